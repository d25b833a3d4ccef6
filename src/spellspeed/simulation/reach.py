"""Coverage runs: random positions and duels, steered, until every card was drawn, Summoned, activated, resolved, negated and destroyed.

A run is decided by its seed. Every position may raise what a defect raises, with the number of the position as a note; a sample of the
states is checked (`sound.faults`, `table.leaks`) and raises UnsoundState.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from types import TracebackType
from typing import Final

from spellspeed.errors import SpellspeedError
from spellspeed.kernel.asks import extra_of, subject_of, verb_of
from spellspeed.kernel.atoms import ask_always, keep_journal
from spellspeed.kernel.door import advance, answer
from spellspeed.kernel.draws import Stream
from spellspeed.kernel.events import Event
from spellspeed.kernel.links import Link
from spellspeed.kernel.whereabouts import WATCHED, check_places
from spellspeed.simulation.positions import asked, implemented, random_position, some
from spellspeed.simulation.reachable import (
    ACTIVATED,
    APPLIED,
    BEATEN,
    DESTROYED,
    DRAWN,
    FLIP,
    NEGATED,
    NORMAL,
    RESOLVED,
    SPECIAL,
    STOPPED,
    WHOLE,
    Goal,
    companions,
    destroyers,
    face_of,
    fusers,
    goals_of,
    likes,
    negators,
    negators_of,
    summoners,
)
from spellspeed.simulation.sound import faults
from spellspeed.simulation.steered_player import steered
from spellspeed.yugioh.book.preparing import new_duel
from spellspeed.yugioh.duel.alterations import Alteration
from spellspeed.yugioh.duel.derived import effects_on
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.kinds import Ability
from spellspeed.yugioh.duel.printed import PrintedCard
from spellspeed.yugioh.duel.profile import profile
from spellspeed.yugioh.duel.terms import (
    A_OPEN,
    ANY_NORMAL,
    BY_BATTLE,
    BY_EFFECT,
    DISGUISED,
    E_ACTIVATED,
    E_APPLIED,
    E_BEGUN,
    E_DESTROYED,
    E_FIZZLED,
    E_NEGATED,
    E_RESOLVED,
    E_SUMMONED,
    E_TAKEN,
    FLIP_SUMMON,
    SPECIAL_SUMMON,
)
from spellspeed.yugioh.duel.terms import SPECIAL as SPECIAL_IT
from spellspeed.yugioh.duel.told_reasons import NEGATED_ACTIVATION, NEGATED_EFFECT
from spellspeed.yugioh.may.activate import may_activate
from spellspeed.yugioh.views.leaks import leaks

ANSWERS: Final = 60
"""Answers that are given in one position."""
DUEL_EVERY: Final = 12
"""Each so many positions one is played from the start of a duel, and longer."""
CHECK_EVERY: Final = 5
"""Each so many positions the states on the way are checked."""
ALWAYS_EVERY: Final = 4
"""Each so many positions every window is asked, so that the moments of the Damage Step are seen."""
VIEW_EVERY: Final = 20
"""Each so many positions the views on the way are searched for names of hidden cards."""
SOUGHT: Final = 4
"""Cards that a position is made for, for each seat."""
THEME_EVERY: Final = 4
"""One Deck of so many holds little more than one card that is sought and the cards that belong to it."""
PROFILES: Final = ("tcg", "tcg", "goat", "ocg")


class UnsoundState(SpellspeedError):
    """A state on the way that cannot be: cards out of place, wrong indexes, a view that names a hidden card, an ask without options."""


def drawn_from(faces: Sequence[PrintedCard], most: int, stream: Stream) -> list[PrintedCard]:
    """So many cards by chance of these, or fewer where there are fewer."""
    return [faces[stream.below(len(faces))] for _ in range(min(most, len(faces)))]


class Named:
    """Adds to whatever is raised inside at which position of which run it was, so that it can be played again alone."""

    def __init__(self, words: str) -> None:
        self.words: Final = words

    def __enter__(self) -> None:
        """Nothing to begin."""

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Add the note; the error goes on."""
        if error is not None:
            error.add_note(self.words)


