"""What a module of cards is written with, in one import: the words, the classes of cards, and Tokens by their name."""

from spellspeed.yugioh.cards.classes import *
from spellspeed.yugioh.cards.pool import printed_named
from spellspeed.yugioh.words import *
