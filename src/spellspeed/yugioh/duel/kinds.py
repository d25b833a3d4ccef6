"""Ability: one clause of a card that does something, and its kinds with the fields that mean something for each (CARD-11, EFFECT-1 to EFFECT-9, T-8).

What the rules ask of any ability stands in `Ability` with what is so for all kinds that do not have the field.
"""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.records import Record
from spellspeed.yugioh.duel.abilities import Condition, Step
from spellspeed.yugioh.duel.alterations import Alteration
from spellspeed.yugioh.duel.phrases import part_meets_one
from spellspeed.yugioh.duel.terms import E_ACTIVATED, E_CAME_BACK, E_FLIPPED, E_SUMMONED, END

CARD: Final = 1
"""Activation of a Spell or Trap Card. The kinds of monster effects (EFFECT-1) are five of those below."""
IGNITION: Final = 2
TRIGGER: Final = 3
FLIP_EFFECT: Final = 4
MULTI_TRIGGER: Final = 5
CONTINUOUS_EFFECT: Final = 6
PROCEDURE: Final = 7
"""A monster's own way of being Special Summoned (a summoning condition, no effect)."""
RULE_EFFECT: Final = 8
KINDS_OF_ABILITY: Final = (
    "", "card", "ignition", "trigger", "flip", "multi_trigger", "continuous", "summoning_condition", "rule_effect",
)  # fmt: skip
YOURS: Final = 1
THEIRS: Final = 2
EACH: Final = 3
"""Whose turn a due effect speaks of."""

Steps = tuple[Step, ...]
Misplaced = tuple[str, str]
"""A field that means nothing where it stands, and what would be right."""


class Ability(Record):
    """One clause of a card that does something; its kinds with their own fields are the classes below.

    Pickles and encodes as the card's passcode and its number there. All kinds have `places`, a bit for each place in which it works,
    `condition`, `costs`, which are paid, and `targets`, which are named in this order (T-9.1), and `steps`, which resolve. What only some kinds
    declare stands below with what is so for all others: `speed`; `windows`, a bit for each that a fast effect fits; `event`, the kinds of
    events that meet it (`own`: events of its own card), and `hearing`, what more the event must be; `phases`, a bit for each in which it
    falls due, in the turns that `whose` says; `limit`, how often a turn (0: any number); `remains`: its card must be face-up on the field when
    it resolves (T-8, fifth column); `owners`: the owner of the event's card uses it; `stays`: its card stays on the field afterwards,
    and with `falls` not where its effect was negated;
    `in_phases`, a bit for each phase of the own turn in which a Spell Speed 1 activation is possible (0: the Main Phases); `anyone`: each player
    may use it. `one_opponent`: a part of it speaks of an opponent's hand, Deck or Graveyard, so that its player chooses one opponent
    (TEAM-III-1); `lends`: a partner can lend cards (TEAM-III-5); `chooses_first`: its first step only chooses what is Special Summoned then.
    `beyond` are the fields that its declaration gave it and its kind does not have; `card` refuses them.
    """

    speed: int = 1
    windows: int = 0
    event: int = 0
    own: bool = True
    hearing: Condition | None = None
    optional: bool = False
    never_misses: bool = False
    phases: int = 0
    whose: int = YOURS
    limit: int = 0
    changes: tuple[Alteration, ...] = ()
    remains: bool = False
    at_start_of_damage_step: bool = False
    in_phases: int = 0
    chainless: bool = False
    even_negated: bool = False
    late: bool = False
    stays: bool = False
    falls: bool = False
    anyone: bool = False
    at_once: bool = False
    together: bool = False
    as_activated: bool = False
    owners: bool = False
    must: bool = False
    answers: bool = False
    is_card_activation: bool = False
    is_trigger: bool = False
    is_ignition: bool = False
    is_flip: bool = False
    is_procedure: bool = False
    is_victory: bool = False

    def __init__(
        self,
        kind: int,
        places: int,
        condition: Condition | None,
        costs: tuple[Step, ...],
        targets: tuple[Step, ...],
        steps: tuple[Step, ...],
    ) -> None:
        self.kind: Final = kind
        self.places: Final = places
        self.condition: Final = condition
        self.costs: Final = costs
        self.targets: Final = targets
        self.steps: Final = steps
        announced: list[Step] = []
        for step in costs + targets:
            announced.extend(step.lowered())
        self.announced: Final = tuple(announced)
        targeted: list[Step] = []
        for step in targets:
            targeted.extend(step.lowered())
        self.targeted: Final = tuple(targeted)
        self.apart: Final = max([-1] + [step.apart() for step in targeted])
        resolved: list[Step] = []
        for step in steps:
            resolved.extend(step.lowered())
        self.resolved: Final = tuple(resolved)
        self.summons: Final = any([step.summons() for step in resolved])
        self.one_opponent: Final = part_meets_one((condition, costs, targets, steps))
        self.lends: Final = any([step.lends() for step in announced + resolved])
        self.chooses_first: Final = bool(costs) and self.summons and steps[0].only_chooses()
        self.asks: Final = any([step.asks() for step in resolved])
        self.lends_later: Final = any([step.lends() for step in resolved])
        self.beyond: Final[list[str]] = []
        self.code = 0
        self.index = 0

    def is_chosen(self) -> bool:
        """Whether its player decides to use it: no Flip Effect, no mandatory trigger or due effect."""
        return self.optional or not (self.is_trigger or self.phases)

    def misplaced(self) -> list[tuple[str, str]]:
        """The fields that mean nothing beside the others of this declaration, each with what would be right."""
        return []

    def belong(self, code: int, index: int) -> None:
        """Say of which card this is which ability."""
        self.code = code
        self.index = index

    def coded(self) -> object:
        return (self.code, self.index)


