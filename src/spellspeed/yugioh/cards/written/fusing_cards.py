"""Fusion Substitute Monsters, the Spells that fuse from the Graveyard, and Fusion Monsters that they make."""

from spellspeed.yugioh.effects.amounts import AttackOf, ForEach
from spellspeed.yugioh.effects.battling import Battling
from spellspeed.yugioh.effects.choices import Choose, Target
from spellspeed.yugioh.effects.conditions import Exists
from spellspeed.yugioh.effects.costs import DiscardItself
from spellspeed.yugioh.effects.declaring import IN_HAND, card, continuous, ignition, spell, trigger
from spellspeed.yugioh.effects.filters import Except, Filter, IsFusion, Named, NameHolds, OfAttribute, OfType
from spellspeed.yugioh.effects.fusing import DARK_FUSION, SUBSTITUTE, ChooseToFuse, OnlyByDarkFusion, UseMaterials
from spellspeed.yugioh.effects.groups import Bound, Cards, Itself
from spellspeed.yugioh.effects.hands_and_decks import AddToHand, ShuffleDeck
from spellspeed.yugioh.effects.heard import HeardOther
from spellspeed.yugioh.effects.holding import NotTargetedBy
from spellspeed.yugioh.effects.lasting import Begin, Changes
from spellspeed.yugioh.effects.looking_back import OtherInGraveyard
from spellspeed.yugioh.effects.protecting import Unaffected
from spellspeed.yugioh.effects.summons import SpecialSummon
from spellspeed.yugioh.effects.verbs import Destroy, GainLife, InflictDamage
from spellspeed.yugioh.rules.abilities import Ability
from spellspeed.yugioh.rules.printed import EXCEPT_BY
from spellspeed.yugioh.rules.rights import X_ATTACK, X_ATTACK_EACH, X_NOT_DESTROYED_BY_BATTLE, X_PIERCING
from spellspeed.yugioh.rules.scope import EVERYBODY, OPPONENT, OPPONENTS, YOU
from spellspeed.yugioh.rules.terms import (
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

# Fusion Substitute Monsters

card("Mystical Sheep #1", traits=(SUBSTITUTE,))
card("Beastking of the Swamps", traits=(SUBSTITUTE,))
card("Versago the Destroyer", traits=(SUBSTITUTE,))
card("Goddess with the Third Eye", traits=(SUBSTITUTE,))
card(
    "King of the Swamp",
    ignition(
        (Choose(Cards((DECK,), YOU, (Named(("Polymerization",)),))), AddToHand(Bound(CHOSEN)), ShuffleDeck(YOU)),
        costs=(DiscardItself(),),
        places=IN_HAND,
    ),
    traits=(SUBSTITUTE,),
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
    continuous(
        Changes(X_NOT_DESTROYED_BY_BATTLE, Itself(), when=Exists(Battling(OPPONENTS, (Except(OfAttribute(LIGHT)),))))
    ),
    revival=EXCEPT_BY,
    materials=(OfType((DRAGON,)),) * 5,
)
card(
    "Evil HERO Lightning Golem",
    ignition(
        (Destroy(Bound(TARGETS)),),
        targets=(Target(Cards((MONSTERS,), EVERYBODY)),),
        limit=1,
    ),
    revival=EXCEPT_BY,
    traits=(DARK_FUSION,),
)
HEROES_IN_THE_GRAVEYARD = Cards((GRAVEYARD,), YOU, (NameHolds("Elemental HERO"),))
BEATEN = HeardOther(Cards((GRAVEYARD,), EVERYBODY))
STRONGER_BY_HEROES = Changes(X_ATTACK, Itself(), amount=ForEach(300, HEROES_IN_THE_GRAVEYARD))
INDESTRUCTIBLE = Changes(X_NOT_DESTROYED_BY_BATTLE, Itself())
card("Elemental HERO Bladedge", continuous(Changes(X_PIERCING, Itself())))
card("Elemental HERO Wildheart", continuous(Unaffected((TRAP,))))
card("Elemental HERO Wildedge", continuous(Changes(X_ATTACK_EACH, Itself())), revival=EXCEPT_BY)
card("Elemental HERO Mudballman", revival=EXCEPT_BY)
card("Elemental HERO Phoenix Enforcer", continuous(INDESTRUCTIBLE), revival=EXCEPT_BY)
card(
    "Elemental HERO Shining Phoenix Enforcer",
    continuous(STRONGER_BY_HEROES),
    continuous(INDESTRUCTIBLE),
    revival=EXCEPT_BY,
)
card(
    "Elemental HERO Shining Flare Wingman",
    continuous(STRONGER_BY_HEROES),
    trigger(E_BATTLE_DESTROYS, (InflictDamage(AttackOf(OtherInGraveyard(), True), OPPONENT),), hearing=BEATEN),
    revival=EXCEPT_BY,
)
card(
    "Elemental HERO Steam Healer",
    trigger(E_BATTLE_DESTROYS, (GainLife(AttackOf(OtherInGraveyard(), True), YOU),), hearing=BEATEN),
    revival=EXCEPT_BY,
)
