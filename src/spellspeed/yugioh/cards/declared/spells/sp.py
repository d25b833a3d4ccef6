"""Spell Cards whose names begin with Sp."""

from spellspeed.yugioh.cards.writing import *

card("Sparks", spell((InflictDamage(Fixed(200), OPPONENT),)))

card(
    "Spell Absorption",
    lasting_spell(),
    trigger(
        E_ACTIVATED,
        (GainLife(Fixed(500), YOU),),
        own=False,
        hearing=HeardActivation((SPELL,)),
        at_once=True,
        as_activated=True,
    ),
    cites=("ERA-ABSORPTION-1",),
)

card("Spell Economics", lasting_spell(), continuous(ChangesPlayers(X_FREE_SPELLS, OWN)))

card(
    "Spell Reproduction",
    spell(
        (AddToHand(Bound(TARGETS)),),
        costs=(Sending(Cards((HAND,), YOU, (OfKind((SPELL,)),)), 2),),
        targets=(Target(Cards((GRAVEYARD,), YOU, (OfKind((SPELL,)),))),),
    ),
)

card("Spellbook Organization", quick_play((ReorderTop(3, exactly=True),)))

card(
    "Spring of Rebirth",
    lasting_spell(),
    trigger(
        E_RETURNED,
        (GainLife(Fixed(500), YOU),),
        own=False,
        at_once=True,
        together=True,
        hearing=Both((HeardFrom((MONSTERS,)), HeardCard(Cards((HAND,), EVERYBODY)))),
    ),
)

card(
    "Spiral Spear Strike",
    lasting_spell(),
    continuous(
        Changes(
            X_PIERCING,
            Cards(
                (MONSTERS,),
                YOU,
                (
                    Named(
                        ("Gaia The Fierce Knight", "Swift Gaia the Fierce Knight", "Gaia the Dragon Champion"),
                    ),
                    FaceUp(),
                ),
            ),
        )
    ),
    trigger(
        E_DAMAGE,
        (Draw(Fixed(2), YOU), Discard(Fixed(1), YOU)),
        own=False,
        hearing=Both(
            (
                BATTLE_DAMAGE,
                HeardOther(Cards((MONSTERS,), YOU, (Named(("Gaia the Dragon Champion",)), FaceUp()))),
                InTurnOf(YOUR_SIDE),
                AttackedIs((InPosition(DEFENSE),)),
            )
        ),
        remains=True,
    ),
)

card(
    "Spiritualism",
    Says(UNNEGATED),
    spell((ReturnToHand(TARGET),), targets=(Target(Cards((SPELLS, FIELD), OPPONENTS)),)),
)

card('Spirit Message "A"', OnlyPlaced("Destiny Board"))

card('Spirit Message "I"', OnlyPlaced("Destiny Board"))

card('Spirit Message "L"', OnlyPlaced("Destiny Board"))

card('Spirit Message "N"', OnlyPlaced("Destiny Board"))

card(
    "Special Hurricane",
    spell((Destroy(Cards((MONSTERS,), EVERYBODY, (CameBy(SPECIAL_SUMMON),))),), costs=(Discarding(1),)),
)

SPIRITS = Cards((MONSTERS,), EVERYBODY, (IsSpirit(), FaceUp()))

card(
    "Spiritual Energy Settle Machine",
    lasting_spell(),
    continuous(Changes(X_STAYS_OUT, SPIRITS)),
    due_in(END, (PayOrElse((Discarding(1),), (Destroy(Itself()),)),), chainless=True),
    trigger(E_LEFT, (ReturnToHand(SPIRITS),), at_once=True),
)
