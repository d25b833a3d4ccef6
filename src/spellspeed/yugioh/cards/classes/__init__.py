"""Classes of cards: what several cards do in the same way, and the phrases that they share."""

from spellspeed.yugioh.cards.classes.battling import *
from spellspeed.yugioh.cards.classes.cores import *
from spellspeed.yugioh.cards.classes.counters import *
from spellspeed.yugioh.cards.classes.cyberdarks import *
from spellspeed.yugioh.cards.classes.discarded import *
from spellspeed.yugioh.cards.classes.elements import *
from spellspeed.yugioh.cards.classes.families import *
from spellspeed.yugioh.cards.classes.flips import *
from spellspeed.yugioh.cards.classes.fusing import *
from spellspeed.yugioh.cards.classes.given_back import *
from spellspeed.yugioh.cards.classes.gladiators import *
from spellspeed.yugioh.cards.classes.growing import *
from spellspeed.yugioh.cards.classes.holding import *
from spellspeed.yugioh.cards.classes.phrases import *
from spellspeed.yugioh.cards.classes.recruiters import *
from spellspeed.yugioh.cards.classes.silencing import *
from spellspeed.yugioh.cards.classes.spirits import *
from spellspeed.yugioh.cards.classes.strength import *
from spellspeed.yugioh.cards.classes.summoned import *
from spellspeed.yugioh.cards.classes.toons import *
from spellspeed.yugioh.cards.classes.unions import *
from spellspeed.yugioh.cards.classes.viruses import *
