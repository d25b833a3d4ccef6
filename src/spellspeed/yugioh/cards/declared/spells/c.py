"""Spell Cards whose names begin with C."""

from spellspeed.yugioh.cards.writing import *

card(
    "Call of the Mummy",
    lasting_spell(),
    ignition(
        (If(NO_MONSTERS, (Choose(Cards((HAND,), YOU, ZOMBIES)), SpecialSummon(Bound(CHOSEN)))),),
        condition=NO_MONSTERS,
        limit=1,
        remains=True,
    ),
)

card(
    "Card Destruction",
    spell(
        (Discard(Fixed(0), EVERYBODY, True), DrawAsMany(EVERYBODY)),
        condition=Exists(Cards((HAND,), EVERYBODY, others=True)),
    ),
)

card(
    "Card of Safe Return",
    lasting_spell(),
    trigger(
        E_SUMMONED,
        (Draw(Fixed(1), YOU),),
        own=False,
        together=True,
        optional=True,
        hearing=Both((HeardHow(SPECIAL_SUMMON), HeardWhere((GRAVEYARD,), YOU))),
        remains=True,
    ),
    cites=("TEAM-R2",),
)

card(
    "Card of Sanctity",
    # FAQ 2005: one other card on the field or in the hand is enough.
    spell(
        (Draw(MissingInHand(2), YOU),),
        costs=(GivingAll(Cards((HAND, MONSTERS, SPELLS, FIELD), OWN, others=True), True),),
    ),
)

card(
    "Card Shuffle",
    lasting_spell(),
    ignition(
        (If(ModeIs(0), (ShuffleDeck(YOU, True),)), If(ModeIs(1), (ShuffleDeck(OPPONENT, True),))),
        costs=(PayingLife(300),),
        targets=(ChooseMode(2),),
        limit=1,
        remains=True,
    ),
)

card(
    "Cestus of Dagla",
    *worn(500, 0, OfType((FAIRY,))),
    trigger(
        E_DAMAGE,
        (GainLife(DamageTold(), YOU),),
        own=False,
        hearing=EQUIPPED_DAMAGES,
        remains=True,
    ),
)

card("Chain Energy", lasting_spell(), continuous(ChangesPlayers(X_HAND_TOLL, EVERYBODY, 500)))

card(
    "Change of Heart",
    spell(
        (Begin(Controls(), Bound(TARGETS, (CanBeTaken(),)), END_PHASE_OF),),
        targets=(Target(Cards((MONSTERS,), OPPONENTS, (CanBeTaken(),))),),
    ),
    cites=("TEAM-R8",),
)

card("Chaos End", spell((Destroy(ALL_MONSTERS),), condition=Exists(Cards((REMOVED,), YOU), 7)))

card(
    "Chaos Greed",
    spell(
        (Draw(Fixed(2), YOU),),
        condition=Both((Exists(Cards((REMOVED,), YOU), 4), Not(Exists(Cards((GRAVEYARD,), YOU))))),
    ),
)

card(
    "Checkmate",
    spell(
        (Begin(Changes(X_DIRECT_ATTACK), STILL_FACE_UP, END_OF_TURN),),
        costs=(Tributing(1, (ARCHFIEND,)),),
        targets=(Target(Cards((MONSTERS,), YOU, (Named(("Terrorking Archfiend",)), FaceUp()))),),
    ),
)

card(
    "Chorus of Sanctuary",
    lasting_spell(),
    continuous(Changes(X_DEFENSE, Cards((MONSTERS,), EVERYBODY, (FaceUp(), InPosition(DEFENSE))), amount=Fixed(500))),
)

card(
    "Combination Attack",
    quick_play(
        (
            ComesDown(Cards((SPELLS,), EVERYBODY, (IsUnion(), WornBy(TARGET)))),
            Begin(Changes(X_SECOND_ATTACK, how=PLUS_IN_THE_END), STILL_FACE_UP, END_OF_TURN, Fixed(1)),
        ),
        targets=(
            Target(
                Cards((MONSTERS,), EVERYBODY, (FaceUp(), HasFought(), EquippedWith((IsUnion(), ControllerHasRoom()))))
            ),
        ),
        condition=InPhase((BATTLE,)),
    ),
)

