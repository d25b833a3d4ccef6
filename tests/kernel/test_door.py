"""The door of a duel: whatever is not a legal answer by the right seat is refused by name and changes nothing."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spellspeed.kernel.asks import option
from spellspeed.kernel.door import answer
from spellspeed.kernel.draws import Stream
from spellspeed.kernel.errors import AnswerError, IllegalAnswer, NothingAsked, NotYourAsk, StaleAsk
from spellspeed.yugioh.book.preparing import new_duel
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.profile import profile
from tests.properties.playing import asked, bench_duel, deck, play_on


def everything(duel: Duel) -> tuple[object, ...]:
    """The value, and what is counted beside it."""
    return (duel.digest(), duel.serial, duel.decisions, duel.ask, duel.journal)


def refused(duel: Duel, error: type[AnswerError], serial: int, picks: tuple[int, ...], seat: int = -1) -> str:
    """The answer is refused with that error, nothing has changed, and the message says something."""
    before = everything(duel)
    with pytest.raises(error) as caught:
        answer(duel, serial, picks, seat)
    assert type(caught.value) is error
    assert everything(duel) == before
    return str(caught.value)


def test_nothing_is_asked_before_the_duel_begins() -> None:
    """A new duel has to be advanced first."""
    duel = new_duel([deck("bench_goat_a"), deck("bench_goat_b")], 1, profile("tcg"))
    assert "not begun" in refused(duel, NothingAsked, 0, ())


def test_nothing_is_asked_after_the_end() -> None:
    """Not even with the last serial number."""
    duel = bench_duel(3)
    last = play_on(duel, Stream("end"))[-1]
    assert "over" in refused(duel, NothingAsked, duel.serial, last)


def test_an_ask_is_answered_once() -> None:
    """The second answer to it is stale, and so is one to an ask that was not opened yet."""
    duel = bench_duel(3)
    serial = duel.serial
    picks = asked(duel).options[:1]
    answer(duel, serial, picks, asked(duel).seat)
    assert refused(duel, StaleAsk, serial, picks) == (
        f"ask {serial} is not the open one: it was answered already, or never opened"
    )
    assert f"ask {duel.serial + 1} is" in refused(duel, StaleAsk, duel.serial + 1, asked(duel).options[:1])


def test_only_the_seat_that_is_asked_answers() -> None:
    """The other one is refused, even with a legal answer; without a seat the answer counts."""
    duel = bench_duel(3)
    ask = asked(duel)
    message = refused(duel, NotYourAsk, duel.serial, ask.options[:1], 1 - ask.seat)
    assert message == f"ask {duel.serial} is not asked of seat {1 - ask.seat}"
    answer(duel, duel.serial, ask.options[:1])
    assert duel.decisions == 1


def test_an_illegal_answer_names_what_would_be_legal() -> None:
    """Too few, too many, the same twice, and what is no option."""
    duel = bench_duel(3)
    first, second = asked(duel).options[:2]
    for picks in ((), (first, second), (first, first), (option(63, 4000),), (-1,)):
        assert str(first) in refused(duel, IllegalAnswer, duel.serial, picks, asked(duel).seat)


def test_what_is_refused_names_options_to_nobody_but_the_seat_asked() -> None:
    """PUBLIC-2: the options of an ask tell what its seat holds. The control is the text for the seat itself."""
    duel = bench_duel(3)
    ask = asked(duel)
    own = refused(duel, IllegalAnswer, duel.serial, (-1,), ask.seat)
    assert own.endswith(f": {ask.least} to {ask.most} of {list(ask.options)}")
    for seat in (-1, 1 - ask.seat):
        told = refused(duel, IllegalAnswer if seat == -1 else NotYourAsk, duel.serial, (-1,), seat)
        assert not any(str(code) in told for code in ask.options)
    assert refused(duel, IllegalAnswer, duel.serial, (-1,)) == f"picks [-1] do not answer ask {duel.serial}"


def test_each_refusal_has_a_code_of_its_own() -> None:
    """Programs tell them apart without reading the text."""
    assert {error: error.code for error in (AnswerError, NothingAsked, NotYourAsk, StaleAsk, IllegalAnswer)} == {
        AnswerError: "refused",
        NothingAsked: "nothing_asked",
        NotYourAsk: "not_your_ask",
        StaleAsk: "stale_ask",
        IllegalAnswer: "illegal_answer",
    }


def test_picks_are_a_tuple_or_a_list_in_both_builds() -> None:
    """A list is taken as the tuple is; what is neither, or holds no numbers, is no answer, and is quoted in a line."""
    duel = bench_duel(3)
    twin = duel.fork()
    pick = asked(duel).options[0]
    for wrong in (pick, None, {pick}, "12", ("12",), [None], [[pick]], "x" * 1000):
        told = refused(duel, IllegalAnswer, duel.serial, wrong)  # type: ignore[arg-type]
        assert len(told) < 120
    answer(duel, duel.serial, [pick])
    answer(twin, twin.serial, (pick,))
    assert duel.digest() == twin.digest() != bench_duel(3).digest()


@pytest.fixture(scope="module")
def duels() -> list[Duel]:
    """Duels in the middle, at asks of many kinds."""
    found: dict[int, Duel] = {}
    for seed in range(30):
        duel = bench_duel(seed)
        stream = Stream(f"door {seed}")
        while not duel.over:
            found.setdefault(asked(duel).kind, duel.fork())
            play_on(duel, stream, 1)
    assert len(found) >= 8
    return [found[kind] for kind in sorted(found)]


@settings(max_examples=200, deadline=None)
@given(data=st.data())
def test_the_door_against_all_sorts_of_answers(duels: list[Duel], data: st.DataObject) -> None:
    """Any numbers, seats and serials: either the answer is legal and the fork goes on, or it is refused and nothing changes."""
    duel = data.draw(st.sampled_from(duels)).fork()
    ask = asked(duel)
    numbers = st.one_of(st.sampled_from(ask.options), st.integers(-(2**70), 2**70), st.integers(0, 2**20))
    picks = tuple(data.draw(st.lists(numbers, max_size=len(ask.options) + 1)))
    serial = data.draw(st.one_of(st.just(duel.serial), st.integers(-3, duel.serial + 3)))
    seat = data.draw(st.one_of(st.just(ask.seat), st.integers(-1, 5)))
    legal = serial == duel.serial and seat in (-1, ask.seat) and ask.is_answer(picks)
    before = everything(duel)
    try:
        answer(duel, serial, picks, seat)
    except AnswerError:
        assert not legal
        assert everything(duel) == before
    else:
        assert legal
        assert duel.over or duel.serial > serial
