"""Spell Cards whose names begin with S, but not those of sp.py."""

from spellspeed.yugioh.cards.writing import *

card(
    "Sage's Stone",
    spell(
        (
            Choose(Cards((HAND, DECK), YOU, (Named(("Dark Magician",)), Revivable()))),
            SpecialSummon(Bound(CHOSEN)),
            ShuffleDeck(YOU),
        ),
        condition=Both((Exists(Cards((MONSTERS,), YOUR_SIDE, (Named(("Dark Magician Girl",)), FaceUp()))), ZoneFree())),
    ),
)

card("Salamandra", *worn(700, 0, OfAttribute(FIRE)))

WEAK_WATER = (OfAttribute(WATER), AttackFrom(0, 1500))

card("Salvage", spell((AddToHand(TARGET),), targets=(Target(Cards((GRAVEYARD,), YOU, WEAK_WATER), 2, 2),)))

token("Sheep Token", continuous(Changes(X_NO_TRIBUTE_SUMMON, Itself())))

SHEEP = printed_named("Sheep Token")

card(
    "Scapegoat",
    quick_play(
        (MakeTokens(SHEEP, 4, DEFENSE),),
        costs=NO_MORE_SUMMONS,
        condition=SummonedNothing(),
    ),
)

card(
    "Scroll of Bewitchment",
    spell(
        (EquipTo(TARGET), KeepNumber(ATTRIBUTE_SAID, BoundNumber(DECLARED))),
        targets=(Target(ANY_FACE_UP), DeclareAttribute()),
        remains=True,
    ),
    continuous(Changes(X_ATTRIBUTE, EquippedMonster(), BECOMES, ForEachKept(1, ATTRIBUTE_SAID))),
)

card(
    "Seal of the Ancients",
    spell(
        (LookAt(Cards((MONSTERS, SPELLS, FIELD), OPPONENTS, (FaceDown(),))),),
        costs=(PayingLife(1000),),
    ),
)

card(
    "Sebek's Blessing",
    quick_play(
        (GainLife(DamageTold(), YOU),),
        event=E_DAMAGE,
        hearing=Both(
            (
                HeardCause((BY_BATTLE,)),
                HeardSeat(OPPONENTS),
                HeardOther(Cards((MONSTERS,), YOU)),
                AttackIsDirect(),
            )
        ),
        windows=W_HAPPENED,
    ),
)

card("Second Coin Toss", lasting_spell(), continuous(ChangesPlayers(X_TOSSES_AGAIN, YOU)))

card(
    "Senri Eye",
    lasting_spell(),
    due_in(STANDBY, (LookAt(TopOfDeck(OPPONENT)),), optional=True, costs=(PayingLife(100),), remains=True),
)

card(
    "Share the Pain",
    spell(
        (Choose(Cards((MONSTERS,), OPPONENT), whose=OPPONENT), TributeThem(Bound(CHOSEN))),
        costs=(Tributing(1),),
    ),
)

card("Shield & Sword", spell((ExchangeOriginals(ANY_FACE_UP),)))

card(
    "Shield Crush",
    spell(
        (Destroy(Bound(TARGETS, (InPosition(DEFENSE),))),),
        targets=(Target(Cards((MONSTERS,), EVERYBODY, (InPosition(DEFENSE),))),),
    ),
)

card(
    "Shifting Shadows",
    lasting_spell(),
    ignition((Rearrange(MY_FACE_DOWN),), costs=(PayingLife(300),), limit=1, remains=True),
    cites=("TEAM-R11",),
)

card("Shinato's Ark", ritual(Named(("Shinato, King of a Higher Plane",))))

card(
    "Shooting Star Bow - Ceal",
    equip(ANY_FACE_UP),
    continuous(Changes(X_ATTACK, EquippedMonster(), amount=Fixed(-1000)), Changes(X_DIRECT_ATTACK, EquippedMonster())),
)

card(
    "Short Circuit",
    spell(
        (Destroy(Cards((MONSTERS, SPELLS, FIELD), OPPONENTS)),),
        condition=Exists(Cards((MONSTERS,), YOUR_SIDE, (BATTERYMAN, FaceUp())), 3),
    ),
    cites=("TEAM-R36",),
)

card(
    "Shrink",
    quick_play(
        (Begin(Changes(X_ATTACK, how=ORIGINAL_HALVED), STILL_FACE_UP, END_OF_TURN),),
        targets=(Target(ANY_FACE_UP),),
        windows=CHANGES_STRENGTH,
    ),
)

card("Silver Bow and Arrow", *worn_by_type(FAIRY))

FALLEN_HERO = Cards((GRAVEYARD,), YOU, (NameHolds("Elemental HERO"), BeatenInBattle(), Revivable()))

card(
    "Skyscraper 2 - Hero City",
    lasting_spell(),
    ignition(
        (SpecialSummon(Bound(TARGETS)),), targets=(Target(FALLEN_HERO),), condition=ZoneFree(), limit=1, remains=True
    ),
    cites=("TEAM-R15",),
)

card("Smashing Ground", spell((Choose(Strongest(THEIR_FACE_UP, False)), Destroy(Bound(CHOSEN)))), cites=("TEAM-R14",))

card(
    "Smoke Grenade of the Thief",
    equip(ANY_FACE_UP),
    trigger(
        E_SENT,
        (LookAt(THEIR_HAND), Choose(THEIR_HAND), DiscardThem(Bound(CHOSEN))),
        hearing=Both((HeardDestroyed(), HeardCause((BY_EFFECT,)), HeardEquipped(True))),
        places=IN_GRAVEYARD,
    ),
)

