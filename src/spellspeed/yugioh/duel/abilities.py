"""Abilities, and the interfaces through which the rules know them: condition, cost, target, resolution.

The words in effects/ implement them. A node says with `could` whether it can be done and does it with `run`: one definition for both.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from spellspeed.kernel.asks import subject_of
from spellspeed.kernel.lasting import Change, Lasting
from spellspeed.kernel.links import Link
from spellspeed.kernel.records import Record
from spellspeed.yugioh.duel.rights import Right

if TYPE_CHECKING:
    from spellspeed.yugioh.duel.carrying_out import Walk
    from spellspeed.yugioh.duel.duel import Duel

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

Phrase = tuple[object, ...]
"""Words as an id of the catalog with arguments; arguments may be Phrases."""


class Word(Record):
    """A node of a declaration. It prints itself as a Phrase: its class name, which the catalog knows, and its parts."""

    def parts(self) -> tuple[object, ...]:
        """The constructor's arguments, in order; a word without any says nothing."""
        return ()

    def phrase(self) -> Phrase:
        """This node in the words of the catalog."""
        return phrase_of(self)

    def meets_one(self) -> bool:
        """TEAM-III-1. Whether it speaks of an opponent's hand, Deck, Fusion Deck, Graveyard or removed cards."""
        return part_meets_one(self.parts())


def part_meets_one(part: object) -> bool:
    """TEAM-III-1. Whether a part of a node speaks of what is one opponent's."""
    if isinstance(part, Word):
        return part.meets_one()
    if isinstance(part, Record):
        return part_meets_one(part.parts())
    if isinstance(part, tuple):
        return any([part_meets_one(item) for item in part])
    return False


def phrase_of(node: Record) -> Phrase:
    """The name of a node's class and its parts, nodes among them as phrases."""
    words: list[object] = [type(node).__name__]
    for part in node.parts():
        words.append(phrase_part(part))
    return tuple(words)


def phrase_part(part: object) -> object:
    """A part of a node as the catalog takes it."""
    if isinstance(part, Right):
        return part.number
    if isinstance(part, Record):
        return phrase_of(part)
    if isinstance(part, tuple):
        return ("", *[phrase_part(item) for item in part])
    return part


class Condition(Word):
    """A question about the duel that an activation, a trigger or a step depends on."""

    def holds(self, duel: Duel, act: Link) -> bool:
        """Whether it is true for this activation."""
        raise NotImplementedError

    def is_open(self, duel: Duel, act: Link) -> bool:
        """Whether it cannot be answered yet, because a choice on which it depends comes later in the activation."""
        return False

    def why_not(self, duel: Duel, act: Link) -> tuple[str, ...]:
        """The rules that say why it is not true, beside the card's own text; () where none is nearer."""
        return ()

    def minds_negation(self) -> bool:
        """T-9.13. Whether it asks if the effects of the card that left were negated."""
        return False


class Amount(Word):
    """A number that is read from the duel when it is needed."""

    def count(self, duel: Duel, act: Link) -> int:
        """The number for this activation."""
        raise NotImplementedError


class Group(Word):
    """Cards that a text speaks of, read from the duel each time."""

    def members(self, duel: Duel, act: Link) -> list[int]:
        """The card numbers, the activating player's side first, by zone and slot."""
        raise NotImplementedError

    def has(self, duel: Duel, act: Link, number: int) -> bool:
        """Whether a card belongs to the group."""
        return number in self.members(duel, act)

    def exists(self, duel: Duel, act: Link) -> bool:
        """Whether the group has a member."""
        return bool(self.members(duel, act))


