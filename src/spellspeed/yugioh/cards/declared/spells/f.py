"""Spell Cards whose names begin with F."""

from spellspeed.yugioh.cards.writing import *

card("Fairy Meteor Crush", equip(ANY_FACE_UP), continuous(Changes(X_PIERCING, EquippedMonster())))


MY_ARCHFIENDS = Cards((MONSTERS, SPELLS, FIELD), YOU, (FaceUp(), ARCHFIEND))

card(
    "Falling Down",
    spell(
        (If(Exists(MY_ARCHFIENDS), (EquipTo(STILL_FACE_UP),)),),
        targets=(Target(Cards((MONSTERS,), OPPONENTS, (FaceUp(), CanBeTaken()))),),
        condition=ZoneFree(),
        remains=True,
    ),
    continuous(Controls(EquippedMonster()), Changes(X_SELF_DESTRUCTS, Itself(), when=Not(Exists(MY_ARCHFIENDS)))),
    due_in(STANDBY, (InflictDamage(Fixed(800), YOU),), whose=THEIRS, remains=True),
)

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
    spell((Begin(WinsInTheEnd(), None, FOREVER, turns=19),), costs=(PayingLife(2000),)),
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

card(
    "Flint",
    equip(ANY_FACE_UP),
    continuous(
        Changes(X_ATTACK, EquippedMonster(), amount=Fixed(-300)),
        Changes(X_NO_REPOSITION, EquippedMonster()),
        Changes(X_NO_DECLARING, EquippedMonster()),
    ),
    trigger(
        E_DESTROYED,
        (BecomeEquip(STILL_FACE_UP),),
        hearing=LostMonster((BY_BATTLE, BY_EFFECT)),
        targets=(Target(ANY_FACE_UP),),
        condition=SpellZoneFree(),
        places=IN_GRAVEYARD,
    ),
)

card("Follow Wind", *worn_by_type(WINGED_BEAST))

card(
    "Foolish Burial",
    spell((Choose(Cards((DECK,), YOU, (OfKind((MONSTER,)),))), SendToGraveyard(Bound(CHOSEN)), ShuffleDeck(YOU))),
)

card("Forest", lasting_spell(), continuous(*gain(200, INSECT, BEAST, PLANT, BEAST_WARRIOR)))

card(
    "Frontline Base",
    lasting_spell(),
    ignition(
        (Choose(Cards((HAND,), YOU, (IsUnion(), LevelFrom(1, 4), Revivable()))), SpecialSummon(Bound(CHOSEN))),
        condition=ZoneFree(),
        limit=1,
        remains=True,
    ),
)

card(
    "Fuhma Shuriken",
    *worn(700, 0, NameHolds("Ninja")),
    trigger(E_SENT, (InflictDamage(Fixed(700), OPPONENT),), hearing=HeardFrom((SPELLS,)), places=IN_GRAVEYARD),
)

card(
    "Fulfillment of the Contract",
    spell(
        (SpecialSummon(TARGET), EquipTo(Bound(DONE)), Begin(Bond(WHEN_DESTROYED, NEVER, True, unharmed=True), Bound(DONE), WHILE_FACE_UP)),
        costs=(PayingLife(800),), targets=(Target(Cards((GRAVEYARD,), YOU, (IsRitual(), Revivable()))),), condition=ZoneFree(), remains=True,
    ),
)  # fmt: skip

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

card(
    "Future Fusion",
    spell(
        (
            ChooseToFuse((), (DECK,)),
            Reveal(Bound(CHOSEN)),
            Remember(Bound(CHOSEN)),
            UseMaterials(zones=(DECK,)),
            ShuffleDeck(YOU),
        ),
        remains=True,
    ),
    due_in(
        STANDBY,
        (
            If(
                Both((HasKept(TURNS, 1), Not(ItselfIs((Under(X_NEGATED),))))),
                (
                    KeepNumber(MATERIALS_USED, ForEachKept(1, MATERIALS_USED), arriving=Shown()),
                    KeepNumber(MATERIAL_ATTACK, ForEachKept(1, MATERIAL_ATTACK), arriving=Shown()),
                    SpecialSummon(Shown(), proper=True),
                    Begin(Bond(WHEN_GONE, WHEN_DESTROYED), Bound(DONE), WHILE_FACE_UP),
                ),
            ),
            KeepNumber(TURNS, Plus((ForEachKept(1, TURNS), Fixed(1)))),
        ),
        condition=Not(HasKept(TURNS, 2)),
        chainless=True,
        even_negated=True,
    ),
)
