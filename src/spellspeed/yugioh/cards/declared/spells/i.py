"""Spell Cards whose names begin with I."""

from spellspeed.yugioh.cards.writing import *

MY_SIDE_TURNED = Both((Exists(Cards((MONSTERS,), YOU), 2), Not(Exists(Cards((MONSTERS,), YOU, (InPosition(ATTACK),))))))

card(
    "Impenetrable Formation",
    spell(
        (
            Begin(Changes(X_DEFENSE, Held(), when=MY_SIDE_TURNED, holds=True), TARGET, WHILE_FACE_UP, Fixed(700)),
            And(),
            Begin(Bond(NEVER, WHEN_GONE), TARGET, WHILE_FACE_UP),
        ),
        targets=(Target(Cards((MONSTERS,), YOU)),),
        remains=True,
    ),
)

card("Incandescent Ordeal", ritual(Named(("Legendary Flame Lord",))))

RED_EYES = (Named(("Red-Eyes Black Dragon",)), FaceUp())

card(
    "Inferno Fire Blast",
    spell(
        (If(Affected(), (InflictDamage(BoundNumber(NUMBERS), OPPONENT),)),),
        costs=(Begin(Changes(X_NO_ATTACK, Cards((MONSTERS,), YOUR_SIDE, RED_EYES), strict=True), None, END_OF_TURN),),
        targets=(Target(Cards((MONSTERS,), YOU, RED_EYES)), Measure(AttackOf(TARGET, True), NUMBERS)),
        condition=NoneHasAttacked("Red-Eyes Black Dragon"),
    ),
)

card(
    "Inferno Tempest",
    quick_play(
        (
            RemoveFromPlay(Cards((DECK, GRAVEYARD), EVERYBODY, (OfKind((MONSTER,)), Removable()))),
            ShuffleDeck(EVERYBODY),
        ),
        event=E_DAMAGE,
        hearing=Both((HeardCause((BY_BATTLE,)), HeardSeat(YOU), NumberFrom(DamageTold(), 3000, WITHOUT_BOUND))),
        windows=W_HAPPENED,
    ),
)

card("Infinite Cards", lasting_spell(), continuous(ChangesPlayers(X_HAND_LIMIT, EVERYBODY, -1)))

card(
    "Insect Barrier",
    lasting_spell(),
    continuous(Changes(X_NO_DECLARING, Cards((MONSTERS,), OPPONENTS, (FaceUp(), OfType((INSECT,)))))),
)

card(
    "Insect Imitation",
    spell(
        (
            Choose(Cards((DECK,), YOU, (OfType((INSECT,)), LevelBeside(BoundNumber(NUMBERS), 1, 1), Revivable()))),
            SpecialSummon(Bound(CHOSEN), UP_OR_SET),
            ShuffleDeck(YOU),
        ),
        costs=(Tributing(1),),
        condition=ZoneFree(),
    ),
)

card(
    "Inspection",
    lasting_spell(),
    quick(
        (PickRandom(THEIR_HAND), LookAt(Bound(CHOSEN))),
        windows=W_ANY,
        costs=(PayingLife(500),),
        condition=Both((InTurnOf(OPPONENTS), InPhase((STANDBY,)), NoChainOpen(), Exists(THEIR_HAND))),
        remains=True,
    ),
)

card("Invigoration", *worn(400, -200, OfAttribute(EARTH)))
