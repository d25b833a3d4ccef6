"""Targets that a cost must leave, or become (T-9.1, TERM-TARGET-1)."""

from __future__ import annotations

from spellspeed.kernel.links import Link
from spellspeed.yugioh.duel.abilities import Group
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.printed import PrintedCard
from spellspeed.yugioh.duel.terms import PAID
from spellspeed.yugioh.words.choices.targets import Target
from spellspeed.yugioh.words.groups.cards import Cards


def compares_payment(group: Group) -> bool:
    """T-9.1. Whether cards are targets by what they are beside the card that is paid."""
    return isinstance(group, Cards) and any([narrower.minds_payment() for narrower in group.filters])


def only_targets(duel: Duel, act: Link, found: list[int]) -> list[int]:
    """T-9.1. Of the cards that can be paid those that could be a target then, where there is none before."""
    face = act.face
    assert isinstance(face, PrintedCard)
    for step in face.abilities[act.ability].targets:
        if isinstance(step, Target) and step.lacks(duel, act):
            return step.suited(duel, act, found)
    return []


def narrowed(duel: Duel, act: Link, found: list[int]) -> list[int]:
    """T-9.1. Of the cards that can be paid those with which the effect has a target: not one without which there would be too few."""
    face = act.face
    assert isinstance(face, PrintedCard)
    for step in face.abilities[act.ability].targets:
        if isinstance(step, Target) and compares_payment(step.group):
            return [
                number for number in found if step.group.exists(duel, act.with_bound(PAID, (duel.binding(number),)))
            ]
        if isinstance(step, Target) and step.lacks(duel, act):
            suited = step.suited(duel, act, found)
            if suited:
                return suited
        elif isinstance(step, Target):
            targets = step.chosen_from(duel, act)
            if targets is not None and len(targets) == step.least:
                found = [number for number in found if number not in targets]
    return found
