"""A recorded duel judged under two profiles side by side: the first step at which they part, and which switches are why."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from spellspeed.kernel.door import answer as answer_ask
from spellspeed.kernel.events import Event
from spellspeed.languages.catalog import ENGLISH, Catalog, catalog
from spellspeed.recording.recorder import Answer, End, NoLongerFits, Recording, end_of, play_answer
from spellspeed.yugioh.duel.derived import attack, defense
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.profile import Profile, profile
from spellspeed.yugioh.duel.terms import ATTACK, E_CALCULATED, E_PASSED, E_STEP, HAND, MONSTERS
from spellspeed.yugioh.game import YUGIOH, Start, own_start
from spellspeed.yugioh.judge.switch_rules import SWITCH_RULES
from spellspeed.yugioh.text.duel_log import UNTOLD, LogWriter
from spellspeed.yugioh.text.notation import meanings
from spellspeed.yugioh.text.wording import option_words
from spellspeed.yugioh.words.declaring import DECLARED_CARDS

NOT_COMPARED: Final = (*UNTOLD, E_STEP, E_CALCULATED, E_PASSED)
"""Kinds of events in which two duels do not part."""

OPTIONS: Final = "options"
"""A seat is offered something else, or somebody else is asked."""
EVENT: Final = "event"
"""The same answer makes something else happen."""
ANSWER: Final = "answer"
"""A seat is offered something else, and the recorded answer is legal under one of the profiles only."""
END: Final = "end"
"""The duel ends under one of them, or ends differently."""

Beginning = Callable[[Profile], Duel]
"""Makes the duel at its first ask under a profile; it asks always and keeps a journal."""


@dataclass(frozen=True, slots=True)
class Standing:
    """How a duel stands under one profile where the two part.

    `happened` is what this profile alone makes of the step, in the words of the log; `asked` the seat that is asked next (-1: nobody,
    the duel is over) and `options` what it is offered; `end` turn, Life Points and winner.
    """

    profile: str
    happened: tuple[str, ...]
    asked: int
    options: tuple[str, ...]
    fits: bool
    """Whether the recorded answer is legal here (also true where there is none)."""
    end: End
    field: tuple[str, ...]
    """What each seat has, in words, all cards open."""


@dataclass(frozen=True, slots=True)
class Cause:
    """A switch that makes the difference: its two values, the rules it decides between, and (for `rulings`) the cards and their sources."""

    switch: str
    values: tuple[str, str]
    rules: tuple[str, ...]
    cards: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Parting:
    """The first step at which two profiles differ. `step` counts the answers given before, as `replay show --step` does.

    `causes` are the switches of which each alone, set from the first profile to the second, parts the duels at this very place; where
    none does alone, `together` is true and they are those without which the second profile would not part there.
    """

    kind: str
    step: int
    turn: int
    phase: int
    answer: tuple[str, ...]
    """The recorded answer to come, by its meaning; () for none."""
    same: tuple[str, ...]
    """What had happened since the answer before under both."""
    sides: tuple[Standing, Standing]
    causes: tuple[Cause, ...]
    together: bool


@dataclass(frozen=True, slots=True)
class Comparison:
    """What came of a comparison: `steps` answers were given under both; `parting` is None if they never part."""

    profiles: tuple[str, str]
    steps: int
    parting: Parting | None


@dataclass(frozen=True, slots=True)
class Place:
    """A place in two duels that run side by side: after how many answers, and how many events they share."""

    kind: str
    step: int
    events: int


class SideBySide:
    """One duel under two profiles, given the same answers."""

    def __init__(self, begin: Beginning, rules: tuple[Profile, Profile], every_ask: bool) -> None:
        self.rules: Final = rules
        self.duels: Final = (begin(rules[0]), begin(rules[1]))
        self.life: Final = self.duels[0].life[:]
        self.every_ask: Final = every_ask
        self.passed: Final[tuple[list[tuple[int, Duel]], list[tuple[int, Duel]]]] = ([], [])
        """The asks passed over since the last answer under each profile: how many events there were, and the duel there."""
        self.step = 0
        self.compared = 0
        self.last = 0
        """How many events the journals had at the last answer."""

    def run(self, answers: Sequence[Answer]) -> Place | None:
        """Give the answers until the duels part; None if they never do. Raises NoLongerFits for an answer that fits neither."""
        while True:
            self.pass_over()
            kind = self.differs()
            if kind:
                return self.place(kind)
            if self.duels[0].over or self.step == len(answers):
                return None
            self.give(answers[self.step])

    def place(self, kind: str) -> Place:
        """Where the duels stand now."""
        return Place(kind, self.step, self.compared)

    def differs(self) -> str:
        """Whether the duels have parted, and in what; "" if not. The events that they share are counted."""
        left, right = (journal_of(duel) for duel in self.duels)
        while self.compared < min(len(left), len(right)):
            if outline(left[self.compared]) != outline(right[self.compared]):
                return EVENT
            self.compared += 1
        over = [duel.over for duel in self.duels]
        if any(over):
            return "" if all(over) and end_of(self.duels[0]) == end_of(self.duels[1]) else END
        if self.offers(0) != self.offers(1):
            return OPTIONS
        return EVENT if len(left) != len(right) else ""

    def offers(self, under: int) -> tuple[object, ...]:
        """The open ask under one of the profiles as it is compared: whose it is, its kind, its options by meaning, how many."""
        duel = self.duels[under]
        ask = duel.ask
        assert ask is not None, "a duel that is not over asks somebody"
        return (ask.seat, ask.kind, ask.least, ask.most, ask.rule, ask.goal, ask.values, tuple(meanings(duel, ask)))

    def pass_over(self) -> None:
        """Take the one answer of asks that the recording did not ask, because it asked only where there was a choice."""
        for duel, passed in zip(self.duels, self.passed, strict=True):
            while not self.every_ask and duel.ask is not None:
                single = duel.ask.single_answer()
                if single is None:
                    break
                passed.append((len(journal_of(duel)), duel.fork()))
                answer_ask(duel, duel.serial, single)

    def give(self, given: Answer) -> None:
        """Give a recorded answer to both, which are asked the same. Raises NoLongerFits."""
        self.last = self.compared
        self.step += 1
        for duel, passed in zip(self.duels, self.passed, strict=True):
            passed.clear()
            play_answer(YUGIOH, duel, given, self.step)


def fits(duel: Duel, given: Answer) -> bool:
    """Whether a recorded answer is one here. Nothing changes."""
    try:
        play_answer(YUGIOH, duel.fork(), given, 0)
    except NoLongerFits:
        return False
    return True


def journal_of(duel: Duel) -> list[Event]:
    """Everything that has happened in a duel, but for what only triggers are told, and for steps, values and passes that only the log tells."""
    assert duel.journal is not None, "a duel that is compared keeps a journal"
    return [event for event in duel.journal if event.kind not in NOT_COMPARED]


def outline(event: Event) -> tuple[object, ...]:
    """An event without the card's record before it, which the events before have told."""
    return (event.kind, event.card, event.seat, event.cause, event.by, event.value, event.detail)


