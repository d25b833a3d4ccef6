"""Which clauses a card has now, and which statements hold: what takes away, copies or ignores text acts on clauses of one kind only."""

from __future__ import annotations

from typing import Final

from spellspeed.hkk.rules import meaning, standing_statements
from spellspeed.hkk.rules.faces import waits_for_collector
from spellspeed.hkk.rules.game import Game
from spellspeed.hkk.rules.terms import COLLECTOR, DECK, HAND, IN_PLAY, NOTHING, PASSIVE
from spellspeed.hkk.text import words
from spellspeed.hkk.text.clauses import ABILITY, Ability, Advantage, Drawback, PlayCondition, may_be_influenced
from spellspeed.hkk.text.effects import Continuously
from spellspeed.hkk.text.node import Clause, Effect, Sentence, Statement
from spellspeed.hkk.text.statements import CopyText, GetsAndHas, HasKeyword, IgnoreText, LoseText, While
from spellspeed.kernel.cards import STAYS

HIDEOUTS: Final = {HAND: words.HAND, DECK: words.DECK, COLLECTOR: words.COLLECTOR, NOTHING: words.NOTHING}
KINDS_OF: Final = {
    words.ABILITIES: ("ability",),
    words.DRAWBACKS: ("drawback",),
    words.PLAY_CONDITIONS: ("play_condition",),
    words.ABILITIES_AND_DRAWBACKS: ("ability", "drawback"),
}
"""HKK-91.2.1: the kinds of clauses that words for parts of a text name; an explanation is never among them."""

RESTS: Final = (words.ENCHANTMENT, words.BUILDING, words.ITEM)
"""Types whose abilities do not work while they are passive."""


class Texts:
    """What all cards in play say at one moment. `has` are the clauses of each permanent, `ignored` which kinds of its do nothing now.

    `wanting` are the statements whose cards or player have yet to be chosen, with the permanent that says each.
    """

    def __init__(self) -> None:
        self.has: dict[int, tuple[Clause, ...]] = {}
        self.ignored: dict[int, list[str]] = {}
        self.held: list[standing_statements.Held] = []
        self.wanting: list[tuple[int, Sentence]] = []


def texts_now(game: Game) -> Texts:
    """HKK-91.2.1, HKK-91.4.1: the texts as they are now; worked out once between two changes.

    First each permanent has what is printed on it and on its counters. Then statements that change texts apply in the order in which their
    sources came; a statement whose own clause is gone by then does not. Explanations stay whatever happens (HKK-91.2.1).
    """
    found = game.remembered("texts")
    if found is None:
        found = Texts()
        game.remember("texts", found)
        work_out(game, found)
    assert isinstance(found, Texts)
    return found


CHANGE_TEXT: Final = (LoseText, IgnoreText, CopyText, standing_statements.Grant)


def work_out(game: Game, now: Texts) -> None:
    """The texts of all permanents, from the beginning. What is asked meanwhile is answered with what is known so far: printed types and values."""
    for number in game.all_permanents():
        now.has[number] = game.face(number).clauses + counter_clauses(game, number)
    for held in candidates(game, now):
        if isinstance(held.says, CHANGE_TEXT) and still_says(now, held):
            change_text(game, now, held)
    for _ in range(2):
        now.held = [
            one for one in candidates(game, now) if still_says(now, one) and not isinstance(one.says, CHANGE_TEXT)
        ]
    now.wanting = wanting(game, now)


def wanting(game: Game, now: Texts) -> list[tuple[int, Sentence]]:
    """The lasting statements of permanents for which cards or a player have yet to be chosen, those first that came first."""
    found: list[tuple[int, Sentence]] = []
    for number in sorted(now.has, key=lambda one: (game.cards[one].arrived, one)):
        for clause in now.has[number]:
            if isinstance(clause, (Ability, Drawback, Advantage)) and isinstance(clause.effect, Continuously):
                found += [
                    (number, says)
                    for says in flat(clause.effect.does)
                    if standing_statements.choices_in(says) or standing_statements.names_target_player(says)
                    if standing_statements.chosen_for(game, number, says) is None
                ]
    return found


def flat(does: tuple[Statement, ...]) -> list[Statement]:
    """Statements, with what a While says instead of it."""
    return [says for one in does for says in (flat(one.does) if isinstance(one, While) else [one])]


def counter_clauses(game: Game, number: int) -> tuple[Clause, ...]:
    """HKK-91.3.7: the clauses that the dependent counters on a permanent carry, one set for each counter."""
    found: tuple[Clause, ...] = ()
    binding = game.binding(number)
    for one in game.lasting:
        if isinstance(one.change, standing_statements.Holding) and one.change.counter and one.cards == (binding,):
            found += one.change.counter.text * game.cards[number].counted(one.change.counter.name)
    return found


def candidates(game: Game, now: Texts) -> list[standing_statements.Held]:
    """What continuous clauses and lasting effects say now, in the order in which they began."""
    found: list[standing_statements.Held] = []
    for number, clauses in now.has.items():
        for clause in clauses:
            effect = effect_of(game, number, clause)
            if isinstance(effect, Continuously) and not rests(game, number, clause):
                found += held_by(game, number, clause, effect.does)
    found.sort(key=lambda held: (game.cards[held.source].arrived, held.source))
    for one in game.lasting:
        if isinstance(one.change, standing_statements.Holding) and one.change.says is not None:
            source = one.source % STAYS
            seat = one.seat
            fixed = one.cards if one.change.fixed else None
            found += spread(
                game, standing_statements.Held(source, seat, one.change.says, None, fixed, one.against, one.order)
            )
    return found


