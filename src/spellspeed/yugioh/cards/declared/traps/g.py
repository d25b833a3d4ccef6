"""Trap Cards whose names begin with G."""

from spellspeed.yugioh.cards.writing import *

card("Gift of The Mystical Elf", trap((GainLife(ForEach(300, ALL_MONSTERS), YOU),)))

card(
    "Good Goblin Housekeeping",
    trap(
        (
            Draw(Plus((Fixed(1), NumberOf(Cards((GRAVEYARD,), YOU, (Named(("Good Goblin Housekeeping",)),))))), YOU),
            Choose(Cards((HAND,), YOU)),
            ReturnToBottom(Bound(CHOSEN)),
        )
    ),
)

card(
    "Graverobber's Retribution",
    lasting_trap(),
    due_in(
        STANDBY, (InflictDamage(ForEach(100, Cards((REMOVED,), OPPONENT, (OfKind((MONSTER,)), FaceUp()))), OPPONENT),)
    ),
)

card(
    "Gravity Bind",
    lasting_trap(),
    continuous(Changes(X_NO_ATTACK, Cards((MONSTERS,), EVERYBODY, (FaceUp(), LevelFrom(4, 12))))),
)

card(
    "Greed",
    lasting_trap(),
    trigger(E_DRAWN, (ChargeDrawer(500),), own=False, at_once=True, hearing=HeardCause((BY_EFFECT,))),
)

card("Gryphon Wing", against_its_name("Harpie's Feather Duster", Destroy(Cards((SPELLS, FIELD), OPPONENTS))))
