"""Spell Cards whose names begin with T."""

from spellspeed.yugioh.cards.writing import *

EQUIP_CARDS_WORN = Cards((SPELLS,), EVERYBODY, (IsEquipCard(), Except(IsUnion()), WornBy(ALL_MONSTERS), HasWearer()))

card(
    "Tailor of the Fickle",
    quick_play(
        (Choose(Cards((MONSTERS,), EVERYBODY, (CanWear(TARGET),))), EquipCards(TARGET, Bound(CHOSEN))),
        targets=(Target(EQUIP_CARDS_WORN),),
    ),
)

card(
    "Talisman of Trap Sealing",
    lasting_spell(condition=WITH_MEISEI),
    continuous(
        Changes(X_NO_ACTIVATION, Cards((SPELLS, HAND, MONSTERS), EVERYBODY, (OfKind((TRAP,)),))),
        Changes(X_NEGATED, Cards((SPELLS, MONSTERS), EVERYBODY, (OfKind((TRAP,)), FaceUp()))),
        Changes(X_SELF_DESTRUCTS, Itself(), when=Not(WITH_MEISEI)),
        ChosenBeside("Talisman of Spell Sealing"),
    ),
    cites=("ERA-TALISMAN-1",),
)

card(
    "Terraforming",
    spell((Choose(Cards((DECK,), YOU, (OfKind((SPELL,)), OfIcon((FIELD_ICON,))))), *ADD_CHOSEN)),
)

card(
    "The A. Forces",
    lasting_spell(),
    continuous(
        Changes(
            X_ATTACK,
            Cards((MONSTERS,), YOUR_SIDE, (FaceUp(), OfType((WARRIOR,)))),
            amount=ForEach(200, Cards((MONSTERS,), YOUR_SIDE, (FaceUp(), OfType((WARRIOR, SPELLCASTER))))),
        )
    ),
)

MY_BEASTS = Cards((MONSTERS,), YOU, (FaceUp(), OfType((BEAST,))))

card(
    "The Big March of Animals",
    quick_play(
        (Begin(Changes(X_ATTACK), MY_BEASTS, END_OF_TURN, ForEach(200, MY_BEASTS)),),
        windows=CHANGES_STRENGTH,
    ),
)

card(
    "The Cheerful Coffin",
    spell((Choose(Cards((HAND,), YOU, (OfKind((MONSTER,)),)), 1, 3), DiscardThem(Bound(CHOSEN)))),
)

card("The Dark Door", lasting_spell(), continuous(ChangesPlayers(X_ONE_ATTACKER, EVERYBODY)))

LORD_OF_D = Exists(Cards((MONSTERS,), EVERYBODY, (Named(("Lord of D.",)), FaceUp())))
card(
    "The Flute of Summoning Dragon",
    spell(
        (If(LORD_OF_D, (Choose(DRAGONS_IN_HAND, 1, 2), SpecialSummon(Bound(CHOSEN)))),),
        condition=Both((LORD_OF_D, ZoneFree())),
    ),
)

card(
    "The Forceful Sentry",
    spell((LookAt(THEIR_HAND), Choose(THEIR_HAND), ShuffleIntoDeck(Bound(CHOSEN)))),
)

card(
    "The Graveyard in the Fourth Dimension",
    spell(
        (ShuffleIntoDeck(TARGET),),
        targets=(Target(Cards((GRAVEYARD,), YOU, (NameHolds("LV"), OfKind((MONSTER,)))), 2, 2),),
    ),
)

card("The Inexperienced Spy", spell((PickRandom(THEIR_HAND), LookAt(Bound(CHOSEN)))))

LOW_NORMAL_MONSTER = (IsNormal(tokens=True), LevelFrom(1, 2))

card(
    "The Law of the Normal",
    spell(
        (
            Discard(Fixed(0), EVERYBODY, True),
            And(),
            Destroy(
                Cards(
                    (MONSTERS, SPELLS, FIELD),
                    EVERYBODY,
                    (Except(IsAmong(Cards((MONSTERS,), EVERYBODY, LOW_NORMAL_MONSTER))),),
                    others=True,
                )
            ),
        ),
        condition=Exists(Cards((MONSTERS,), YOU, (FaceUp(), *LOW_NORMAL_MONSTER)), 5),
    ),
)

card(
    "The Reliable Guardian",
    quick_play(
        (Begin(Changes(X_DEFENSE), STILL_FACE_UP, END_OF_TURN, Fixed(700)),),
        targets=(Target(ANY_FACE_UP),),
        windows=CHANGES_STRENGTH,
    ),
)

FAIRIES = (OfType((FAIRY,)), FaceUp())

card(
    "The Sanctuary in the Sky",
    lasting_spell(),
    continuous(
        ChangesPlayers(X_NO_BATTLE_DAMAGE, YOUR_SIDE, when=Exists(Battling(YOUR_SIDE, FAIRIES))),
        ChangesPlayers(X_NO_BATTLE_DAMAGE, OPPONENTS, when=Controlled(Battling(OPPONENTS, FAIRIES), OPPONENTS)),
    ),
)

card(
    "The Secret of the Bandit",
    spell((Begin(Notes(), STILL_FACE_UP, END_OF_TURN),), targets=(Target(ANY_FACE_UP),), in_phases=1 << MAIN1),
    trigger(
        E_DAMAGE,
        (DiscardRandom(Fixed(1), OPPONENT),),
        own=False,
        hearing=Both((BATTLE_DAMAGE, HeardOther(NotedBy(first=True)))),
        places=IN_GRAVEYARD | 1 << P_REMOVED,
    ),
)