def compare(
    recording: Recording[Duel], first: Profile, second: Profile, names: Sequence[str] = (), language: str = ENGLISH
) -> Comparison:
    """Play a recording under two profiles and say where they first part. `names` are what the seats are called.

    Raises NoLongerFits where an answer fits neither profile, UnknownCard, NotImplementedCard, UnknownLanguage.
    """
    start = own_start(recording.start)
    seats = start.seats
    words = catalog(language)
    called = (
        tuple(names)
        if len(names) == seats
        else tuple(words.say("replay", "seat", number=seat) for seat in range(1, seats + 1))
    )
    return compare_from(beginning(start), recording.answers, first, second, called, start.always, language)


def beginning(start: Start) -> Beginning:
    """The beginning of a recording under whatever profile."""

    def begin(rules: Profile) -> Duel:
        switches = tuple(apart_from_name(rules))
        return replace(start, profile=rules.name, switches=switches, always=True).new(log=True)

    return begin


def compare_from(
    begin: Beginning,
    answers: Sequence[Answer],
    first: Profile,
    second: Profile,
    names: Sequence[str],
    every_ask: bool,
    language: str = ENGLISH,
) -> Comparison:
    """The same for a duel that begins anyhow. `every_ask`: the answers are those to every ask, else those where there was a choice."""
    words = catalog(language)
    both = SideBySide(begin, (first, second), every_ask)
    place = both.run(answers)
    titles = (title_of(first), title_of(second))
    first, second = first.for_seats(len(names)), second.for_seats(len(names))
    if place is None:
        return Comparison(titles, both.step, None)
    causes, together = causes_of(begin, answers, (first, second), every_ask, place)
    duel = both.duels[0]
    given = answers[place.step] if place.step < len(answers) else None
    sides = (standing(both, 0, titles[0], names, given, words), standing(both, 1, titles[1], names, given, words))
    parting = Parting(
        kind_of(place, sides),
        place.step,
        duel.turn,
        duel.phase,
        () if given is None else given.picks,
        told(both, 0, names, both.last, both.compared, words),
        sides,
        causes,
        together,
    )
    return Comparison(titles, both.step, parting)


def kind_of(place: Place, sides: tuple[Standing, Standing]) -> str:
    """In what the profiles part, as it is said: what one alone goes on with is another event, not another choice."""
    if place.kind != OPTIONS:
        return place.kind
    if sides[0].happened or sides[1].happened:
        return EVENT
    return ANSWER if sides[0].fits != sides[1].fits else OPTIONS


