"""The words that cards are written in, a room for each part of speech: everything that a declaration needs, by one import.

What the rules give beside the words is among it: zones, phases, Types, Attributes and events, whose things are meant, the rights that
effects change.
"""

from spellspeed.yugioh.doing.arrivals import ANY_POSITION, UP_OR_SET
from spellspeed.yugioh.doing.bonds import NEVER, WHEN_DESTROYED, WHEN_GONE
from spellspeed.yugioh.doing.departures import REFLECTOR_COUNTER
from spellspeed.yugioh.duel.abilities import Alteration, Amount, Condition, Group, Step
from spellspeed.yugioh.duel.altered import DAMAGE_LOST, DAMAGE_TURNED, DRAWS_BURIED, SPARES_MONSTERS, SPARES_TRAPS
from spellspeed.yugioh.duel.clauses import (
    DARK_FUSION,
    EXACT,
    KEEPS_BATTLES,
    KEEPS_EMPTY_HAND,
    KEEPS_MATERIALS,
    KEEPS_OWN_SUMMON,
    KEEPS_TRIBUTED,
    KEEPS_TRIBUTES,
    MORE_MATERIALS,
    SUBSTITUTE,
)
from spellspeed.yugioh.duel.kinds import EACH, THEIRS, YOURS, Ability
from spellspeed.yugioh.duel.memory import (
    ATTRIBUTE_SAID,
    BEATEN_MONSTERS,
    BY_GLADIATOR,
    BY_ITSELF,
    CARDS_DRAWN,
    DAMAGE_DONE,
    DECLARED_FOR,
    EMPTY_HANDED,
    FEW_TRIBUTES,
    FLIPPED_BEFORE,
    FOR_DEFENSE,
    GRADIUS,
    GROWN,
    IN_A_LOOP,
    INSECT_FROM_LV1,
    INSECT_FROM_LV3,
    INSECT_FROM_LV5,
    LIFE_PAID,
    MATERIAL,
    MATERIAL_ATTACK,
    MATERIALS_USED,
    MONSTERS_BEATEN,
    PLACED,
    RETURNS,
    ROCKS_REMOVED,
    TRIBUTED_ATTACK,
    TRIBUTES_MADE,
    TURNS,
    UNTRIBUTED,
)
from spellspeed.yugioh.duel.rights import *
from spellspeed.yugioh.duel.scope import EITHER, EVERYBODY, OPPONENT, OPPONENTS, OWN, TOLD, TURN_PLAYER, YOU, YOUR_SIDE
from spellspeed.yugioh.duel.terms import *
from spellspeed.yugioh.words.amounts import *
from spellspeed.yugioh.words.changes.attacks import *
from spellspeed.yugioh.words.changes.bars import *
from spellspeed.yugioh.words.changes.delays import *
from spellspeed.yugioh.words.changes.present_values import *
from spellspeed.yugioh.words.changes.protection import *
from spellspeed.yugioh.words.changes.replacement import *
from spellspeed.yugioh.words.changes.values import *
from spellspeed.yugioh.words.choices.declarations import *
from spellspeed.yugioh.words.choices.resolution import *
from spellspeed.yugioh.words.choices.targets import *
from spellspeed.yugioh.words.clauses import *
from spellspeed.yugioh.words.conditions.answered import *
from spellspeed.yugioh.words.conditions.battles import *
from spellspeed.yugioh.words.conditions.gains import *
from spellspeed.yugioh.words.conditions.itself import *
from spellspeed.yugioh.words.conditions.junctions import *
from spellspeed.yugioh.words.conditions.kept import *
from spellspeed.yugioh.words.conditions.recollections import *
from spellspeed.yugioh.words.conditions.situations import *
from spellspeed.yugioh.words.conditions.triggers import *
from spellspeed.yugioh.words.costs.cards import *
from spellspeed.yugioh.words.costs.counters import *
from spellspeed.yugioh.words.costs.life_points import *
from spellspeed.yugioh.words.costs.materials import *
from spellspeed.yugioh.words.costs.one_of_each import *
from spellspeed.yugioh.words.costs.tributes import *
from spellspeed.yugioh.words.declaring import *
from spellspeed.yugioh.words.filters.comparisons import *
from spellspeed.yugioh.words.filters.equipment import *
from spellspeed.yugioh.words.filters.location import *
from spellspeed.yugioh.words.filters.named import *
from spellspeed.yugioh.words.filters.traits import *
from spellspeed.yugioh.words.groups.cards import *
from spellspeed.yugioh.words.groups.recalled import *
from spellspeed.yugioh.words.groups.references import *
from spellspeed.yugioh.words.joins import *
from spellspeed.yugioh.words.meaningless import *
from spellspeed.yugioh.words.odd.adding import *
from spellspeed.yugioh.words.odd.altering import *
from spellspeed.yugioh.words.odd.answering import *
from spellspeed.yugioh.words.odd.challenging import *
from spellspeed.yugioh.words.odd.closing import *
from spellspeed.yugioh.words.odd.copying import *
from spellspeed.yugioh.words.odd.eliminating import *
from spellspeed.yugioh.words.odd.fighting import *
from spellspeed.yugioh.words.odd.forcing import *
from spellspeed.yugioh.words.odd.foretelling import *
from spellspeed.yugioh.words.odd.hurrying import *
from spellspeed.yugioh.words.odd.infecting import *
from spellspeed.yugioh.words.odd.levelling import *
from spellspeed.yugioh.words.odd.messages import *
from spellspeed.yugioh.words.odd.mingling import *
from spellspeed.yugioh.words.odd.namesakes import *
from spellspeed.yugioh.words.odd.narrowing import *
from spellspeed.yugioh.words.odd.paying import *
from spellspeed.yugioh.words.odd.pending import *
from spellspeed.yugioh.words.odd.prohibiting import *
from spellspeed.yugioh.words.odd.returning import *
from spellspeed.yugioh.words.odd.rioting import *
from spellspeed.yugioh.words.odd.rivaling import *
from spellspeed.yugioh.words.odd.robbing import *
from spellspeed.yugioh.words.odd.sealing import *
from spellspeed.yugioh.words.odd.selecting import *
from spellspeed.yugioh.words.odd.snaring import *
from spellspeed.yugioh.words.odd.taxing import *
from spellspeed.yugioh.words.odd.tributing import *
from spellspeed.yugioh.words.odd.wagering import *
from spellspeed.yugioh.words.odd.weakening import *
from spellspeed.yugioh.words.verbs.chance import *
from spellspeed.yugioh.words.verbs.counters import *
from spellspeed.yugioh.words.verbs.decks import *
from spellspeed.yugioh.words.verbs.delays import *
from spellspeed.yugioh.words.verbs.destruction import *
from spellspeed.yugioh.words.verbs.durations import *
from spellspeed.yugioh.words.verbs.equipment import *
from spellspeed.yugioh.words.verbs.excavation import *
from spellspeed.yugioh.words.verbs.exchange import *
from spellspeed.yugioh.words.verbs.fusion import *
from spellspeed.yugioh.words.verbs.grouped import *
from spellspeed.yugioh.words.verbs.hands import *
from spellspeed.yugioh.words.verbs.life_points import *
from spellspeed.yugioh.words.verbs.likenesses import *
from spellspeed.yugioh.words.verbs.materials import *
from spellspeed.yugioh.words.verbs.movement import *
from spellspeed.yugioh.words.verbs.negation import *
from spellspeed.yugioh.words.verbs.notes import *
from spellspeed.yugioh.words.verbs.positions import *
from spellspeed.yugioh.words.verbs.present_values import *
from spellspeed.yugioh.words.verbs.rituals import *
from spellspeed.yugioh.words.verbs.summons import *
from spellspeed.yugioh.words.verbs.values import *
