"""Crystal Beasts, which become Continuous Spells, and the cards that count them."""

from spellspeed.yugioh.duel.abilities import Ability
from spellspeed.yugioh.duel.rights import (
    X_ATTACK,
    X_DIRECT_ATTACK,
    X_HALVES_DAMAGE,
    X_MAY_HALVE,
    X_NOT_DESTROYED_BY_EFFECT,
)
from spellspeed.yugioh.duel.scope import EVERYBODY, OPPONENT, OPPONENTS, OWN, YOU, YOUR_SIDE
from spellspeed.yugioh.duel.terms import (
    CHOSEN,
    DECK,
    DEFENSE,
    E_ATTACK,
    E_SENT,
    E_SUMMONED,
    FIELD,
    FOREVER,
    GRAVEYARD,
    HAND,
    MONSTER,
    MONSTERS,
    NUMBERS,
    SPECIAL_SUMMON,
    SPELL,
    SPELLS,
    TARGETS,
    TRAP,
    W_ANSWER_SPELL,
    W_ANSWER_TRAP,
    W_ANY,
    W_BEFORE,
)
from spellspeed.yugioh.words.amounts import BoundNumber, Fixed, FreeZones, Least, Multiplied, NumberOf
from spellspeed.yugioh.words.changes.protecting import Crystallizes
from spellspeed.yugioh.words.changes.values import Changes, ChangesPlayers
from spellspeed.yugioh.words.choices.choosing import Choose, ChooseUpTo
from spellspeed.yugioh.words.choices.targeting import Target
from spellspeed.yugioh.words.clauses import OnlyAsWritten
from spellspeed.yugioh.words.conditions.answering import Answers
from spellspeed.yugioh.words.conditions.battling import AttackIsDirect, IsAttacker
from spellspeed.yugioh.words.conditions.hearing import HeardFrom, HeardHow, HeardOther, HeardSeat
from spellspeed.yugioh.words.conditions.itself import SummonedThisTurn
from spellspeed.yugioh.words.conditions.joining import Both, Not
from spellspeed.yugioh.words.conditions.standing import DifferentNames, Exists, InDamageStep, SpellZoneFree, ZoneFree
from spellspeed.yugioh.words.costs.cards import Sending
from spellspeed.yugioh.words.declaring import (
    IN_GRAVEYARD,
    card,
    continuous,
    equip,
    ignition,
    lasting_spell,
    procedure,
    quick,
    spell,
    trigger,
)
from spellspeed.yugioh.words.filters.being import NameHolds, NoToken, OfKind
from spellspeed.yugioh.words.filters.comparing import HasAttacked
from spellspeed.yugioh.words.filters.lying import FaceUp, LiesIn, Revivable
from spellspeed.yugioh.words.groups.cards import Cards
from spellspeed.yugioh.words.groups.meant import Bound, EquippedMonster, Itself
from spellspeed.yugioh.words.joins import If
from spellspeed.yugioh.words.odd.messages import GivingAll
from spellspeed.yugioh.words.odd.sealing import OutOfSealedGraveyard
from spellspeed.yugioh.words.verbs.decks import ShuffleDeck
from spellspeed.yugioh.words.verbs.hands import Draw
from spellspeed.yugioh.words.verbs.keeping import Measure
from spellspeed.yugioh.words.verbs.lasting import Begin
from spellspeed.yugioh.words.verbs.moving import PlaceAsSpell, ReturnToDeck, SendToGraveyard, ShuffleIntoDeck
from spellspeed.yugioh.words.verbs.negating import NegateActivation, TurnAttackTo
from spellspeed.yugioh.words.verbs.summoning import SpecialSummon
from spellspeed.yugioh.words.verbs.turning import TurnTo

