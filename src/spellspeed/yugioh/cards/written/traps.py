"""Normal and Counter Traps."""

from spellspeed.yugioh.cards.pool import printed_named
from spellspeed.yugioh.effects.amounts import Fixed, ForEach  # fmt: skip
from spellspeed.yugioh.effects.choices import And, Choose, Target
from spellspeed.yugioh.effects.conditions import Both, Either, Exists, InPhase, InTurnOf, SummonAttempted
from spellspeed.yugioh.effects.costs import PayLife
from spellspeed.yugioh.effects.declaring import (
    IN_GRAVEYARD,
    against_summons,
    card,
    continuous,
    token,
    trap,
    trigger,
    when_happened,
)  # fmt: skip
from spellspeed.yugioh.effects.filters import FaceDown, OfKind
from spellspeed.yugioh.effects.groups import Bound, Cards, Itself
from spellspeed.yugioh.effects.hands_and_decks import Draw, ShuffleDeck
from spellspeed.yugioh.effects.heard import HeardFrom, HeardSeat
from spellspeed.yugioh.effects.lasting import Begin, Changes
from spellspeed.yugioh.effects.negating import NegateSummon
from spellspeed.yugioh.effects.offering import Tributing
from spellspeed.yugioh.effects.showing import LookAt, PickRandom
from spellspeed.yugioh.effects.summons import MakeTokens
from spellspeed.yugioh.effects.taxing import EndTaxes, HeardTaxed, Taxes
from spellspeed.yugioh.effects.verbs import Destroy, InflictDamage, ReturnToDeck
from spellspeed.yugioh.rules.rights import X_NO_TRIBUTE_SUMMON
from spellspeed.yugioh.rules.scope import EVERYBODY, OPPONENT, OPPONENTS, YOU
from spellspeed.yugioh.rules.terms import (
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
)  # fmt: skip

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
