"""Spell Cards whose names begin with I."""

from spellspeed.yugioh.cards.writing import *

card("Incandescent Ordeal", ritual(Named(("Legendary Flame Lord",))))

RED_EYES = (Named(("Red-Eyes Black Dragon",)), FaceUp())

card(
    "Inferno Fire Blast",
    spell(
        (InflictDamage(BoundNumber(NUMBERS), OPPONENT),),
        costs=(Begin(Changes(X_NO_ATTACK, Cards((MONSTERS,), YOUR_SIDE, RED_EYES)), None, END_OF_TURN),),
        targets=(Target(Cards((MONSTERS,), YOU, RED_EYES)), Measure(AttackOf(TARGET, True), NUMBERS)),
        condition=Not(Exists(Cards((MONSTERS,), YOUR_SIDE, (*RED_EYES, HasAttacked())))),
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
        hearing=Both((HeardCause((BY_BATTLE,)), HeardSeat(YOU), NumberFrom(DamageTold(), 3000, 99999))),
        windows=W_HAPPENED,
    ),
)

card(
    "Insect Barrier",
    lasting_spell(),
    continuous(Changes(X_NO_DECLARING, Cards((MONSTERS,), OPPONENTS, (FaceUp(), OfType((INSECT,)))))),
)

card(
    "Inspection",
    lasting_spell(),
    quick(
        (PickRandom(THEIR_HAND), LookAt(Bound(CHOSEN))),
        windows=W_ANY,
        costs=(PayLife(500),),
        condition=Both((InTurnOf(OPPONENTS), InPhase((STANDBY,)), NoChainOpen(), Exists(THEIR_HAND))),
        remains=True,
    ),
)

card("Invigoration", *worn(400, -200, OfAttribute(EARTH)))
