"""Monsters whose names begin with C, but not those of cr.py."""

from spellspeed.yugioh.cards.writing import *

card(
    "Caius the Shadow Monarch",
    trigger(
        E_SUMMONED,
        (
            RemoveFromPlay(TARGET),
            IfDone((If(Exists(Bound(DONE, (OfAttribute(DARK),))), (InflictDamage(Fixed(1000), OPPONENT),)),)),
        ),
        hearing=HeardHow(TRIBUTE_SUMMON),
        targets=(Target(ANY_CARD),),
    ),
)

card("Cannon Soldier", ignition((InflictDamage(Fixed(500), OPPONENT),), costs=(Tributing(1),)))

card("Cannonball Spear Shellfish", continuous(Unaffected((SPELL,), UMI)))

card(
    "Card Trooper",
    ignition(
        (Begin(Changes(X_ATTACK), Itself(), END_PHASE_OF, Multiplied(500, BoundNumber(NUMBERS))),),
        costs=(SendingFromTop(1, 3),),
        limit=1,
    ),
    trigger(
        E_SENT,
        (Draw(Fixed(1), YOU),),
        hearing=Both((HeardWhere((MONSTERS,), YOU), HeardDestroyed())),
        places=IN_GRAVEYARD,
    ),
)

STRENGTHENS_ZOMBIES = (
    AddTurn(),
    Begin(Changes(X_ATTACK), every_face_up(ZOMBIE), FOREVER, Fixed(200)),
    Begin(Changes(X_DEFENSE), every_face_up(ZOMBIE), FOREVER, Fixed(200)),
)

NEW_ZOMBIE = HeardCard(Cards((MONSTERS,), EVERYBODY, (OfType((ZOMBIE,)), FaceUp())))
JOINS_ZOMBIES = (
    Begin(Changes(X_ATTACK), EventCard((FaceUp(),)), FOREVER, ForEachKept(200, TURNS)),
    Begin(Changes(X_DEFENSE), EventCard((FaceUp(),)), FOREVER, ForEachKept(200, TURNS)),
)
"""A Zombie that comes face-up gains what the others have gained until then."""

card(
    "Castle of Dark Illusions",
    flip(STRENGTHENS_ZOMBIES),
    due_in(STANDBY, STRENGTHENS_ZOMBIES, condition=Both((HasKept(TURNS, 1), Not(HasKept(TURNS, 5))))),
    trigger(
        E_SUMMONED,
        JOINS_ZOMBIES,
        own=False,
        at_once=True,
        hearing=Both((HeardHow(ANY_NORMAL | SPECIAL_SUMMON), NEW_ZOMBIE)),
        condition=HasKept(TURNS, 1),
    ),
    trigger(E_FLIPPED, JOINS_ZOMBIES, own=False, at_once=True, hearing=NEW_ZOMBIE, condition=HasKept(TURNS, 1)),
)

card(
    "Catapult Turtle",
    ignition((InflictDamage(HalfOf(TributedStrength(True)), OPPONENT),), costs=(Tributing(1),)),
)

card(
    "Catnipped Kitty",
    continuous(
        Changes(
            X_NOT_ATTACKED, Itself(), when=Exists(Cards((MONSTERS,), YOU, (OfType((BEAST,)), FaceUp()), others=True))
        )
    ),
    ignition(
        (Begin(Changes(X_DEFENSE, how=BECOMES), STILL_FACE_UP, END_OF_TURN),),
        targets=(Target(THEIR_FACE_UP),),
        limit=1,
    ),
)

card("Ceremonial Bell", continuous(ChangesPlayers(X_HAND_OPEN, EVERYBODY)))

card(
    "Cave Dragon",
    NoNormalSummon(True, Exists(Cards((MONSTERS,), YOU))),
    continuous(
        Changes(X_NO_ATTACK, Itself(), when=Not(Exists(Cards((MONSTERS,), YOU, DRAGONS, others=True)))),
    ),
)

card(
    "Chainsaw Insect",
    trigger(
        E_BATTLE_OVER | E_DAMAGE_STEP_OVER,
        (Draw(Fixed(1), OPPONENT),),
        hearing=Either((HeardCause((BY_BATTLE,)), AttackIsDirect())),
        places=ANYWHERE,
    ),
)

card("Chaos Command Magician", continuous(NegatesTargeting((MONSTER,), Itself())))

card(
    "Chaos Emperor Dragon - Envoy of the End",
    FirstAsWritten(),
    procedure(LIGHT_AND_DARK),
    ignition(
        (
            SendToGraveyard(Cards((HAND, MONSTERS, SPELLS, FIELD), EVERYBODY)),
            InflictDamage(ForEach(300, Bound(DONE, (LiesIn((GRAVEYARD,)),))), OPPONENT),
        ),
        costs=(PayingLife(1000),),
    ),
)

card(
    "Chaos Necromancer",
    continuous(Changes(X_ATTACK, Itself(), BECOMES, ForEach(300, Cards((GRAVEYARD,), YOU, (OfKind((MONSTER,)),))))),
)