class Step(Word):
    """A cost, a choice of targets or a part of an effect: it tests, does, prints and describes itself."""

    def could(self, duel: Duel, act: Link) -> bool:
        """Whether it can be done now (a cost paid, a target chosen, an effect have a result)."""
        return True

    def why_not(self, duel: Duel, act: Link) -> tuple[str, ...]:
        """The rules that say why it cannot be done now; () where no rule is nearer than the card's own text."""
        return ()

    def summons(self) -> bool:
        """Whether it Special Summons monsters."""
        return False

    def run(self, duel: Duel, walk: Walk) -> None:
        """Do it; then call `walk.go_on`, or ask and go on in `resume`."""
        raise NotImplementedError

    def resume(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> None:
        """Take the answer to what `run` (or an earlier `resume`) asked."""
        raise NotImplementedError

    def committed(self, duel: Duel, walk: Walk, batch: tuple[Any, ...]) -> None:
        """Go on after the batch that `run` or `resume` proposed, and about which somebody was asked; it is carried out."""
        raise NotImplementedError

    def takes_up(self) -> bool:
        """Whether what a step before has proposed, joined to this one by "and", happens in one batch with what this one proposes."""
        return False

    def joins_batches(self) -> bool:
        """Whether this is the plain "and": nothing of what follows depends on what came before."""
        return False

    def joins_next(self) -> bool:
        """Whether this is the join "and": what follows happens at the same time as what came before."""
        return False

    def lowered(self) -> tuple[Step, ...]:
        """The flat list of steps that carries it out."""
        return (self,)

    def spent(self, duel: Duel, act: Link) -> int:
        """As a cost: the card that is surely gone once it is paid, or -1."""
        return -1

    def buries(self, duel: Duel, act: Link) -> list[int]:
        """As a cost: the cards of hand or Deck among which those are that it sends to the Graveyard, where a target may be one of them."""
        return []

    def life_paid(self, duel: Duel, act: Link) -> int:
        """As a cost: how many Life Points it takes, where that is fixed."""
        return 0

    def frees_zones(self) -> int:
        """As the cost of a Special Summon: how many Monster Card Zones of its player it frees at least."""
        return 0

    def lends(self) -> bool:
        """TEAM-III-5. Whether what it chooses is Tributed, used as material or paid, so that a partner's cards take the partner's permission."""
        return False

    def used_with(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> tuple[int, ...]:
        """TEAM-III-5. As something that lends: all the cards that it uses once these picks are made; () while more are to be named.

        So the partner is asked once for all of them.
        """
        return tuple([subject_of(pick) for pick in picks])

    def leads(self) -> bool:
        """Whether it chose what the next step is for: where that step is taken back, so is this one."""
        return False

    def chosen_from(self, duel: Duel, act: Link) -> list[int] | None:
        """As a choice of cards: what there is to choose from; None for a step that chooses none."""
        return None


class Alteration(Change):
    """What a continuous or lasting effect changes: which derived value (`what`), for whom, by how much."""

    what: Right

    def bits(self) -> int:
        return self.what.bit

    def parts(self) -> tuple[object, ...]:
        """The constructor's arguments, in order; a change without any says nothing."""
        return ()

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        """Whether it changes this card (or, where `what` speaks of players, this seat)."""
        raise NotImplementedError

    def amount(self, duel: Duel, effect: Lasting, number: int) -> int:
        """By how much."""
        return effect.amount

    def negates(self, duel: Duel, kind: int) -> bool:
        """As a negation, or as protection against targeting: whether effects of a kind of card (Spell, Trap) are negated."""
        return False

    def refuses(self, duel: Duel, effect: Lasting, link: Link, kind: int) -> bool:
        """As protection against targeting: whether this link of a card of that kind is negated."""
        return self.negates(duel, kind)

    def destroys_refused(self) -> bool:
        """As protection against targeting: whether the card that is negated is destroyed."""
        return True

    def new_name(self) -> str:
        """As a change of name: the name that a card has."""
        raise NotImplementedError

    def shields(self, duel: Duel, effect: Lasting, number: int, act: Link) -> bool:
        """As protection from destruction or targeting by effects: whether it protects a card from this one."""
        return True

    def voids(self, duel: Duel, effect: Lasting, link: Link) -> bool:
        """As a negation of what links of a certain kind do: whether this one resolves with nothing."""
        return False

    def admits(self, duel: Duel, effect: Lasting, target: int) -> bool:
        """As a limit on attacks: whether this monster may be attacked."""
        return True

    def last_turn(self, duel: Duel, act: Link, turns: int) -> int:
        """The number of the turn in which it ends (or falls due), where its text says it of a turn so many turns from now."""
        return duel.turn + turns

    def falls_due(self, duel: Duel, effect: Lasting) -> bool:
        """As something delayed: whether it is due now."""
        return False

    def do_due(self, duel: Duel, effect: Lasting) -> None:
        """As something delayed: do it, and end the lasting effect."""
        raise NotImplementedError

    def redirects(self, duel: Duel, effect: Lasting, number: int, goal: int) -> bool:
        """As what sends cards elsewhere: whether a card that would go to this zone goes to another one (its amount) instead."""
        return False

    def spared_by(self, duel: Duel, number: int, placed: int) -> tuple[int, ...]:
        """As what its card's text puts in the place of its destruction: the cards of which one is destroyed instead, () if there is none.

        The card itself stands for being placed in a Spell & Trap Card Zone, where `placed` others are placed at the same time.
        """
        raise NotImplementedError

    def layer(self) -> int:
        """In which turn it changes ATK or DEF: 0 for what the value becomes, 1 for plus and minus, 2 for times."""
        return 1

    def begins_worn(self) -> bool:
        """SPELL-6. Whether as the text of an Equip Card it begins when that is attached, so that the later of several counts."""
        return False

    def holds_face_down(self, effect: Lasting) -> bool:
        """T-11.4. Whether it holds a monster fixed for it that is face-down, or is turned so: the text asks for no face-up one."""
        return False

    def changed_value(self, duel: Duel, effect: Lasting, number: int, value: int) -> int:
        """What it makes of a value (ATK, DEF, Level) of a card that it touches."""
        return value + self.amount(duel, effect, number)

    def phrase(self) -> Phrase:
        """This change in the words of the catalog."""
        return phrase_of(self)


class Ability(Record):
    """One clause of a card that does something; its kinds with their own fields are the classes of kinds.py.

    Pickles and encodes as the card's passcode and its number there. All kinds have `places`, a bit for each place in which it works,
    `condition`, `costs`, which are paid, and `targets`, which are named in this order (T-9.1), and `steps`, which resolve. What only some kinds
    declare stands below with what is so for all others: `speed`; `windows`, a bit for each that a fast effect fits; `event`, the kinds of
    events that meet it (`own`: events of its own card), and `hearing`, what more the event must be; `phases`, a bit for each in which it
    falls due, in the turns that `whose` says; `limit`, how often a turn (0: any number); `remains`: its card must be face-up on the field when
    it resolves (T-8, fifth column); `stays`: its card stays on the field afterwards; `in_phases`, a bit for each phase of the own turn in which
    a Spell Speed 1 activation is possible (0: the Main Phases); `anyone`: each player may use it. `one_opponent`: a part of it speaks of an
    opponent's hand, Deck or Graveyard, so that its player chooses one opponent (TEAM-III-1); `lends`: a partner can lend cards (TEAM-III-5).
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
    stays: bool = False
    anyone: bool = False
    at_once: bool = False
    together: bool = False
    is_card_activation: bool = False
    is_trigger: bool = False
    is_ignition: bool = False
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
        resolved: list[Step] = []
        for step in steps:
            resolved.extend(step.lowered())
        self.resolved: Final = tuple(resolved)
        self.summons: Final = any([step.summons() for step in resolved])
        self.one_opponent: Final = part_meets_one((condition, costs, targets, steps))
        self.lends: Final = any([step.lends() for step in announced + resolved])
        self.lends_later: Final = any([step.lends() for step in resolved])
        self.beyond: Final[list[str]] = []
        self.code = 0
        self.index = 0

    def misplaced(self) -> list[tuple[str, str]]:
        """The fields that mean nothing beside the others of this declaration, each with what would be right."""
        return []

    def belong(self, code: int, index: int) -> None:
        """Say of which card this is which ability."""
        self.code = code
        self.index = index

    def coded(self) -> object:
        return (self.code, self.index)