def unheard(ability: Ability) -> list[Misplaced]:
    """What a fast effect says of events without saying which, or in no window."""
    wrong: list[Misplaced] = []
    if ability.hearing is not None and not ability.event:
        wrong.append(("hearing", "without `event` there is nothing to hear"))
    if ability.event and not ability.windows:
        wrong.append(("event", "without `windows` there is no window of events"))
    return wrong


def waits_for_answer(step: Step) -> bool:
    """Whether a step can stop for a player: it goes on with an answer, or after a batch about which somebody was asked."""
    kind = type(step)
    return kind.resume is not Step.resume or kind.committed is not Step.committed


class CardActivation(Ability):
    """The activation of a Spell or Trap Card (SPELL, TRAP).

    `windows`: those it fits (0: the own Main Phases, or `in_phases`); `event` and `hearing`: what it answers in a window of events; `changes`:
    what the card does while it lies there; `remains` and `stays`: whether it must be there to resolve, and lies there afterwards;
    `falls`: it is destroyed instead where its effect was negated (FAQ DIFFERENT DIMENSION CAPSULE).
    """

    def __init__(
        self, *, speed: int, places: int, windows: int = 0, event: int = 0, hearing: Condition | None = None, in_phases: int = 0,
        limit: int = 0, condition: Condition | None = None, costs: Steps = (), targets: Steps = (), steps: Steps = (),
        changes: tuple[Alteration, ...] = (), remains: bool = False, stays: bool = False, falls: bool = False,
    ) -> None:  # fmt: skip
        super().__init__(CARD, places, condition, costs, targets, steps)
        self.is_card_activation = True
        self.speed = speed
        self.windows = windows
        self.event = event
        self.hearing = hearing
        self.in_phases = in_phases
        self.limit = limit
        self.changes = changes
        self.remains = remains
        self.stays = stays
        self.falls = falls

    def misplaced(self) -> list[Misplaced]:
        wrong = unheard(self)
        if self.in_phases and self.speed > 1:
            wrong.append(("in_phases", "a card of Spell Speed 2 or 3 names `windows`"))
        if self.changes and not self.stays:
            wrong.append(("changes", "a card that does not stay on the field changes nothing by lying there"))
        return wrong