class Reach:
    """A coverage run: what it has reached, what is missing, and what it has seen of the reasons.

    `positions` counts those played. `reasons` says for each missing activation which rules stood against it, and how often.
    """

    def __init__(self, seed: str = "0", cards: Sequence[PrintedCard] | None = None) -> None:
        """`cards`: what is to be reached; all implemented cards if left out."""
        main, fusion = implemented()
        self.seed: Final = seed
        self.cards: Final = tuple(cards if cards is not None else main + fusion)
        self.reached: Final[Counter[Goal]] = Counter()
        self.impossible: Final[dict[Goal, str]] = {}
        self.missing: Final[dict[Goal, int]] = {}
        self.by_card: Final[dict[int, tuple[Goal, ...]]] = {}
        for face in self.cards:
            goals = goals_of(face)
            self.by_card[face.code] = tuple(goals)
            for goal, why in goals.items():
                if why:
                    self.impossible[goal] = why
                else:
                    self.missing[goal] = 0
        self.reasons: Final[dict[Goal, Counter[str]]] = {}
        self.tries: Final[Counter[int]] = Counter()
        self.fizzled: Final[Counter[Goal]] = Counter()
        self.positions = 0

    def run(self, positions: int) -> Iterator[int]:
        """Play positions one after the other and give after each how many goals are missing."""
        for _ in range(positions):
            with Named(f"position {self.positions} of the coverage run with seed {self.seed}"):
                self.play(self.positions)
            self.positions += 1
            yield len(self.missing)

    def play(self, number: int) -> None:
        """One position (or duel), made for cards of which something is missing."""
        stream = Stream(f"reach {self.seed} {number}")
        duel = self.opened(number, stream)
        keep_journal(duel, [])
        ask_always(duel, number % ALWAYS_EVERY == 0)
        reader = Reader(self, duel)
        checks = number % CHECK_EVERY == 0
        answers = ANSWERS * (6 if number % DUEL_EVERY == 0 else 1) * (3 if duel.always else 1)
        for step in range(answers):
            if duel.over:
                break
            if not asked(duel).options:
                raise UnsoundState(f"an ask without options: {asked(duel).parts()}")
            if checks and step % 4 == 0:
                look_for_faults(duel)
            if number % VIEW_EVERY == 0 and step % 20 == 0:
                look_for_leaks(duel)
            if step % 3 == 0 or duel.in_damage_step():
                self.look_at_changes(duel)
            if step % 3 == 0:
                self.note_reasons(duel)
            picks = steered(duel, self.missing, stream)
            reader.answered(picks)
            answer(duel, duel.serial, picks)
            if not WATCHED:
                check_places(duel)
            reader.read()
        if checks:
            look_for_faults(duel)

    def opened(self, number: int, stream: Stream) -> Duel:
        """The position: Decks of cards with something missing, of what these name, of negators, and of any other cards."""
        seats = 4 if stream.below(16) == 0 else 2
        rules = PROFILES[stream.below(len(PROFILES))]
        left = sorted({goal[0] for goal in self.missing})
        sought = self.sought(left, stream)
        alike = stream.below(2)
        decks = [self.deck(sought if alike else self.sought(left, stream), stream) for _ in range(seats)]
        seed = stream.below(1 << 30)
        if number % DUEL_EVERY:
            return random_position(seed, seats, rules, decks, 3 + stream.below(4))
        duel = new_duel(decks, seed, profile(rules))
        advance(duel)
        return duel

    def sought(self, left: list[int], stream: Stream) -> list[PrintedCard]:
        """Some cards of which something is missing: of two by chance each time the one that was tried less often."""
        found: list[PrintedCard] = []
        for _ in range(SOUGHT if left else 0):
            code = min(left[stream.below(len(left))], left[stream.below(len(left))], key=lambda each: self.tries[each])
            self.tries[code] += 1
            found.append(face_of(code))
        return found

    def deck(self, sought: list[PrintedCard], stream: Stream) -> tuple[list[PrintedCard], list[PrintedCard]]:
        """Main Deck and Fusion Deck of one seat: the cards sought, what they need, and any other cards."""
        main, fusion = implemented()
        chosen: list[PrintedCard] = []
        themed = companions(sought[0]) if sought and stream.below(THEME_EVERY) == 0 else ()
        if themed:
            chosen += [sought[0]] * 3 + drawn_from(fusers(), 2, stream)
            chosen += [themed[stream.below(len(themed))] for _ in range(26)]
        for face in () if themed else sought:
            chosen += [face, face, *self.needed(face, stream)]
        chosen += drawn_from(negators(), 3 if stream.below(2) else 0, stream)
        extra = [face for face in chosen if face.is_fusion][:8]
        rest = [face for face in chosen if not face.is_fusion][:42]
        return rest + some(stream, main, 46 - len(rest)), extra + some(stream, fusion, 8 - len(extra))

    def needed(self, face: PrintedCard, stream: Stream) -> list[PrintedCard]:
        """Other cards that what is missing of a card takes, or may take."""
        missing = {goal[1] for goal in self.by_card.get(face.code, ()) if goal in self.missing}
        found = drawn_from(companions(face), 4, stream) + drawn_from(likes(face), 2, stream)
        if missing & {STOPPED, NEGATED}:
            found += drawn_from(negators_of(face.kind), 3, stream)
        if missing & {SPECIAL, APPLIED}:
            found += drawn_from(fusers() if face.is_fusion else summoners(), 2, stream)
        if missing & {DESTROYED, BEATEN}:
            found += drawn_from(destroyers(), 2, stream)
        return found

    def reach(self, face: PrintedCard, deed: str, index: int = WHOLE) -> None:
        """Something was reached."""
        goal = (face.code, deed, index)
        self.reached[goal] += 1
        self.missing.pop(goal, None)

    def look_at_changes(self, duel: Duel) -> None:
        """The Continuous Effects in force that change something for some card or seat."""
        for number in duel.steady:
            face = duel.faces[number]
            for ability in face.steady:
                if (face.code, APPLIED, ability.index) in self.missing and is_in_force(duel, number, ability):
                    self.reach(face, APPLIED, ability.index)

    def note_reasons(self, duel: Duel) -> None:
        """Which rules stand against the activations that are missing, of cards that lie where they could be used."""
        seat = asked(duel).seat
        opened = asked(duel).kind == A_OPEN
        numbers = {entry % (1 << 16) for entry in duel.fast[seat]} | (set(duel.ignites[seat]) if opened else set())
        for number in sorted(number for number in numbers if number < len(duel.cards)):
            face = duel.faces[number]
            for ability in face.abilities:
                goal = (face.code, ACTIVATED, ability.index)
                if goal in self.missing and not ability.is_trigger:
                    why: list[str] = []
                    may_activate(duel, seat, number, ability, False, why)
                    self.reasons.setdefault(goal, Counter()).update(why)