CRYSTAL_BEAST = NameHolds("Crystal Beast")
# "Your Spell & Trap Card Zones" are the own ones (TEAM-R19, TEAM-R25, TEAM-R26, TEAM-R27);
# for the cost of Crystal Abundance the partner lends (TEAM-R16).
CRYSTALS = Cards((SPELLS,), OWN, (CRYSTAL_BEAST, FaceUp(), LiesIn((SPELLS,))))
LENT_CRYSTALS = Cards((SPELLS,), YOU, (CRYSTAL_BEAST, FaceUp(), LiesIn((SPELLS,))))
BEASTS = Cards((MONSTERS,), YOU, (CRYSTAL_BEAST, FaceUp(), OfKind((MONSTER,))))
BEAST_CARD = (CRYSTAL_BEAST, OfKind((MONSTER,)))


def crystallizes() -> Ability:
    """What every Crystal Beast has."""
    return continuous(Crystallizes())


card(
    "Crystal Beast Ruby Carbuncle",
    trigger(
        E_SUMMONED,
        (ChooseUpTo(CRYSTALS, FreeZones()), SpecialSummon(Bound(CHOSEN))),
        hearing=HeardHow(SPECIAL_SUMMON),
        optional=True,
        condition=Both((Exists(CRYSTALS), ZoneFree())),
    ),
    crystallizes(),
    cites=("TEAM-R19",),
)
card(
    "Crystal Beast Amethyst Cat",
    continuous(
        Changes(X_DIRECT_ATTACK, Itself()),
        Changes(
            X_HALVES_DAMAGE,
            Itself(),
            when=Both((IsAttacker(), AttackIsDirect(), Exists(Cards((MONSTERS,), OPPONENTS)))),
        ),
    ),
    crystallizes(),
)
card(
    "Crystal Beast Emerald Tortoise",
    ignition(
        (TurnTo(Bound(TARGETS, (FaceUp(),)), DEFENSE),),
        targets=(Target(Cards((MONSTERS,), YOU, (HasAttacked(),))),),
        limit=1,
    ),
    crystallizes(),
)
card(
    "Crystal Beast Topaz Tiger",
    continuous(
        Changes(
            X_ATTACK,
            Itself(),
            amount=Fixed(400),
            when=Both((InDamageStep(), IsAttacker(), Not(AttackIsDirect()))),
        )
    ),
    crystallizes(),
)
card(
    "Crystal Beast Amber Mammoth",
    trigger(
        E_ATTACK,
        (TurnAttackTo(Itself()),),
        own=False,
        optional=True,
        hearing=Both(
            (HeardSeat(OPPONENTS), HeardOther(Cards((MONSTERS,), YOU, (CRYSTAL_BEAST, FaceUp()), others=True)))
        ),
    ),
    crystallizes(),
)
card(
    "Crystal Beast Cobalt Eagle",
    ignition(
        (ReturnToDeck(Bound(TARGETS, (FaceUp(),))),),
        targets=(Target(Cards((MONSTERS, SPELLS), YOU, (CRYSTAL_BEAST, FaceUp()))),),
        limit=1,
    ),
    crystallizes(),
)
card(
    "Crystal Beast Sapphire Pegasus",
    trigger(
        E_SUMMONED,
        (
            Choose(Cards((HAND, DECK, GRAVEYARD), YOU, (*BEAST_CARD, OutOfSealedGraveyard()))),
            PlaceAsSpell(Bound(CHOSEN)),
            ShuffleDeck(YOU),
        ),
        optional=True,
        condition=SpellZoneFree(),
    ),
    crystallizes(),
)

# The cards that count them