class Ignition(Ability):
    """An Ignition Effect (EFFECT-6). `in_phases`: in which phases beside the own Main Phases; `anyone`: each player may use it.

    ERA-MUST-1. With `must` its player has to use it in each own turn in which that can be done.
    """

    def __init__(
        self, *, places: int, in_phases: int = 0, limit: int = 0, condition: Condition | None = None, costs: Steps = (), targets: Steps = (),
        steps: Steps = (), remains: bool = False, anyone: bool = False,
    ) -> None:  # fmt: skip
        super().__init__(IGNITION, places, condition, costs, targets, steps)
        self.is_ignition = True
        self.in_phases = in_phases
        self.limit = limit
        self.remains = remains
        self.anyone = anyone


class Trigger(Ability):
    """A Trigger Effect that an event meets (EFFECT-8).

    `own`: an event of its own card; `hearing`: what more the event must be; an `optional` one may miss its timing (T-7.4), unless it
    `never_misses`; `at_once`: it is not activated and applies between two links (T-1.7); `together`: events of one batch meet it once.
    `as_activated`: one that hears of an activation applies before anything answers that (FAQ SPELL ABSORPTION).
    """

    def __init__(
        self, *, places: int, event: int, own: bool = True, hearing: Condition | None = None, optional: bool = False,
        never_misses: bool = False, limit: int = 0, condition: Condition | None = None, costs: Steps = (), targets: Steps = (),
        steps: Steps = (), remains: bool = False, at_start_of_damage_step: bool = False, at_once: bool = False, together: bool = False,
    ) -> None:  # fmt: skip
        super().__init__(TRIGGER, places, condition, costs, targets, steps)
        self.is_trigger = True
        self.event = event
        self.own = own
        self.hearing = hearing
        self.optional = optional
        self.never_misses = never_misses
        self.limit = limit
        self.remains = remains
        self.at_start_of_damage_step = at_start_of_damage_step
        self.at_once = at_once
        self.together = together

    def misplaced(self) -> list[Misplaced]:
        wrong: list[Misplaced] = []
        if self.never_misses and not self.optional:
            wrong.append(("never_misses", "a mandatory effect never misses its timing; only an `optional` one says so"))
        if self.as_activated and (not self.at_once or self.event != E_ACTIVATED):
            wrong.append(("as_activated", "only what hears of an activation and applies `at_once` says so"))
        if self.as_activated and any([waits_for_answer(step) for step in self.resolved]):
            wrong.append(("as_activated", "it is carried out in one go, and a step of this effect can ask a player"))
        if self.at_once:
            for field, given in (
                ("optional", self.optional), ("limit", self.limit != 0), ("costs", bool(self.costs)), ("targets", bool(self.targets)),
                ("remains", self.remains),
            ):  # fmt: skip
                if given:
                    wrong.append(
                        (field, "what applies `at_once` is not activated: it has neither cost nor target nor choice")
                    )
        return wrong


class Answering(Ability):
    """A mandatory effect that an activation meets and that answers it by itself, as the next link of the same Chain (EFFECT-8)."""

    def __init__(self, *, places: int, hearing: Condition, steps: Steps, costs: Steps = ()) -> None:
        super().__init__(TRIGGER, places, None, costs, (), steps)
        self.is_trigger = True
        self.event = E_ACTIVATED
        self.own = False
        self.hearing = hearing
        self.answers = True


class FlipEffect(Ability):
    """A Flip Effect: mandatory, and met by the flip of its own card (EFFECT-2, EFFECT-4)."""

    def __init__(
        self,
        *,
        places: int,
        condition: Condition | None = None,
        costs: Steps = (),
        targets: Steps = (),
        steps: Steps = (),
        at_once: bool = False,
    ) -> None:
        super().__init__(FLIP_EFFECT, places, condition, costs, targets, steps)
        self.is_trigger = True
        self.is_flip = True
        self.at_once = at_once
        self.event = E_FLIPPED
        self.never_misses = True


