"""Spell Cards whose names begin with A."""

from spellspeed.yugioh.cards.writing import *

card(
    "A Feather of the Phoenix",
    spell(
        (ReturnToDeck(Bound(TARGETS)),),
        costs=(Discarding(1),),
        targets=(Target(Cards((GRAVEYARD,), YOU)),),
    ),
)

WATER_IN_PLAY = Cards((MONSTERS,), EVERYBODY, (FaceUp(), OfAttribute(WATER)))

card(
    "A Legendary Ocean",
    lasting_spell(),
    continuous(
        Changes(X_ATTACK, WATER_IN_PLAY, amount=Fixed(200)),
        Changes(X_DEFENSE, WATER_IN_PLAY, amount=Fixed(200)),
        Changes(X_LEVEL, WATER_IN_PLAY, amount=Fixed(-1)),
        Changes(X_LEVEL, Cards((HAND,), EVERYBODY, (OfAttribute(WATER),)), amount=Fixed(-1)),
    ),
)

GREAT_DRAGON = (FaceUp(), OfType((DRAGON,)), LevelFrom(5, 12))

card(
    "A Wingbeat of Giant Dragon",
    spell(
        (ReturnToHand(Bound(TARGETS, GREAT_DRAGON)), IfDone((Destroy(OTHER_SPELLS),))),
        targets=(Target(Cards((MONSTERS,), YOU, GREAT_DRAGON)),),
    ),
)

card("Acid Rain", spell((Destroy(every_face_up(MACHINE)),)))

card(
    "Advanced Ritual Art",
    spell(
        (
            ChooseRitual(Cards((HAND,), YOU, (IsRitual(),)), True, from_deck=True),
            TributeForRitual(True, from_deck=True),
            ShuffleDeck(YOU),
            SpecialSummon(Bound(CHOSEN), proper=True),
        )
    ),
)

card(
    "Allure of Darkness",
    spell(
        (
            Draw(Fixed(2), YOU),
            Choose(DARK_IN_HAND),
            RemoveFromPlay(Bound(CHOSEN)),
            If(NothingDone(), (SendToGraveyard(Cards((HAND,), YOU)),)),
        )
    ),
)

BEASTS = Cards((MONSTERS,), YOU, (CRYSTAL_BEAST, FaceUp(), OfKind((MONSTER,))))


def with_crystals(least: int) -> Exists:
    """The condition of the effects of Ancient City - Rainbow Ruins."""
    return Exists(CRYSTALS, least)


card(
    "Ancient City - Rainbow Ruins",
    lasting_spell(),
    continuous(Changes(X_NOT_DESTROYED_BY_EFFECT, Itself(), when=with_crystals(1))),
    continuous(ChangesPlayers(X_MAY_HALVE, YOUR_SIDE, when=with_crystals(2))),
    quick(
        (If(with_crystals(3), (NegateActivation(True),)),),
        windows=W_ANSWER_SPELL | W_ANSWER_TRAP,
        costs=(Sending(BEASTS, 1),),
        condition=Both((Answers((SPELL, TRAP), EVERYBODY, True), with_crystals(3))),
        remains=True,
    ),
    ignition((If(with_crystals(4), (Draw(Fixed(1), YOU),)),), condition=with_crystals(4), limit=1, remains=True),
    ignition(
        (If(with_crystals(5), (SpecialSummon(Bound(TARGETS)),)),),
        targets=(Target(CRYSTALS),),
        condition=Both((with_crystals(5), ZoneFree())),
        limit=1,
        remains=True,
    ),
    cites=("TEAM-R27",),
)

card(
    "Archfiend's Oath",
    lasting_spell(),
    ignition(
        (
            Reveal(TopOfDeck()),
            Mean(TopOfDeck()),
            If(Not(NameDeclared(Bound(CHOSEN))), (SendToGraveyard(Bound(CHOSEN)),)),
            If(NameDeclared(Bound(CHOSEN)), (AddToHand(Bound(CHOSEN)),)),
        ),
        costs=(PayLife(500),),
        targets=(DeclareName(),),
        limit=1,
        remains=True,
    ),
)

card(
    "Autonomous Action Unit",
    spell(
        (
            SpecialSummon(TARGET, ATTACK),
            EquipTo(Bound(DONE)),
            Begin(Bond(WHEN_GONE, NEVER), Bound(DONE), WHILE_FACE_UP),
        ),
        costs=(PayLife(1500),),
        targets=(Target(Cards((GRAVEYARD,), OPPONENT, (OfKind((MONSTER,)), Revivable()))),),
        condition=ZoneFree(),
        remains=True,
    ),
)

card(
    "Axe of Despair",
    equip(ANY_FACE_UP),
    continuous(Changes(X_ATTACK, EquippedMonster(), amount=Fixed(1000))),
    trigger(
        E_SENT,
        (PutOnTop(Itself()),),
        hearing=HeardFrom((SPELLS,)),
        costs=(Tributing(1),),
        optional=True,
        places=IN_GRAVEYARD,
    ),
)