card(
    "Chaos Sorcerer",
    FirstAsWritten(),
    procedure(LIGHT_AND_DARK),
    ignition(
        (RemoveFromPlay(Bound(TARGETS, (FaceUp(),))),),
        costs=(NO_ATTACK_THIS_TURN,),
        targets=(Target(Cards((MONSTERS,), EVERYBODY, (FaceUp(),))),),
        condition=Not(DeclaredThisTurn()),
        limit=1,
    ),
)

card(
    "Chaosrider Gustaph",
    ignition(
        (Begin(Changes(X_ATTACK), Itself(), END_OF_TURN, Multiplied(300, BoundNumber(NUMBERS)), turns=1),),
        costs=(Removing(Cards((GRAVEYARD,), YOU, (OfKind((SPELL,)),)), 1, 2),),
        limit=1,
    ),
)

card(
    "Charm of Shabti",
    quick(
        (
            Begin(
                Changes(X_NOT_DESTROYED_BY_BATTLE, Cards((MONSTERS,), YOU, (GRAVEKEEPER, FaceUp()))), None, END_OF_TURN
            ),
        ),
        windows=CHANGES_STRENGTH,
        places=IN_HAND,
        costs=(DiscardingItself(),),
    ),
)

card(
    "Chimeratech Overdragon",
    OnlyAsWritten(normally=True),
    LooksBack(KEEPS_MATERIALS),
    Says(MORE_MATERIALS),
    trigger(
        E_SUMMONED,
        (SendToGraveyard(Cards((MONSTERS, SPELLS, FIELD), YOU, others=True)),),
        hearing=HasKept(MATERIALS_USED, 1),
    ),
    continuous(
        Changes(X_ATTACK, Itself(), ORIGINAL_BECOMES, ForEachKept(800, MATERIALS_USED)),
        Changes(X_DEFENSE, Itself(), ORIGINAL_BECOMES, ForEachKept(800, MATERIALS_USED)),
        Changes(
            X_SECOND_ATTACK,
            Itself(),
            amount=Plus((ForEachKept(1, MATERIALS_USED), Fixed(-1))),
            when=HasKept(MATERIALS_USED, 2),
        ),
        Changes(X_MORE_ON_MONSTERS, Itself()),
    ),
    materials=("Cyber Dragon", OfType((MACHINE,))),
)

card(
    "Chiron the Mage",
    ignition(
        (Destroy(TARGET),),
        costs=(Discarding(1, (OfKind((SPELL,)),)),),
        targets=(Target(Cards((SPELLS, FIELD), OPPONENTS)),),
        limit=1,
    ),
)

card(
    "Chopman the Desperate Outlaw",
    trigger(
        E_SUMMONED,
        (EquipCards(TARGET, Itself()),),
        hearing=HeardHow(FLIP_SUMMON),
        targets=(Target(EQUIP_SPELLS_FOR_IT),),
        condition=SpellZoneFree(),
        optional=True,
    ),
)

FIGHTS_A_WARRIOR = Both((InCalculation(), IsBattling(), Exists(Battling(OPPONENTS, (OfType((WARRIOR,)),)))))

card(
    "Cipher Soldier",
    continuous(
        Changes(X_ATTACK, Itself(), amount=Fixed(2000), when=FIGHTS_A_WARRIOR),
        Changes(X_DEFENSE, Itself(), amount=Fixed(2000), when=FIGHTS_A_WARRIOR),
    ),
)

card(
    "Cloudian - Eye of the Typhoon",
    continuous(
        Changes(X_NOT_DESTROYED_BY_BATTLE, Itself()),
        Changes(X_SELF_DESTRUCTS, Itself(), when=ItselfIs((InPosition(DEFENSE),))),
    ),
    trigger(E_ATTACK, (SwitchPosition(Cards((MONSTERS,), EVERYBODY, (FaceUp(), Except(NameHolds("Cloudian"))))),)),
)

card(
    "Coach Goblin",
    due_in(
        END,
        (
            Choose(Cards((HAND,), YOU, (IsNormal(),))),
            Reveal(Bound(CHOSEN)),
            ReturnToBottom(Bound(CHOSEN)),
            IfDone((Draw(Fixed(1), YOU),), later=True),
        ),
        optional=True,
    ),
)

card(
    "Cobraman Sakuzy",
    hides(),
    trigger(E_FLIPPED, (LookAt(Cards((SPELLS, FIELD), OPPONENTS, (FaceDown(),))),), places=ON_FIELD | 1 << P_SET),
)

token(
    "Poisonous Snake Token",
    trigger(
        E_DESTROYED,
        (
            If(ItselfIs((OwnedBy(YOUR_SIDE),)), (InflictDamage(Fixed(500), OPPONENT),)),
            If(Not(ItselfIs((OwnedBy(YOUR_SIDE),))), (InflictDamage(Fixed(500), YOU),)),
        ),
        hearing=HeardCause((BY_BATTLE,)),
        at_once=True,
    ),
)

card("Cobra Jar", flip((MakeTokens(printed_named("Poisonous Snake Token"), 1, ANY_POSITION),)))

