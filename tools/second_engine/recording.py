"""Spellspeed's side: a scenario (or a random run) as a list of answered asks with what stood on the table before each of them."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Final

from spellspeed.kernel.asks import Ask, extra_of, option, subject_of, verb_of
from spellspeed.kernel.door import advance, answer
from spellspeed.scenario.model import Profile
from spellspeed.scenario.model_scenarios import DuelScenario
from spellspeed.scenario.model_steps import SeatStep, UntilStep
from spellspeed.scenario.step_table import StepFailed
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.derived import attack, defense
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.scenario.option_names import Names, is_free_decision, is_question
from spellspeed.yugioh.scenario.position import build
from spellspeed.yugioh.scenario.runner import started
from spellspeed.yugioh.scenario.steps import come_to_rest, do_step

PASS_OPTION: Final = option(t.PASS)
ZONES: Final = {
    "hand": (t.HAND,), "monsters": (t.MONSTERS,), "spells": (t.SPELLS, t.FIELD), "graveyard": (t.GRAVEYARD,), "removed": (t.REMOVED,),
    "deck": (t.DECK,), "fusion": (t.FUSION_DECK,),
}  # fmt: skip
"""The places of a table by name."""


@dataclass
class Seen:
    """One card of a table: what both engines can say of it."""

    code: int
    number: int
    face_up: bool
    position: str
    slot: int
    atk: int | None = None
    dfn: int | None = None

    def key(self, zone: str) -> tuple[object, ...]:
        """What must be the same in both engines."""
        if zone == "monsters":
            return (self.code, self.position, self.atk, self.dfn if self.position == "defense" else None)
        if zone == "spells":
            return (self.code, self.face_up)
        if zone == "removed":
            return (self.code, self.face_up)
        return (self.code,)


@dataclass
class Table:
    """Both sides of a table, with Life Points; seats as spellspeed numbers them."""

    life: tuple[int, int]
    zones: tuple[dict[str, list[Seen]], dict[str, list[Seen]]]
    turn: int
    phase: str
    turn_seat: int


@dataclass
class CardKey:
    """A card of a pick: its number and where it lay then."""

    number: int
    code: int
    controller: int
    zone: int
    slot: int
    face_up: bool


@dataclass
class Entry:
    """An ask that was answered."""

    index: int
    seat: int
    kind: int
    about: CardKey | None
    options: list[tuple[int, CardKey | None, int]]
    picks: list[tuple[int, CardKey | None, int]]
    places: list[int]
    window: bool
    free: bool
    table: Table | None
    texts: list[str]
    done: str
    chain: int
    phase: str
    step: str
    turn: int
    least: int
    most: int
    links: tuple[int, ...]
    """The cards on the Chain, by their passcodes."""
    must: frozenset[int]
    """The places of what is done anyway: due effects that are mandatory, or that make no Chain."""
    used: bool = False
    given: list[tuple[int, CardKey | None, int]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.given = list(self.picks)

    @property
    def action(self) -> bool:
        """Was something done here?"""
        return self.window and any(verb != t.PASS for verb, _, _ in self.picks)


@dataclass
class Recording:
    """A run of spellspeed: its asks and answers, and the tables at the begin and at the end."""

    title: str
    duel: Duel
    seats: tuple[str, ...]
    entries: list[Entry]
    end: Table
    rest: Entry | None
    first_seat: int
    start: Table
    begin: Duel
    profile: str
    coins: list[int] = field(default_factory=list)
    dice: list[int] = field(default_factory=list)
    over: bool = False
    winner: int = -1
    shuffled: bool = False


def card_key(duel: Duel, number: int) -> CardKey | None:
    """A card of a pick."""
    if number < 0:
        return None
    c = duel.cards[number]
    return CardKey(number, c.face.code, c.controller, c.zone, c.slot, c.face_up)


def table_of(duel: Duel) -> Table:
    """Both sides as they are."""
    sides = [
        {name: [seen(duel, number) for zone in zones for number in duel.zone(seat, zone) if number >= 0] for name, zones in ZONES.items()}
        for seat in range(2)
    ]  # fmt: skip
    life = (duel.life_of(0), duel.life_of(1))
    return Table(life, (sides[0], sides[1]), duel.turn, t.PHASES[duel.phase], duel.turn_seat)


def seen(duel: Duel, number: int) -> Seen:
    """A card as it lies there."""
    c = duel.cards[number]
    if c.zone != t.MONSTERS:
        return Seen(c.face.code, number, c.face_up, "", c.slot if c.zone == t.SPELLS else 5)
    if not c.face_up:
        return Seen(c.face.code, number, False, "set", c.slot)
    position = "attack" if c.position == t.ATTACK else "defense"
    return Seen(c.face.code, number, True, position, c.slot, attack(duel, number), defense(duel, number))


def parts(duel: Duel, code: int) -> tuple[int, CardKey | None, int]:
    """An option: its verb, its card, and what else it says."""
    return verb_of(code), card_key(duel, subject_of(code)), extra_of(code)


def step_of(duel: Duel) -> str:
    """The step of the Battle Phase; of the Damage Step what both engines can tell apart: changes of ATK come before calculation here, in it there."""
    if duel.battle_step != t.DAMAGE_STEP:
        return t.STEPS[duel.battle_step]
    return "damage" if duel.substep <= t.DS_CALCULATION else "after damage"


def done_anyway(duel: Duel, ask: Ask) -> frozenset[int]:
    """The places of the options that are mandatory due effects, or due without a Chain."""
    found = set()
    for place, code in enumerate(ask.options):
        if verb_of(code) == t.DUE:
            ability = duel.printed(subject_of(code)).abilities[extra_of(code)]
            if ability.chainless or not ability.optional:
                found.add(place)
    return frozenset(found)


def entry_of(duel: Duel, names: Names, ask: Ask, index: int, picks: tuple[int, ...]) -> Entry:
    """An ask with its answer."""
    window = not is_question(ask)
    free = is_free_decision(ask)
    return Entry(
        index, ask.seat, ask.kind, card_key(duel, ask.about), [parts(duel, c) for c in ask.options],
        [parts(duel, c) for c in picks], [ask.options.index(c) for c in picks], window, free,
        table_of(duel) if free else None, [names.text(ask, c) for c in ask.options] if window else [],
        f"{t.ASK_NAMES[ask.kind]}: " + ", ".join(names.text(ask, c) for c in picks), len(duel.chain),
        t.PHASES[duel.phase], step_of(duel), duel.turn, ask.least, ask.most,
        tuple([link.face.code for link in duel.chain]), done_anyway(duel, ask),
    )  # fmt: skip


class Unrecordable(Exception):
    """Spellspeed itself does not run it so."""


def with_profile(scenario: DuelScenario, base: str) -> DuelScenario:
    """The scenario under another profile, where it asks for none of its own."""
    if scenario.profile.base == "tcg" and not scenario.profile.switches:
        return replace(scenario, profile=Profile(base))
    return scenario


def record(scenario: DuelScenario) -> Recording:
    """Run a scenario with spellspeed and keep everything. Raises Unrecordable."""
    play = started(scenario)
    for number, step in enumerate(scenario.steps, 1):
        try:
            do_step(play, step)
        except StepFailed as wrong:
            raise Unrecordable(f"step {number}: {wrong}") from wrong
    try:
        come_to_rest(play, bool(scenario.steps) and not isinstance(scenario.steps[-1], SeatStep | UntilStep))
    except StepFailed as wrong:
        raise Unrecordable(f"at the end: {wrong}") from wrong
    if any(kind != "answer" for kind, _, _ in play.inputs):
        raise Unrecordable("it ends by the will of a player")
    return replay(scenario, [picks for _, _, picks in play.inputs])


def replay(scenario: DuelScenario, inputs: list[tuple[int, ...]]) -> Recording:
    """The same answers once more, with a note of each ask."""
    duel, roster = build(scenario)
    duel.journal = []
    names = Names(duel, roster)
    first = duel.first_seat
    start = table_of(duel)
    begin = duel.fork()
    advance(duel)
    entries = []
    for index, picks in enumerate(inputs):
        assert duel.ask is not None
        entries.append(entry_of(duel, names, duel.ask, index, picks))
        answer(duel, duel.serial, picks, duel.ask.seat)
    rec = Recording(
        scenario.label.title,
        duel,
        tuple(scenario.seats),
        entries,
        table_of(duel),
        None,
        first,
        start,
        begin,
        scenario.profile.base,
    )
    if duel.ask is not None:
        rec.rest = entry_of(duel, names, duel.ask, len(inputs), ())
    assert duel.journal is not None
    for event in duel.journal:
        if event.kind == t.E_COIN:
            rec.coins.append(event.value)
        elif event.kind == t.E_DIE:
            rec.dice.append(event.value)
        elif event.kind == t.E_SHUFFLED:
            rec.shuffled = True
    rec.over, rec.winner = duel.over, duel.winner
    return rec
