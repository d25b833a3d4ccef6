"""A match that persons play: what happened so far, the duel that is under way; saved and gone on with as one file."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from spellspeed.languages.user_files import write_owned
from spellspeed.session import saved_games
from spellspeed.session.session import PERSON, Session, Setup
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.game import Start, own_start
from spellspeed.yugioh.match import Match
from spellspeed.yugioh.match.duels import result_of, seating
from spellspeed.yugioh.match.match import TIMED_DUEL
from spellspeed.yugioh.match.siding_plan import NO_PLAN, SidingPlan
from spellspeed.yugioh.recording.matches import (
    MatchRecording,
    MatchStart,
    MatchStep,
    after_step,
    duel_start,
    match_again,
    match_text,
    parse_match,
)
from spellspeed.yugioh.views.stops import Stops


@dataclass
class MatchPlay:
    """A match that persons play: what happened so far, how it stands, and the duel that is under way (None between two)."""

    start: MatchStart
    bots: tuple[str, ...]
    plan: SidingPlan
    match: Match
    steps: list[MatchStep]
    session: Session[Duel] | None
    stops: Stops
    language: str

    def do(self, step: MatchStep) -> None:
        """Something happens. Raises RefusedInMatch, and then nothing has changed."""
        self.match = after_step(self.match, step)
        self.steps.append(step)

    def recording(self) -> MatchRecording:
        """The match so far, with the duel under way."""
        steps = list(self.steps)
        if self.session is not None:
            steps.append(MatchStep("duel", duel=self.session.recording()))
        return MatchRecording(self.start, tuple(steps))

    def setup_of(self, start: Start) -> Setup[Duel]:
        """TEAM-II-3. Who sits where in the next duel, which begins so."""
        places = seating(self.match)
        bots = tuple(self.bots[place] for place in places)
        return Setup(start, bots, tuple(self.start.deck_names[place] for place in places))

    def begin_duel(self) -> Session[Duel]:
        """The next duel at its first ask."""
        self.session = Session(self.setup_of(duel_start(self.match, self.start.seed)), self.language)
        self.session.passing = self.stops
        return self.session

    def end_duel(self) -> None:
        """The duel under way is over: the match goes on with its result."""
        assert self.session is not None, "a duel is under way"
        self.match = self.match.after_duel(result_of(self.session.state, self.match))
        self.steps.append(MatchStep("duel", duel=self.session.recording()))
        self.session = None

    def seats_left_to_side(self) -> list[int]:
        """Who has not yet done with exchanging before the next duel (SIDE-2, MATCH-9)."""
        if self.match.duels == 0 or self.match.next_duel in (None, TIMED_DUEL):
            return []
        done: set[int] = set()
        for step in reversed(self.steps):
            if step.kind == "duel":
                break
            if step.kind == "exchange":
                done.add(step.side)
        return [seat for seat in range(len(self.start.players)) if seat not in done and self.match.decks[seat].side]

    def speaker_of(self, side: int) -> int:
        """SETUP-5, TEAM-II-2. Who says for a side whether it begins: a person before a bot, Player A before Player B."""
        return min(self.match.places_of(side), key=lambda place: self.bots[place] != PERSON)


def new_match_play(
    start: MatchStart, bots: tuple[str, ...], plan: SidingPlan = NO_PLAN, language: str = "en"
) -> MatchPlay:
    """A match before its first duel. Raises UnknownProfile, RefusedInMatch."""
    return MatchPlay(start, bots, plan, start.match(), [], None, Stops(), language)


def save_match(play: MatchPlay, path: str) -> None:
    """Write a match down. Raises FileNotWritten."""
    table: dict[str, object] = {"bots": list(play.bots), "stops": play.stops.as_plain()}
    if play.session is not None:
        table |= {"own": play.session.own, "taken_back": play.session.taken_back}
    write_owned(match_text(play.recording(), {saved_games.FIELD: table}), path)


def load_match(text: str, path: str, bots: tuple[str, ...], plan: SidingPlan, language: str) -> MatchPlay:
    """The match in the text of a file, as it stood. Raises WrongRecording, WrongSavedDuel, MatchNoLongerFits, NoLongerFits."""
    recording = parse_match(text, path)
    seats = len(recording.start.players)
    table: Any = saved_games.recorded_table(text, path)
    if table is None:
        table = {"bots": [*bots[:1], *bots[1:] * (seats - 1)]}
    if not isinstance(table, dict):
        raise saved_games.WrongSavedDuel("no table", path=path, field=saved_games.FIELD)
    sitting = saved_games.texts(table, "bots", path)
    if len(sitting) != seats:
        raise saved_games.WrongSavedDuel("wrong bots", path=path, number=len(sitting), seats=seats)
    play = new_match_play(recording.start, sitting, plan * (seats // len(plan)), language)
    if "stops" in table:
        play.stops.take_plain(table["stops"], path)
    play.match = match_again(recording)
    play.steps = [step for step in recording.steps if not step.is_unfinished]
    last = recording.steps[-1] if recording.steps else None
    if last is not None and last.duel is not None and last.is_unfinished:
        session = Session(play.setup_of(own_start(last.duel.start)), language)
        session.replay(last.duel.answers, saved_games.numbers(table, "own", path, len(last.duel.answers)))
        session.taken_back = saved_games.count(table, "taken_back", path)
        session.passing = play.stops
        play.session = session
    return play
