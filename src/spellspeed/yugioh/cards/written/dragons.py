"""Dragons and what calls them; Horus, which grows; the Phoenix of Nephthys and its Hand; The Fool; Freed."""

from spellspeed.yugioh.cards.written.lv_monsters import grows_into
from spellspeed.yugioh.duel.abilities import EACH
from spellspeed.yugioh.duel.rights import X_KEEPS_CONTROL, X_NOT_DESTROYED_BY_BATTLE, X_NOT_TO_DEFENSE, X_PIERCING
from spellspeed.yugioh.duel.scope import EVERYBODY, OPPONENTS, YOU
from spellspeed.yugioh.duel.terms import (
    CHOSEN,
    DECK,
    DRAGON,
    E_SUMMONED,
    END,
    FIELD,
    FOREVER,
    GRAVEYARD,
    HAND,
    LIGHT,
    MONSTER,
    MONSTERS,
    NUMBERS,
    SPELL,
    SPELLS,
    STANDBY,
    TARGETS,
    TRAP,
    W_ANSWER_SPELL,
)
from spellspeed.yugioh.words.changes.protecting import RefusesTargeting, Unaffected
from spellspeed.yugioh.words.changes.values import Changes
from spellspeed.yugioh.words.choices.choosing import Choose
from spellspeed.yugioh.words.choices.targeting import Target
from spellspeed.yugioh.words.clauses import OnlyAsWritten
from spellspeed.yugioh.words.conditions.answering import Answers
from spellspeed.yugioh.words.conditions.battling import DestroyedByBattleThisTurn
from spellspeed.yugioh.words.conditions.hearing import DestroyedByEffectOf, HeardByItself
from spellspeed.yugioh.words.conditions.joining import Both
from spellspeed.yugioh.words.conditions.kept import NumberIs
from spellspeed.yugioh.words.conditions.standing import Exists, ZoneFree
from spellspeed.yugioh.words.costs.cards import Removing
from spellspeed.yugioh.words.costs.tributes import TributeItself, Tributing
from spellspeed.yugioh.words.declaring import (
    IN_GRAVEYARD,
    card,
    continuous,
    due_in,
    ignition,
    lasting_trap,
    quick,
    spell,
    trigger,
)
from spellspeed.yugioh.words.filters.being import Named, OfAttribute, OfType
from spellspeed.yugioh.words.filters.comparing import NotItself, StrongerThanItself
from spellspeed.yugioh.words.filters.lying import FaceUp, Revivable
from spellspeed.yugioh.words.groups.cards import Cards
from spellspeed.yugioh.words.groups.meant import Bound, Itself
from spellspeed.yugioh.words.joins import And, If
from spellspeed.yugioh.words.verbs.chance import TossCoins
from spellspeed.yugioh.words.verbs.decks import ShuffleDeck
from spellspeed.yugioh.words.verbs.destroying import Destroy
from spellspeed.yugioh.words.verbs.lasting import Begin
from spellspeed.yugioh.words.verbs.negating import NegateActivation
from spellspeed.yugioh.words.verbs.summoning import SpecialSummon

card(
    "Kaibaman",
    ignition(
        (Choose(Cards((HAND,), YOU, (Named(("Blue-Eyes White Dragon",)), Revivable()))), SpecialSummon(Bound(CHOSEN))),
        costs=(TributeItself(),),
    ),
)
card(
    "Dragon's Rage",
    lasting_trap(),
    continuous(Changes(X_PIERCING, Cards((MONSTERS,), YOU, (OfType((DRAGON,)), FaceUp())))),
)
LORD = Exists(Cards((MONSTERS,), EVERYBODY, (Named(("Lord of D.",)), FaceUp())))
DRAGONS_IN_HAND = Cards((HAND,), YOU, (OfType((DRAGON,)), Revivable()))
card(
    "The Flute of Summoning Dragon",
    spell(
        (If(LORD, (Choose(DRAGONS_IN_HAND, 1, 2), SpecialSummon(Bound(CHOSEN)))),),
        condition=Both((LORD, ZoneFree())),
    ),
)
card(
    "Horus the Black Flame Dragon LV4",
    continuous(Changes(X_KEEPS_CONTROL, Itself())),
    grows_into("Horus the Black Flame Dragon LV6", END, EACH, DestroyedByBattleThisTurn()),
)
card(
    "Horus the Black Flame Dragon LV6",
    continuous(Unaffected((SPELL,))),
    grows_into("Horus the Black Flame Dragon LV8", END, EACH, DestroyedByBattleThisTurn()),
)
card(
    "Horus the Black Flame Dragon LV8",
    OnlyAsWritten(),
    quick(
        (NegateActivation(True),),
        windows=W_ANSWER_SPELL,
        condition=Answers((SPELL,), EVERYBODY, True),
        remains=True,
    ),
)
card(
    "Sacred Phoenix of Nephthys",
    due_in(STANDBY, (SpecialSummon(Itself()),), places=IN_GRAVEYARD, condition=DestroyedByEffectOf(EVERYBODY)),
    trigger(E_SUMMONED, (Destroy(Cards((SPELLS, FIELD), EVERYBODY)),), hearing=HeardByItself()),
)
card(
    "Hand of Nephthys",
    ignition(
        (
            Choose(Cards((HAND, DECK), YOU, (Named(("Sacred Phoenix of Nephthys",)), Revivable()))),
            SpecialSummon(Bound(CHOSEN)),
            ShuffleDeck(YOU),
        ),
        costs=(Tributing(1, (NotItself(),)), And(), TributeItself()),
    ),
)
ALL_KINDS = (MONSTER, SPELL, TRAP)
card(
    "Arcana Force 0 - The Fool",
    continuous(Changes(X_NOT_DESTROYED_BY_BATTLE, Itself()), Changes(X_NOT_TO_DEFENSE, Itself())),
    trigger(
        E_SUMMONED,
        (
            TossCoins(1),
            If(NumberIs(NUMBERS, 1), (Begin(RefusesTargeting(ALL_KINDS, YOU), Itself(), FOREVER),)),
            If(NumberIs(NUMBERS, 0), (Begin(RefusesTargeting(ALL_KINDS, OPPONENTS), Itself(), FOREVER),)),
        ),
    ),
)
card(
    "Freed the Brave Wanderer",
    ignition(
        (Destroy(Bound(TARGETS, (FaceUp(), StrongerThanItself()))),),
        costs=(Removing(Cards((GRAVEYARD,), YOU, (OfAttribute(LIGHT),)), 2),),
        targets=(Target(Cards((MONSTERS,), EVERYBODY, (FaceUp(), StrongerThanItself()))),),
        limit=1,
    ),
)
