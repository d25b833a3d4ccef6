"""Whom and what the words of a text refer to that name nobody: "rá", "them", "that player", "the creature", a verb without its subject."""

from __future__ import annotations

from typing import Any, Final

from spellspeed.hkk.text.amounts import X
from spellspeed.hkk.text.cards import Every, Filter, It, Some, This
from spellspeed.hkk.text.carried_out import IN_PLAY_ONLY
from spellspeed.hkk.text.clauses import Reward
from spellspeed.hkk.text.conditions import Is
from spellspeed.hkk.text.costs import Pay, RemoveCountersCost
from spellspeed.hkk.text.events import PlayerDraws, PlayerPlays
from spellspeed.hkk.text.mentions import Pronoun, TheCard, WhereX
from spellspeed.hkk.text.node import Amount, Cards, Clause, Cost, Node, Sentence
from spellspeed.hkk.text.sentences import (
    CreateTokens,
    DamageCards,
    DamagePlayer,
    Discard,
    Heal,
    PutCounters,
    RemoveCounters,
    Search,
)
from spellspeed.hkk.text.shields import PreventDamage, PreventDamageToCards
from spellspeed.hkk.text.words import (
    CARD,
    DOER,
    EACH_PLAYER,
    EITHER,
    GENERAL_SPELL,
    HIDEOUTS,
    INSTANT,
    ITS_CONTROLLER,
    ITS_OWNER,
    OPPONENT,
    SPELL,
    TARGET_OPPONENT,
    TARGET_PLAYER,
    THEY,
    YOU,
    Who,
)

NO_PERMANENT: Final = "text.no permanent"
NO_PLAYER: Final = "text.no player"
WHICH: Final = "text.which"
NO_X: Final = "text.no x"
X_THERE: Final = "text.x there"

NOTHING_NAMED: Final = 0
PERMANENTS: Final = 1
OTHERS: Final = 2
"""Cards that are not in play: drawn, discarded, played as spells."""
LEFT_OPEN: Final = 3
"""Cards, but it is not said which of them."""
CARDS_OR_PLAYER: Final = 4
"""A target that is a card or a player."""

THIRD: Final = (OPPONENT, TARGET_PLAYER, TARGET_OPPONENT, ITS_CONTROLLER, ITS_OWNER)
SPELLS: Final = (SPELL, INSTANT, GENERAL_SPELL)
PLAIN: Final = (
    Some, Pay, RemoveCountersCost, PutCounters, RemoveCounters, CreateTokens, Heal, PreventDamage, PreventDamageToCards,
)  # fmt: skip
"""Where an amount is said as a number or as X only."""


class Naming:
    """What a text has named so far. `problem`: the key of a hint, where words refer to nothing or to either of two.

    `player` is the last one named otherwise than as "you", `cards` what sort of cards was named last, `later` whether the player came after them.
    `only_this`: no single card but this one was named.
    """

    def __init__(self, on_spell: bool) -> None:
        self.on_spell: Final = on_spell
        self.player: Who | None = None
        self.cards: int = NOTHING_NAMED
        self.only_this: bool = True
        self.later: bool = False
        self.problem: str = ""
        self.heard_player: Who | None = None
        self.heard_cards: int = NOTHING_NAMED
        self.heard_after: bool = False

    def note(self, part: object, holder: Node) -> None:
        """Something that a sentence, a cost, a condition or an event says directly."""
        if isinstance(part, str) and part in (*THIRD, EACH_PLAYER) and not isinstance(holder, Filter):
            self.heard_player = Who(part)
            self.heard_after = bool(self.heard_cards)
        elif isinstance(part, (Some, Every)):
            either = isinstance(part, Some) and part.choice == EITHER
            self.heard_cards = CARDS_OR_PLAYER if either else sort_of(part.what, holder)
            self.only_this = self.only_this and isinstance(part, Every)
        elif isinstance(part, This) and not self.on_spell:
            self.heard_cards = PERMANENTS
        elif isinstance(part, Filter) and not isinstance(holder, (Some, Every, Is)):
            self.heard_cards = sort_played(part) if isinstance(holder, PlayerPlays) else LEFT_OPEN
            self.only_this = self.only_this and not isinstance(holder, PlayerPlays)
        if isinstance(holder, PlayerDraws):
            self.heard_cards = OTHERS

    def done(self) -> None:
        """A sentence, a cost, a condition or an event is over."""
        if self.heard_cards:
            self.cards, self.later = self.heard_cards, False
        if self.heard_player is not None:
            self.later = self.heard_after or not self.heard_cards
            self.player = self.heard_player
        self.heard_player, self.heard_cards, self.heard_after = None, NOTHING_NAMED, False

    def pronoun(self, can_be_player: bool) -> It | Who:
        """Whom or what "rá" and its like mean: a player where no permanent was named, and this card where nobody was."""
        permanents = self.cards == PERMANENTS
        if self.cards in (LEFT_OPEN, CARDS_OR_PLAYER) or (can_be_player and permanents and self.later):
            self.problem = WHICH
        elif not permanents and can_be_player and self.player is not None:
            if self.player != EACH_PLAYER:
                return self.player
            self.problem = WHICH
        elif self.cards == OTHERS or (self.on_spell and not permanents):
            self.problem = NO_PERMANENT
        return It()

    def they(self) -> Who:
        """Whom "that player" means."""
        if self.player is None:
            self.problem = NO_PLAYER
            return THEY
        return self.player

    def doer(self) -> Who:
        """Who does it where a verb has no subject: the player named last; where nobody and nothing was named, you."""
        if self.player is None and self.cards == NOTHING_NAMED:
            return YOU
        return self.they()

    def the_card(self) -> It | This:
        """What "the card" means: in a spell what was named, elsewhere this card, if no other was named."""
        if self.on_spell:
            return It() if self.cards else This()
        if not self.only_this:
            self.problem = WHICH
        return This()


