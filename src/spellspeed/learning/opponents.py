"""Who plays the seats that an agent does not play: bots by name, bots of one's own, and policies that see what an agent sees."""

from __future__ import annotations

from typing import Any, Final, Protocol

from spellspeed.kernel.asks import Ask
from spellspeed.kernel.draws import seed_of_seat
from spellspeed.kernel.players import Bot
from spellspeed.learning.duels import WrongSetup
from spellspeed.learning.encoding.episode import Episode
from spellspeed.learning.episodes import Playing
from spellspeed.learning.spaces import Observation, observed
from spellspeed.yugioh.bots.seat_view import SeatView
from spellspeed.yugioh.players import bot_named


class Policy(Protocol):
    """Something that acts like an agent: a network, say."""

    def act(self, observation: Observation) -> int:
        """A legal action for what is observed (`observation` and `action_mask`)."""
        ...


Player = str | Bot | Policy
"""A bot by name ("random", "sensible", "search:30", "module:Class"), a bot, or a policy."""


def checked_player(player: Any, whose: str) -> Player:
    """A player that can play. Raises WrongSetup, UnknownBot."""
    if isinstance(player, str):
        bot_named(player, "")
    elif not callable(getattr(player, "picks", None)) and not callable(getattr(player, "act", None)):
        raise WrongSetup(
            f"{whose} is {player!r}; it must be the name of a bot, or have `picks` (a bot) or `act` (a policy)"
        )
    found: Player = player
    return found


class Others:
    """The seats of one duel that the agent does not play. A bot by name is a new one in each duel, with a seed that follows from the duel's."""

    def __init__(self, playing: Playing, mine: int, partner: Player, opponent: Player) -> None:
        episode = playing.episode
        assert playing.setting is not None, "a duel under way has a setting"
        seed = playing.setting.seed_of(playing.number)
        self.episode: Final[Episode] = episode
        self.mine: Final = mine
        self.views: Final = [SeatView(episode.duel, seat) for seat in range(episode.duel.seats)]
        self.players: Final[list[Any]] = []
        for seat in range(episode.duel.seats):
            player = opponent if episode.duel.is_opponent(mine, seat) else partner
            self.players.append(bot_named(player, seed_of_seat(seed, seat)) if isinstance(player, str) else player)

    def play_on(self, playing: Playing) -> None:
        """Answer for all others until the agent is asked, or the duel has ended or is cut short."""
        episode = self.episode
        while not playing.is_over and not playing.is_cut_short:
            ask = episode.duel.ask
            assert ask is not None, "a duel that is not over asks somebody"
            if ask.seat == self.mine:
                return
            self.answer(ask)

    def answer(self, ask: Ask) -> None:
        """One of the others answers, or takes one action of an answer."""
        player = self.players[ask.seat]
        if hasattr(player, "picks"):
            self.episode.answer(tuple(player.picks(ask, self.views[ask.seat])))
        else:
            self.episode.step(int(player.act(observed(self.episode, ask.seat))))
