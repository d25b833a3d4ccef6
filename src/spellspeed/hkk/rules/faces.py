"""What is printed on a card of this game, what a token shows, and what stands for an ability in the reaction queue."""

from __future__ import annotations

from typing import Final

from spellspeed.hkk.text import words
from spellspeed.hkk.text.cards import This
from spellspeed.hkk.text.clauses import Ability, Drawback, Neutralization, PlayableFrom, SpellEffect
from spellspeed.hkk.text.effects import Automatically, Continuously
from spellspeed.hkk.text.events import GoesToCollector
from spellspeed.hkk.text.node import Clause
from spellspeed.hkk.text.sentences import Token
from spellspeed.hkk.text.statements import HasKeyword
from spellspeed.kernel.cards import Face
from spellspeed.kernel.records import Record

VARIABLE: Final = -1
"""A value printed as X or ?: the text says how much it is (HKK-91.2.5)."""
BLANK: Final = words.Noun("filler")
"""A card without anything on it: it is drawn, discarded, moved and counted, never played."""
SPELLS: Final = (words.INSTANT, words.GENERAL_SPELL)


class SummoningCost(Record):
    """Magic points (VARIABLE for X), active reserve creatures turned passive, permanents sacrificed, components."""

    def __init__(self, vp: int, builder: int = 0, sacrifice: int = 0, component: int = 0) -> None:
        self.vp: Final = vp
        self.builder: Final = builder
        self.sacrifice: Final = sacrifice
        self.component: Final = component

    def parts(self) -> tuple[object, ...]:
        return (self.vp, self.builder, self.sacrifice, self.component)


class CardFace(Face):
    """A card as printed. `damage` and `life` are those of creatures, `structure` that of buildings; 0 for what it has not."""

    def __init__(
        self,
        code: int,
        name: str,
        kind: words.Noun,
        cost: SummoningCost,
        damage: int,
        life: int,
        structure: int,
        colours: tuple[str, ...],
        subtypes: tuple[str, ...],
        year: int,
        clauses: tuple[Clause, ...],
    ) -> None:
        super().__init__(code, name)
        self.kind: Final = kind
        self.cost: Final = cost
        self.damage: Final = damage
        self.life: Final = life
        self.structure: Final = structure
        self.colours: Final = colours
        self.subtypes: Final = subtypes
        self.year: Final = year
        self.clauses: Final = clauses
        self.played_from: Final = tuple([one.zone for one in clauses if isinstance(one, PlayableFrom)])
        self.waits_for_collector: Final = any([waits_for_collector(one) for one in clauses])
        self.works_elsewhere: Final = self.waits_for_collector or any(
            [isinstance(one, Ability) and one.zone != words.IN_PLAY for one in clauses]
        )

    def parts(self) -> tuple[object, ...]:
        return (
            self.code, self.name, self.kind, self.cost, self.damage, self.life, self.structure, self.colours, self.subtypes,
            self.year, self.clauses,
        )  # fmt: skip

    @property
    def is_spell(self) -> bool:
        """Whether it is an instant or a general spell."""
        return self.kind in SPELLS

    @property
    def is_token(self) -> bool:
        """Whether it is an independent counter: a permanent that is no card."""
        return False

    @property
    def neutralizations(self) -> list[Neutralization]:
        """HKK-91.2.10: the clauses that let it be played as a reaction."""
        return [one for one in self.clauses if isinstance(one, Neutralization)]

    @property
    def effects(self) -> list[SpellEffect]:
        """The parts of a spell's text that are neither condition, explanation nor drawback."""
        return [one for one in self.clauses if isinstance(one, SpellEffect)]


def waits_for_collector(clause: Clause) -> bool:
    """HKK-91.4.1: whether a clause waits for its card to go to the collector: it works there, wherever the card came from."""
    effect = clause.effect if isinstance(clause, (Ability, Drawback)) else None
    return isinstance(effect, Automatically) and isinstance(effect.event, GoesToCollector)


def blank_face(code: int = 0) -> CardFace:
    """A card without anything on it."""
    return CardFace(code, str(BLANK), BLANK, SummoningCost(0), 0, 0, 0, (), (), 0, ())


def token_name(noun: words.Noun) -> str:
    """What a token that depicts such a permanent is called."""
    return f"{noun} token"


class TokenFace(CardFace):
    """What an independent counter shows: it is of the type that it depicts, and its summoning cost is 0."""

    def __init__(self, code: int, token: Token) -> None:
        known = token.noun in words.CARD_NOUNS
        super().__init__(
            code,
            token_name(token.noun),
            token.noun if known else words.CREATURE,
            SummoningCost(0),
            token.damage,
            token.life,
            0,
            () if token.colour is None else (token.colour,),
            () if known else (token.noun,),
            0,
            (() if token.keyword is None else (Ability(Continuously((HasKeyword(This(), token.keyword),))),))
            + token.text,
        )
        self.token: Final = token

    def parts(self) -> tuple[object, ...]:
        return (self.code, self.token)

    def coded(self) -> object:
        return (self.code, self.token)

    @property
    def is_token(self) -> bool:
        return True


class UsedFace(Face):
    """In the reaction queue: an ability or a drawback of a card, as it was when it was used."""

    def __init__(self, code: int, name: str, clause: Clause) -> None:
        super().__init__(code, name)
        self.clause: Final = clause

    def parts(self) -> tuple[object, ...]:
        return (self.code, self.name, self.clause)

    def coded(self) -> object:
        return (self.code, self.clause)
