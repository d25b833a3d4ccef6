"""Normal and Counter Traps."""

from spellspeed.yugioh.cards.pool import printed_named
from spellspeed.yugioh.duel.rights import X_NO_TRIBUTE_SUMMON
from spellspeed.yugioh.duel.scope import EVERYBODY, OPPONENT, OPPONENTS, YOU
from spellspeed.yugioh.duel.terms import (
    ANY_NORMAL,
    CHOSEN,
    DEFENSE,
    E_ACTIVATED,
    E_DESTROYED,
    E_SENT,
    E_SUMMONED,
    FIELD,
    FLIP_SUMMON,
    FOREVER,
    HAND,
    MONSTER,
    MONSTERS,
    SPECIAL_SUMMON,
    SPELLS,
    STANDBY,
    TARGETS,
)
from spellspeed.yugioh.words.amounts import Fixed, ForEach
from spellspeed.yugioh.words.changes.values import Changes
from spellspeed.yugioh.words.choices.choosing import Choose
from spellspeed.yugioh.words.choices.targeting import Target
from spellspeed.yugioh.words.conditions.answering import SummonAttempted
from spellspeed.yugioh.words.conditions.hearing import HeardFrom, HeardSeat
from spellspeed.yugioh.words.conditions.joining import Both, Either
from spellspeed.yugioh.words.conditions.standing import Exists, InPhase, InTurnOf
from spellspeed.yugioh.words.costs.life_points import PayLife
from spellspeed.yugioh.words.costs.tributes import Tributing
from spellspeed.yugioh.words.declaring import (
    IN_GRAVEYARD,
    against_summons,
    card,
    continuous,
    token,
    trap,
    trigger,
    when_happened,
)
from spellspeed.yugioh.words.filters.being import OfKind
from spellspeed.yugioh.words.filters.lying import FaceDown
from spellspeed.yugioh.words.groups.cards import Cards
from spellspeed.yugioh.words.groups.meant import Bound, Itself
from spellspeed.yugioh.words.joins import And
from spellspeed.yugioh.words.odd.taxing import EndTaxes, HeardTaxed, Taxes
from spellspeed.yugioh.words.verbs.chance import PickRandom
from spellspeed.yugioh.words.verbs.decks import LookAt, ShuffleDeck
from spellspeed.yugioh.words.verbs.destroying import Destroy
from spellspeed.yugioh.words.verbs.hands import Draw
from spellspeed.yugioh.words.verbs.lasting import Begin
from spellspeed.yugioh.words.verbs.life_points import InflictDamage
from spellspeed.yugioh.words.verbs.moving import ReturnToDeck
from spellspeed.yugioh.words.verbs.negating import NegateSummon
from spellspeed.yugioh.words.verbs.summoning import MakeTokens

THEIR_HAND = Cards((HAND,), OPPONENT)

THEIR_SET_CARDS = Cards((MONSTERS, SPELLS, FIELD), OPPONENTS, (FaceDown(),))

card("Jar of Greed", trap((Draw(Fixed(1), YOU),)))
card(
    "Secret Barrel",
    trap((InflictDamage(ForEach(200, Cards((HAND, MONSTERS, SPELLS, FIELD), OPPONENTS)), OPPONENT),)),
    cites=("TEAM-R13",),
)
token(
    "Ojama Token",
    continuous(Changes(X_NO_TRIBUTE_SUMMON, Itself())),
    trigger(E_DESTROYED, (InflictDamage(Fixed(300), YOU),), at_once=True),
)
card("Ojama Trio", trap((MakeTokens(printed_named("Ojama Token"), 3, DEFENSE, OPPONENT),)), cites=("TEAM-R3",))
card(
    "Michizure",
    when_happened(
        (Destroy(Bound(TARGETS)),),
        E_SENT,
        Both((HeardFrom((MONSTERS,)), HeardSeat(YOU))),
        targets=(Target(Cards((MONSTERS,), EVERYBODY)),),
    ),
)
card(
    "Horn of Heaven",
    against_summons(
        (NegateSummon(),),
        SummonAttempted(EVERYBODY, ANY_NORMAL | FLIP_SUMMON | SPECIAL_SUMMON),
        costs=(Tributing(1),),
    ),
)
card(
    "Trap Dustshoot",
    trap(
        (
            LookAt(THEIR_HAND),
            Choose(Cards((HAND,), OPPONENT, (OfKind((MONSTER,)),))),
            ReturnToDeck(Bound(CHOSEN)),
            ShuffleDeck(OPPONENT),
        ),
        condition=Exists(THEIR_HAND, 4),
    ),
)
card(
    "Royal Writ of Taxation",
    trap(
        (
            PickRandom(THEIR_HAND),
            LookAt(Bound(CHOSEN)),
            Begin(Taxes(1000), Bound(CHOSEN), FOREVER, Fixed(-1), turns=1),
        ),
        condition=Both((InTurnOf(OPPONENTS), InPhase((STANDBY,)))),
    ),
    trigger(
        E_SUMMONED | E_ACTIVATED,
        (InflictDamage(Fixed(1000), YOU), And(), EndTaxes()),
        own=False,
        at_once=True,
        places=IN_GRAVEYARD,
        hearing=HeardTaxed(),
    ),
)
card(
    "Mind Haxorz",
    trap(
        (LookAt(THEIR_HAND, needed=False), LookAt(THEIR_SET_CARDS)),
        condition=Either((Exists(THEIR_HAND), Exists(THEIR_SET_CARDS))),
        costs=(PayLife(500),),
    ),
)
