"""The laboratory: many duels between bots, what they come to, and how fast they run. Imports the standard library only."""

from spellspeed.kernel.game import UnknownBot
from spellspeed.kernel.players import Bot, EndlessGame
from spellspeed.simulation.duels import Setting, checked_setting, simulate
from spellspeed.simulation.games import GameResult, open_duel, play_game
from spellspeed.simulation.series import Simulation, WrongCount, play_one_of
from spellspeed.simulation.summary import Spread, Summary, summarize
from spellspeed.yugioh.bots.bot_games import finish
from spellspeed.yugioh.bots.uniform import RandomBot
from spellspeed.yugioh.decks.playable import DeckCards, deck_cards
from spellspeed.yugioh.players import BOTS, bot_named

__all__ = [
    "BOTS",
    "Bot",
    "DeckCards",
    "EndlessGame",
    "GameResult",
    "RandomBot",
    "Setting",
    "Simulation",
    "Spread",
    "Summary",
    "UnknownBot",
    "WrongCount",
    "bot_named",
    "checked_setting",
    "deck_cards",
    "finish",
    "open_duel",
    "play_game",
    "play_one_of",
    "simulate",
    "summarize",
]
