"""Spell Cards whose names begin with R."""

from spellspeed.yugioh.cards.writing import *

card("Raigeki", spell((Destroy(THEIR_MONSTERS),)))

card("Raimei", spell((InflictDamage(Fixed(300), OPPONENT),)))

card("Rain of Mercy", spell((GainLife(Fixed(1000), EVERYBODY),)))

card("Raise Body Heat", *worn_by_type(DINOSAUR))

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
    "Reasoning",
    spell(
        (
            DeclareLevel(OPPONENT),
            TurnUpUntil(Ordinary()),
            If(Not(LevelDeclared(Bound(CHOSEN))), (SpecialSummon(Bound(CHOSEN)),)),
            And(),
            SendToGraveyard(TheRest()),
        ),
        condition=Both((Exists(Cards((DECK,), YOU)), ZoneFree())),
    ),
)

card(
    "Recycle",
    lasting_spell(),
    quick(
        (ReturnToBottom(TARGET),),
        windows=W_ANY,
        costs=(PayLife(300),),
        targets=(Target(Cards((GRAVEYARD,), YOU, (OfKind((SPELL, TRAP)),))),),
        condition=Both((InTurnOf(YOU), InPhase((STANDBY,)), NoChainOpen())),
        remains=True,
    ),
)

card("Red Medicine", spell((GainLife(Fixed(500), YOU),)))

card(
    "Reinforcement of the Army",
    spell(
        (
            Choose(Cards((DECK,), YOU, (OfKind((MONSTER,)), OfType((WARRIOR,)), LevelFrom(1, 4)))),
            AddToHand(Bound(CHOSEN)),
            ShuffleDeck(YOU),
        )
    ),
)

card("Reload", quick_play((ShuffleIntoDeck(Cards((HAND,), YOU, others=True)), DrawAsMany(YOU))))

card(
    "Remove Trap",
    spell((Destroy(TARGET),), targets=(Target(Cards((SPELLS, MONSTERS), EVERYBODY, (FaceUp(), OfKind((TRAP,))))),)),
)

card("Restructer Revolution", spell((InflictDamage(ForEach(200, THEIR_HAND), OPPONENT),)))

# TEAM-R20: the cards of its player alone.
ALL_I_HAVE = Cards((HAND, MONSTERS, SPELLS, FIELD), OWN, others=True)

card(
    "Reversal Quiz",
    spell(
        (
            CallKind(),
            If(NumberIs(NUMBERS, 1), (ExchangeLife(),)),
        ),
        costs=(GivingAll(ALL_I_HAVE),),
        condition=Exists(Cards((DECK,), YOU)),
    ),
    cites=("TEAM-R20",),
)

card("Revival of Dokurorider", ritual(Named(("Dokurorider",))))

card("Rising Air Current", lasting_spell(), overpowers(WIND))

card("Ritual Weapon", *worn(1500, 1500, LevelFrom(1, 6), IsRitual()))

HANDS_OF_ALL = Cards((HAND,), EVERYBODY, others=True)

card(
    "Royal Tribute",
    spell(
        (Reveal(HANDS_OF_ALL), DiscardThem(Cards((HAND,), EVERYBODY, (OfKind((MONSTER,)),)))),
        condition=Exists(Cards((FIELD,), YOUR_SIDE, (Named(("Necrovalley",)), FaceUp()))),
    ),
)

card(
    "Rush Recklessly",
    quick_play(
        (Begin(Changes(X_ATTACK), STILL_FACE_UP, END_OF_TURN, Fixed(700)),),
        targets=(Target(ANY_FACE_UP),),
        windows=CHANGES_STRENGTH,
    ),
)