card("The Second Sarcophagus", OnlyPlaced("The First Sarcophagus"))

card(
    "The Shallow Grave",
    spell(
        (SpecialSummon(Bound(PAID), SET_POSITION, whose=EVERYBODY),),
        targets=(
            EachChooses(
                Cards((GRAVEYARD,), EVERYBODY, (OfKind((MONSTER,)), Revivable(), OutOfSealedGraveyard())), target=True
            ),
        ),
        condition=ZoneFree(),
    ),
)

card("The Third Sarcophagus", OnlyPlaced("The First Sarcophagus"))

card(
    "The Warrior Returning Alive",
    spell((AddToHand(TARGET),), targets=(Target(Cards((GRAVEYARD,), YOU, (OfType((WARRIOR,)),))),)),
)

card("Thousand Energy", raises_for_the_turn(2, 1000))

card(
    "Thousand Knives",
    # FAQ 2005: the Dark Magician need not be a monster.
    spell(
        (Destroy(TARGET),),
        targets=(Target(THEIR_MONSTERS),),
        condition=Exists(Cards((MONSTERS, SPELLS), YOUR_SIDE, (Named(("Dark Magician",)), FaceUp()))),
    ),
)

card(
    "Thunder Crash",
    spell(
        (
            Destroy(Cards((MONSTERS,), YOU)),
            IfDone((InflictDamage(Multiplied(300, NumberOf(Bound(DONE))), OPPONENT),)),
        )
    ),
)

SET_CARDS = Cards((SPELLS, FIELD), EVERYBODY, (FaceDown(),))

card(
    "Timidity",
    spell((Begin(Changes(X_NOT_DESTROYED_BY_EFFECT, SET_CARDS), None, END_PHASE_BEGINS, turns=1),)),
)

card(
    "Token Thanksgiving",
    spell(
        (
            Destroy(Cards((MONSTERS, SPELLS), EVERYBODY, (Except(NoToken()),))),
            GainLife(Multiplied(800, NumberOf(Bound(DONE))), YOU),
        )
    ),
)

card("Toll", lasting_spell(), continuous(Changes(X_ATTACK_COST, ALL_MONSTERS, amount=Fixed(500))))

card(
    "Toon Table of Contents",
    spell(
        (
            Choose(Cards((DECK,), YOU, (NameHoldsOr("Toon", ("Manga Ryu-Ran",)),))),
            AddToHand(Bound(CHOSEN)),
            ShuffleDeck(YOU),
        )
    ),
)

card("Toon World", lasting_spell(costs=(PayingLife(1000),)))

IN_THEIR_SPELL_ZONES = Cards((SPELLS,), OPPONENTS)

card(
    "Tornado",
    quick_play(
        (Destroy(Bound(TARGETS)),), targets=(Target(IN_THEIR_SPELL_ZONES),), condition=Exists(IN_THEIR_SPELL_ZONES, 3)
    ),
)

card("Trade-In", spell((Draw(Fixed(2), YOU),), costs=(Discarding(1, (LevelFrom(8, 8),)),)))

card(
    "Tremendous Fire",
    spell((InflictDamage(Fixed(1000), OPPONENT), And(), InflictDamage(Fixed(500), YOU))),
)

SISTERS = Cards((MONSTERS,), EVERYBODY, (Named(("Harpie Lady Sisters",)), FaceUp()))
THEIR_TRAPS = Cards((SPELLS, HAND, MONSTERS), OPPONENTS, (OfKind((TRAP,)),))
THEIR_FACE_UP_TRAPS = Cards((SPELLS, MONSTERS), OPPONENTS, (OfKind((TRAP,)), FaceUp()))

card(
    "Triangle Ecstasy Spark",
    spell(
        (
            Begin(Changes(X_ATTACK, how=BECOMES), SISTERS, END_OF_TURN, Fixed(2700)),
            And(),
            Begin(Changes(X_NO_ACTIVATION, THEIR_TRAPS), None, END_OF_TURN),
            And(),
            Begin(Changes(X_NEGATED, THEIR_FACE_UP_TRAPS), None, END_OF_TURN),
        ),
    ),
)

card("Triangle Power", raises_for_the_turn(1, 2000))

card(
    "Tribute Doll",
    spell(
        (
            Choose(Cards((HAND,), YOU, (LevelFrom(7, 7), Ordinary(), Revivable()))),
            SpecialSummon(Bound(CHOSEN)),
            Begin(Changes(X_NO_ATTACK, holds=True), Bound(DONE), END_OF_TURN),
        ),
        costs=(Tributing(1),),
    ),
)

card(
    "Tribute to The Doomed",
    spell((Destroy(TARGET),), costs=(Discarding(1),), targets=(Target(ALL_MONSTERS),)),
)

card("Turtle Oath", ritual(Named(("Crab Turtle",))))

card(
    "Twin Swords of Flashing Light - Tryce",
    spell((EquipTo(TARGET),), costs=(Sending(OTHERS_IN_HAND),), targets=(Target(ANY_FACE_UP),), remains=True),
    continuous(
        Changes(X_ATTACK, EquippedMonster(), amount=Fixed(-500)),
        Changes(X_SECOND_ATTACK, EquippedMonster(), amount=Fixed(1)),
    ),
)

card(
    "Twister",
    quick_play(
        (Destroy(TARGET),),
        costs=(PayingLife(500),),
        targets=(Target(Cards((SPELLS, FIELD), EVERYBODY, (FaceUp(),), others=True)),),
    ),
)
