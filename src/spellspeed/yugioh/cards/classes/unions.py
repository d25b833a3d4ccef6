"""Union monsters (EQUIP)."""

from spellspeed.yugioh.words import *

USED = 1


def union(names: tuple[str, ...], attack: int, defense: int, *more: Alteration) -> tuple[Ability, ...]:
    """A Union monster: once a turn it becomes an Equip Card on a monster of these names, or comes back; it is destroyed in its stead.

    That monster gains so much ATK and DEF (0: what the card leaves alone), and what `more` says.
    """
    gains: list[Alteration] = [Changes(X_ATTACK, EquippedMonster(), amount=Fixed(attack))]
    if defense:
        gains.append(Changes(X_DEFENSE, EquippedMonster(), amount=Fixed(defense)))
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
        while_equipped(*gains, *more, DestroyedInstead(EquippedMonster())),
    )
