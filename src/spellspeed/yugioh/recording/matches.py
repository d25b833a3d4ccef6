"""Recordings of matches: one file for the whole match, with what happened between the duels and the recording of each duel in it.

One file rather than one for each duel: what decides a duel of a match (the exchanged cards, who chose to begin, a called time) stands between
the duels, and a match that is broken off in the middle goes on from one place. Each duel in it is a whole recording of its own
(recording/recorder.py) and can be taken out.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from spellspeed.errors import SpellspeedError
from spellspeed.files.json_text import UnfitJson, plain_of
from spellspeed.files.reading import content_of, quoted
from spellspeed.languages.fields import Reader, json_of
from spellspeed.languages.worded import Key
from spellspeed.recording.files import GOING_ON, SEED_TELLS, recording_in, recording_text, text_of_file
from spellspeed.recording.recorder import Recording, replay, verify
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.profile import profile
from spellspeed.yugioh.formats.construction import DeckParts
from spellspeed.yugioh.game import YUGIOH, RecordedDeck, Start
from spellspeed.yugioh.match import Match, RefusedInMatch, new_match
from spellspeed.yugioh.match.duels import result_of, seating, seed_of_duel
from spellspeed.yugioh.match.match import TIMED_DUEL
from spellspeed.yugioh.match.siding import exchange
from spellspeed.yugioh.match.teams import ROLES

KIND: Final = "spellspeed match"
FORMAT: Final = 1
MOST_STEPS: Final = 1_000
"""What happens in a match, its duels too: before each of them a toss, a choice and an exchange for each player."""
MOST_ANSWERS_OF_MATCH: Final = 24_000
"""Of all its duels together: where every window is asked (in rooms) a long match of teams has more than ten thousand."""
OWN: Final = {YUGIOH.name: YUGIOH}
"""The games of which a match can be."""
SHORT_NUMBER: Final = re.compile(r"[0-9]{1,4}")


class MatchNoLongerFits(SpellspeedError):
    """A step of a recorded match is refused by the rules of today; `step` counts from 1."""

    def __init__(self, message: str, step: int) -> None:
        super().__init__(f"step {step}: {message}")
        self.step: Final = step


@dataclass(frozen=True, slots=True)
class MatchStart:
    """How a match began: its seed, from which that of each duel is derived one way, its profile, and for each player a name, the name of the
    deck, and the deck as it was registered."""

    seed: str
    profile: str
    players: tuple[str, ...]
    deck_names: tuple[str, ...]
    decks: tuple[DeckParts, ...]

    def match(self) -> Match:
        """The match before its first duel. Raises UnknownProfile, RefusedInMatch."""
        return new_match(self.players, self.decks, profile(self.profile))


@dataclass(frozen=True, slots=True)
class MatchStep:
    """Something that happened: `kind` is "toss" (won by `side`), "choice" (`side` goes first or not), "exchange" (of the seat `side`:
    cards `out` and `into` the deck), "time" (called between two duels) or "duel" (its recording)."""

    kind: str
    side: int = 0
    first: bool = False
    out: tuple[int, ...] = ()
    into: tuple[int, ...] = ()
    duel: Recording[Duel] | None = None

    @property
    def is_unfinished(self) -> bool:
        """Whether it is a duel that has not ended."""
        return self.duel is not None and self.duel.end.winner == GOING_ON


@dataclass(frozen=True, slots=True)
class MatchRecording:
    """A match as far as it was played. Only its last duel may be unfinished."""

    start: MatchStart
    steps: tuple[MatchStep, ...]

    @property
    def duels(self) -> tuple[Recording[Duel], ...]:
        """The recordings of its duels."""
        return tuple(step.duel for step in self.steps if step.duel is not None)


def duel_start(match: Match, seed: str) -> Start:
    """How the next duel of a match begins, once it is known who does: the team that begins has the first and the third seat.

    RefusedInMatch where it is not known, or the match is over.
    """
    match.require_open()
    if match.first is None:
        raise RefusedInMatch("SETUP-4", "nobody has chosen yet who begins")
    places = seating(match)
    decks = tuple(RecordedDeck(match.decks[place].main, match.decks[place].fusion) for place in places)
    is_timed = match.next_duel == TIMED_DUEL
    first = places.index(match.first)
    return Start(
        seed_of_duel(match, seed), decks, first, match.profile_name, timed=is_timed, names=names_of_seats(match)
    )


def names_of_seats(match: Match) -> tuple[str, ...]:
    """TEAM-II-2, TEAM-II-3. What the seats of the next duel are called: the players, in a match of teams with their places before them."""
    names = tuple(match.players[place] for place in seating(match))
    return tuple(f"{role} {name}" for role, name in zip(ROLES, names, strict=True)) if match.is_of_teams else names


def after_step(match: Match, step: MatchStep) -> Match:
    """The match after a step; a duel that has not ended changes nothing. Raises RefusedInMatch, NoLongerFits."""
    if step.kind == "toss":
        return match.after_toss(step.side)
    if step.kind == "choice":
        return match.after_choice(step.side, step.first)
    if step.kind == "exchange":
        return match if not step.out else exchange(match, match.players[step.side], step.out, step.into)
    if step.kind == "time":
        return match.after_time_called()
    assert step.duel is not None, "a step is of one of the five kinds"
    return match if step.is_unfinished else match.after_duel(result_of(replay(step.duel), match))


def match_again(recording: MatchRecording) -> Match:
    """The match as far as it was recorded. Raises MatchNoLongerFits, NoLongerFits for an answer in one of its duels."""
    match = recording.start.match()
    for number, step in enumerate(recording.steps, start=1):
        try:
            match = after_step(match, step)
        except RefusedInMatch as refused:
            raise MatchNoLongerFits(str(refused), number) from refused
    return match


def verify_match(recording: MatchRecording) -> str:
    """What no longer fits in a recorded match: the duel and its first answer that does not, or the step; "" where all fits."""
    for number, duel in enumerate(recording.duels, start=1):
        found = verify(duel)
        if not found.fits:
            return f"duel {number}: {found.message}"
    try:
        match_again(recording)
    except MatchNoLongerFits as refused:
        return str(refused)
    return ""


# --- files -----------------------------------------------------------------------------------------------------------------------------------


def match_text(recording: MatchRecording, extra: dict[str, object] | None = None) -> str:
    """A recorded match as JSON text, with fields of its writer's own."""
    start = recording.start
    decks = [
        {"name": name, "main": list(deck.main), "fusion": list(deck.fusion), "side": list(deck.side)}
        for name, deck in zip(start.deck_names, start.decks, strict=True)
    ]
    whole = {
        "kind": KIND,
        "format": FORMAT,
        "profile": start.profile,
        "seed tells": SEED_TELLS,
        "seed": start.seed,
        "players": list(start.players),
        "decks": decks,
        "steps": [step_as_plain(step) for step in recording.steps],
        **(extra or {}),
    }
    return json.dumps(whole, ensure_ascii=False, indent=1) + "\n"


