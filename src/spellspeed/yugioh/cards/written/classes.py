"""One working card or more of each class of monsters: Union, Toon, Gemini and Ritual Monsters."""

from spellspeed.yugioh.duel.abilities import Ability, Step
from spellspeed.yugioh.duel.rights import (
    X_ATTACK,
    X_ATTACK_COST,
    X_DEFENSE,
    X_DIRECT_ATTACK,
    X_NO_ATTACK,
    X_REFLECTS_DAMAGE,
    X_USED,
)
from spellspeed.yugioh.duel.scope import EVERYBODY, OPPONENTS, YOU, YOUR_SIDE
from spellspeed.yugioh.duel.terms import (
    ATTACK,
    DEFENSE,
    E_DESTROYED,
    FOREVER,
    MONSTERS,
    SPECIAL_SUMMON,
    SPELLS,
    TARGETS,
)
from spellspeed.yugioh.words.amounts import AttackOf, DefenseOf, Fixed, ForEachCounter
from spellspeed.yugioh.words.changes.protecting import DestroyedInstead, EquippedInstead, OnlyAttacks
from spellspeed.yugioh.words.changes.values import BECOMES, Changes
from spellspeed.yugioh.words.choices.targeting import Target
from spellspeed.yugioh.words.clauses import FirstAsWritten
from spellspeed.yugioh.words.conditions.hearing import HeardWas, HeardWhere
from spellspeed.yugioh.words.conditions.itself import ItselfUnder, SummonedThisTurn, UsedThisTurn
from spellspeed.yugioh.words.conditions.joining import Both, Not
from spellspeed.yugioh.words.conditions.standing import Exists, ZoneFree
from spellspeed.yugioh.words.costs.cards import RemovingCounters
from spellspeed.yugioh.words.costs.tributes import Tributing
from spellspeed.yugioh.words.declaring import (
    AS_EQUIP_CARD,
    card,
    continuous,
    ignition,
    procedure,
    trigger,
    while_equipped,
)
from spellspeed.yugioh.words.filters.being import IsToon, Named
from spellspeed.yugioh.words.filters.lying import CanBeTaken, FaceUp, InPosition, WithoutUnion
from spellspeed.yugioh.words.groups.cards import Cards
from spellspeed.yugioh.words.groups.meant import Battling, Bound, EquippedMonster, EquippedTo, Itself
from spellspeed.yugioh.words.verbs.destroying import Destroy
from spellspeed.yugioh.words.verbs.keeping import Note, PlaceCounters
from spellspeed.yugioh.words.verbs.lasting import Absorb, BecomeEquip, Begin
from spellspeed.yugioh.words.verbs.summoning import SpecialSummon

USED = 1


def union(names: tuple[str, ...], bonus: int) -> tuple[Ability, ...]:
    """A Union monster: once a turn it becomes an Equip Card on a monster of these names, or comes back; it is destroyed in its stead."""
    holders = Cards((MONSTERS,), YOU, (Named(names), FaceUp(), WithoutUnion()))
    unused = Not(UsedThisTurn(USED))
    return (
        ignition(
            (BecomeEquip(Bound(TARGETS, (FaceUp(), WithoutUnion()))), Note(USED)),
            costs=(Note(USED),),
            targets=(Target(holders),),
            condition=unused,
            remains=True,
        ),
        ignition(
            (SpecialSummon(Itself(), ATTACK), Note(USED)),
            costs=(Note(USED),),
            condition=Both((unused, ZoneFree())),
            places=AS_EQUIP_CARD,
            remains=True,
        ),
        while_equipped(
            Changes(X_ATTACK, EquippedMonster(), amount=Fixed(bonus)),
            Changes(X_DEFENSE, EquippedMonster(), amount=Fixed(bonus)),
            DestroyedInstead(EquippedMonster()),
        ),
    )


card("Y-Dragon Head", *union(("X-Head Cannon",), 400))
card("Z-Metal Tank", *union(("X-Head Cannon", "Y-Dragon Head"), 600))

TOON_WORLD = Cards((SPELLS,), YOUR_SIDE, (Named(("Toon World",)), FaceUp()))
TOON_WORLD_FELL = Both((HeardWhere((SPELLS,), EVERYBODY), HeardWas((Named(("Toon World",)),))))
THEIR_TOONS = Cards((MONSTERS,), OPPONENTS, (IsToon(), FaceUp()))


def toon(costs: tuple[Step, ...]) -> tuple[Ability, ...]:
    """A Toon monster: it comes while its player has Toon World, goes with Toon World, and attacks directly past all but Toons."""
    return (
        procedure(costs, Exists(TOON_WORLD)),
        continuous(
            Changes(X_ATTACK_COST, Itself(), amount=Fixed(500)),
            Changes(X_NO_ATTACK, Itself(), when=SummonedThisTurn(SPECIAL_SUMMON)),
            Changes(X_DIRECT_ATTACK, Itself(), when=Not(Exists(THEIR_TOONS))),
            OnlyAttacks(THEIR_TOONS),
        ),
        trigger(E_DESTROYED, (Destroy(Itself()),), own=False, hearing=TOON_WORLD_FELL, at_once=True),
    )


card("Toon Mermaid", FirstAsWritten(), *toon(()))
card("Toon Summoned Skull", FirstAsWritten(), *toon((Tributing(1),)))

card(
    "Dark Valkyria",
    ignition(
        (PlaceCounters("Spell Counter", 1, Itself()),),
        costs=(Begin(Changes(X_USED), Itself(), FOREVER),),
        condition=Not(ItselfUnder(X_USED)),
    ),
    continuous(Changes(X_ATTACK, Itself(), amount=ForEachCounter(300, "Spell Counter"))),
    ignition(
        (Destroy(Bound(TARGETS)),),
        costs=(RemovingCounters("Spell Counter"),),
        targets=(Target(Cards((MONSTERS,), EVERYBODY)),),
    ),
)

ABSORBED = EquippedTo(True)
card(
    "Relinquished",
    continuous(
        Changes(X_ATTACK, Itself(), BECOMES, AttackOf(EquippedTo(True, True), True), Exists(ABSORBED)),
        Changes(X_DEFENSE, Itself(), BECOMES, DefenseOf(EquippedTo(True, True), True), Exists(ABSORBED)),
        Changes(
            X_REFLECTS_DAMAGE,
            Itself(),
            when=Both((Exists(ABSORBED), Not(Exists(Battling(OPPONENTS, (InPosition(DEFENSE),)))))),
        ),
        EquippedInstead(),
    ),
    ignition(
        (Absorb(Bound(TARGETS)),),
        targets=(Target(Cards((MONSTERS,), OPPONENTS, (CanBeTaken(),))),),
        condition=Not(Exists(ABSORBED)),
        limit=1,
        remains=True,
    ),
)