card("Cockroach Knight", trigger(E_SENT, (PutOnTop(Itself()),), places=IN_GRAVEYARD))

card(
    "Cocoon of Evolution",
    ignition(
        (BecomeEquip(STILL_FACE_UP),),
        costs=(SpendingNormalSummon(),),
        targets=(Target(Cards((MONSTERS,), EVERYBODY, (Named(("Petit Moth",)), FaceUp()))),),
        condition=SpellZoneFree(),
        places=IN_HAND,
    ),
    while_equipped(
        Changes(X_ATTACK, EquippedMonster(), ORIGINAL_BECOMES, Fixed(0)),
        Changes(X_DEFENSE, EquippedMonster(), ORIGINAL_BECOMES, Fixed(2000)),
    ),
    due_in(END, (CountTurn(ANY_NUMBER),), places=AS_EQUIP_CARD, chainless=True, even_negated=True),
)

ANOTHER_OF_MINE = Exists(Cards((MONSTERS,), YOUR_SIDE, others=True))

card(
    "Command Knight",
    continuous(
        Changes(X_ATTACK, Cards((MONSTERS,), YOU, (OfType((WARRIOR,)), FaceUp())), amount=Fixed(400)),
        Changes(X_NOT_ATTACKED, Itself(), when=ANOTHER_OF_MINE),
    ),
)

card("Cure Mermaid", due_in(STANDBY, (GainLife(Fixed(800), YOU),)))

card(
    "Cyber Dragon",
    procedure((), Both((Exists(Cards((MONSTERS,), OPPONENTS)), Not(Exists(Cards((MONSTERS,), YOUR_SIDE)))))),
    cites=("TEAM-R23",),
)

card("Cyber End Dragon", Says(EXACT), continuous(Changes(X_PIERCING, Itself())))

card("Cyber Harpie Lady")

card(
    "Cyber Ogre 2",
    Says(EXACT),
    continuous(
        Changes(
            X_ATTACK,
            Itself(),
            amount=HalfOf(AttackOf(Battling(OPPONENTS))),
            when=Both((InCalculation(), IsAttacker())),
        )
    ),
)

card(
    "Cyber Phoenix",
    continuous(
        NegatesTargeting(
            (SPELL, TRAP),
            Cards((MONSTERS,), YOU, (OfType((MACHINE,)), FaceUp())),
            ItselfIs((InPosition(ATTACK),)),
        )
    ),
    trigger(
        E_SENT,
        (Draw(Fixed(1), YOU),),
        hearing=Both((HeardFrom((MONSTERS,)), HeardCause((BY_BATTLE,)))),
        places=IN_GRAVEYARD,
        optional=True,
    ),
)

ANY_EQUIP_CARD = Cards((SPELLS,), EVERYBODY, (IsEquipCard(),))

EQUIP_CARDS_FOR_IT = Cards((SPELLS,), EVERYBODY, (IsEquipCard(), IsFor(Itself())))

card(
    "Cyber Raider",
    trigger(
        E_SUMMONED,
        (If(ModeIs(0), (Destroy(TARGET),)), If(ModeIs(1), (EquipCards(TARGET, Itself()),))),
        targets=(
            ChooseAmong((Exists(ANY_EQUIP_CARD), Exists(EQUIP_CARDS_FOR_IT))),
            If(ModeIs(0), (Target(ANY_EQUIP_CARD),)),
            If(ModeIs(1), (Target(EQUIP_CARDS_FOR_IT),)),
        ),
    ),
)

card("Cyber Twin Dragon", Says(EXACT), continuous(Changes(X_SECOND_ATTACK, Itself(), amount=Fixed(1))))

card(
    "Cyber-Stein",
    ignition(
        (
            ChooseFusion(Cards((FUSION_DECK,), YOU, (IsFusion(), ComesFreely()))),
            SpecialSummon(Bound(CHOSEN), ATTACK, freely=True),
        ),
        costs=(PayingLife(5000),),
    ),
)

card(
    "Cyberdark Dragon",
    OnlyAsWritten(),
    *cyberdark(
        ways=SPECIAL_SUMMON,
        more=(Changes(X_ATTACK, Itself(), amount=ForEach(100, Cards((GRAVEYARD,), YOU, (OfKind((MONSTER,)),)))),),
    ),
)

card(
    "Cyberdark Edge",
    *cyberdark(
        LevelFrom(1, 3),
        ways=ANY_NORMAL,
        more=(
            Changes(X_DIRECT_ATTACK, Itself()),
            Changes(
                X_ATTACK,
                Itself(),
                HALVED,
                when=Both((InCalculation(), IsAttacker(), AttackIsDirect(), Exists(THEIR_MONSTERS))),
            ),
        ),
    ),
)

card("Cyberdark Horn", *cyberdark(LevelFrom(1, 3), ways=ANY_NORMAL, more=(Changes(X_PIERCING, Itself()),)))

card(
    "Cyberdark Keel",
    *cyberdark(LevelFrom(1, 3), ways=ANY_NORMAL),
    trigger(E_BATTLE_DESTROYS, (InflictDamage(Fixed(300), OPPONENT),)),
)