def step_as_plain(step: MatchStep) -> dict[str, object]:
    """A step for JSON."""
    if step.duel is not None:
        return {"step": "duel", "duel": json.loads(recording_text(step.duel))}
    if step.kind == "toss":
        return {"step": "toss", "side": step.side}
    if step.kind == "choice":
        return {"step": "choice", "side": step.side, "first": step.first}
    if step.kind == "exchange":
        return {"step": "exchange", "side": step.side, "out": list(step.out), "in": list(step.into)}
    return {"step": step.kind}


def is_match(text: str) -> bool:
    """Whether a text is meant as a recorded match."""
    try:
        found = plain_of(text)
    except UnfitJson:
        return False
    return isinstance(found, dict) and found.get("kind") == KIND


def read_match(path: str | Path) -> MatchRecording:
    """The match in a file. Raises WrongRecording."""
    return parse_match(text_of_file(path), str(path))


def parse_match(text: str, where: str) -> MatchRecording:
    """A recorded match from its text. Fields that are not known are passed over. Raises WrongRecording."""
    return MatchReader(where).match(json_of(text, where))


class MatchReader(Reader):
    """Takes a recorded match out of JSON, field by field."""

    def match(self, found: Any) -> MatchRecording:
        """The whole document."""
        what = "the match"
        if not isinstance(found, dict) or found.get("kind") != KIND:
            self.refuse("no recorded match", kind=KIND)
        version = self.field(found, "format", int, what)
        if version != FORMAT:
            self.refuse("wrong format", version=version, read=FORMAT)
        decks = self.field(found, "decks", list, what)
        players = self.names(self.field(found, "players", list, what), '"players"')
        if len(players) not in (2, 4) or len(decks) != len(players):
            self.refuse("wrong number of players", players=len(players), decks=len(decks))
        start = MatchStart(
            self.field(found, "seed", str, what),
            self.field(found, "profile", str, what),
            players,
            self.names([self.field(deck, "name", str, "a deck") for deck in decks], "a deck"),
            tuple(self.registered(deck) for deck in decks),
        )
        listed = self.at_most(MOST_STEPS, self.field(found, "steps", list, what), "the steps")
        steps = tuple(self.step(step, len(players)) for step in listed)
        answers = sum(step.duel.steps for step in steps if step.duel is not None)
        if answers > MOST_ANSWERS_OF_MATCH:
            self.refuse("too many values", what=Key("the answers"), number=answers, most=MOST_ANSWERS_OF_MATCH)
        if any(step.is_unfinished for step in steps[:-1]):
            self.refuse("unfinished duel")
        return MatchRecording(start, steps)

    def registered(self, found: Any) -> DeckParts:
        """A deck with its Side Deck."""
        main, fusion, side = (
            self.all_of(self.field(found, part, list, "a deck"), int, part) for part in ("main", "fusion", "side")
        )
        return DeckParts(main, fusion, side)

    def step(self, found: Any, players: int) -> MatchStep:
        """One step."""
        kind = self.field(found, "step", str, "a step")
        if kind == "duel":
            duel = recording_in(json.dumps(self.field(found, "duel", dict, "a step")), self.where, OWN)
            return MatchStep("duel", duel=duel)
        if kind == "time":
            return MatchStep("time")
        if kind not in ("toss", "choice", "exchange"):
            self.refuse("no step of a match", kind=quoted(kind))
        side = self.field(found, "side", int, "a step")
        if not 0 <= side < (players if kind == "exchange" else 2):
            self.refuse("nobody's side", side=side, kind=kind)
        if kind == "choice":
            return MatchStep(kind, side, self.field(found, "first", bool, "a choice"))
        if kind == "toss":
            return MatchStep(kind, side)
        out, into = (self.all_of(self.field(found, key, list, "an exchange"), int, key) for key in ("out", "in"))
        return MatchStep(kind, side, out=out, into=into)


def is_match_file(path: str) -> bool:
    """Whether a file can be read and is meant as a recorded match."""
    try:
        return is_match(content_of(path).decode("utf-8"))
    except (OSError, ValueError):
        return False
