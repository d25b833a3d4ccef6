"""Team duels: the one opponent that an effect is about, and the partner's permission to use the partner's cards (TEAM-III-1, TEAM-III-5)."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.asks import Ask, option
from spellspeed.kernel.atoms import drop_frame, keep_journal, pop_frame, push_frame, replace_frame
from spellspeed.kernel.door import open_ask
from spellspeed.kernel.frames import Frame
from spellspeed.kernel.links import ALONE, CONSENT, YIELDED, Link
from spellspeed.yugioh.duel.atoms import keep_tally
from spellspeed.yugioh.duel.carrying_out import DOUBLED, Walk, ability_carried
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.lent_monsters import is_lent, lent_monsters
from spellspeed.yugioh.duel.memory_records import REFUSED
from spellspeed.yugioh.duel.permissions import is_permitted, remember_permission
from spellspeed.yugioh.duel.printed import PrintedCard
from spellspeed.yugioh.duel.scope import partner
from spellspeed.yugioh.duel.terms import A_CONSENT, ALLOW, E_PERMITTED, E_REFUSED, REFUSE

ALLOW_OPTION: Final = option(ALLOW)
REFUSE_OPTION: Final = option(REFUSE)


def asks_partner(duel: Duel, seat: int, about: int, used: tuple[int, ...], picks: tuple[int, ...]) -> bool:
    """TEAM-III-5. Ask for permission, if cards of the partner are among those used that are not yet lent; whether somebody is asked.

    `picks` are the answer by which they were named, the last one where they are named one after the other.
    """
    cards: list[int] = []
    for number in used:
        if number >= 0 and is_lent(duel, seat, number):
            if not is_permitted(duel, about, number):
                cards.append(number)
    if not cards:
        return False
    push_frame(duel, Consent(partner(duel, seat), about, tuple(cards), picks))
    return True


def asks_beforehand(duel: Duel, walk: Walk) -> bool:
    """TEAM-III-5, TEAM-R24. An effect that needs the partner's cards when it resolves: permission is asked for as it is activated."""
    link = walk.link
    face = link.face
    assert isinstance(face, PrintedCard)
    first = face.abilities[link.ability].steps[0]
    cards = lent_monsters(duel, link.seat, link.card)
    if link.consent or not cards or first.could(duel, link.with_more(CONSENT, ALONE)) or not first.could(duel, link):
        return False
    push_frame(duel, Consent(partner(duel, link.seat), link.card, tuple(cards), ()))
    return True


class Consent(Frame):
    """TEAM-III-5. The partner is asked for permission: for which card (`about`), to use which `cards`. Refused, the action is undone.

    `picks` are the answer that waits for it; without any the permission is for what is named later.
    """

    def __init__(self, seat: int, about: int, cards: tuple[int, ...], picks: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.about: Final = about
        self.cards: Final = cards
        self.picks: Final = picks

    def parts(self) -> tuple[object, ...]:
        return (self.seat, self.about, self.cards, self.picks)

    def step(self, state: Duel) -> None:
        options = (ALLOW_OPTION, REFUSE_OPTION)
        open_ask(state, Ask(self.seat, A_CONSENT, self.about, options, values=self.cards))

    def answered(self, state: Duel, picks: tuple[int, ...]) -> None:
        pop_frame(state)
        if picks[0] == REFUSE_OPTION:
            self.refuse(state)
            return
        for number in self.cards:
            state.note(E_PERMITTED, number, self.seat, by=self.about)
        if not self.picks:
            walk = state.frames[-1]
            assert isinstance(walk, Walk)
            link = walk.link.with_more(CONSENT, YIELDED)
            replace_frame(state, Walk(link, walk.steps, walk.mode, walk.at, walk.stage, walk.held, walk.pending))
            return
        for number in self.cards:
            remember_permission(state, self.about, number, state.batch)
        state.frames[-1].answered(state, self.picks)

    def refuse(self, duel: Duel) -> None:
        """The action is undone and its player decides again; what an effect uses while it resolves is chosen again without the partner."""
        action = action_under_way(duel)
        if action is None:
            walk = duel.frames[-1]
            back = 0
            if not isinstance(walk, Walk):
                # A Summon that the effect grants (T-3.8): the effect chooses again.
                pop_frame(duel)
                walk = duel.frames[-1]
                back = 1
            assert isinstance(walk, Walk)
            link = walk.link.with_more(CONSENT, ALONE)
            if not back and walk.at and walk.steps[walk.at - 1].leads():
                back = 1
            if is_unpayable(duel, walk, link):
                # Of a card that is used by another's effect the cost stays unpaid, and nothing more is done.
                pop_frame(duel)
            else:
                replace_frame(duel, Walk(link, walk.steps, walk.mode, walk.at - back, 0, ()))
        else:
            action.undo(duel)
        for number in self.cards:
            remember_permission(duel, self.about, number, REFUSED)
        duel.note(E_REFUSED, self.about, self.seat)


def is_unpayable(duel: Duel, walk: Walk, alone: Link) -> bool:
    """TEAM-III-5, TERM-COST-1. Whether a Spell Card that an effect uses has a cost that its player cannot pay without the partner."""
    if walk.mode != DOUBLED or walk.at >= len(ability_carried(alone).announced):
        return False
    return not walk.steps[walk.at].could(duel, alone)


class Action(Frame):
    """TEAM-III-5. From what an action began that may need the partner's permission: `held` are the contents of the duel then."""

    def __init__(self, held: tuple[object, ...]) -> None:
        self.held: Final = held

    def parts(self) -> tuple[object, ...]:
        return (self.held,)

    def step(self, state: Duel) -> None:
        pop_frame(state)

    def undo(self, duel: Duel) -> None:
        """Put the duel back to where the action began; its journal, its tally and the number of its asks go on."""
        journal, tally, always = duel.journal, duel.tally, duel.always
        serial, decisions = duel.serial, duel.decisions
        duel.take_duel(self.held)
        keep_journal(duel, journal)
        keep_tally(duel, tally)
        duel.take_beside(always, serial, decisions)


def action_under_way(duel: Duel) -> Action | None:
    """The action that can still be undone."""
    for frame in duel.frames:
        if isinstance(frame, Action):
            return frame
    return None


def before_action(duel: Duel, seat: int, lends: bool) -> Action | None:
    """The present contents of the duel, if an action begins now for which the partner's cards may be used."""
    if duel.seats == 2 or not lends:
        return None
    mate = partner(duel, seat)
    if not duel.monsters(mate) and not duel.spells_and_field(mate):
        return None
    forget_action(duel)
    return Action(duel.contents())


def begin_action(duel: Duel, action: Action | None) -> None:
    """Keep from what an action began, until its costs are paid."""
    if action is not None:
        push_frame(duel, action)


def forget_action(duel: Duel) -> None:
    """The costs of an action are paid: it can no longer be undone."""
    for place in range(len(duel.frames) - 1, -1, -1):
        if isinstance(duel.frames[place], Action):
            drop_frame(duel, place)


def lends(duel: Duel, number: int, index: int) -> bool:
    """Whether an ability of a card has something Tributed, used as material or paid that a partner could lend."""
    return duel.faces[number].abilities[index].lends
