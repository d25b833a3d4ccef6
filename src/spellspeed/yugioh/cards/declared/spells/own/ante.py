"""Ante, and the words that no other card uses."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.asks import Ask, option, subject_of
from spellspeed.kernel.batch import at_once
from spellspeed.kernel.door import open_ask
from spellspeed.yugioh.book.settling import begin_step
from spellspeed.yugioh.cards.writing import *
from spellspeed.yugioh.doing.departures import SENT, Leaving
from spellspeed.yugioh.doing.life_points import Damage
from spellspeed.yugioh.duel.carrying_out import Walk
from spellspeed.yugioh.duel.derived import level
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.scope import the_opponent


class Wager(Step):
    """TEAM-III-1. The player of the effect and the one opponent each show a card of the hand, chosen unseen; the card with the lower Level is
    sent to the Graveyard, then the player who showed it takes damage. What is no monster has the Level 0; of equal Levels none is lower.

    A verb of one Spell Card (Ante): no other compares two hands. A player without a card ends it.
    """

    def __init__(self, damage: int) -> None:
        self.damage: Final = damage

    def parts(self) -> tuple[object, ...]:
        return (self.damage,)

    def meets_one(self) -> bool:
        return True

    def run(self, duel: Duel, walk: Walk) -> None:
        players = (walk.link.seat, the_opponent(duel, walk.link.seat, walk.link.against))
        if walk.stage == 0 and not all([len(duel.zone(seat, HAND)) > 0 for seat in players]):
            walk.go_on(duel)
            return
        if walk.stage < 2:
            codes = tuple([option(CHOOSE, number) for number in duel.zone(players[walk.stage], HAND)])
            open_ask(duel, Ask(players[walk.stage], A_CHOOSE, walk.link.card, codes))
            return
        begin_step(duel, walk)
        mine, theirs = walk.held
        for number in walk.held:
            duel.note(E_REVEALED, number, duel.cards[number].controller, by=walk.link.card)
        levels = (level(duel, mine), level(duel, theirs))
        if levels[0] != levels[1]:
            lower = mine if levels[0] < levels[1] else theirs
            seat = duel.cards[lower].controller
            at_once(duel, [Leaving(lower, SENT, BY_EFFECT, walk.link.card)])
            duel.next_batch(walk.is_aside())
            at_once(duel, [Damage(seat, self.damage, BY_EFFECT, walk.link.card)])
        walk.go_on(duel)

    def resume(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> None:
        walk.wait(duel, walk.stage + 1, walk.held + (subject_of(picks[0]),))


card("Ante", spell((Wager(1000),), condition=EACH_HAS_A_HAND))