card(
    "Rare Value",
    spell(
        (
            If(
                Exists(CRYSTALS, 2),
                (Choose(CRYSTALS, whose=OPPONENT), SendToGraveyard(Bound(CHOSEN)), Draw(Fixed(2), YOU)),
            ),
        ),
        condition=Exists(CRYSTALS, 2),
    ),
    cites=("TEAM-R26",),
)
card(
    "Crystal Beacon",
    spell(
        (
            If(
                Exists(CRYSTALS, 2),
                (
                    Choose(Cards((DECK,), YOU, (*BEAST_CARD, Revivable()))),
                    SpecialSummon(Bound(CHOSEN)),
                    ShuffleDeck(YOU),
                ),
            ),
        ),
        condition=Both((Exists(CRYSTALS, 2), ZoneFree())),
    ),
    cites=("TEAM-R25",),
)
THEIR_CARDS = Cards((MONSTERS, SPELLS, FIELD), OPPONENTS, (NoToken(),))
card(
    "Crystal Abundance",
    spell(
        (
            Measure(NumberOf(THEIR_CARDS), NUMBERS),
            SendToGraveyard(Cards((MONSTERS, SPELLS, FIELD), EVERYBODY, others=True)),
            ChooseUpTo(
                Cards((GRAVEYARD,), YOU, (*BEAST_CARD, Revivable())), Least((BoundNumber(NUMBERS), FreeZones()))
            ),
            SpecialSummon(Bound(CHOSEN)),
        ),
        costs=(Sending(LENT_CRYSTALS, 4),),
    ),
    cites=("TEAM-R16",),
)
card(
    "Crystal Blessing",
    spell(
        (PlaceAsSpell(Bound(TARGETS)),),
        targets=(Target(Cards((GRAVEYARD,), YOU, BEAST_CARD), 1, 2),),
        condition=SpellZoneFree(),
    ),
)
card(
    "Crystal Release",
    equip(Cards((MONSTERS,), EVERYBODY, (CRYSTAL_BEAST, FaceUp()))),
    continuous(Changes(X_ATTACK, EquippedMonster(), amount=Fixed(800))),
    trigger(
        E_SENT,
        (Choose(Cards((DECK,), YOU, BEAST_CARD)), PlaceAsSpell(Bound(CHOSEN)), ShuffleDeck(YOU)),
        hearing=HeardFrom((SPELLS,)),
        places=IN_GRAVEYARD,
        optional=True,
        condition=SpellZoneFree(),
    ),
)


def with_crystals(least: int) -> Exists:
    """The condition of the effects of Ancient City - Rainbow Ruins."""
    return Exists(CRYSTALS, least)


card(
    "Ancient City - Rainbow Ruins",
    lasting_spell(),
    continuous(Changes(X_NOT_DESTROYED_BY_EFFECT, Itself(), when=with_crystals(1))),
    continuous(ChangesPlayers(X_MAY_HALVE, YOUR_SIDE, when=with_crystals(2))),
    quick(
        (If(with_crystals(3), (NegateActivation(True),)),),
        windows=W_ANSWER_SPELL | W_ANSWER_TRAP,
        costs=(Sending(BEASTS, 1),),
        condition=Both((Answers((SPELL, TRAP), EVERYBODY, True), with_crystals(3))),
        remains=True,
    ),
    ignition((If(with_crystals(4), (Draw(Fixed(1), YOU),)),), condition=with_crystals(4), limit=1, remains=True),
    ignition(
        (If(with_crystals(5), (SpecialSummon(Bound(TARGETS)),)),),
        targets=(Target(CRYSTALS),),
        condition=Both((with_crystals(5), ZoneFree())),
        limit=1,
        remains=True,
    ),
    cites=("TEAM-R27",),
)
# TEAM-R32: the partner's do not count.
SEVEN = DifferentNames(Cards((MONSTERS, SPELLS, GRAVEYARD), OWN, (CRYSTAL_BEAST, FaceUp())), 7)
NOT_AT_ONCE = Not(SummonedThisTurn(SPECIAL_SUMMON))
card(
    "Rainbow Dragon",
    OnlyAsWritten(),
    procedure((), SEVEN),
    quick(
        (Begin(Changes(X_ATTACK), Itself(), FOREVER, Multiplied(1000, BoundNumber(NUMBERS))),),
        windows=W_ANY | W_BEFORE,
        costs=(GivingAll(Cards((MONSTERS,), OWN, (CRYSTAL_BEAST, FaceUp(), OfKind((MONSTER,))))),),
        condition=NOT_AT_ONCE,
        remains=True,
    ),
    ignition(
        (ShuffleIntoDeck(Cards((MONSTERS, SPELLS, FIELD), EVERYBODY)),),
        costs=(GivingAll(Cards((GRAVEYARD,), YOU, BEAST_CARD), removing=True),),
        condition=NOT_AT_ONCE,
    ),
    cites=("TEAM-R32",),
)
