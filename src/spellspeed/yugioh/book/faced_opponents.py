"""Whom the effect of an activation faces in a team duel, chosen as it is announced (TEAM-III)."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.asks import Ask, extra_of, option
from spellspeed.kernel.atoms import push_frame, replace_frame
from spellspeed.kernel.door import open_ask
from spellspeed.kernel.frames import Frame
from spellspeed.kernel.links import AGAINST, Link
from spellspeed.yugioh.duel.carrying_out import Walk, steps_of
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.printed import PrintedCard
from spellspeed.yugioh.duel.scope import opponents
from spellspeed.yugioh.duel.terms import A_SEAT, E_FACED, SEAT_OF
from spellspeed.yugioh.may.announce import opponents_to_face


def begin_walk(duel: Duel, link: Link, mode: int) -> None:
    """TEAM-III-1, T-9.1. Begin to carry out an activation; first its player chooses the one opponent whom it is about."""
    face = link.face
    assert isinstance(face, PrintedCard)
    ability = face.abilities[link.ability]
    if duel.seats > 2 and link.against < 0 and ability.one_opponent:
        push_frame(duel, Facing(link, mode))
    else:
        push_frame(duel, Walk(link, steps_of(link, mode), mode, 0, 0, ()))


class Facing(Frame):
    """TEAM-III-1. The player of an effect chooses the one opponent whom the whole effect is about; then the activation goes on."""

    def __init__(self, link: Link, mode: int) -> None:
        self.link: Final = link
        self.mode: Final = mode

    def parts(self) -> tuple[object, ...]:
        return (self.link, self.mode)

    def step(self, state: Duel) -> None:
        link = self.link
        face = link.face
        assert isinstance(face, PrintedCard)
        ability = face.abilities[link.ability]
        seats = opponents_to_face(state, link, ability) or opponents(state, link.seat)
        codes = tuple([option(SEAT_OF, -1, seat) for seat in seats])
        open_ask(state, Ask(link.seat, A_SEAT, link.card, codes))

    def answered(self, state: Duel, picks: tuple[int, ...]) -> None:
        seat = extra_of(picks[0])
        state.note(E_FACED, self.link.card, self.link.seat, value=seat)
        link = self.link.with_more(AGAINST, seat)
        replace_frame(state, Walk(link, steps_of(link, self.mode), self.mode, 0, 0, ()))
