"""The Six Samurai, who stand in for each other."""

from spellspeed.yugioh.duel.abilities import Ability
from spellspeed.yugioh.duel.rights import X_DIRECT_ATTACK, X_NO_ATTACK, X_SECOND_ATTACK
from spellspeed.yugioh.duel.scope import EVERYBODY, YOU, YOUR_SIDE
from spellspeed.yugioh.duel.terms import END_OF_TURN, FIELD, MONSTERS, SPELLS, TARGETS
from spellspeed.yugioh.words.amounts import Fixed
from spellspeed.yugioh.words.changes.protecting import SparedBy
from spellspeed.yugioh.words.changes.values import Changes
from spellspeed.yugioh.words.choices.targeting import Target
from spellspeed.yugioh.words.conditions.battling import DeclaredThisTurn
from spellspeed.yugioh.words.conditions.joining import Both, Not
from spellspeed.yugioh.words.conditions.standing import Exists
from spellspeed.yugioh.words.declaring import card, continuous, ignition
from spellspeed.yugioh.words.filters.being import Except, Named, NameHolds
from spellspeed.yugioh.words.filters.lying import FaceDown, FaceUp
from spellspeed.yugioh.words.groups.cards import Cards
from spellspeed.yugioh.words.groups.meant import Bound, Itself
from spellspeed.yugioh.words.verbs.destroying import Destroy
from spellspeed.yugioh.words.verbs.lasting import Begin

SAMURAI = (NameHolds("Six Samurai"), FaceUp())


def stand_in() -> Ability:
    """What each of them has: another one can be destroyed instead."""
    return continuous(SparedBy(Cards((MONSTERS,), YOU, SAMURAI, others=True)))


def with_another(name: str) -> Exists:
    """A face-up Six Samurai of another name is there."""
    return Exists(Cards((MONSTERS,), YOUR_SIDE, (*SAMURAI, Except(Named((name,))))))


def destroyer(name: str, turned: FaceUp | FaceDown) -> Ability:
    """Once a turn destroy a face-up (or Set) Spell or Trap Card instead of attacking."""
    return ignition(
        (Destroy(Bound(TARGETS, (turned,))),),
        costs=(Begin(Changes(X_NO_ATTACK), Itself(), END_OF_TURN),),
        targets=(Target(Cards((SPELLS, FIELD), EVERYBODY, (turned,))),),
        condition=Both((with_another(name), Not(DeclaredThisTurn()))),
        limit=1,
    )


card(
    "The Six Samurai - Yariza",
    continuous(Changes(X_DIRECT_ATTACK, Itself(), when=with_another("The Six Samurai - Yariza"))),
    stand_in(),
)
card(
    "The Six Samurai - Nisashi",
    continuous(Changes(X_SECOND_ATTACK, Itself(), amount=Fixed(1), when=with_another("The Six Samurai - Nisashi"))),
    stand_in(),
)
card("The Six Samurai - Kamon", destroyer("The Six Samurai - Kamon", FaceUp()), stand_in())
card("The Six Samurai - Yaichi", destroyer("The Six Samurai - Yaichi", FaceDown()), stand_in())