def sort_of(what: Filter, holder: Node) -> int:
    """What sort of cards a choice of cards names."""
    if isinstance(holder, Cost):
        return LEFT_OPEN
    return OTHERS if isinstance(holder, (Discard, Search)) or what.zone in HIDEOUTS else PERMANENTS


def sort_played(what: Filter) -> int:
    """What sort of card somebody plays."""
    if what.noun in SPELLS:
        return OTHERS
    return LEFT_OPEN if what.noun == CARD else PERMANENTS


def referring(clauses: tuple[Clause, ...], on_spell: bool) -> tuple[tuple[Clause, ...], tuple[str, ...]]:
    """The clauses of a text with what their words refer to, and for each the key of a hint, empty if all of it is clear.

    The text of a spell is one row of sentences; each clause of a permanent stands by itself, and so does a Reward, whose card is no longer there.
    """
    found: list[Clause] = []
    problems: list[str] = []
    naming = Naming(on_spell)
    for clause in clauses:
        if not on_spell:
            naming = Naming(False)
        here = Naming(True) if isinstance(clause, Reward) else naming
        here.problem = ""
        made = placed(clause, here)
        assert isinstance(made, Clause)
        found.append(made)
        problems.append(here.problem)
    return tuple(found), tuple(problems)


def placed(part: object, naming: Naming) -> Any:
    """A part of a text with what its words refer to."""
    if isinstance(part, tuple):
        return with_x(tuple([placed(one, naming) for one in part]), naming)
    if not isinstance(part, Node):
        return naming.they() if part == THEY else naming.doer() if part == DOER else part
    if isinstance(part, (DamageCards, PreventDamageToCards)) and isinstance(part.cards, Pronoun):
        return of_damage(part, naming)
    if isinstance(part, Pronoun):
        return naming.pronoun(False)
    if isinstance(part, TheCard):
        return naming.the_card()
    held: list[object] = []
    for one in part.parts():
        held.append(of_inner(one, naming) if is_text(one) else placed(one, naming))
        naming.note(held[-1], part)
        if holds_sentences(part):
            naming.done()
    made = type(part)(*held)
    if isinstance(made, IN_PLAY_ONLY) and isinstance(getattr(made, "cards", None), It):
        unclear = {OTHERS: NO_PERMANENT, CARDS_OR_PLAYER: WHICH}.get(naming.cards, "")
        naming.problem = naming.problem or unclear
    if not isinstance(made, (Amount, Cards, Filter)):
        naming.done()
    return made


def of_damage(part: DamageCards | PreventDamageToCards, naming: Naming) -> Sentence:
    """Damage that is dealt to, or kept from, whomever a pronoun means."""
    amount = placed(part.amount, naming)
    meant = naming.pronoun(True)
    naming.done()
    if isinstance(meant, It):
        return type(part)(amount, meant)
    return DamagePlayer(amount, meant) if isinstance(part, DamageCards) else PreventDamage(amount, meant)


def is_text(part: object) -> bool:
    """Whether it is what a counter or a token carries."""
    return isinstance(part, tuple) and any(isinstance(one, Clause) for one in part)


def of_inner(text: Any, naming: Naming) -> tuple[Clause, ...]:
    """What a counter or a token carries is a text of its own."""
    found, problems = referring(text, False)
    naming.problem = naming.problem or next((one for one in problems if one), "")
    return found


def holds_sentences(part: Node) -> bool:
    """Whether sentences stand in it: what it says before them is named before them."""
    return any(isinstance(one, tuple) and any(isinstance(inner, Sentence) for inner in one) for one in part.parts())


def with_x(row: tuple[Any, ...], naming: Naming) -> tuple[Any, ...]:
    """A row of sentences, with how much X is wherever it stands, if its end says so."""
    last = row[-1] if row else None
    if not isinstance(last, WhereX):
        return row
    whole = (*row[:-1], *last.does)
    if not has_x(whole):
        naming.problem = NO_X
    elif not isinstance(last.amount, X) and is_plain(whole):
        naming.problem = X_THERE
    return tuple([filled(one, last.amount) for one in whole])


def has_x(part: object) -> bool:
    """Whether X stands in a part of a text."""
    inside = part.parts() if isinstance(part, Node) else part if isinstance(part, tuple) else ()
    return isinstance(part, X) or any(has_x(one) for one in inside)


def is_plain(part: object) -> bool:
    """Whether X stands where no other amount can be said."""
    inside = part.parts() if isinstance(part, Node) else part if isinstance(part, tuple) else ()
    return any(is_plain(one) or (isinstance(one, X) and isinstance(part, PLAIN)) for one in inside)


def filled(part: Any, amount: Amount) -> Any:
    """A part of a text with an amount instead of X."""
    if isinstance(part, X):
        return amount
    if isinstance(part, tuple):
        return tuple([filled(one, amount) for one in part])
    return type(part)(*[filled(one, amount) for one in part.parts()]) if isinstance(part, Node) else part
