"""Monsters that go back to their owners, and who chooses among them where zones are lacking (TERM-CONTROL-1)."""

from __future__ import annotations

from spellspeed.kernel.atoms import add_lasting, push_frame
from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.lasting import Lasting
from spellspeed.yugioh.book.chosen_destruction import WhichFall
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.alterations import Alteration
from spellspeed.yugioh.duel.atoms import follow_control
from spellspeed.yugioh.duel.derived import effects_on, is_under, touched
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.rights import X_KEEPS_CONTROL, X_TO_OWNERS


def homeward(duel: Duel) -> list[int]:
    """FAQ REMOVE BRAINWASHING. The monsters that another player than the owner controls and that have to go to the owner's side."""
    effects = effects_on(duel, X_TO_OWNERS)
    if not effects:
        return []
    found: list[int] = []
    for seat in range(duel.seats):
        for number in duel.monsters(seat):
            if duel.cards[number].owner != seat and touched(duel, effects, number):
                if not is_under(duel, X_KEEPS_CONTROL, number):
                    found.append(number)
    return found


def return_to_owners(duel: Duel) -> None:
    """FAQ REMOVE BRAINWASHING. Monsters that another player than the owner controls return to the owner's side, and stay there for good."""
    going = homeward(duel)
    if not going:
        return
    effect = effects_on(duel, X_TO_OWNERS)[0]
    change = effect.change
    assert isinstance(change, Alteration)
    for number in going:
        card = duel.cards[number]
        given, cards = change.control_returned(), (card.binding,)
        add_lasting(duel, Lasting(effect.source, effect.seat, given, cards, card.owner + 1, t.FOREVER, 0, duel.order))
    follow_control(duel)


def asks_who_returns(duel: Duel) -> bool:
    """FAQ REMOVE BRAINWASHING. Ask a player who has controlled more of an owner's monsters than find a zone there; whether there is one."""
    going = homeward(duel)
    if len(going) < 2:
        return False
    for owner in range(duel.seats):
        coming = [number for number in going if duel.cards[number].owner == owner]
        leaving = [number for number in going if duel.cards[number].controller == owner]
        room = duel.free_slots(owner, t.MONSTERS) + len(leaving)
        for seat in duel.order_from(duel.turn_seat):
            own = [number for number in coming if duel.cards[number].controller == seat]
            if room < len(coming) and room > len(coming) - len(own):
                source = effects_on(duel, X_TO_OWNERS)[0].source % STAYS
                push_frame(duel, WhichFall(seat, source, tuple(own), len(coming) - room, False))
                return True
    return False
