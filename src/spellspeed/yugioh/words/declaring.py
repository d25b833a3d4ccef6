"""How a card is declared: its abilities, and how it may be Summoned. The cards in yugioh/cards are written with these words."""

from __future__ import annotations

from typing import Final, Never

from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.abilities import Condition, Group, Step
from spellspeed.yugioh.duel.alterations import Alteration
from spellspeed.yugioh.duel.clauses import Clause
from spellspeed.yugioh.duel.kinds import (
    YOURS,
    Ability,
    Answering,
    Arrival,
    CardActivation,
    Continuous,
    Due,
    FlipEffect,
    Ignition,
    Procedure,
    Quick,
    Trigger,
    Victory,
)
from spellspeed.yugioh.words.choices.targets import Target
from spellspeed.yugioh.words.conditions.junctions import Both
from spellspeed.yugioh.words.conditions.situations import SameChainAllowed
from spellspeed.yugioh.words.groups.references import Bound, Itself
from spellspeed.yugioh.words.joins import PayOrElse
from spellspeed.yugioh.words.meaningless import refuse_misplaced, with_fields
from spellspeed.yugioh.words.verbs.destruction import Destroy
from spellspeed.yugioh.words.verbs.durations import EquipTo

Steps = tuple[Step, ...]
HAND_OR_SET: Final = 1 << t.P_HAND | 1 << t.P_SET
SET_ONLY: Final = 1 << t.P_SET
ON_FIELD: Final = 1 << t.P_FACE_UP
IN_GRAVEYARD: Final = 1 << t.P_GRAVEYARD
IN_HAND: Final = 1 << t.P_HAND
IN_DECK: Final = 1 << t.P_DECK
AS_EQUIP_CARD: Final = 1 << t.P_EQUIPPED
FROM_FUSION_DECK: Final = 0
"""As the places of a monster's own way of being Special Summoned: the Fusion Deck (FDECK-1)."""


class Variant:
    """What a card does under the rulings of another year (switch `rulings`), and where that stands."""

    def __init__(self, rulings: str, source: str, abilities: tuple[Ability, ...]) -> None:
        self.rulings: Final = rulings
        self.source: Final = source
        self.abilities: Final = abilities


def as_ruled(rulings: str, source: str, *abilities: Ability) -> Variant:
    """A dated variant of a card: all its abilities under these rulings. `source` names the document that says so."""
    if not source:
        raise ValueError("a dated variant names its source")
    return Variant(rulings, source, abilities)


class Declaration:
    """What a card does, beside its facts: abilities in the order of its text, and the limits on its Summon."""

    def __init__(
        self,
        name: str,
        abilities: tuple[Ability, ...],
        clauses: tuple[Clause, ...] = (),
        as_monster: tuple[int, int, int, int, int] | None = None,
        materials: tuple[object, ...] = (),
        variants: tuple[Variant, ...] = (),
        cites: tuple[str, ...] = (),
    ) -> None:
        self.name: Final = name
        self.abilities: Final = abilities
        self.clauses: Final = clauses
        self.as_monster: Final = as_monster
        self.materials: Final = materials
        self.variants: Final = variants
        self.cites: Final = cites


DECLARED_CARDS: Final[dict[str, Declaration]] = {}
"""Every declared card by its name; filled by the modules of yugioh/cards."""
DECLARED_TOKENS: Final[dict[str, tuple[Ability, ...]]] = {}
"""What its maker's text says of a kind of Token, by the Token's name."""


def token(name: str, *abilities: Ability) -> None:
    """Declare what its maker's text says of a kind of Token (TOKEN-1); before a card of the same module uses the Token."""
    if name in DECLARED_TOKENS:
        raise ValueError(f"{name} is declared twice")
    refuse_misplaced(name, abilities)
    DECLARED_TOKENS[name] = abilities


def card(
    name: str, *text: Clause | Ability, as_monster: tuple[int, int, int, int, int] | None = None, materials: tuple[object, ...] = (),
    variants: tuple[Variant, ...] = (), cites: tuple[str, ...] = (),
) -> Declaration:  # fmt: skip
    """Declare a card. A name is declared once. Raises MeaninglessField. `as_monster`: Attribute, Type, Level, ATK and DEF of a trap monster (T-8.12).

    `materials`: a name or a property for each Fusion Material, where the facts do not name all of them. `text` has its clauses and abilities,
    those of the profile tcg; `variants` what the card did under other rulings of the era. `cites` are the rulings that name this card.
    """
    if name in DECLARED_CARDS:
        raise ValueError(f"{name} is declared twice")
    clauses = tuple([part for part in text if isinstance(part, Clause)])
    abilities = tuple([part for part in text if isinstance(part, Ability)])
    refuse_misplaced(name, abilities)
    for variant in variants:
        refuse_misplaced(f"{name} ({variant.rulings})", variant.abilities)
    declaration = Declaration(name, abilities, clauses, as_monster, materials, variants, cites)
    DECLARED_CARDS[name] = declaration
    return declaration


