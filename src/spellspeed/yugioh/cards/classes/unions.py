"""Union monsters (EQUIP)."""

from spellspeed.yugioh.words import *

CHANGED_THIS_TURN = 1


def union(names: tuple[str, ...], attack: int, defense: int, *more: Alteration) -> tuple[Ability, ...]:
    """A Union monster: once a turn it becomes an Equip Card on a monster of these names, or comes back; it is destroyed in its stead.

    That monster gains so much ATK and DEF (0: what the card leaves alone), and what `more` says.
    """
    gains: list[Alteration] = []
    if attack:
        gains.append(Changes(X_ATTACK, EquippedMonster(), amount=Fixed(attack)))
    if defense:
        gains.append(Changes(X_DEFENSE, EquippedMonster(), amount=Fixed(defense)))
    return union_for((Named(names),), *gains, *more, DestroyedInstead(EquippedMonster()), others=False)


def union_for(filters: tuple[Filter, ...], *changes: Alteration, others: bool = True) -> tuple[Ability, ...]:
    """A Union monster for monsters with these properties, which it could have itself (`others`); `changes` are what it does as an Equip Card."""
    holders = Cards((MONSTERS,), YOU, (*filters, FaceUp(), WithoutUnion()), others)
    unused = Not(UsedThisTurn(CHANGED_THIS_TURN))
    still = Bound(TARGETS, (*(filters if others else ()), FaceUp(), WithoutUnion()))
    return (
        ignition(
            (BecomeEquip(still), Note(CHANGED_THIS_TURN)),
            costs=(Note(CHANGED_THIS_TURN),),
            targets=(Target(holders),),
            condition=unused,
            remains=True,
        ),
        ignition(
            (SpecialSummon(Itself(), ATTACK), Note(CHANGED_THIS_TURN)),
            costs=(Note(CHANGED_THIS_TURN),),
            condition=Both((unused, ZoneFree())),
            places=AS_EQUIP_CARD,
            remains=True,
        ),
        while_equipped(*changes),
    )


def brings_union(name: str) -> Ability:
    """When this card is Normal Summoned its player can Special Summon the Union monster of a name from the hand."""
    return trigger(
        E_SUMMONED,
        (Choose(Cards((HAND,), YOU, (Named((name,)), Revivable()))), SpecialSummon(Bound(CHOSEN))),
        hearing=HeardHow(ANY_NORMAL),
        optional=True,
        condition=ZoneFree(),
    )
