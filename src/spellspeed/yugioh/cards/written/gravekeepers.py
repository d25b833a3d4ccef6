"""The Gravekeepers, and Necrovalley, which lets no Graveyard be touched."""

from spellspeed.yugioh.duel.rights import X_ATTACK, X_DEFENSE, X_NO_REMOVAL, X_PIERCING
from spellspeed.yugioh.duel.scope import EVERYBODY, OPPONENTS, YOU
from spellspeed.yugioh.duel.terms import CHOSEN, DECK, E_ATTACK, FIELD, GRAVEYARD, MONSTER, MONSTERS, TARGETS
from spellspeed.yugioh.words.amounts import Fixed
from spellspeed.yugioh.words.changes.values import Changes, ChangesPlayers
from spellspeed.yugioh.words.choices.choosing import Choose
from spellspeed.yugioh.words.choices.targeting import Target
from spellspeed.yugioh.words.clauses import Unsealed
from spellspeed.yugioh.words.conditions.standing import Exists
from spellspeed.yugioh.words.declaring import card, continuous, flip, lasting_spell, trap, trigger
from spellspeed.yugioh.words.filters.being import AttackFrom, Named, NameHolds, OfKind
from spellspeed.yugioh.words.filters.lying import FaceUp, Revivable
from spellspeed.yugioh.words.groups.cards import Cards
from spellspeed.yugioh.words.groups.meant import Bound, Itself
from spellspeed.yugioh.words.odd.sealing import SealsGraveyards
from spellspeed.yugioh.words.verbs.decks import ShuffleDeck
from spellspeed.yugioh.words.verbs.moving import ReturnToHand
from spellspeed.yugioh.words.verbs.summoning import SpecialSummon
from spellspeed.yugioh.words.verbs.turning import SwitchPosition

GRAVEKEEPER = NameHolds("Gravekeeper's")
ALL_OF_THEM = Cards((MONSTERS,), EVERYBODY, (FaceUp(), GRAVEKEEPER))
NECROVALLEY = Cards((FIELD,), EVERYBODY, (FaceUp(), Named(("Necrovalley",))))

card(
    "Gravekeeper's Assailant",
    trigger(
        E_ATTACK,
        (SwitchPosition(Bound(TARGETS, (FaceUp(),))),),
        targets=(Target(Cards((MONSTERS,), OPPONENTS, (FaceUp(),))),),
        condition=Exists(NECROVALLEY),
        optional=True,
    ),
)
card(
    "Gravekeeper's Guard",
    flip((ReturnToHand(Bound(TARGETS)),), targets=(Target(Cards((MONSTERS,), OPPONENTS)),)),
)
card("Gravekeeper's Spear Soldier", continuous(Changes(X_PIERCING, Itself())))
card(
    "Gravekeeper's Spy",
    flip(
        (
            Choose(Cards((DECK,), YOU, (GRAVEKEEPER, AttackFrom(0, 1500), Revivable()))),
            SpecialSummon(Bound(CHOSEN)),
            ShuffleDeck(YOU),
        )
    ),
)
card(
    "Necrovalley",
    lasting_spell(),
    continuous(
        Changes(X_ATTACK, ALL_OF_THEM, amount=Fixed(500)),
        Changes(X_DEFENSE, ALL_OF_THEM, amount=Fixed(500)),
        ChangesPlayers(X_NO_REMOVAL, EVERYBODY),
        SealsGraveyards(),
    ),
)
card(
    "Rite of Spirit",
    Unsealed(),
    trap(
        (SpecialSummon(Bound(TARGETS)),),
        targets=(Target(Cards((GRAVEYARD,), YOU, (OfKind((MONSTER,)), GRAVEKEEPER, Revivable()))),),
    ),
)
