"""Cards that Fusion Summon from elsewhere, and Ritual Spell Cards."""

from spellspeed.yugioh.words import *

FIELD_OR_GRAVEYARD = (MONSTERS, GRAVEYARD)

RETURNS_IN_THE_END = due_in(END, (ReturnToFusionDeck(Itself()),), whose=EACH)


def contact(*names: str) -> tuple[FirstAsWritten, Ability]:
    """A Fusion Monster that is Special Summoned by returning these face-up monsters of the own field to the Deck."""
    return contact_of(*[Named((name,)) for name in names])


def contact_of(*materials: Filter) -> tuple[FirstAsWritten, Ability]:
    """T-10.2. A Fusion Monster that must first be Special Summoned by returning monsters of the own field with these properties to the Deck."""
    there = tuple([Cards((MONSTERS,), YOU, (material, FaceUp())) for material in materials])
    return FirstAsWritten(), procedure((ReturningOneOfEach(there),), places=FROM_FUSION_DECK)


def fusing_from_the_graveyard(*filters: Filter) -> Ability:
    """Activation of a Spell that makes Fusion Monsters with these properties of materials on the own field or in the own Graveyard."""
    return spell(
        (
            ChooseToFuse(filters, FIELD_OR_GRAVEYARD, removing=True),
            UseMaterials(removing=True, zones=FIELD_OR_GRAVEYARD),
            SpecialSummon(Bound(CHOSEN), proper=True),
        )
    )


def ritual(narrower: Filter, exactly: bool = False) -> Ability:
    """Activation of a Ritual Spell for the Ritual Monsters of the hand with a property."""
    monsters = Cards((HAND,), YOU, (IsRitual(), narrower))
    return spell(
        (ChooseRitual(monsters, exactly), TributeForRitual(exactly), SpecialSummon(Bound(CHOSEN), proper=True)),
    )


def hex_sealed(attribute: int) -> tuple[Says, Ability]:
    """A monster that stands for one Fusion Material, and with the others is Tributed for a Fusion Monster of an Attribute."""
    return Says(SUBSTITUTE), ignition(
        (SpecialSummon(Bound(CHOSEN), freely=True),),
        costs=(TributingMaterials((IsFusion(), OfAttribute(attribute), ComesFreely())),),
    )


def cannon(parts: tuple[str, ...], victims: Cards) -> tuple[OnlyAsWritten, Ability, Ability]:
    """A Fusion Monster for which its parts on the own field, face-up or not, are removed from play; it destroys a card for a discard."""
    return (
        OnlyAsWritten(normally=True),
        removing_parts(parts),
        ignition((Destroy(Bound(TARGETS, victims.filters)),), costs=(Discarding(1),), targets=(Target(victims),)),
    )


def removing_parts(parts: tuple[str, ...]) -> Ability:
    """A Fusion Monster comes by removing its parts on the own field, face-up or not, from play."""
    return procedure(
        (RemovingOneOfEach(tuple([Cards((MONSTERS,), YOU, (Named((name,)),)) for name in parts])),),
        places=FROM_FUSION_DECK,
    )


def assembled(*parts: str) -> tuple[FirstAsWritten, Ability]:
    """T-10.2. A Fusion Monster that must first come by removing its parts, and can be brought back then (FAQ VWXYZ-DRAGON CATAPULT CANNON)."""
    return FirstAsWritten(), removing_parts(parts)