def spell(
    do: Steps, *, costs: Steps = (), targets: Steps = (), condition: Condition | None = None, remains: bool = False, in_phases: int = 0,
    changes: tuple[Alteration, ...] = (), limit: int = 0, stays: bool = False, windows: int = 0, falls: bool = False,
    **others: Never,
) -> Ability:  # fmt: skip
    """Activation of a Spell Card of Spell Speed 1.

    `remains`: a Continuous, Equip or Field Spell, which must be face-up to resolve; `stays`: a Normal Spell that stays on the field (T-8.9);
    `falls`: not where its effect was negated.
    `in_phases` and `windows`: only in these phases and windows (STANDBY-3).
    """
    made = CardActivation(
        speed=1, places=HAND_OR_SET, costs=costs, targets=targets, condition=condition, steps=do, remains=remains, in_phases=in_phases,
        changes=changes, limit=limit, stays=stays or remains, windows=windows, falls=falls,
    )  # fmt: skip
    return with_fields(made, "spell", others)


def lasting_spell(*, costs: Steps = (), condition: Condition | None = None, **others: Never) -> Ability:
    """Activation of a Continuous or Field Spell that does nothing but lie there face-up (SPELL-5, SPELL-8)."""
    made = spell((), costs=costs, condition=condition, remains=True)
    return with_fields(made, "lasting_spell", others)


def equip(group: Group, **others: Never) -> Ability:
    """Activation of an Equip Spell: it targets a face-up monster of a group (SPELL-6)."""
    made = spell((EquipTo(Bound(t.TARGETS)),), targets=(Target(group),), remains=True)
    return with_fields(made, "equip", others)


def quick_play(
    do: Steps, *, costs: Steps = (), targets: Steps = (), condition: Condition | None = None, windows: int = t.W_ANY, event: int = 0,
    hearing: Condition | None = None, **others: Never,
) -> Ability:  # fmt: skip
    """Activation of a Quick-Play Spell Card (SPELL-9 to SPELL-11)."""
    made = CardActivation(
        speed=2, places=HAND_OR_SET, windows=windows, costs=costs, targets=targets, condition=condition, steps=do, event=event,
        hearing=hearing,
    )  # fmt: skip
    return with_fields(made, "quick_play", others)


def trap(
    do: Steps, *, windows: int = t.W_ANY, event: int = 0, hearing: Condition | None = None, costs: Steps = (), targets: Steps = (),
    condition: Condition | None = None, remains: bool = False, changes: tuple[Alteration, ...] = (), **others: Never,
) -> Ability:  # fmt: skip
    """Activation of a Normal or Continuous Trap Card (TRAP-1, TRAP-2). `event` and `hearing` say what it answers in a window of events."""
    made = CardActivation(
        speed=2, places=SET_ONLY, windows=windows, event=event, hearing=hearing, costs=costs, targets=targets, condition=condition,
        steps=do, remains=remains, changes=changes, stays=remains,
    )  # fmt: skip
    return with_fields(made, "trap", others)


def when_summoned(
    do: Steps,
    hearing: Condition | None = None,
    *,
    targets: Steps = (),
    costs: Steps = (),
    condition: Condition | None = None,
    **others: Never,
) -> Ability:
    """A Normal Trap "when a monster is Summoned" (T-2.2)."""
    made = trap(
        do, windows=t.W_SUMMON, event=t.E_SUMMONED, hearing=hearing, targets=targets, costs=costs, condition=condition,
    )  # fmt: skip
    return with_fields(made, "when_summoned", others)


def when_attacked(
    do: Steps,
    hearing: Condition | None = None,
    *,
    targets: Steps = (),
    costs: Steps = (),
    condition: Condition | None = None,
    **others: Never,
) -> Ability:
    """A Normal Trap "when an attack is declared" (T-2.3)."""
    made = trap(
        do, windows=t.W_DECLARATION, event=t.E_ATTACK, hearing=hearing, targets=targets, costs=costs, condition=condition,
    )  # fmt: skip
    return with_fields(made, "when_attacked", others)