card(
    "Cold Wave",
    Says(OPENS_MAIN_PHASE),
    spell(
        (
            Begin(BarsCards((SPELL, TRAP), EVERYBODY, effects=True), None, END_OF_TURN, turns=BEFORE_YOUR_TURN),
            Begin(ChangesPlayers(X_NO_SETTING, EVERYBODY), None, END_OF_TURN, turns=BEFORE_YOUR_TURN),
        )
    ),
)

card("Commencement Dance", ritual(Named(("Performance of Sword",))))

card(
    "Confiscation",
    spell((LookAt(THEIR_HAND), Choose(THEIR_HAND), DiscardThem(Bound(CHOSEN))), costs=(PayingLife(1000),)),
)

card(
    "Continuous Destruction Punch",
    lasting_spell(),
    continuous(Changes(X_FELLS_WEAKER, Cards((MONSTERS,), YOU, (InPosition(DEFENSE),)))),
)

card(
    "Contract with Exodia",
    spell(
        (Choose(Cards((HAND,), YOU, (Named(("Exodia Necross",)),))), SpecialSummon(Bound(CHOSEN), proper=True)),
        condition=Both((EXODIA_IN_GRAVEYARD, ZoneFree())),
    ),
)

card("Contract with the Abyss", ritual(OfAttribute(DARK), exactly=True))

card("Contract with the Dark Master", ritual(Named(("Dark Master - Zorc",))))

card("Convulsion of Nature", lasting_spell(), continuous(ChangesPlayers(X_TURNS_DECKS, EVERYBODY)))

card(
    "Cost Down",
    spell((Begin(LevelsOfHand(), None, END_PHASE_BEGINS, Fixed(-2)),), costs=(Discarding(1),)),
)

NORMAL_MONSTER = (FaceUp(), IsNormal(tokens=True))

card(
    "Creature Seizure",
    spell(
        (SwapMonsters(Controls(), NORMAL_MONSTER),),
        condition=Both((EachControlsMonster(), Exists(Cards((MONSTERS,), OWN, NORMAL_MONSTER)))),
    ),
)

card(
    "Creature Swap",
    spell(
        (
            SwapMonsters(Controls()),
            Begin(Changes(X_NO_REPOSITION, holds=True), Bound(CHOSEN), END_OF_TURN),
        ),
        condition=EachControlsMonster(),
    ),
    cites=("TEAM-R7",),
)

LENT_CRYSTALS = Cards((SPELLS,), YOU, (CRYSTAL_BEAST, FaceUp(), LiesIn((SPELLS,))))
THEIR_CARDS = Cards((MONSTERS, SPELLS, FIELD), OPPONENTS, (NoToken(),))

card(
    "Crystal Abundance",
    spell(
        (
            Measure(NumberOf(THEIR_CARDS), NUMBERS),
            SendToGraveyard(Cards((MONSTERS, SPELLS, FIELD), EVERYBODY, others=True)),
            ChooseUpTo(
                Cards((GRAVEYARD,), YOU, (*BEAST_CARD, Revivable())),
                Utmost((BoundNumber(NUMBERS), FreeZones()), most=False),
            ),
            SpecialSummon(Bound(CHOSEN)),
        ),
        costs=(Sending(LENT_CRYSTALS, 4),),
    ),
    cites=("TEAM-R16",),
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

card(
    "Crystal Blessing",
    spell(
        (ChooseUpTo(TARGET, FreeZones(SPELLS)), PlaceAsSpell(Bound(CHOSEN))),
        targets=(Target(Cards((GRAVEYARD,), YOU, BEAST_CARD), 1, 2, by_zones=SPELLS),),
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

card(
    "Curse of Fiend",
    spell(
        (SwitchPosition(ALL_MONSTERS, flips=True), And(), Begin(Changes(X_NO_REPOSITION), ALL_MONSTERS, END_OF_TURN)),
        windows=W_STANDBY,
        in_phases=1 << STANDBY,
    ),
)

card("Curse of the Masked Beast", ritual(Named(("The Masked Beast",))))

card("Cyclon Laser", *worn(300, 0, Named(("Gradius",))), continuous(Changes(X_PIERCING, EquippedMonster())))
