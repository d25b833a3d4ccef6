"""What is printed on a card, with the places in which its abilities work worked out once (CARD, MONSTER)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from spellspeed.kernel.cards import Face
from spellspeed.yugioh.duel.clauses import PLACED_ONLY, Clause
from spellspeed.yugioh.duel.rights import (
    X_ATTRIBUTE,
    X_FATE,
    X_LEAVES_PLAY,
    X_LEVEL,
    X_NAME,
    X_RACE,
    X_SELF_DESTRUCTS,
    X_TARGETED_DIES,
)
from spellspeed.yugioh.duel.terms import MONSTER, P_DECK, P_FACE_UP, P_LAID, PLACES, TRAP

if TYPE_CHECKING:
    from spellspeed.yugioh.duel.abilities import Group
    from spellspeed.yugioh.duel.kinds import Ability

N_FAST: Final = 1
N_STEADY: Final = 2
N_DUE: Final = 4
N_WATCH: Final = 8
N_IGNITES: Final = 16
N_DESTINED: Final = 32
MAKES_ANEW: Final = X_NAME.bit | X_ATTRIBUTE.bit | X_RACE.bit | X_LEVEL.bit
"""What an Equip Card changes itself cannot make it fall off its monster (Dragonic Attack)."""


ATTACK_UNSAID: Final = 1
DEFENSE_UNSAID: Final = 2


def wearers_of(abilities: tuple[Ability, ...]) -> Group | None:
    """SPELL-6. The monsters for which an Equip Card is; None for a card that is none, or that brings its monster with it.

    A monster that its own effect equips is for those that it can target then (FAQ DARK NECROFEAR); Kiseitai, which targets none, is for no other.
    """
    for ability in abilities:
        if any([step.equips_target() for step in ability.resolved]):
            for choice in ability.targeted:
                group = choice.targeted_group()
                if group is not None:
                    return group
    return None


class PrintedCard(Face):
    """CARD-5, MONSTER-5, MONSTER-6. A card as printed: facts, and the declaration of what it does. Shared by all duels; pickles as its passcode.

    `level`, `attack` and `defense` are 0 where the card has none; "?" counts as 0 (TERM-ORIGINAL-2). `revival` is one of ORDINARY,
    SPECIAL_ONLY, EXCEPT_BY and NEVER_SPECIAL. `clauses` are those that
    are no effects, `claims` the bits that they say. `wearers` are the monsters for which an Equip Card is, `picky`
    whether they can lose what that takes (ERA-EQUIP-1). `noted[place]` says in which indexes of a duel the card stands while it lies there.
    `material_words` are the Fusion Materials of a card that does not name all of them: a name or a property for each.
    `also` has a bit for each Attribute that the card has by its own text beside its printed one, on the field or (`also_everywhere`) anywhere.
    `rulings` is the value of the switch for which this variant of the card stands, "" for the card as it is in every other case;
    `variants` are its dated variants. `called` is the name that it counts as (CARD-1): that of another card, or its own.
    `unsaid` has the bits ATTACK_UNSAID and DEFENSE_UNSAID where "?" is printed (ERA-UNKNOWN-1).
    """

    def __init__(
        self,
        code: int,
        name: str,
        kind: int,
        icon: int,
        attribute: int,
        race: int,
        level: int,
        attack: int,
        defense: int,
        *,
        is_effect: bool,
        is_fusion: bool,
        is_ritual: bool,
        is_spirit: bool,
        is_toon: bool,
        is_union: bool,
        is_gemini: bool,
        is_token: bool,
        revival: int,
        may_be_normal_summoned: bool,
        abilities: tuple[Ability, ...],
        clauses: tuple[Clause, ...],
        materials: tuple[str, ...],
        material_words: tuple[object, ...],
        restore: Callable[[int, str], PrintedCard],
        rulings: str = "",
        variants: tuple[PrintedCard, ...] = (),
        called: str = "",
        unsaid: int = 0,
    ) -> None:
        super().__init__(code, name)
        self.kind: Final = kind
        self.icon: Final = icon
        self.attribute: Final = attribute
        self.race: Final = race
        self.level: Final = level
        self.attack: Final = attack
        self.defense: Final = defense
        self.is_effect: Final = is_effect
        self.is_fusion: Final = is_fusion
        self.is_ritual: Final = is_ritual
        self.is_spirit: Final = is_spirit
        self.is_toon: Final = is_toon
        self.is_union: Final = is_union
        self.is_gemini: Final = is_gemini
        self.is_token: Final = is_token
        self.revival: Final = revival
        self.may_be_normal_summoned: Final = may_be_normal_summoned
        self.abilities: Final = abilities
        self.clauses: Final = clauses
        claims = 0
        for clause in clauses:
            claims |= clause.claims()
        self.claims: Final = claims
        self.materials: Final = materials
        self.material_words: Final = material_words
        self.restore: Final = restore
        self.rulings: Final = rulings
        self.variants: Final = variants
        self.called: Final = called or name
        self.unsaid: Final = unsaid
        self.is_monster: Final = kind == MONSTER
        self.is_trap: Final = kind == TRAP
        for index, ability in enumerate(abilities):
            ability.belong(code, index)
        self.cards_own: Final = tuple([a for a in abilities if a.is_card_activation])
        self.fast: Final = tuple([a for a in abilities if a.windows and not a.is_trigger])
        self.ignitions: Final = tuple([a for a in abilities if a.is_ignition])
        self.triggers: Final = tuple([a for a in abilities if a.is_trigger and a.own])
        self.watches: Final = tuple([a for a in abilities if a.is_trigger and not a.own])
        self.dues: Final = tuple([a for a in abilities if a.phases])
        self.has_flip_effect: Final = any([a.is_flip for a in abilities])
        self.steady: Final = tuple([a for a in abilities if a.changes])
        self.wearers: Final = wearers_of(abilities)
        self.leaves_play: Final = any([change.what is X_LEAVES_PLAY for a in self.steady for change in a.changes])
        also = 0
        everywhere = False
        for ability in self.steady:
            for change in ability.changes:
                also |= change.also()
                everywhere = everywhere or change.is_everywhere()
        self.also: Final = also
        self.also_everywhere: Final = everywhere
        self.fates: Final = tuple([change for a in self.steady for change in a.changes if change.what is X_FATE])
        kinds = 0
        for ability in self.steady:
            for change in ability.changes:
                kinds |= change.what.bit
        self.kinds: Final = kinds
        self.picky: Final = self.wearers is not None and self.wearers.is_picky() and not kinds & MAKES_ANEW
        self.minds_negation: Final = kinds & (X_TARGETED_DIES.bit | X_SELF_DESTRUCTS.bit) != 0 or any(
            [a.at_once or (a.hearing is not None and a.hearing.minds_negation()) for a in self.triggers]
        )
        self.procedures: Final = tuple([a for a in abilities if a.is_procedure])
        self.comes_from_deck: Final = any([a.places >> P_DECK & 1 == 1 for a in self.procedures])
        self.demanding: Final = any([a.must for a in abilities])
        self.destinies: Final = tuple([a for a in abilities if a.is_victory])
        listens = 0
        for ability in self.triggers:
            listens |= ability.event
        self.listens: Final = listens
        watched = 0
        for ability in self.watches:
            watched |= ability.event
        self.watched: Final = watched
        self.reach: Final = tuple([self.reach_from(place) for place in range(PLACES)])
        self.noted: Final = tuple([self.noted_in(place) for place in range(PLACES)])
        self.placed_only: Final = claims & PLACED_ONLY != 0
        self.stays: Final = any([a.stays for a in self.cards_own])
        self.shared: Final = any([a.anyone for a in abilities])

    def parts(self) -> tuple[object, ...]:
        return (self.code,)

    def __reduce__(self) -> tuple[object, ...]:
        return (self.restore, (self.code, self.rulings))

    def under(self, rulings: str) -> PrintedCard:
        """CORE-1. The card as the rulings of that year have it (switch `rulings`): a dated variant, or else this one."""
        for variant in self.variants:
            if variant.rulings == rulings:
                return variant
        return self

    def reach_from(self, place: int) -> int:
        """The windows in which a fast effect of this card can be activated from a place.

        T-8.7. Of cards that are being activated only Continuous Traps have effects that may answer in the same Chain, by a switch.
        """
        if place == P_LAID:
            return self.reach_from(P_FACE_UP) if self.is_trap else 0
        windows = 0
        for ability in self.fast:
            if ability.places & (1 << place):
                windows |= ability.windows
        return windows

    def noted_in(self, place: int) -> int:
        """The indexes in which a duel lists this card while it lies in a place."""
        bit = 1 << place
        noted = N_FAST if self.reach_from(place) else 0
        if any([a.places & bit for a in self.steady]):
            noted |= N_STEADY
        if any([a.places & bit for a in self.dues]):
            noted |= N_DUE
        if any([a.places & bit for a in self.watches]):
            noted |= N_WATCH
        if any([a.places & bit for a in self.ignitions]):
            noted |= N_IGNITES
        if any([a.places & bit for a in self.destinies]):
            noted |= N_DESTINED
        return noted