def is_in_force(duel: Duel, number: int, ability: Ability) -> bool:
    """Whether a Continuous Effect of a face-up card is in force and touches something."""
    binding = duel.binding(number)
    for change in ability.changes:
        for effect in effects_on(duel, change.what):
            if effect.source != binding or effect.change is not change:
                continue
            if type(change).touches is Alteration.touches:
                return True
            reach = range(duel.seats) if change.what.about_players else range(len(duel.cards))
            if any(change.touches(duel, effect, each) for each in reach):
                return True
    return False


def look_for_faults(duel: Duel) -> None:
    """Raises UnsoundState if something in a state cannot be."""
    found = faults(duel)
    if found:
        raise UnsoundState("; ".join(found))


def look_for_leaks(duel: Duel) -> None:
    """Raises UnsoundState if the view of the seat asked names what it does not know."""
    seat = asked(duel).seat
    found = leaks(duel, seat)
    if found:
        raise UnsoundState(f"seat {seat} is shown hidden cards: {', '.join(found)}")


class Reader:
    """Reads the log of a duel as it grows and tells a run what was reached. It follows the links of the open Chain by their numbers."""

    def __init__(self, run: Reach, duel: Duel) -> None:
        self.run: Final = run
        self.duel: Final = duel
        self.at = 0
        self.links: Final[dict[int, tuple[PrintedCard, int]]] = {}
        self.begun: Final[dict[int, bool]] = {}
        self.special: tuple[PrintedCard, int] | None = None

    def answered(self, picks: tuple[int, ...]) -> None:
        """Remember by which way of its own a monster is being Special Summoned."""
        if picks and verb_of(picks[0]) == SPECIAL_IT:
            self.special = (self.duel.faces[subject_of(picks[0])], extra_of(picks[0]))

    def read(self) -> None:
        """Everything that was told since the last time."""
        journal = self.duel.journal
        assert journal is not None
        while self.at < len(journal):
            event = journal[self.at]
            self.at += 1
            if event.card >= 0:
                face = self.duel.cards[event.card].face
                assert isinstance(face, PrintedCard)
                self.about_card(event, face)
                self.about_link(event, face)

    def about_card(self, event: Event, face: PrintedCard) -> None:
        """Drawn, Summoned, destroyed, applied."""
        run = self.run
        if event.kind == E_TAKEN:
            run.reach(face, DRAWN)
        elif event.kind == E_APPLIED:
            run.reach(face, APPLIED, event.detail)
        elif event.before is not None and event.before.marks & DISGUISED:
            # ERA-HATS-1: a hat is no card with a name, and battles as one.
            return
        elif event.kind == E_DESTROYED and event.cause in (BY_BATTLE, BY_EFFECT):
            run.reach(face, BEATEN if event.cause == BY_BATTLE else DESTROYED)
        elif event.kind == E_SUMMONED:
            if event.value & ANY_NORMAL:
                run.reach(face, NORMAL)
            elif event.value == FLIP_SUMMON:
                run.reach(face, FLIP)
            elif event.value == SPECIAL_SUMMON:
                run.reach(face, SPECIAL)
                if self.special is not None and self.special[0] is face:
                    run.reach(face, APPLIED, self.special[1])
                    self.special = None

    def about_link(self, event: Event, face: PrintedCard) -> None:
        """Activated, negated, resolved with a result."""
        if event.kind == E_ACTIVATED:
            link = self.link_numbered(event.value)
            shown = link.face if link is not None and link.card == event.card else face
            assert isinstance(shown, PrintedCard)
            self.links[event.value] = (shown, event.detail)
            self.begun[event.value] = False
            self.run.reach(shown, ACTIVATED, event.detail)
            return
        if event.value not in self.links:
            return
        named, index = self.links[event.value]
        if event.kind == E_NEGATED and event.detail == NEGATED_ACTIVATION:
            self.run.reach(named, STOPPED, index)
        elif event.kind == E_NEGATED and event.detail == NEGATED_EFFECT:
            self.run.reach(named, NEGATED, index)
        elif event.kind == E_BEGUN:
            self.begun[event.value] = True
        elif event.kind == E_FIZZLED and index < len(named.abilities) and named.abilities[index].resolved:
            self.run.fizzled[named.code, RESOLVED, index] += 1
            self.begun[event.value] = False
        elif event.kind == E_RESOLVED and self.begun[event.value]:
            self.run.reach(named, RESOLVED, index)

    def link_numbered(self, number: int) -> Link | None:
        """A link of the Chain that is open still; None if it has ended since."""
        return self.duel.chain[number - 1] if 0 < number <= len(self.duel.chain) else None
