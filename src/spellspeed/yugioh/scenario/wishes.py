"""What an intent wishes for, in the terms that the judge knows: a verb, a card, a target."""

from __future__ import annotations

from typing import Final

from spellspeed.scenario.model import Detail
from spellspeed.scenario.model_steps import Intent
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.judge.wishes import Wish
from spellspeed.yugioh.scenario.play import Play

VERBS: Final = {
    "summon": t.SUMMON,
    "set": t.SET_MONSTER,
    "flip": t.FLIP,
    "special summon": t.SPECIAL,
    "activate": t.ACTIVATE,
    "attack": t.ATTACK_WITH,
    "change": t.CHANGE_POSITION,
    "choose": t.CHOOSE,
    "enter battle": t.ENTER_BATTLE,
    "enter main2": t.ENTER_MAIN2,
    "end phase": t.END_PHASE,
    "end turn": t.END_PHASE,
    "pass": t.PASS,
    "no attack": t.NO_ATTACK,
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
    position = {"attack": t.ATTACK, "defense": t.DEFENSE}.get(intent.position or "", -1)
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