card(
    "Snatch Steal",
    spell(
        (EquipTo(TARGET),),
        targets=(Target(Cards((MONSTERS,), OPPONENTS, (FaceUp(), CanBeTaken()))),),
        condition=ZoneFree(),
        remains=True,
    ),
    continuous(Controls(EquippedMonster())),
    due_in(STANDBY, (GainLife(Fixed(1000), OPPONENT),), whose=THEIRS, remains=True),
)

card("Sogen", lasting_spell(), continuous(*gain(200, WARRIOR, BEAST_WARRIOR)))

card(
    "Soul Absorption",
    lasting_spell(),
    trigger(
        E_REMOVED,
        (GainLife(ForEachHeard(500), YOU),),
        own=False,
        together=True,
        remains=True,
    ),
)

card(
    "Soul Exchange",
    spell(
        (Begin(Changes(X_EXCHANGED, holds=True), TARGET, END_OF_TURN),),
        costs=(Begin(ChangesPlayers(X_NO_BATTLE_PHASE, YOU), None, END_OF_TURN),),
        targets=(Target(THEIR_MONSTERS),),
        in_phases=1 << MAIN1,
    ),
)

card("Soul of the Pure", spell((GainLife(Fixed(800), YOU),)))

card(
    "Soul Release",
    spell((RemoveFromPlay(Bound(TARGETS)),), targets=(Target(Cards((GRAVEYARD,), EITHER, (Removable(),)), 1, 5),)),
)

card(
    "Soul Reversal",
    quick_play((ReturnToDeck(TARGET),), targets=(Target(Cards((GRAVEYARD,), YOU, (HasFlipEffect(),))),)),
)

card(
    "Stamping Destruction",
    spell(
        (
            If(Controlled(TARGET, OPPONENTS), (Destroy(TARGET), IfDone((InflictDamage(Fixed(500), OPPONENT),)))),
            If(Controlled(TARGET, YOU), (Destroy(TARGET), IfDone((InflictDamage(Fixed(500), YOU),)))),
        ),
        targets=(Target(OTHER_SPELLS_AND_TRAPS),),
        condition=Exists(Cards((MONSTERS,), YOUR_SIDE, DRAGONS)),
    ),
)

card("Steel Shell", *worn(400, -200, OfAttribute(WATER)))

card(
    "Stim-Pack",
    equip(ANY_FACE_UP),
    continuous(
        Changes(X_ATTACK, EquippedMonster(), amount=Fixed(700)),
        Changes(X_ATTACK, EquippedMonster(), amount=ForEachKept(-200, TURNS)),
    ),
    due_in(STANDBY, (CountTurn(ANY_NUMBER),), chainless=True, even_negated=True),
)

card(
    "Stop Defense",
    spell(
        (TurnTo(Bound(TARGETS, (InPosition(DEFENSE),)), ATTACK),),
        targets=(Target(Cards((MONSTERS,), OPPONENTS, (InPosition(DEFENSE),))),),
    ),
)

LAMB = printed_named("Lamb Token")

card("Stray Lambs", spell((MakeTokens(LAMB, 2, DEFENSE),), costs=NO_MORE_SUMMONS, condition=SummonedNothing()))

card(
    "Stumbling",
    lasting_spell(),
    trigger(
        E_SUMMONED,
        (TurnTo(EventCard(STANDING), DEFENSE),),
        own=False,
        hearing=HeardCard(Cards((MONSTERS,), EVERYBODY, STANDING)),
        remains=True,
    ),
)

card("Sword of Dark Destruction", *worn(400, -200, OfAttribute(DARK)))

card(
    "Sword of Deep-Seated",
    *worn(500, 500),
    trigger(E_SENT, (PutOnTop(Itself()),), places=IN_GRAVEYARD),
)

card(
    "Sword of Dragon's Soul",
    *worn(700, 0, OfType((WARRIOR,))),
    trigger(
        E_BATTLED,
        (Begin(Delayed(Destroy(EventOther()), BATTLE, EVERYBODY), EventOther(), FOREVER),),
        own=False,
        hearing=Both((HeardCard(EquippedMonster()), HeardOther(Cards((MONSTERS,), EVERYBODY, (OfType((DRAGON,)),))))),
    ),
)

THEIR_TOKENS = Cards((MONSTERS,), OPPONENTS, (FaceUp(), Except(NoToken())))

card(
    "Swords of Concealing Light",
    spell(
        (If(Exists(THEIR_FACE_UP), (TurnFaceDown(THEIR_FACE_UP), And(), TurnTo(THEIR_TOKENS, DEFENSE))),), remains=True
    ),
    continuous(Changes(X_NO_REPOSITION, THEIR_MONSTERS)),
    due_in(STANDBY, (CountTurn(2),), chainless=True, even_negated=True),
)

card(
    "Swords of Revealing Light",
    spell((FlipFaceUp(Cards((MONSTERS,), OPPONENTS, (FaceDown(),))),), stays=True),
    continuous(Changes(X_NO_ATTACK, Cards((MONSTERS,), OPPONENTS))),
    due_in(END, (CountTurn(3),), whose=THEIRS, chainless=True, even_negated=True),
    cites=("TEAM-R21",),
)

card(
    "System Down",
    spell(
        (
            RemoveFromPlay(
                EitherOf(
                    (
                        Cards((MONSTERS,), OPPONENTS, (FaceUp(), OfType((MACHINE,)))),
                        Cards((GRAVEYARD,), OPPONENT, (OfType((MACHINE,)), Removable())),
                    )
                )
            ),
        ),
        costs=(PayingLife(1000),),
    ),
)
