"""Fusion Substitute Monsters, the Spells that fuse from the Graveyard, and Fusion Monsters that they make."""

from spellspeed.yugioh.duel.abilities import Ability
from spellspeed.yugioh.duel.rights import X_ATTACK, X_ATTACK_EACH, X_NOT_DESTROYED_BY_BATTLE, X_PIERCING
from spellspeed.yugioh.duel.scope import EVERYBODY, OPPONENT, OPPONENTS, YOU
from spellspeed.yugioh.duel.terms import (
    CHOSEN,
    DARK,
    DECK,
    DONE,
    DRAGON,
    E_BATTLE_DESTROYS,
    END_OF_TURN,
    FIEND,
    GRAVEYARD,
    HAND,
    LIGHT,
    MACHINE,
    MONSTERS,
    TARGETS,
    TRAP,
)
from spellspeed.yugioh.words.amounts import AttackOf, ForEach
from spellspeed.yugioh.words.changes.protecting import NotTargetedBy, Unaffected
from spellspeed.yugioh.words.changes.values import Changes
from spellspeed.yugioh.words.choices.choosing import Choose
from spellspeed.yugioh.words.choices.targeting import Target
from spellspeed.yugioh.words.clauses import ByDarkFusion, OnlyAsWritten, StandsForMaterial
from spellspeed.yugioh.words.conditions.hearing import HeardOther
from spellspeed.yugioh.words.conditions.standing import Exists
from spellspeed.yugioh.words.costs.cards import DiscardItself
from spellspeed.yugioh.words.declaring import IN_HAND, card, continuous, ignition, spell, trigger
from spellspeed.yugioh.words.filters.being import Except, Filter, IsFusion, Named, NameHolds, OfAttribute, OfType
from spellspeed.yugioh.words.filters.lying import OnlyByDarkFusion
from spellspeed.yugioh.words.groups.cards import Cards, OtherInGraveyard
from spellspeed.yugioh.words.groups.meant import Battling, Bound, Itself
from spellspeed.yugioh.words.verbs.decks import ShuffleDeck
from spellspeed.yugioh.words.verbs.destroying import Destroy
from spellspeed.yugioh.words.verbs.fusing import ChooseToFuse, UseMaterials
from spellspeed.yugioh.words.verbs.lasting import Begin
from spellspeed.yugioh.words.verbs.life_points import GainLife, InflictDamage
from spellspeed.yugioh.words.verbs.moving import AddToHand
from spellspeed.yugioh.words.verbs.summoning import SpecialSummon

# Fusion Substitute Monsters

card("Mystical Sheep #1", StandsForMaterial())
card("Beastking of the Swamps", StandsForMaterial())
card("Versago the Destroyer", StandsForMaterial())
card("Goddess with the Third Eye", StandsForMaterial())
card(
    "King of the Swamp",
    StandsForMaterial(),
    ignition(
        (Choose(Cards((DECK,), YOU, (Named(("Polymerization",)),))), AddToHand(Bound(CHOSEN)), ShuffleDeck(YOU)),
        costs=(DiscardItself(),),
        places=IN_HAND,
    ),
)

# Spells that remove the Fusion Materials from play

FIELD_OR_GRAVEYARD = (MONSTERS, GRAVEYARD)
HAND_OR_GRAVEYARD = (HAND, GRAVEYARD)


def fusing_from_the_graveyard(*filters: Filter) -> Ability:
    """Activation of a Spell that makes Fusion Monsters with these properties of materials on the own field or in the own Graveyard."""
    return spell(
        (
            ChooseToFuse(filters, FIELD_OR_GRAVEYARD, removing=True),
            UseMaterials(removing=True, zones=FIELD_OR_GRAVEYARD),
            SpecialSummon(Bound(CHOSEN), proper=True),
        )
    )


card("Miracle Fusion", fusing_from_the_graveyard(NameHolds("Elemental HERO"), IsFusion()), cites=("TEAM-R24",))
card(
    "Overload Fusion", fusing_from_the_graveyard(OfAttribute(DARK), OfType((MACHINE,)), IsFusion()), cites=("TEAM-R24",)
)
card("Dragon's Mirror", fusing_from_the_graveyard(OfType((DRAGON,)), IsFusion()), cites=("TEAM-R24",))
card(
    "Dark Calling",
    spell(
        (
            ChooseToFuse((OnlyByDarkFusion(), IsFusion()), HAND_OR_GRAVEYARD, removing=True, dark=True),
            UseMaterials(removing=True, zones=HAND_OR_GRAVEYARD),
            SpecialSummon(Bound(CHOSEN), proper=True),
        )
    ),
    cites=("TEAM-R24",),
)
card(
    "Dark Fusion",
    spell(
        (
            ChooseToFuse((OfType((FIEND,)), IsFusion()), dark=True),
            UseMaterials(),
            SpecialSummon(Bound(CHOSEN), proper=True),
            Begin(NotTargetedBy(None, OPPONENTS), Bound(DONE), END_OF_TURN),
        )
    ),
)

# Fusion Monsters

card(
    "Five-Headed Dragon",
    OnlyAsWritten(normally=True),
    continuous(
        Changes(X_NOT_DESTROYED_BY_BATTLE, Itself(), when=Exists(Battling(OPPONENTS, (Except(OfAttribute(LIGHT)),))))
    ),
    materials=(OfType((DRAGON,)),) * 5,
)
card(
    "Evil HERO Lightning Golem",
    OnlyAsWritten(normally=True),
    ByDarkFusion(),
    ignition(
        (Destroy(Bound(TARGETS)),),
        targets=(Target(Cards((MONSTERS,), EVERYBODY)),),
        limit=1,
    ),
)
HEROES_IN_THE_GRAVEYARD = Cards((GRAVEYARD,), YOU, (NameHolds("Elemental HERO"),))
BEATEN = HeardOther(Cards((GRAVEYARD,), EVERYBODY))
STRONGER_BY_HEROES = Changes(X_ATTACK, Itself(), amount=ForEach(300, HEROES_IN_THE_GRAVEYARD))
INDESTRUCTIBLE = Changes(X_NOT_DESTROYED_BY_BATTLE, Itself())
card("Elemental HERO Bladedge", continuous(Changes(X_PIERCING, Itself())))
card("Elemental HERO Wildheart", continuous(Unaffected((TRAP,))))
card("Elemental HERO Wildedge", OnlyAsWritten(normally=True), continuous(Changes(X_ATTACK_EACH, Itself())))
card("Elemental HERO Mudballman", OnlyAsWritten(normally=True))
card("Elemental HERO Phoenix Enforcer", OnlyAsWritten(normally=True), continuous(INDESTRUCTIBLE))
card(
    "Elemental HERO Shining Phoenix Enforcer",
    OnlyAsWritten(normally=True),
    continuous(STRONGER_BY_HEROES),
    continuous(INDESTRUCTIBLE),
)
card(
    "Elemental HERO Shining Flare Wingman",
    OnlyAsWritten(normally=True),
    continuous(STRONGER_BY_HEROES),
    trigger(E_BATTLE_DESTROYS, (InflictDamage(AttackOf(OtherInGraveyard(), True), OPPONENT),), hearing=BEATEN),
)
card(
    "Elemental HERO Steam Healer",
    OnlyAsWritten(normally=True),
    trigger(E_BATTLE_DESTROYS, (GainLife(AttackOf(OtherInGraveyard(), True), YOU),), hearing=BEATEN),
)
