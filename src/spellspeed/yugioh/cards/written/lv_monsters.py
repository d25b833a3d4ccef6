"""Monsters that grow a Level: each is sent to the Graveyard to Special Summon the next, which counts as properly Summoned."""

from spellspeed.yugioh.effects.choices import Choose, Target
from spellspeed.yugioh.effects.conditions import Both, DestroyedByBattleThisTurn, IsAttacker, TargetWasFaceDown
from spellspeed.yugioh.effects.costs import Sending, SendItself
from spellspeed.yugioh.effects.declaring import card, due_in, ignition, trigger
from spellspeed.yugioh.effects.filters import FaceUp, Named, NoStrongerThanPaid, OfKind
from spellspeed.yugioh.effects.groups import Bound, Cards, EventOther
from spellspeed.yugioh.effects.hands_and_decks import ShuffleDeck
from spellspeed.yugioh.effects.summons import SpecialSummon
from spellspeed.yugioh.effects.verbs import Destroy
from spellspeed.yugioh.rules.abilities import EACH, YOURS, Ability, Condition, Step
from spellspeed.yugioh.rules.may_summon import SET_ONLY
from spellspeed.yugioh.rules.printed import EXCEPT_BY
from spellspeed.yugioh.rules.scope import OPPONENTS, YOU
from spellspeed.yugioh.rules.terms import CHOSEN, DECK, E_DAMAGE_STEP, END, HAND, MONSTER, MONSTERS, STANDBY, TARGETS


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
    ignition((Destroy(NO_STRONGER),), costs=(Sending(MY_MONSTER, reaching=THEIR_FACE_UP),)),
    revival=EXCEPT_BY,
    normal_summon=False,
)
card(
    "Mystic Swordsman LV4",
    trigger(
        E_DAMAGE_STEP,
        (Destroy(EventOther()),),
        hearing=Both((IsAttacker(), TargetWasFaceDown())),
        at_start_of_damage_step=True,
    ),
    grows_into("Mystic Swordsman LV6", END, EACH, DestroyedByBattleThisTurn()),
    traits=(SET_ONLY,),
)