def standing(
    both: SideBySide, under: int, title: str, names: Sequence[str], given: Answer | None, words: Catalog
) -> Standing:
    """How the duel stands under the first profile (0) or the second (1): at the ask where they part, if it was passed over there."""
    happened = told(both, under, names, both.compared, len(journal_of(both.duels[under])), words)
    duel, other = both.duels if under == 0 else both.duels[::-1]
    if happened and other.ask is not None and len(journal_of(other)) == both.compared:
        for events, earlier in both.passed[under]:
            if events == both.compared and asks_alike(earlier, other):
                duel, happened = earlier, ()
    ask = duel.ask
    options: tuple[str, ...] = ()
    if ask is not None:
        options = tuple(dict.fromkeys(option_words(duel, ask.seat, code, words.language) for code in ask.options))
    asked = -1 if ask is None else ask.seat
    legal = given is None or fits(duel, given)
    return Standing(title, happened, asked, options, legal, end_of(duel), field_in_words(duel, names, words))


def asks_alike(duel: Duel, other: Duel) -> bool:
    """Whether the same seat has the same kind of ask in two duels."""
    if duel.ask is None or other.ask is None:
        return False
    return (duel.ask.seat, duel.ask.kind) == (other.ask.seat, other.ask.kind)


def field_in_words(duel: Duel, names: Sequence[str], words: Catalog) -> tuple[str, ...]:
    """What each seat has on the field and in the hand, with all cards open."""
    lines = []
    for seat in range(duel.seats):
        lies = [shown_card(duel, number, words) for number in (*duel.monsters(seat), *duel.spells_and_field(seat))]
        held = [duel.printed(number).name for number in duel.zone(seat, HAND)]
        nothing = words.say("compare", "nothing")
        parts = {"field": ", ".join(lies) or nothing, "hand": ", ".join(held) or nothing}
        lines.append(words.say("compare", "field", seat=names[seat], life=duel.life[duel.side_of[seat]], **parts))
    return tuple(lines)


def shown_card(duel: Duel, number: int, words: Catalog) -> str:
    """A card on the field: its name, how it lies, and what a face-up monster has."""
    card, name = duel.cards[number], duel.printed(number).name
    if not card.face_up:
        return words.say("compare", "set", card=name)
    if card.zone != MONSTERS:
        return name
    key = "attack_position" if card.position == ATTACK else "defense_position"
    return words.say("compare", key, card=name, attack=attack(duel, number), defense=defense(duel, number))


def told(both: SideBySide, under: int, names: Sequence[str], since: int, until: int, words: Catalog) -> tuple[str, ...]:
    """What happened between two places of a journal, in words."""
    writer = LogWriter(both.duels[under], names, language=words.language)
    writer.points = both.life[:]
    journal = journal_of(both.duels[under])
    lines = [writer.line(event, journal[place + 1 :]) for place, event in enumerate(journal[:until])]
    return tuple(line for line in lines[since:] if line)


def title_of(rules: Profile) -> str:
    """A profile by its name and the switches that are set apart from it."""
    return "+".join([rules.name, *[f"{switch}={value}" for switch, value in apart_from_name(rules)]])


def apart_from_name(rules: Profile) -> list[tuple[str, str]]:
    """The switches that are set apart from the profile of that name, with their values."""
    usual = dict(profile(rules.name).choices)
    return [(switch, value) for switch, value in rules.choices if switch in rules.by_hand or usual[switch] != value]


def causes_of(
    begin: Beginning, answers: Sequence[Answer], rules: tuple[Profile, Profile], every_ask: bool, place: Place
) -> tuple[tuple[Cause, ...], bool]:
    """The switches that make the difference: each alone if there are such, else those that have a part in it."""
    first, second = rules
    apart = [switch for switch, value in first.choices if dict(second.choices)[switch] != value]
    alone = [
        switch
        for switch in apart
        if parts_at(begin, answers, (first, turned(first, switch, second)), every_ask) == place
    ]
    if alone:
        return tuple(cause_of(switch, rules, begin) for switch in alone), False
    needed = [
        switch
        for switch in apart
        if parts_at(begin, answers, (first, turned(second, switch, first)), every_ask) != place
    ]
    return tuple(cause_of(switch, rules, begin) for switch in needed or apart), True


def turned(rules: Profile, switch: str, other: Profile) -> Profile:
    """A profile with one switch as another profile has it."""
    return Profile(
        rules.name,
        tuple((each, dict(other.choices)[each] if each == switch else value) for each, value in rules.choices),
        rules.by_hand,
    )


def parts_at(
    begin: Beginning, answers: Sequence[Answer], rules: tuple[Profile, Profile], every_ask: bool
) -> Place | None:
    """Where two profiles part; None also where an answer fits neither of them."""
    try:
        return SideBySide(begin, rules, every_ask).run(answers)
    except NoLongerFits:
        return None


def cause_of(switch: str, rules: tuple[Profile, Profile], begin: Beginning) -> Cause:
    """A switch as a cause. For `rulings` the cards of the duel that have a variant in one of the two years, with its source."""
    values = (dict(rules[0].choices)[switch], dict(rules[1].choices)[switch])
    cards: list[tuple[str, str]] = []
    if switch == "rulings":
        for name in sorted({face.name for face in begin(rules[0]).faces}):
            variants = DECLARED_CARDS[name].variants if name in DECLARED_CARDS else ()
            cards += [(name, each.source) for each in variants if each.rulings in values]
    return Cause(switch, values, SWITCH_RULES[switch], tuple(cards))
