"""A match as the course of a room: toss, choice, duels, and the exchanges between them (MATCH, SIDE, SETUP-4 to SETUP-6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spellspeed.kernel.game import Plain
from spellspeed.kernel.viewers import SPECTATOR
from spellspeed.recording.recorder import Recording
from spellspeed.session.room_game import CHOICE, GAME, OVER, SIDING, TOSS, UnfitSettings
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.game import RecordedDeck, Start
from spellspeed.yugioh.match import Match
from spellspeed.yugioh.match.duels import result_of, seating, tossed
from spellspeed.yugioh.match.match import TIMED_DUEL
from spellspeed.yugioh.match.siding import shown_to_opponent
from spellspeed.yugioh.recording.matches import (
    MatchRecording,
    MatchStart,
    MatchStep,
    after_step,
    duel_start,
    match_text,
)
from spellspeed.yugioh.session.list_order import in_list_order


class MatchCourse:
    """A match that goes on step by step. `begun` holds how the duel under way began."""

    def __init__(self, start: MatchStart, choose_zones: bool) -> None:
        """Raises UnknownProfile, RefusedInMatch."""
        self.begins: Final = start
        self.choose_zones: Final = choose_zones
        self.match: Match = start.match()
        self.steps: list[MatchStep] = []
        self.done: set[int] = set()

    @property
    def now(self) -> str:
        """What comes next."""
        if self.match.is_over:
            return OVER
        if self.left_to_side():
            return SIDING
        if self.match.chooser is None:
            return TOSS
        return CHOICE if self.match.first is None else GAME

    def toss(self) -> int:
        """SETUP-4, SETUP-6. The side that wins the toss for the next duel."""
        winner = tossed(self.match, self.begins.seed).chooser
        assert winner is not None, "somebody wins a toss"
        return winner

    def chooser(self) -> int:
        """SETUP-4, SETUP-5, TEAM-II-2. The place that says whether its side goes first: of a team its Player A."""
        side = self.match.chooser
        if side is None:
            raise UnfitSettings("toss first")
        return min(self.match.places_of(side))

    def left_to_side(self) -> tuple[int, ...]:
        """SIDE-2, MATCH-9. The places that may still exchange cards before the next duel."""
        if self.match.duels == 0 or self.match.next_duel in (None, TIMED_DUEL):
            return ()
        places = range(len(self.begins.players))
        return tuple(place for place in places if place not in self.done and self.match.decks[place].side)

    def do(self, step: Plain) -> None:
        """Carry out a step. Raises RefusedInMatch, UnfitSettings, and then nothing has changed."""
        kind = step["do"]
        if kind == "exchange":
            self.exchange(step["place"], tuple(step["out"]), tuple(step["into"]), step["done"])
            return
        if kind == "choice":
            side = self.match.side_of(self.begins.players[step["place"]])
            self.take(MatchStep("choice", side, step["first"]))
        elif kind == "toss":
            self.take(MatchStep("toss", step["side"]))
        elif kind == "time":
            self.take(MatchStep("time"))
        else:
            raise UnfitSettings("no step", step=kind)

    def take(self, step: MatchStep) -> None:
        """The match goes on by a step."""
        self.match = after_step(self.match, step)
        self.steps.append(step)

    def exchange(self, place: int, out: tuple[int, ...], into: tuple[int, ...], done: bool) -> None:
        """SIDE-2, TEAM-I-8. Cards of a player go out of the deck and others in; `done` ends the exchange."""
        if place not in self.left_to_side():
            raise UnfitSettings("no exchange now")
        if out or into:
            self.take(MatchStep("exchange", place, out=out, into=into))
        if done:
            if not any(step.kind == "exchange" and step.side == place for step in self.since_last_duel()):
                self.steps.append(MatchStep("exchange", place))
            self.done.add(place)

    def since_last_duel(self) -> list[MatchStep]:
        """The steps after the last duel."""
        last = max((number for number, step in enumerate(self.steps) if step.kind == "duel"), default=-1)
        return self.steps[last + 1 :]

    def start(self, seed: str | None = None) -> Start:
        """How the next duel begins; every window is asked. The Decks are in their order, however they were exchanged."""
        began = duel_start(self.match, self.begins.seed)
        decks = tuple([RecordedDeck(in_list_order(deck.main), in_list_order(deck.fusion)) for deck in began.decks])
        return Start(
            seed or began.seed, decks, began.first, began.profile, began.switches, self.choose_zones, True, False, began.timed, began.names,
        )  # fmt: skip

    def seating(self) -> tuple[int, ...]:
        """TEAM-II-2, TEAM-II-3. Which place sits at each seat of the duel."""
        return seating(self.match)

    def deck(self, place: int) -> Plain:
        """SIDE-2. The three parts as they are now."""
        deck = self.match.decks[place]
        return {"main": list(deck.main), "fusion": list(deck.fusion), "side": list(deck.side)}

    def end_game(self, state: Duel, recording: Recording[Duel]) -> None:
        """MATCH-2, MATCH-3. The match goes on with the result of a duel."""
        self.match = self.match.after_duel(result_of(state, self.match))
        self.steps.append(MatchStep("duel", duel=recording))
        self.done = set()

    def shown(self, place: int) -> Plain:
        """SIDE-6. How it stands; of others' exchanges two numbers, and those only when all are done."""
        match = self.match
        shown: Plain = {
            "score": list(match.score),
            "duels": match.duels,
            "now": self.now,
            "chooser": self.chooser() if self.now == CHOICE else None,
            "done": [other in self.done for other in range(len(self.begins.players))],
        }
        if self.now == SIDING and place != SPECTATOR:
            deck = match.decks[place]
            shown |= {"deck": [*deck.main, *deck.fusion], "side": list(deck.side)}
        elif match.duels and self.now != SIDING and not match.is_over:
            shown["exchanged"] = [shown_to_opponent(match, name).exchanged for name in match.players]
        return shown

    def winner(self) -> int | None:
        """The side that has won the match."""
        return None if self.match.verdict is None else self.match.verdict.winner

    def recording_text(self, recordings: Sequence[Recording[Duel]], extra: Plain) -> str:
        """The match as one file, with the duel that is under way."""
        steps = list(self.steps)
        told = sum(step.kind == "duel" for step in steps)
        steps += [MatchStep("duel", duel=recording) for recording in recordings[told:]]
        return match_text(MatchRecording(self.begins, tuple(steps)), extra)
