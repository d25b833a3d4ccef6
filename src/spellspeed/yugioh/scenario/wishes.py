"""What an intent wishes for, in the terms that the judge knows: a verb, a card, a target."""

from __future__ import annotations

from typing import Final

from spellspeed.scenario.model import Detail
from spellspeed.scenario.model_steps import Intent
from spellspeed.yugioh.duel.terms import (
    ACTIVATE,
    ATTACK,
    ATTACK_WITH,
    CHANGE_POSITION,
    CHOOSE,
    DEFENSE,
    END_PHASE,
    ENTER_BATTLE,
    ENTER_MAIN2,
    FLIP,
    NO_ATTACK,
    PASS,
    SET_MONSTER,
    SPECIAL,
    SUMMON,
)
from spellspeed.yugioh.judge.wishes import Wish
from spellspeed.yugioh.scenario.play import Play

VERBS: Final = {
    "summon": SUMMON,
    "set": SET_MONSTER,
    "flip": FLIP,
    "special summon": SPECIAL,
    "activate": ACTIVATE,
    "attack": ATTACK_WITH,
    "change": CHANGE_POSITION,
    "choose": CHOOSE,
    "enter battle": ENTER_BATTLE,
    "enter main2": ENTER_MAIN2,
    "end phase": END_PHASE,
    "end turn": END_PHASE,
    "pass": PASS,
    "no attack": NO_ATTACK,
}
TARGETING: Final = ("target", "choose", "tribute", "cost", "material", "discard")


def wishes_of(play: Play, seat: int, intent: Intent, details: tuple[Detail, ...]) -> list[Wish]:
    """Every reading of an intent: one for each card that it can mean, the seat's own first."""
    verb = VERBS.get(intent.verb)
    if verb is None:
        return []
    if intent.verb == "choose":
        return [
            Wish(verb, number)
            for value in intent.choices
            if value.card is not None
            for number in play.roster.meant(play.duel, value.card, seat)
        ]
    if intent.card is None:
        return [Wish(verb)]
    numbers = play.roster.meant(play.duel, intent.card, seat)
    own = [number for number in numbers if play.duel.cards[number].controller == seat]
    targets = targets_of(play, seat, intent, details)
    position = {"attack": ATTACK, "defense": DEFENSE}.get(intent.position or "", -1)
    index = intent.effect if isinstance(intent.effect, int) else 0
    return [
        Wish(verb, number, target, intent.direct, position, index) for number in own or numbers for target in targets
    ]


def targets_of(play: Play, seat: int, intent: Intent, details: tuple[Detail, ...]) -> list[int]:
    """The cards that an attack or an activation is aimed at; -1 where none was named."""
    if intent.target is not None:
        return play.roster.meant(play.duel, intent.target, seat) or [-1]
    found = [
        number
        for detail in details
        if detail.name in TARGETING
        for value in detail.values
        if value.card is not None
        for number in play.roster.meant(play.duel, value.card, seat)
    ]
    return found or [-1]
