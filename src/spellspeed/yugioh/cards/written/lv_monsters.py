"""Monsters that grow a Level: each is sent to the Graveyard to Special Summon the next, which counts as properly Summoned."""

from spellspeed.yugioh.duel.abilities import EACH, YOURS, Ability, Condition, Step
from spellspeed.yugioh.duel.scope import OPPONENTS, YOU
from spellspeed.yugioh.duel.terms import CHOSEN, DECK, E_DAMAGE_STEP, END, HAND, MONSTER, MONSTERS, STANDBY, TARGETS
from spellspeed.yugioh.words.choices.choosing import Choose
from spellspeed.yugioh.words.choices.targeting import Target
from spellspeed.yugioh.words.clauses import OnlyAsWritten, OnlySet
from spellspeed.yugioh.words.conditions.battling import DestroyedByBattleThisTurn, IsAttacker, TargetWasFaceDown
from spellspeed.yugioh.words.conditions.joining import Both
from spellspeed.yugioh.words.costs.cards import Sending, SendItself
from spellspeed.yugioh.words.declaring import card, due_in, ignition, trigger
from spellspeed.yugioh.words.filters.being import Named, OfKind
from spellspeed.yugioh.words.filters.comparing import NoStrongerThanPaid
from spellspeed.yugioh.words.filters.lying import FaceUp
from spellspeed.yugioh.words.groups.cards import Cards
from spellspeed.yugioh.words.groups.meant import Bound, EventOther
from spellspeed.yugioh.words.verbs.decks import ShuffleDeck
from spellspeed.yugioh.words.verbs.destroying import Destroy
from spellspeed.yugioh.words.verbs.summoning import SpecialSummon


def grows_into(name: str, phase: int, whose: int = YOURS, condition: Condition | None = None) -> Ability:
    """In a phase this card may be sent to the Graveyard to Special Summon the card of that name from hand or Deck."""
    steps: tuple[Step, ...] = (
        Choose(Cards((HAND, DECK), YOU, (Named((name,)),))),
        SpecialSummon(Bound(CHOSEN), proper=True),
        ShuffleDeck(YOU),
    )
    return due_in(phase, steps, whose=whose, costs=(SendItself(),), optional=True, condition=condition)


MY_MONSTER = Cards((HAND,), YOU, (OfKind((MONSTER,)),))
THEIR_FACE_UP = Cards((MONSTERS,), OPPONENTS, (FaceUp(),))
NO_STRONGER = Cards((MONSTERS,), OPPONENTS, (FaceUp(), NoStrongerThanPaid(MY_MONSTER)))

card("Armed Dragon LV3", grows_into("Armed Dragon LV5", STANDBY))
card(
    "Armed Dragon LV5",
    ignition(
        (Destroy(Bound(TARGETS, (FaceUp(),))),),
        costs=(Sending(MY_MONSTER, reaching=THEIR_FACE_UP),),
        targets=(Target(NO_STRONGER),),
    ),
    grows_into("Armed Dragon LV7", END, EACH, DestroyedByBattleThisTurn()),
)
card(
    "Armed Dragon LV7",
    OnlyAsWritten(),
    ignition((Destroy(NO_STRONGER),), costs=(Sending(MY_MONSTER, reaching=THEIR_FACE_UP),)),
)
card(
    "Mystic Swordsman LV4",
    OnlySet(),
    trigger(
        E_DAMAGE_STEP,
        (Destroy(EventOther()),),
        hearing=Both((IsAttacker(), TargetWasFaceDown())),
        at_start_of_damage_step=True,
    ),
    grows_into("Mystic Swordsman LV6", END, EACH, DestroyedByBattleThisTurn()),
)
