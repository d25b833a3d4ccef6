"""Spell Cards whose names begin with A."""

from spellspeed.yugioh.cards.writing import *

OF_LEVEL_8_OR_MORE = (LevelFrom(8, 12),)
card(
    "A Deal with Dark Ruler",
    quick_play(
        (
            Choose(Cards((HAND, DECK), YOU, (Named(("Berserk Dragon",)),))),
            SpecialSummon(Bound(CHOSEN), proper=True),
            ShuffleDeck(YOU),
        ),
        condition=Both((Remembers(OF_LEVEL_8_OR_MORE), ZoneFree())),
    ),
    trigger(
        E_SENT,
        (Begin(Remembered(), None, END_OF_TURN),),
        own=False,
        together=True,
        at_once=True,
        hearing=Both(
            (
                HeardWhere((MONSTERS, SPELLS), YOU),
                HeardCard(Cards((GRAVEYARD,), EVERYBODY, OF_LEVEL_8_OR_MORE)),
                Not(Remembers(OF_LEVEL_8_OR_MORE)),
            )
        ),
        places=ANYWHERE,
    ),
)

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
        (ReturnToHand(Bound(TARGETS, GREAT_DRAGON)), IfDone((Destroy(OTHER_SPELLS_AND_TRAPS),))),
        targets=(Target(Cards((MONSTERS,), YOU, GREAT_DRAGON)),),
    ),
)

card(
    "Abyssal Designator",
    spell(
        (
            Choose(
                Cards((HAND, DECK), OPPONENT, (OfKind((MONSTER,)), DeclaredType(DECLARED), DeclaredAttribute(1))),
                whose=OPPONENT,
            ),
            SendToGraveyard(Bound(CHOSEN)),
            If(NothingDone(), (LookAt(THEIR_HAND, False), LookAt(Cards((DECK,), OPPONENT), False))),
            ShuffleDeck(OPPONENT),
        ),
        costs=(PayingLife(1000),),
        targets=(DeclareType(True), DeclareAttribute()),
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
    "After the Struggle",
    spell((Begin(Notes(battlers=True), None, END_OF_TURN),), in_phases=1 << MAIN1),
    due_in(BATTLE, (Destroy(NotedBy()),), chainless=True, condition=Exists(NotedBy()), places=ANYWHERE),
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

card(
    "Amazoness Spellcaster",
    spell(
        (ExchangeOriginals(Nth(0), Nth(1)),),
        targets=(
            Target(Cards((MONSTERS,), YOU, (NameHolds("Amazoness"), FaceUp()))),
            Target(THEIR_FACE_UP, another=True),
        ),
    ),
)

card(
    "Amplifier",
    Says(UNNEGATED),
    Says(SPARES_OWN),
    equip(Cards((MONSTERS,), EVERYBODY, (Named(("Jinzo",)), FaceUp()))),
    continuous(Bond(WHEN_GONE, NEVER)),
)

CRYSTAL_BEASTS = Cards((MONSTERS,), YOU, (CRYSTAL_BEAST, FaceUp(), OfKind((MONSTER,))))


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
        costs=(Sending(CRYSTAL_BEASTS, 1),),
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

card("Ancient Telescope", spell((LookAt(TopOfDeck(OPPONENT, 5)),)))

card(
    "Archfiend's Oath",
    lasting_spell(),
    ignition(
        (
            Reveal(TopOfDeck()),
            Mean(TopOfDeck()),
            If(Not(Exists(Bound(CHOSEN, (OfDeclaredName(),)))), (SendToGraveyard(Bound(CHOSEN)),)),
            If(Exists(Bound(CHOSEN, (OfDeclaredName(),))), (AddToHand(Bound(CHOSEN)),)),
        ),
        costs=(PayingLife(500),),
        targets=(DeclareName(),),
        limit=1,
        remains=True,
    ),
)

card(
    "Array of Revealing Light",
    spell((), targets=(DeclareType(True), KeepDeclared()), remains=True),
    continuous(
        Changes(X_NO_DECLARING, Cards((MONSTERS,), EVERYBODY, (OfKeptType(), FaceUp(), CameThisTurn()))),
    ),
)

SPARED_BY_THE_UNIT = Exists(Bound(DONE, (Named(("Silent Swordsman LV5",)),)))

card(
    "Autonomous Action Unit",
    spell(
        (
            SpecialSummon(TARGET, ATTACK),
            EquipTo(Bound(DONE)),
            If(Not(SPARED_BY_THE_UNIT), (Begin(Bond(WHEN_GONE, NEVER), Bound(DONE), WHILE_FACE_UP),)),
        ),
        costs=(PayingLife(1500),),
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
