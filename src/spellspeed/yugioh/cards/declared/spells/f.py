"""Spell Cards whose names begin with F."""

from spellspeed.yugioh.cards.writing import *

card("Fairy Meteor Crush", equip(ANY_FACE_UP), continuous(Changes(X_PIERCING, EquippedMonster())))

card(
    "Fengsheng Mirror",
    spell(
        (
            LookAt(THEIR_HAND),
            Choose(Cards((HAND,), OPPONENT, (IsSpirit(), OfKind((MONSTER,))))),
            DiscardThem(Bound(CHOSEN)),
        )
    ),
)

card(
    "Final Countdown",
    spell((Begin(WinsInTheEnd(), None, FOREVER, turns=19),), costs=(PayLife(2000),)),
    cites=("TEAM-R12",),
)

card(
    "Final Destiny",
    spell((Destroy(Cards((MONSTERS, SPELLS, FIELD), EVERYBODY, others=True)),), costs=(Discarding(5),)),
)

card("Final Flame", spell((InflictDamage(Fixed(600), OPPONENT),)))

card("Final Ritual of the Ancients", ritual(Named(("Reshef the Dark Being",))))

WEAKEST = Strongest(Cards((MONSTERS,), OPPONENTS, (FaceUp(),)), by_attack=True, most=False)

card("Fissure", spell((Choose(WEAKEST), Destroy(Bound(CHOSEN)))), cites=("TEAM-R14",))

card("Follow Wind", *worn_by_type(WINGED_BEAST))

card("Forest", lasting_spell(), continuous(*gain(200, INSECT, BEAST, PLANT, BEAST_WARRIOR)))

card(
    "Fuhma Shuriken",
    *worn(700, 0, NameHolds("Ninja")),
    trigger(E_SENT, (InflictDamage(Fixed(700), OPPONENT),), hearing=HeardFrom((SPELLS,)), places=IN_GRAVEYARD),
)

card(
    "Fusion Gate",
    lasting_spell(),
    ignition(
        (ChooseToFuse(removing=True), UseMaterials(removing=True), SpecialSummon(Bound(CHOSEN), proper=True)),
        anyone=True,
        remains=True,
    ),
)

card("Fusion Sage", spell((Choose(Cards((DECK,), YOU, (Named(("Polymerization",)),))), *ADD_CHOSEN)))

card(
    "Fusion Sword Murasame Blade",
    *worn(800, 0, OfType((WARRIOR,))),
    continuous(Changes(X_NOT_DESTROYED_BY_EFFECT, Itself(), when=Exists(EquippedMonster()))),
)

card("Fusion Weapon", *worn(1500, 1500, LevelFrom(1, 6), IsFusion()))
