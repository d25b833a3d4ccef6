"""Cards that strengthen Types and Attributes."""

from spellspeed.yugioh.words import *


def gain(points: int, *races: int) -> tuple[Changes, Changes]:
    """All face-up monsters of these Types gain so much ATK and DEF (or lose it, below 0)."""
    monsters = Cards((MONSTERS,), EVERYBODY, (FaceUp(), OfType(races)))
    return (
        Changes(X_ATTACK, monsters, amount=Fixed(points)),
        Changes(X_DEFENSE, monsters, amount=Fixed(points)),
    )


def strengthens(attribute: int, other: int) -> Ability:
    """All face-up monsters of an Attribute gain 500 ATK, those of another lose 400."""
    return continuous(
        Changes(X_ATTACK, Cards((MONSTERS,), EVERYBODY, (FaceUp(), OfAttribute(attribute))), amount=Fixed(500)),
        Changes(X_ATTACK, Cards((MONSTERS,), EVERYBODY, (FaceUp(), OfAttribute(other))), amount=Fixed(-400)),
    )


def overpowers(attribute: int) -> Ability:
    """A Field Spell's effect: all face-up monsters of an Attribute gain 500 ATK and lose 400 DEF."""
    monsters = Cards((MONSTERS,), EVERYBODY, (FaceUp(), OfAttribute(attribute)))
    return continuous(
        Changes(X_ATTACK, monsters, amount=Fixed(500)),
        Changes(X_DEFENSE, monsters, amount=Fixed(-400)),
    )


def worn(attack: int, defense: int, *filters: Filter) -> tuple[Ability, Ability]:
    """An Equip Spell for face-up monsters with these properties, which gain so much ATK and DEF (0: what it leaves alone; below 0: they lose it)."""
    changes = [Changes(X_ATTACK, EquippedMonster(), amount=Fixed(attack))]
    if defense:
        changes.append(Changes(X_DEFENSE, EquippedMonster(), amount=Fixed(defense)))
    return (equip(Cards((MONSTERS,), EVERYBODY, (*filters, FaceUp()))), continuous(*changes))


def worn_by_type(race: int) -> tuple[Ability, Ability]:
    """An Equip Spell for monsters of one Type, which gain 300 ATK and DEF."""
    return worn(300, 300, OfType((race,)))


def every_face_up(race: int) -> Cards:
    """All face-up monsters of a Type on the field."""
    return Cards((MONSTERS,), EVERYBODY, (FaceUp(), OfType((race,))))


def comes_back_for_500() -> tuple[Ability, ...]:
    """When this card is sent from the field to the Graveyard, its player can pay 500 Life Points to put it on top of the Deck.

    With a monster that is Tributed it comes back even if a Summon is what happened last (FAQ 2005 HORN OF LIGHT).
    """
    return tuple(
        [
            trigger(
                E_SENT,
                (PutOnTop(Itself()),),
                hearing=LostToTribute() if tributed else Both((HeardFrom((SPELLS,)), Not(LostToTribute()))),
                costs=(PayingLife(500),),
                optional=True,
                never_misses=tributed,
                places=IN_GRAVEYARD,
            )
            for tributed in (False, True)
        ]
    )


def raises_for_the_turn(level: int, points: int) -> Ability:
    """A Spell that raises the original ATK and DEF of the own Normal Monsters of a Level; in the End Phase those there fall, Tokens too."""
    raised = Cards((MONSTERS,), YOU, (FaceUp(), IsNormal(), LevelFrom(level, level)))
    fallen = Cards((MONSTERS,), YOU, (FaceUp(), Except(IsEffect()), LevelFrom(level, level)))
    return spell(
        (RaiseOriginals(raised, Fixed(points)), Begin(Delayed(Destroy(fallen), END, EVERYBODY), None, FOREVER)),
    )
