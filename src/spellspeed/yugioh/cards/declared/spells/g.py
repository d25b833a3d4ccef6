"""Spell Cards whose names begin with G."""

from spellspeed.yugioh.cards.writing import *

card("Gaia Power", lasting_spell(), overpowers(EARTH))

card(
    "Gather Your Mind",
    spell(
        (Choose(Cards((DECK,), YOU, (Named(("Gather Your Mind",)),))), *ADD_CHOSEN),
        costs=(MarkName(),),
        condition=NameUnused(),
    ),
)

card(
    "Germ Infection",
    equip(Cards((MONSTERS,), EVERYBODY, (FaceUp(), Except(OfType((MACHINE,)))))),
    continuous(Changes(X_ATTACK, EquippedMonster(), amount=ForEachKept(-300, TURNS))),
    due_in(
        STANDBY,
        (CountTurn(ANY_NUMBER),),
        whose=EACH,
        chainless=True,
        even_negated=True,
        condition=Controlled(EquippedMonster(), TURN_PLAYER),
    ),
)

card("Giant Trunade", spell((ReturnToHand(Cards((SPELLS, FIELD), EVERYBODY, others=True)),)))

card(
    "Gift of the Martyr",
    spell(
        (Begin(Changes(X_ATTACK), STILL_FACE_UP, END_OF_TURN, BoundNumber(NUMBERS)),),
        costs=(Sending(Cards((MONSTERS,), YOU)),),
        targets=(Target(MY_FACE_UP), Measure(AttackOf(Bound(PAID), True), NUMBERS)),
    ),
)

card(
    "Gladiator Proving Ground",
    spell(
        (
            Choose(Cards((DECK,), YOU, (NameHolds("Gladiator Beast"), OfKind((MONSTER,)), LevelFrom(1, 4)))),
            *ADD_CHOSEN,
        )
    ),
)

card("Goblin Thief", spell((InflictDamage(Fixed(500), OPPONENT), And(), GainLife(Fixed(500), YOU))))

card("Goblin's Secret Remedy", spell((GainLife(Fixed(600), YOU),)))

card(
    "Gold Sarcophagus",
    spell(
        (
            Choose(Cards((DECK,), YOU)),
            RemoveFromPlay(Bound(CHOSEN)),
            Begin(Delayed(AddToHand(Bound(DONE)), STANDBY, YOU, 2), Bound(DONE), FOREVER),
            ShuffleDeck(YOU),
        )
    ),
)

card("Graceful Charity", spell((Draw(Fixed(3), YOU), IfDone((Discard(Fixed(2), YOU),), later=True))))

HUNDREDS = Multiplied(100, BoundNumber(NUMBERS))

card(
    "Graceful Dice",
    quick_play(
        (
            RollDie(),
            Begin(Changes(X_ATTACK), MY_FACE_UP, END_OF_TURN, HUNDREDS),
            And(),
            Begin(Changes(X_DEFENSE), MY_FACE_UP, END_OF_TURN, HUNDREDS),
        ),
        condition=Exists(MY_FACE_UP),
        windows=CHANGES_STRENGTH,
    ),
)

card(
    "Gravedigger Ghoul",
    spell(
        (RemoveFromPlay(TARGET),),
        targets=(Target(Cards((GRAVEYARD,), OPPONENT, (OfKind((MONSTER,)), Removable())), 1, 2),),
    ),
)

card(
    "Gravekeeper's Servant",
    lasting_spell(),
    continuous(Changes(X_DECK_TOLL, THEIR_MONSTERS, amount=Fixed(1))),
)

card(
    "Gravity Axe - Grarl",
    *worn(500, 0),
    continuous(Changes(X_NO_REPOSITION, THEIR_MONSTERS, when=Controlled(EquippedMonster(), YOU))),
)

card(
    "Gryphon's Feather Duster",
    spell(
        (
            Destroy(Cards((SPELLS, FIELD), YOU, others=True)),
            GainLife(Multiplied(500, NumberOf(Bound(DONE))), YOU),
        )
    ),
)

card("Gust Fan", *worn(400, -200, OfAttribute(WIND)))