class Arrival(Ability):
    """What a player decides as soon as a monster is face-up on the field, or does as it attacks; it is not activated (EFFECT-5)."""

    def __init__(self, *, places: int, steps: Steps, event: int = E_SUMMONED | E_FLIPPED | E_CAME_BACK) -> None:
        super().__init__(TRIGGER, places, None, (), (), steps)
        self.is_trigger = True
        self.event = event
        self.chainless = True
        self.together = True


class Due(Ability):
    """A Trigger Effect that falls due in a phase (STANDBY-1, END-2, T-6.2).

    `phases` has a bit for each phase, `whose` says in whose turns; a `chainless` one is done without a Chain (upkeep, T-6.4), `even_negated`
    also while the effects of its card are negated (T-6.8). Nobody is made to do a `late` one before what ends in that phase has ended.
    """

    def __init__(
        self, *, places: int, phases: int, whose: int = YOURS, optional: bool = False, condition: Condition | None = None, costs: Steps = (),
        targets: Steps = (), steps: Steps = (), remains: bool = False, chainless: bool = False, even_negated: bool = False, late: bool = False,
    ) -> None:  # fmt: skip
        super().__init__(TRIGGER, places, condition, costs, targets, steps)
        self.phases = phases
        self.whose = whose
        self.optional = optional
        self.remains = remains
        self.chainless = chainless
        self.even_negated = even_negated
        self.late = late

    def misplaced(self) -> list[Misplaced]:
        wrong: list[Misplaced] = []
        if self.even_negated and not self.chainless:
            wrong.append(
                (
                    "even_negated",
                    "an effect that goes on the Chain is negated with its card; only a `chainless` one says so",
                )
            )
        if self.optional and self.chainless:
            wrong.append(
                (
                    "optional",
                    "what is done without a Chain is not chosen to be activated; its steps say what is optional",
                )
            )
        if self.late and self.phases != 1 << END:
            wrong.append(("late", "only in the End Phase other effects end"))
        if self.remains and self.chainless:
            wrong.append(("remains", "what is done without a Chain does not wait to resolve"))
        return wrong


class Quick(Ability):
    """A Multi-Trigger Effect, or an effect of a face-up Continuous Trap that its controller chooses to use: Spell Speed 2 (EFFECT-9, T-8.7)."""

    def __init__(
        self, *, places: int, windows: int, event: int = 0, hearing: Condition | None = None, limit: int = 0,
        condition: Condition | None = None, costs: Steps = (), targets: Steps = (), steps: Steps = (), remains: bool = False,
        anyone: bool = False,
    ) -> None:  # fmt: skip
        super().__init__(MULTI_TRIGGER, places, condition, costs, targets, steps)
        self.speed = 2
        self.windows = windows
        self.event = event
        self.hearing = hearing
        self.limit = limit
        self.remains = remains
        self.anyone = anyone

    def misplaced(self) -> list[Misplaced]:
        return unheard(self)


class Continuous(Ability):
    """A Continuous Effect: what changes while the card lies there; never activated (EFFECT-5)."""

    def __init__(self, *, places: int, changes: tuple[Alteration, ...]) -> None:
        super().__init__(CONTINUOUS_EFFECT, places, None, (), (), ())
        self.changes = changes


class Procedure(Ability):
    """A monster's own way of being Special Summoned: a summoning condition, no effect (SUMMON-17, MONSTER-9)."""

    def __init__(self, *, places: int, condition: Condition | None = None, costs: Steps = ()) -> None:
        super().__init__(PROCEDURE, places, condition, costs, (), ())
        self.is_procedure = True


class Victory(Ability):
    """What wins the duel while its condition holds (WIN-3)."""

    def __init__(self, *, places: int, condition: Condition) -> None:
        super().__init__(RULE_EFFECT, places, condition, (), (), ())
        self.is_victory = True