def rests(game: Game, number: int, clause: Clause) -> bool:
    """Whether an ability of a permanent does not work in play: it works elsewhere, or its item, enchantment or building is passive."""
    if not isinstance(clause, Ability):
        return False
    return clause.zone != words.IN_PLAY or (game.face(number).kind in RESTS and game.cards[number].position == PASSIVE)


def held_by(game: Game, number: int, clause: Clause, does: tuple[Sentence, ...]) -> list[standing_statements.Held]:
    """The statements of one continuous clause."""
    found: list[standing_statements.Held] = []
    card = game.cards[number]
    for says in does:
        found += spread(game, standing_statements.Held(number, card.controller, says, clause, None, -1, card.arrived))
    return found


def spread(game: Game, held: standing_statements.Held) -> list[standing_statements.Held]:
    """A statement, or, if it is a While, what it says while its condition holds."""
    if not isinstance(held.says, While):
        return [held.with_choices(game)]
    if not held.holds(game, held.says.condition):
        return []
    found: list[standing_statements.Held] = []
    for says in held.says.does:
        found += spread(game, held.saying(says))
    return found


def effect_of(game: Game, number: int, clause: Clause) -> Effect | None:
    """HKK-91.2.6: how an ability, a drawback or an Advantage whose range fits acts; None for what does not act."""
    if isinstance(clause, Advantage):
        life = meaning.opponents_life(game, game.cards[number].controller)
        return clause.effect if clause.may_apply(life) else None
    if isinstance(clause, (Ability, Drawback)):
        return clause.effect
    return None


def still_says(now: Texts, held: standing_statements.Held) -> bool:
    """Whether the clause that says it is still there and not ignored."""
    if held.clause is None:
        return True
    return held.clause in now.has.get(held.source, ()) and held.clause.kind not in now.ignored.get(held.source, ())


def change_text(game: Game, now: Texts, held: standing_statements.Held) -> None:
    """HKK-91.2.1, HKK-91.3.0, HKK-91.5.2: take away, ignore or copy the clauses of the kinds named, and of no other."""
    says = held.says
    if isinstance(says, standing_statements.Grant):
        for number in affected(game, now, held):
            now.has[number] += says.clauses
        return
    assert isinstance(says, (LoseText, IgnoreText, CopyText))
    for number in affected(game, now, held):
        if isinstance(says, LoseText):
            now.has[number] = tuple([one for one in now.has[number] if not is_named(one, says.part)])
        elif isinstance(says, IgnoreText):
            now.ignored.setdefault(number, []).extend(KINDS_OF[says.part])
        else:
            for other in held.copied(game):
                if other != number and other in now.has:
                    now.has[number] += tuple([one for one in now.has[other] if is_named(one, says.part)])


def is_named(clause: Clause, part: words.Part) -> bool:
    """HKK-91.2.1: whether words for parts of a text mean this clause; an explanation is never meant."""
    return clause.kind in KINDS_OF[part] and may_be_influenced(clause)


def affected(game: Game, now: Texts, held: standing_statements.Held) -> list[int]:
    """The permanents that a statement speaks of."""
    return [number for number in held.numbers(game) if number in now.has]


def clauses_of(game: Game, number: int) -> tuple[Clause, ...]:
    """HKK-91.4.1: the clauses that a card has: in play what is left of its text, elsewhere what is printed on it."""
    if game.in_play(number):
        return texts_now(game).has[number]
    return game.face(number).clauses


def working_clauses(game: Game, number: int) -> list[Clause]:
    """HKK-91.4.1: the clauses of a card that can act where it is now.

    In play: all that is not ignored, but abilities of other zones. Elsewhere: only abilities that expressly work there.
    """
    card = game.cards[number]
    if card.zone in IN_PLAY:
        now = texts_now(game)
        ignored = now.ignored.get(number, ())
        return [one for one in now.has[number] if one.kind not in ignored and not rests(game, number, one)]
    where = HIDEOUTS.get(card.zone)
    return [
        one
        for one in game.face(number).clauses
        if (isinstance(one, Ability) and one.zone == where) or (where == words.COLLECTOR and waits_for_collector(one))
    ]


def abilities_of(game: Game, number: int) -> list[Clause]:
    """HKK-91.4.0, HKK-91.4.1: the abilities that a card has now."""
    return [one for one in working_clauses(game, number) if isinstance(one, Ability)]


def active_kinds(game: Game, number: int) -> list[str]:
    """The kinds of the clauses that a card has now and that are not ignored, in the order printed; then the abilities that others give it."""
    if game.in_play(number):
        ignored = texts_now(game).ignored.get(number, ())
        own = [one.kind for one in texts_now(game).has[number] if one.kind not in ignored]
        return own + [ABILITY for _ in given(game, number)]
    return [one.kind for one in game.face(number).clauses if one.kind != "ability"] + [
        one.kind for one in working_clauses(game, number)
    ]


def given(game: Game, number: int) -> list[standing_statements.Held]:
    """The statements by which a permanent has an ability that stands in no clause of its own."""
    return [
        held
        for held in texts_now(game).held
        if isinstance(held.says, (HasKeyword, GetsAndHas)) and held.speaks_of(game, number)
        if held.clause is None or held.source != number
    ]


def is_condition_ignored(game: Game, number: int, clause: PlayCondition) -> bool:
    """Whether something says that the play conditions of this card, wherever it is, do not matter."""
    now = texts_now(game)
    for one in candidates(game, now):
        if isinstance(one.says, IgnoreText) and one.says.part == words.PLAY_CONDITIONS and still_says(now, one):
            if one.speaks_of(game, number):
                return True
    return False
