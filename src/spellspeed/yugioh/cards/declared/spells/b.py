"""Spell Cards whose names begin with B."""

from spellspeed.yugioh.cards.writing import *

card(
    "Back to Square One",
    spell((PutOnTop(TARGET),), costs=(Discarding(1),), targets=(Target(ALL_MONSTERS),)),
)

card(
    "Ballista of Rampart Smashing",
    equip(ANY_FACE_UP),
    continuous(
        Changes(
            X_ATTACK,
            EquippedMonster(),
            amount=Fixed(1500),
            when=Both((InCalculation(), Exists(Attacker((WearsThis(),))), TargetWasFaceDown())),
        )
    ),
)

card(
    "Banner of Courage",
    lasting_spell(),
    continuous(
        Changes(
            X_ATTACK,
            Cards((MONSTERS,), YOUR_SIDE, (FaceUp(),)),
            amount=Fixed(200),
            when=Both((InTurnOf(YOU), InPhase((BATTLE,)))),
        )
    ),
)

card(
    "Battery Charger",
    spell(
        (SpecialSummon(TARGET),),
        costs=(PayingLife(500),),
        targets=(Target(Cards((GRAVEYARD,), YOU, (BATTERYMAN, OfKind((MONSTER,)), Revivable()))),),
        condition=ZoneFree(),
    ),
)

card("Beast Fangs", *worn_by_type(BEAST))

card(
    "Big Bang Shot",
    equip(ANY_FACE_UP),
    continuous(
        Changes(X_ATTACK, EquippedMonster(), amount=Fixed(400)),
        Changes(X_PIERCING, EquippedMonster()),
        Bond(WHEN_GONE, NEVER, True, unharmed=True),
    ),
)

WATER_IN_HAND = Cards((HAND,), YOU, (OfAttribute(WATER), Revivable()))
MY_WATER = Cards((MONSTERS,), YOU, (FaceUp(), OfAttribute(WATER)))

card(
    "Big Wave Small Wave",
    spell(
        (
            Destroy(MY_WATER),
            Measure(NumberOf(Bound(DONE)), NUMBERS),
            If(
                Both((Exists(WATER_IN_HAND), MaySpecialSummon())),
                (May((ChooseUpTo(WATER_IN_HAND, BoundNumber(NUMBERS), fewer=True), SpecialSummon(Bound(CHOSEN)))),),
            ),
        )
    ),
)

card("Black Illusion Ritual", ritual(Named(("Relinquished",))))

card("Black Luster Ritual", ritual(Named(("Black Luster Soldier",))))

card(
    "Black Pendant",
    equip(ANY_FACE_UP),
    continuous(Changes(X_ATTACK, EquippedMonster(), amount=Fixed(500))),
    trigger(E_SENT, (InflictDamage(Fixed(500), OPPONENT),), hearing=HeardFrom((SPELLS,)), places=IN_GRAVEYARD),
)

card(
    "Blaze Accelerator",
    lasting_spell(),
    ignition(
        (
            Choose(Cards((HAND,), YOU, (OfType((PYRO,)), AttackFrom(0, 500)))),
            SendToGraveyard(Bound(CHOSEN)),
            IfDone((If(DONE_TO_GRAVEYARD, (Destroy(Bound(TARGETS)),)),)),
        ),
        costs=(Begin(Changes(X_NO_ATTACK, MY_MONSTERS, strict=True), None, END_OF_TURN),),
        targets=(Target(Cards((MONSTERS,), OPPONENTS)),),
        condition=Not(Exists(Cards((MONSTERS,), YOU, (HasAttacked(),)))),
        remains=True,
    ),
)

card(
    "Blessings of the Nile",
    lasting_spell(),
    trigger(
        E_SENT,
        (GainLife(Fixed(1000), YOU),),
        own=False,
        at_once=True,
        together=True,
        hearing=Both((HeardSeat(YOU), HeardWhere((HAND,), YOU), HeardDiscarded(), HeardCause((BY_EFFECT,)), BY_THEM)),
    ),
)

card(
    "Block Attack",
    spell(
        (TurnTo(STILL_FACE_UP, DEFENSE),),
        targets=(Target(Cards((MONSTERS,), OPPONENTS, STANDING)),),
    ),
)

card("Blue Medicine", spell((GainLife(Fixed(400), YOU),)))

card(
    "Book of Life",
    spell(
        (SpecialSummon(Bound(TARGETS)), And(), RemoveFromPlay(Bound(CHOSEN))),
        targets=(
            Target(Cards((GRAVEYARD,), YOU, (OfType((ZOMBIE,)), Revivable()))),
            Target(Cards((GRAVEYARD,), OPPONENT, (OfKind((MONSTER,)), Removable())), name=CHOSEN),
        ),
        condition=ZoneFree(),
    ),
)

card(
    "Book of Moon",
    quick_play(
        (TurnFaceDown(Bound(TARGETS, (FaceUp(),))),),
        targets=(Target(Cards((MONSTERS,), EVERYBODY, (FaceUp(), NoToken()))),),
    ),
)

card("Book of Secret Arts", *worn_by_type(SPELLCASTER))

card(
    "Book of Taiyou",
    spell(
        (FlipFaceUp(Bound(TARGETS, (FaceDown(),)), ATTACK),),
        targets=(Target(Cards((MONSTERS,), EVERYBODY, (FaceDown(),))),),
    ),
)

card(
    "Brain Control",
    spell(
        (Begin(Controls(), STILL_FACE_UP, END_PHASE_OF),),
        costs=(PayingLife(800),),
        targets=(Target(Cards((MONSTERS,), OPPONENTS, (FaceUp(), CanBeTaken()))),),
    ),
    cites=("TEAM-R8",),
)

card(
    "Burning Land",
    spell((Destroy(Cards((FIELD,), EVERYBODY)),), remains=True),
    due_in(STANDBY, (InflictDamage(Fixed(500), TURN_PLAYER),), whose=EACH, remains=True),
)

card("Burning Spear", *worn(400, -200, OfAttribute(FIRE)))

# FAQ BUTTERFLY DAGGER - ELMA: that rod negates it as it destroys it.
NOT_BY_ROD = Not(HeardByName("Rod of Silence - Kay'est"))

card(
    "Butterfly Dagger - Elma",
    *worn(300, 0),
    trigger(
        E_SENT,
        (ReturnToHand(Itself()),),
        hearing=Both((HeardDestroyed(), HeardCause((BY_EFFECT,)), HeardEquipped(), NOT_BY_ROD)),
        condition=Not(InDamageStep()),
        optional=True,
        places=IN_GRAVEYARD,
    ),
)
