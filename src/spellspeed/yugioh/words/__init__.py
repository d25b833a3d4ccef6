"""The words that cards are written in, a room for each part of speech: everything that a declaration needs, by one import.

What the rules give beside the words is among it: zones, phases, Types, Attributes and events, whose things are meant, the rights that
effects change.

The grammar of their names

- A verb is an infinitive: `Destroy`, `Draw`, `NegateAttack`. It is a step of an effect, done when that resolves.
- A cost is a gerund: `Discarding`, `PayingLife`, `TributingItself`. It is a step that is paid when the effect is activated.
- A choice is an infinitive of choosing: `Target` when the effect is activated, `Choose` when it resolves, `Declare...` and `Call...` what is
  said. It does nothing else; what is chosen is bound to a name, and `Bound(CHOSEN)` speaks of it afterwards.
- A join is a conjunction that other steps stand behind or in: `And`, `If`, `IfDone`, `May`, `PayOrElse`.
- `Each...` and `They...` before a verb or choice say who does it: every player, the opponent. Without them the player of the effect does.
- A change is what holds as long as something lasts: a verb in the third person (`Changes`, `Controls`, `NegatesTargeting`), or the state in
  which a thing is (`Unaffected`, `DestroyedInstead`, `OnlyAttacked`).
- A group is a noun, the cards that are meant: `Cards`, `Itself`, `Attacker`, `EquippedMonster`, `Strongest`.
- A filter is a property of one card, as it stands beside a noun or behind "that": `FaceUp`, `OfType`, `IsFusion`, `HasCounter`, `CanWear`.
- A condition is a sentence that is true or not: `InPhase`, `ItselfIs`, `Exists`, `ZoneFree`. `Heard...` speaks of the event that a trigger
  hears, `Answers...` of the Chain Link that is answered, `Not`, `Both` and `Either` of other conditions.
- An amount is a number: `Fixed`, `AttackOf`, `HalfOf`, `ForEach`.
- A clause is what a card's text says of its Summon and its use without being an effect: `NeverSpecial`, `OnlyAsWritten`; where it has no part of its
  own, `Says(UNSEALED)` with a code of `duel/clauses.py`.

In capitals stand what the rules count and name: `X_...` is a right that a change changes, `E_...` an event, `W_...` a window, `BY_...` a cause,
and phrases that several cards share (`yugioh/cards/classes/phrases.py`).
"""

from spellspeed.yugioh.doing.arrivals import ANY_POSITION, UP_OR_SET
from spellspeed.yugioh.doing.bonds import NEVER, WHEN_DESTROYED, WHEN_GONE
from spellspeed.yugioh.doing.departures import REFLECTOR_COUNTER
from spellspeed.yugioh.duel.abilities import Amount, Condition, Group, Step
from spellspeed.yugioh.duel.alterations import Alteration
from spellspeed.yugioh.duel.altered import DAMAGE_LOST, DAMAGE_TURNED, DRAWS_BURIED, SPARES_MONSTERS, SPARES_TRAPS
from spellspeed.yugioh.duel.clauses import (
    COVERS_GRAVEYARD,
    DARK_FUSION,
    EXACT,
    GUARDS_FACE_DOWN,
    KEEPS_BATTLES,
    KEEPS_EMPTY_HAND,
    KEEPS_MATERIALS,
    KEEPS_OWN_SUMMON,
    KEEPS_TRIBUTED,
    KEEPS_TRIBUTES,
    MORE_MATERIALS,
    NO_NORMAL_SUMMON_BESIDE,
    ONTO_OPPONENT,
    OPENS_MAIN_PHASE,
    SPARES_OWN,
    SUBSTITUTE,
    UNNEGATED,
    UNREVIVED,
    UNSEALED,
)
from spellspeed.yugioh.duel.kept_names import (
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
from spellspeed.yugioh.duel.kinds import EACH, THEIRS, YOURS, Ability
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
from spellspeed.yugioh.words.costs.all_of import *
from spellspeed.yugioh.words.costs.cards import *
from spellspeed.yugioh.words.costs.counters import *
from spellspeed.yugioh.words.costs.itself import *
from spellspeed.yugioh.words.costs.life_points import *
from spellspeed.yugioh.words.costs.materials import *
from spellspeed.yugioh.words.costs.one_of_each import *
from spellspeed.yugioh.words.costs.spared_targets import *
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
from spellspeed.yugioh.words.odd.altering import *
from spellspeed.yugioh.words.odd.answering import *
from spellspeed.yugioh.words.odd.calculation import *
from spellspeed.yugioh.words.odd.closed_zones import *
from spellspeed.yugioh.words.odd.counters import *
from spellspeed.yugioh.words.odd.infecting import *
from spellspeed.yugioh.words.odd.mingling import *
from spellspeed.yugioh.words.odd.pending import *
from spellspeed.yugioh.words.odd.prohibiting import *
from spellspeed.yugioh.words.odd.returning import *
from spellspeed.yugioh.words.odd.voided_effects import *
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
from spellspeed.yugioh.words.verbs.monster_to_make import *
from spellspeed.yugioh.words.verbs.movement import *
from spellspeed.yugioh.words.verbs.negation import *
from spellspeed.yugioh.words.verbs.notes import *
from spellspeed.yugioh.words.verbs.positions import *
from spellspeed.yugioh.words.verbs.present_values import *
from spellspeed.yugioh.words.verbs.rituals import *
from spellspeed.yugioh.words.verbs.summons import *
from spellspeed.yugioh.words.verbs.values import *
