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
            Choose(CRYSTALS, whose=OPPONENT),
            SendToGraveyard(Bound(CHOSEN)),
            If(DONE_TO_GRAVEYARD, (Draw(Fixed(2), YOU),)),
        ),
        condition=Both((Exists(CRYSTALS, 2), Exists(Cards((DECK,), YOU), 2))),
    ),
    cites=("TEAM-R26",),
)

card(
    "Raregold Armor",
    equip(ANY_FACE_UP),
    continuous(
        Changes(
            X_NOT_ATTACKED,
            Cards((MONSTERS,), YOU, (Except(WearsThis()),)),
            when=Controlled(EquippedMonster(), YOU),
        )
    ),
)

card(
    "Re-Fusion",
    spell(
        (SpecialSummon(TARGET), EquipTo(Bound(DONE)), Begin(Bond(WHEN_DESTROYED, NEVER, True, unharmed=True), Bound(DONE), WHILE_FACE_UP)),
        costs=(PayingLife(800),), targets=(Target(Cards((GRAVEYARD,), YOU, (IsFusion(), Revivable()))),), condition=ZoneFree(), remains=True,
    ),
)  # fmt: skip

card(
    "Recycle",
    lasting_spell(),
    quick(
        (ReturnToBottom(TARGET),),
        windows=W_ANY,
        costs=(PayingLife(300),),
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

card(
    "Release Restraint",
    spell(
        (
            Choose(Cards((HAND, DECK), YOU, (Named(("Gearfried the Swordmaster",)),))),
            SpecialSummon(Bound(CHOSEN), proper=True),
            ShuffleDeck(YOU),
        ),
        costs=(Tributing(1, (Named(("Gearfried the Iron Knight",)),)),),
    ),
)

card("Reload", quick_play((ShuffleIntoDeck(Cards((HAND,), YOU, others=True)), DrawAsMany(YOU, True))))

card(
    "Remove Trap",
    spell((Destroy(TARGET),), targets=(Target(Cards((SPELLS, MONSTERS), EVERYBODY, (FaceUp(), OfKind((TRAP,))))),)),
)

card("Restructer Revolution", spell((InflictDamage(ForEach(200, THEIR_HAND), OPPONENT),)))

card(
    "Return of the Doomed",
    spell((Begin(Pending(), None, END_OF_TURN),), costs=(Discarding(1, (OfKind((MONSTER,)),)),)),
    due_in(
        END,
        (Choose(HOLDABLE_BEATEN), AddToHand(Bound(CHOSEN)), EndPending()),
        condition=IsPending(),
        places=ANYWHERE,
        chainless=True,
    ),
)

# TEAM-R20: the cards of its player alone.
ALL_I_HAVE = Cards((HAND, MONSTERS, SPELLS, FIELD), OWN, others=True)

card(
    "Reversal Quiz",
    spell(
        (
            CallKind(TopOfDeck()),
            If(NumberIs(NUMBERS, 1), (ExchangeLife(),)),
        ),
        costs=(GivingAll(ALL_I_HAVE),),
        condition=Exists(Cards((DECK,), YOU)),
    ),
    cites=("TEAM-R20",),
)

card("Revival of Dokurorider", ritual(Named(("Dokurorider",))))

WEARING_THE_RING = Cards((MONSTERS,), YOUR_SIDE, (FaceUp(), EquippedWith((Named(("Ring of Magnetism",)),))))

card(
    "Ring of Magnetism",
    equip(Cards((MONSTERS,), YOU, (FaceUp(),))),
    continuous(
        Changes(X_ATTACK, EquippedMonster(), amount=Fixed(-500)),
        Changes(X_DEFENSE, EquippedMonster(), amount=Fixed(-500)),
        DrawsAttacks(),
        ChangesPlayers(X_TARGETS_CHOSEN, OPPONENTS, when=Exists(WEARING_THE_RING, 2)),
    ),
)

card("Rising Air Current", lasting_spell(), overpowers(WIND))

card("Ritual Weapon", *worn(1500, 1500, LevelFrom(1, 6), IsRitual()))

card(
    "Rod of Silence - Kay'est",
    equip(ANY_FACE_UP),
    continuous(
        Changes(X_DEFENSE, EquippedMonster(), amount=Fixed(500)),
        NegatesTargeting((SPELL,), EquippedMonster(), None, False, True),
        Changes(X_SHED, Cards((SPELLS,), EVERYBODY, (OfKind((SPELL,)), WornBy(EquippedMonster())), others=True)),
    ),
)

card(
    "Rod of the Mind's Eye",
    equip(ANY_FACE_UP),
    continuous(Changes(X_FIXES_DAMAGE, EquippedMonster(), amount=Fixed(1000))),
)

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
