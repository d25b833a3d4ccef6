"""No bot gains by what its seat cannot see: views refuse it, and picks stay the same when hidden cards change places."""

import pytest

from spellspeed.kernel.asks import Ask
from spellspeed.kernel.door import answer
from spellspeed.kernel.draws import Stream
from spellspeed.kernel.players import Bot
from spellspeed.yugioh.bots.seat_view import HiddenCard, SeatView, state_behind
from spellspeed.yugioh.bots.sensible import SensibleBot
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.terms import DECK, HAND
from spellspeed.yugioh.duel.visibility import sees
from tests.properties.playing import asked, bench_duel
from tests.properties.test_hidden import swapped


class Peeper:
    """A cheat for the control: it looks past its view."""

    def picks(self, ask: Ask, view: SeatView) -> tuple[int, ...]:
        """Choose by the cards that the opponent holds."""
        duel = state_behind(view)
        held = [duel.faces[number].code for seat in duel.opponents(view.seat) for number in duel.zone(seat, HAND)]
        return (ask.options[sum(held) % len(ask.options)],)


def differences(bot: Bot, seeds: range, seats: int = 2) -> tuple[int, int]:
    """Over whole duels of `sensible`: at how many asks the bot was compared under a swap, and at how many it decided otherwise."""
    compared = differing = 0
    player = SensibleBot("")
    for seed in seeds:
        duel = bench_duel(seed, seats=seats)
        stream = Stream(f"swap {seed}")
        while not duel.over:
            ask = asked(duel)
            made = swapped(duel, ask.seat, stream)
            if made is not None and asked(made[0]).parts() == ask.parts():
                compared += 1
                twin = SeatView(made[0], ask.seat)
                differing += bot.picks(ask, SeatView(duel, ask.seat)) != bot.picks(ask, twin)
            answer(duel, duel.serial, player.picks(ask, SeatView(duel, ask.seat)))
    return compared, differing


def test_hidden_cards_change_no_pick() -> None:
    """FIELD-9, PUBLIC-2. At every decision of some duels two cards that the seat cannot see change places."""
    compared, differing = differences(SensibleBot(""), range(6))
    assert compared > 150
    assert differing == 0


def test_hidden_cards_of_opponents_change_no_pick_in_a_team() -> None:
    """TEAM-I-12. The same with four seats: two cards of an opponent change places; the partner's cards are seen, and stay."""
    compared, differing = differences(SensibleBot(""), range(4), seats=4)
    assert compared > 150
    assert differing == 0


def test_a_team_bot_that_peeps_is_caught() -> None:
    """The control with four seats."""
    compared, differing = differences(Peeper(), range(1), seats=4)
    assert compared > 50
    assert differing > 0


def test_a_partner_sees_the_hand_and_the_set_cards_and_an_opponent_does_not() -> None:
    """TEAM-I-12, TEAM-III-4. Every card of every hand and every Set card, at every tenth ask."""
    duel = bench_duel(3, seats=4)
    player = SensibleBot("")
    seen = 0
    while not duel.over:
        if not duel.decisions % 10:
            for card in duel.cards:
                if card.zone == HAND or (duel.on_field(card.number) and not card.face_up):
                    mates = [seat for seat in range(4) if not duel.is_opponent(seat, card.controller)]
                    asks = asked(duel).seat
                    knows = [seat for seat in range(4) if SeatView(duel, seat).knows(card.number)]
                    assert [seat for seat in knows if seat != asks] == [seat for seat in mates if seat != asks]
                    seen += 1
        answer(duel, duel.serial, player.picks(asked(duel), SeatView(duel, asked(duel).seat)))
    assert seen > 50


def test_a_bot_that_peeps_is_caught() -> None:
    """The control: the same comparison finds a bot that reads the opponent's hand."""
    compared, differing = differences(Peeper(), range(2))
    assert compared > 50
    assert differing > 0


def test_a_view_refuses_what_its_seat_cannot_see() -> None:
    """Every card at every tenth ask: its face is there exactly if the seat sees it."""
    refused = shown = 0
    duel = bench_duel(3)
    player = SensibleBot("")
    while not duel.over:
        if not duel.decisions % 10:
            for seat in (0, 1):
                there, gone = looked_at(duel, seat)
                shown += there
                refused += gone
        answer(duel, duel.serial, player.picks(asked(duel), SeatView(duel, asked(duel).seat)))
    assert shown > 0
    assert refused > 0


def looked_at(duel: Duel, seat: int) -> tuple[int, int]:
    """How many cards a seat's view showed and how many it refused."""
    view = SeatView(duel, seat)
    shown = refused = 0
    for card in duel.cards:
        if sees(duel, seat, card.number):
            assert view.face(card.number) is duel.faces[card.number]
            shown += 1
        else:
            for look in (view.face, view.attack, view.defense):
                with pytest.raises(HiddenCard, match=f"seat {seat} cannot see card {card.number}"):
                    look(card.number)
            assert card.zone == DECK or card.controller != seat
            refused += 1
    return shown, refused


def test_a_view_names_no_card_that_lies_in_the_dark() -> None:
    """`happened` masks what the seat does not know, such as a card that an opponent drew."""
    duel = bench_duel(1)
    player = SensibleBot("")
    named = 0
    while not duel.over:
        for seat in (0, 1):
            for _, number, _ in SeatView(duel, seat).happened():
                assert number < 0 or sees(duel, seat, number)
                named += number >= 0
        answer(duel, duel.serial, player.picks(asked(duel), SeatView(duel, asked(duel).seat)))
    assert named > 0
