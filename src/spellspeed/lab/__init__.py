"""The laboratory: many duels between bots, what they come to, and how fast they run. Imports the standard library only."""

from spellspeed.bots.playing import Bot, EndlessDuel, finish
from spellspeed.bots.uniform import RandomBot
from spellspeed.lab.players import BOTS, UnknownBot, bot_named
from spellspeed.lab.playing import DeckCards, DuelResult, deck_cards, open_duel, play_duel
from spellspeed.lab.simulating import Setting, Simulation, WrongCount, checked_setting, play_one_of, simulate
from spellspeed.lab.summary import Spread, Summary, summarize

__all__ = [
    "BOTS",
    "Bot",
    "DeckCards",
    "DuelResult",
    "EndlessDuel",
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
    "play_duel",
    "play_one_of",
    "simulate",
    "summarize",
]
