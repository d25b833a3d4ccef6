"""One duel after the other, as an environment plays them: which comes next, how it ended, what it looks like, its recording."""

from __future__ import annotations

from typing import Any, Final

from spellspeed.kernel.state import DRAWN
from spellspeed.languages.catalog import ENGLISH
from spellspeed.learning.duels import Duels, WrongSetup
from spellspeed.learning.encoding.episode import Episode
from spellspeed.recording.recorder import Recorder, Recording
from spellspeed.simulation.duels import Setting
from spellspeed.yugioh.bots.evaluation import value_of
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.game import YUGIOH

SHAPINGS: Final = ("", "value")


class NotBegun(WrongSetup):
    """An environment was used before its first reset."""


class Playing:
    """The duels of one environment in a row. `number` is that of the duel under way, of the stream that `seed` names.

    A duel is cut short after `most` actions (`is_cut_short`); `shaping` "value" rewards each step by how much the side's chances rose.
    """

    def __init__(self, duels: Duels, most: int, shaping: str = "") -> None:
        if shaping not in SHAPINGS:
            raise WrongSetup(f'shaping is "{shaping}"; it can be "value", or "" for the result alone')
        if most < 1:
            raise WrongSetup(f"{most} decisions at most; a duel needs at least one")
        self.duels: Final = duels
        self.most: Final = most
        self.shaping: Final = shaping
        self.seed = ""
        self.number = -1
        self.setting: Setting | None = None
        self.under_way: Episode | None = None
        self.chance = 0.5

    @property
    def episode(self) -> Episode:
        """The duel under way. Raises NotBegun."""
        if self.under_way is None:
            raise NotBegun("nothing was begun: call reset first")
        return self.under_way

    def begin(self, seed: str, number: int) -> None:
        """Begin the duel of a number of a stream."""
        self.seed, self.number = seed, number
        self.setting = self.duels.setting(seed, number)
        self.under_way = self.duels.episode(self.setting, number)
        self.chance = value_of(self.under_way.duel, 0) if self.shaping else 0.5

    @property
    def is_over(self) -> bool:
        """Whether the duel has ended by the rules."""
        return self.episode.duel.over

    @property
    def is_cut_short(self) -> bool:
        """Whether the duel has taken as many actions (answers of bots are some, too) as it may, and has not ended."""
        return self.ended()[1]

    def ended(self) -> tuple[bool, bool]:
        """Whether the duel has ended by the rules, and whether it is cut short."""
        episode = self.episode
        if episode.duel.over:
            return True, False
        most = self.most
        return False, episode.decisions >= most or len(episode.answers) >= most

    def place_of(self, seat: int) -> int:
        """The place among the decks of what a seat plays: where the second team begins, its players sit first (TEAM-II-3)."""
        assert self.setting is not None, "a duel under way has a setting"
        return self.setting.seating(self.number)[seat]

    def seat_of(self, place: int) -> int:
        """The seat that plays the deck of a place."""
        assert self.setting is not None, "a duel under way has a setting"
        return self.setting.seating(self.number).index(place)

    def rewards(self) -> list[float]:
        """What the last step was worth to each seat: 1, -1 or 0 at the end; with shaping twice the change of the chances, at every step.

        The chances follow from what lies open (yugioh/bots/evaluation.py): they tell nothing of hidden cards.
        """
        duel = self.episode.duel
        if self.shaping:
            before, self.chance = self.chance, value_of(duel, 0)
            gain = 2 * (self.chance - before)
        elif not duel.over or duel.winner == DRAWN:
            gain = 0.0
        else:
            gain = 1.0 if duel.winner == 0 else -1.0
        return [gain if side == 0 else -gain for side in duel.side_of]

    def told(self) -> dict[str, Any]:
        """What goes with a step, for `info`: which duel it is, how far, what no array had room for; at the end how it ended."""
        episode = self.episode
        told: dict[str, Any] = {
            "seed": self.seed,
            "duel": self.number,
            "decisions": episode.decisions,
            "pages_turned": episode.paged,
            "cards_left_out": episode.left_out,
        }
        if episode.duel.over:
            told |= {"winner": episode.duel.winner, "reason": episode.duel.reason, "turns": episode.duel.turn}
        return told

    def drawing(self, viewer: int) -> str:
        """The table as a seat sees it, in lines, with what it is asked."""
        duel = self.episode.duel
        names = [f"Seat {seat + 1}" for seat in range(duel.seats)]
        speaker = YUGIOH.speaker(ENGLISH, names)
        lines = speaker.situation(duel, viewer)
        if duel.ask is not None and duel.ask.seat == viewer:
            lines.append(speaker.question(duel, duel.ask))
            lines += [f"  {choice.number}. {choice.words}" for choice in speaker.choices(duel, duel.ask)]
        return "\n".join(lines)

    def recording(self) -> Recording[Duel]:
        """The duel so far as a recording, which `spellspeed replay` opens (recording.files writes it)."""
        episode, setting = self.episode, self.setting
        assert setting is not None, "a duel under way has a setting"
        recorder = Recorder(setting.start_of(self.number))
        for picks in episode.answers:
            recorder.answer(picks)
        return recorder.recording()