def when_happened(
    do: Steps, event: int, hearing: Condition | None = None, *, targets: Steps = (), costs: Steps = (), condition: Condition | None = None,
    remains: bool = False, **others: Never,
) -> Ability:  # fmt: skip
    """A Trap that names another event (T-2.6)."""
    made = trap(
        do, windows=t.W_HAPPENED, event=event, hearing=hearing, targets=targets, costs=costs, condition=condition, remains=remains,
    )  # fmt: skip
    return with_fields(made, "when_happened", others)


def counter_trap(
    do: Steps,
    condition: Condition | None = None,
    *,
    costs: Steps = (),
    windows: int = t.W_ANSWERS,
    targets: Steps = (),
    event: int = 0,
    hearing: Condition | None = None,
    **others: Never,
) -> Ability:
    """Activation of a Counter Trap Card: Spell Speed 3, as an answer (TRAP-7, SPEED-4)."""
    made = CardActivation(
        speed=3, places=SET_ONLY, windows=windows, event=event, hearing=hearing, costs=costs, targets=targets, condition=condition,
        steps=do,
    )  # fmt: skip
    return with_fields(made, "counter_trap", others)


def against_summons(do: Steps, condition: Condition, *, costs: Steps = (), **others: Never) -> Ability:
    """A Counter Trap's activation in the attempt window of a Summon (T-3.2)."""
    made = counter_trap(do, condition, costs=costs, windows=t.W_ATTEMPT)
    return with_fields(made, "against_summons", others)


def ignition(
    do: Steps, *, costs: Steps = (), targets: Steps = (), condition: Condition | None = None, limit: int = 0, places: int = ON_FIELD,
    remains: bool = False, in_phases: int = 0, anyone: bool = False, must: bool = False, **others: Never,
) -> Ability:  # fmt: skip
    """An Ignition Effect (EFFECT-6); `anyone`: each player may use it in the own turn; `must`: its player has to (ERA-MUST-1)."""
    made = Ignition(
        places=places, costs=costs, targets=targets, condition=condition, steps=do, limit=limit, remains=remains, in_phases=in_phases,
        anyone=anyone,
    )  # fmt: skip
    made.must = must
    return with_fields(made, "ignition", others)


def flip(
    do: Steps,
    *,
    costs: Steps = (),
    targets: Steps = (),
    condition: Condition | None = None,
    at_once: bool = False,
    **others: Never,
) -> Ability:
    """A Flip Effect: mandatory (EFFECT-2, EFFECT-4); with `at_once` what is no more than kept in mind then, for a later part of it (T-1.7)."""
    made = FlipEffect(
        places=1 << t.P_SET | ON_FIELD, costs=costs, targets=targets, condition=condition, steps=do, at_once=at_once
    )
    return with_fields(made, "flip", others)


def trigger(
    event: int, do: Steps, *, hearing: Condition | None = None, targets: Steps = (), costs: Steps = (), optional: bool = False,
    never_misses: bool = False, condition: Condition | None = None, places: int = ON_FIELD, limit: int = 0, own: bool = True,
    at_start_of_damage_step: bool = False, remains: bool = False, at_once: bool = False, together: bool = False, owners: bool = False,
    as_activated: bool = False, **others: Never,
) -> Ability:  # fmt: skip
    """A Trigger Effect (EFFECT-8), or with `at_once` one that is not activated (T-1.7).

    `owners`: it is the effect of the owner of the event's card, whoever controls this one. `as_activated`: it applies as soon as a card is
    activated, before anything answers that, and what it has given is lost again where the activation is negated (FAQ SPELL ABSORPTION).
    `own`: about an event of this card itself; `together`: met once by the events of one batch. An optional "when" may miss its timing (T-7.4).
    """
    made = Trigger(
        places=places, event=event, own=own, hearing=hearing, targets=targets, costs=costs, optional=optional, never_misses=never_misses,
        condition=condition, steps=do, limit=limit, at_start_of_damage_step=at_start_of_damage_step, remains=remains, at_once=at_once,
        together=together,
    )  # fmt: skip
    made.owners = owners
    made.as_activated = as_activated
    return with_fields(made, "trigger", others)


def answering(do: Steps, *, hearing: Condition, places: int, costs: Steps = (), **others: Never) -> Ability:
    """A mandatory effect that answers an activation by itself, as the next link of the same Chain (EFFECT-8)."""
    made = Answering(places=places, hearing=hearing, steps=do, costs=costs)
    return with_fields(made, "answering", others)


def on_arrival(do: Steps, **others: Never) -> Ability:
    """What a player decides as soon as this monster is face-up on the field; it is not activated (EFFECT-5)."""
    made = Arrival(places=ON_FIELD | 1 << t.P_SET, steps=do)
    return with_fields(made, "on_arrival", others)


