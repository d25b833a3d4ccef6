"""Monsters whose names begin with E, but not those of el.py."""

from spellspeed.yugioh.cards.writing import *

card("Eagle Eye", no_traps_at_its_summon())

card(
    "Emes the Infinity",
    trigger(
        E_BATTLE_DESTROYS,
        (Begin(Changes(X_ATTACK), Itself(), FOREVER, Fixed(700)),),
        hearing=BEATS_TO_GRAVEYARD,
    ),
)

SMALL_NORMAL = (LevelFrom(1, 3), IsNormal())

card(
    "Emissary of the Afterlife",
    trigger(
        E_SENT,
        (
            EachChooses(Cards((DECK,), EVERYBODY, SMALL_NORMAL)),
            AddToHand(Bound(PAID)),
            ShuffleDeck(EVERYBODY),
        ),
        hearing=HeardFrom((MONSTERS, SPELLS)),
        places=IN_GRAVEYARD,
    ),
)

WEAK_NORMAL = (FaceUp(), IsNormal(True), LevelFrom(1, 3))

card(
    "Emissary of the Oasis",
    continuous(
        Changes(X_NOT_ATTACKED, Itself(), when=Exists(Cards((MONSTERS,), YOU, WEAK_NORMAL))),
        ChangesPlayers(
            X_NO_BATTLE_DAMAGE,
            YOU,
            when=Either((Exists(Attacker(WEAK_NORMAL)), Exists(Battling(EVERYBODY, WEAK_NORMAL)))),
        ),
    ),
)

card(
    "Enraged Battle Ox",
    continuous(Changes(X_PIERCING, Cards((MONSTERS,), YOU, (FaceUp(), OfType((BEAST, BEAST_WARRIOR, WINGED_BEAST)))))),
)

card(
    "Enraged Muka Muka",
    continuous(
        Changes(X_ATTACK, Itself(), amount=ForEach(400, Cards((HAND,), YOU))),
        Changes(X_DEFENSE, Itself(), amount=ForEach(400, Cards((HAND,), YOU))),
    ),
)

card("Eria the Water Charmer", charms(WATER))

card(
    "Etoile Cyber",
    continuous(
        Changes(X_ATTACK, Itself(), amount=Fixed(500), when=Both((InDamageStep(), IsAttacker(), AttackIsDirect())))
    ),
)

card(
    "Evil HERO Lightning Golem",
    OnlyAsWritten(normally=True),
    Says(DARK_FUSION),
    ignition(
        (Destroy(Bound(TARGETS)),),
        targets=(Target(Cards((MONSTERS,), EVERYBODY)),),
        limit=1,
    ),
)

card(
    "Exarion Universe",
    trigger(
        E_ATTACK,
        (
            Begin(Changes(X_ATTACK), Itself(), END_OF_TURN, Fixed(-400)),
            And(),
            Begin(Changes(X_PIERCING), Itself(), END_OF_TURN),
        ),
        hearing=HeardOther(Cards((MONSTERS,), OPPONENTS, (InPosition(DEFENSE),))),
        optional=True,
    ),
)

card("Exiled Force", ignition((Destroy(TARGET),), costs=(TributingItself(),), targets=(Target(ALL_MONSTERS),)))

card(
    "Exodia Necross",
    OnlyAsWritten(),
    continuous(
        Changes(X_NOT_DESTROYED_BY_BATTLE, Itself()),
        NotDestroyedBy(Itself(), (SPELL, TRAP)),
        Changes(X_SELF_DESTRUCTS, Itself(), when=Not(EXODIA_IN_GRAVEYARD)),
    ),
    due_in(STANDBY, (Begin(Changes(X_ATTACK), Itself(), FOREVER, Fixed(500)),)),
)

LIMBS = (
    "Right Leg of the Forbidden One",
    "Left Leg of the Forbidden One",
    "Right Arm of the Forbidden One",
    "Left Arm of the Forbidden One",
)

card(
    "Exodia the Forbidden One",
    wins(Both(tuple([Exists(Cards((HAND,), YOU, (Named((limb,)),))) for limb in LIMBS])), IN_HAND),
)