def on_attack(do: Steps, **others: Never) -> Ability:
    """BATTLE-6. What this monster's player does as it declares an attack, before anything answers that; it is not activated. Not in a replay."""
    made = Arrival(places=ON_FIELD, steps=do, event=t.E_ATTACK)
    return with_fields(made, "on_attack", others)


def due_in(
    phase: int, do: Steps, *, whose: int = YOURS, optional: bool = False, condition: Condition | None = None, costs: Steps = (),
    targets: Steps = (), places: int = ON_FIELD, chainless: bool = False, even_negated: bool = False, remains: bool = False, late: bool = False,
    **others: Never,
) -> Ability:  # fmt: skip
    """An effect that falls due in a phase (STANDBY-1, END-2, T-6.2); `chainless`: upkeep and the like, done without a Chain.

    `late`: nobody is made to do it before what ends in the End Phase has ended (ERA-LASTTURN-2).
    """
    made = Due(
        places=places, phases=1 << phase, whose=whose, optional=optional, condition=condition, costs=costs, targets=targets, steps=do,
        chainless=chainless, even_negated=even_negated, remains=remains, late=late,
    )  # fmt: skip
    return with_fields(made, "due_in", others)


def upkeep(cost: Steps, *, even_negated: bool = False, **others: Never) -> Ability:
    """STANDBY-2, T-6.4. What is to be paid in each own Standby Phase, or else this card is destroyed; no Chain."""
    made = due_in(t.STANDBY, (PayOrElse(cost, (Destroy(Itself()),)),), chainless=True, even_negated=even_negated)
    return with_fields(made, "upkeep", others)


def lasting_trap(
    do: Steps = (),
    *,
    windows: int = t.W_ANY,
    costs: Steps = (),
    targets: Steps = (),
    condition: Condition | None = None,
    **others: Never,
) -> Ability:
    """Activation of a Continuous Trap: flipping the card (T-8.7)."""
    made = trap(do, windows=windows, costs=costs, targets=targets, condition=condition, remains=True)
    return with_fields(made, "lasting_trap", others)


def chosen_effect(
    do: Steps,
    *,
    windows: int,
    costs: Steps = (),
    targets: Steps = (),
    condition: Condition | None = None,
    anyone: bool = False,
    **others: Never,
) -> tuple[Ability, Ability]:
    """T-8.7. An effect that a player chooses to use as part of flipping a Continuous Trap, and the same of the face-up card."""
    allowed = SameChainAllowed() if condition is None else Both((SameChainAllowed(), condition))
    flipped = trap(do, windows=windows, costs=costs, targets=targets, condition=allowed, remains=True)
    return (
        with_fields(flipped, "chosen_effect", others),
        quick(do, windows=windows, costs=costs, targets=targets, condition=condition, anyone=anyone, remains=True),
    )


def quick(
    do: Steps, *, windows: int, event: int = 0, hearing: Condition | None = None, places: int = ON_FIELD, costs: Steps = (),
    targets: Steps = (), condition: Condition | None = None, limit: int = 0, remains: bool = False, anyone: bool = False, **others: Never,
) -> Ability:  # fmt: skip
    """A Multi-Trigger Effect, or an effect of a face-up Continuous Trap that its controller chooses to use: Spell Speed 2 (EFFECT-9, T-8.7)."""
    made = Quick(
        places=places, windows=windows, event=event, hearing=hearing, costs=costs, targets=targets, condition=condition, steps=do,
        limit=limit, remains=remains, anyone=anyone,
    )  # fmt: skip
    return with_fields(made, "quick", others)


def continuous(*changes: Alteration, **others: Never) -> Ability:
    """A Continuous Effect: never activated, without timing (EFFECT-5)."""
    made = Continuous(places=ON_FIELD, changes=changes)
    return with_fields(made, "continuous", others)


def while_equipped(*changes: Alteration, **others: Never) -> Ability:
    """What a monster does while it lies in a Spell & Trap Card Zone as an Equip Card (TERM-EQUIPCARD-1)."""
    made = Continuous(places=AS_EQUIP_CARD, changes=changes)
    return with_fields(made, "while_equipped", others)


def procedure(costs: Steps, condition: Condition | None = None, places: int = IN_HAND, **others: Never) -> Ability:
    """A monster's own way of being Special Summoned (SUMMON-17, MONSTER-9)."""
    made = Procedure(places=places, costs=costs, condition=condition)
    return with_fields(made, "procedure", others)


def wins(condition: Condition, places: int, **others: Never) -> Ability:
    """A card that wins the duel (WIN-3)."""
    made = Victory(places=places, condition=condition)
    return with_fields(made, "wins", others)
