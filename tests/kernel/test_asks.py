"""Asks: what is a legal answer, what leads to one, and whether there is only one, each against counting all subsets by brute force."""

from itertools import combinations, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spellspeed.kernel.asks import (
    DIFFERENT,
    IN_ORDER,
    NUMBER,
    ONE_OF_EACH,
    SUBJECTS,
    SUM_AT_LEAST,
    SUM_EXACTLY,
    SUM_REACHED,
    VERBS,
    Ask,
    extra_of,
    option,
    subject_of,
    verb_of,
)  # fmt: skip

RULES = (NUMBER, SUM_AT_LEAST, SUM_EXACTLY, DIFFERENT, ONE_OF_EACH, IN_ORDER, SUM_REACHED)


def obeys(ask: Ask, chosen: tuple[int, ...]) -> bool:
    """The rules of an ask, word by word, for different options of it."""
    values = dict(zip(ask.options, ask.values, strict=True)) if ask.values else {}
    if not ask.least <= len(chosen) <= ask.most:
        return False
    if ask.rule == SUM_EXACTLY:
        return sum(values[code] for code in chosen) == ask.goal
    if ask.rule == SUM_AT_LEAST:
        whole = sum(values[code] for code in chosen)
        return whole >= ask.goal and not any(whole - values[code] >= ask.goal for code in chosen)
    if ask.rule == SUM_REACHED:
        return sum(values[code] for code in chosen) >= ask.goal
    if ask.rule == DIFFERENT:
        return all(values[one] != values[two] for one, two in combinations(chosen, 2))
    if ask.rule == ONE_OF_EACH:
        return sorted(values[code] for code in chosen) == sorted(set(ask.values))
    return True


def all_answers(ask: Ask) -> list[tuple[int, ...]]:
    """Every legal answer, as sets in the order of the options (the order of the picks does not matter to these rules)."""
    sizes = range(len(ask.options) + 1)
    return [chosen for size in sizes for chosen in combinations(ask.options, size) if obeys(ask, chosen)]


@st.composite
def asks(draw: st.DrawFn) -> Ask:
    """Small asks of every rule, with and without a legal answer."""
    rule = draw(st.sampled_from(RULES))
    count = draw(st.integers(0, 6))
    subjects = draw(st.lists(st.integers(-1, 50), min_size=count, max_size=count, unique=True))
    options = tuple(option(15, subject) for subject in subjects)
    if rule == IN_ORDER:
        return Ask(0, 4, -1, options, count, count, IN_ORDER)
    least = draw(st.integers(0, count))
    most = draw(st.integers(least, count + 1))
    values: tuple[int, ...] = ()
    if rule != NUMBER:
        high = 3 if rule in (DIFFERENT, ONE_OF_EACH) else 6
        values = tuple(draw(st.lists(st.integers(1, high), min_size=count, max_size=count)))
    return Ask(0, 5, -1, options, least, most, rule, values, draw(st.integers(1, 12)))


@given(asks())
def test_is_answer_agrees_with_the_rule_as_written(ask: Ask) -> None:
    """Over all subsets, in every order of up to four picks."""
    for size in range(len(ask.options) + 1):
        for chosen in combinations(ask.options, size):
            assert ask.is_answer(chosen) == obeys(ask, chosen)
            for order in permutations(chosen) if size < 5 else ():
                assert ask.is_answer(order) == obeys(ask, chosen)


@given(asks())
def test_still_possible_gives_exactly_what_leads_to_an_answer(ask: Ask) -> None:
    """After any start, an option is offered if and only if some legal answer holds the start and the option."""
    answers = [set(chosen) for chosen in all_answers(ask)]
    if ask.rule in (NUMBER, IN_ORDER) and not answers:
        return  # an ask for a number that has no answer is not opened
    for size in range(len(ask.options) + 1):
        for start in combinations(ask.options, size):
            if size and not any(set(start) <= answer for answer in answers):
                continue
            expected = tuple(
                code
                for code in ask.options
                if code not in start and any({*start, code} <= answer for answer in answers)
            )
            assert ask.still_possible(start) == expected, start


@given(asks())
def test_single_answer_is_given_exactly_when_there_is_one(ask: Ask) -> None:
    """None for no answer and for two; where the order is asked, two options make two answers."""
    answers = all_answers(ask)
    if ask.rule == IN_ORDER and len(ask.options) > 1:
        answers = list(permutations(ask.options))
    assert ask.single_answer() == (answers[0] if len(answers) == 1 else None)


@given(asks(), st.lists(st.integers(-5, 2**40), max_size=4))
def test_what_is_no_option_is_no_answer(ask: Ask, picks: list[int]) -> None:
    """Numbers from outside and an option picked twice are refused."""
    if not set(picks) <= set(ask.options) or len(set(picks)) < len(picks):
        assert not ask.is_answer(tuple(picks))
    for code in ask.options:
        assert not ask.is_answer((code, code))


def test_two_tributes_of_which_one_counts_twice() -> None:
    """SUM_AT_LEAST by hand: 2 is needed; the one that counts twice serves alone, and nothing may be added to it."""
    double, first, second = (option(15, number) for number in (7, 8, 9))
    ask = Ask(0, 5, -1, (double, first, second), 1, 2, SUM_AT_LEAST, (2, 1, 1), 2)
    assert ask.is_answer((double,))
    assert ask.is_answer((second, first))
    assert not ask.is_answer((first,))
    assert not ask.is_answer((first, double))
    assert ask.still_possible(()) == (double, first, second)
    assert ask.still_possible((first,)) == (second,)
    assert ask.still_possible((double,)) == ()


def test_two_tributes_of_which_one_may_count_twice() -> None:
    """SUM_REACHED by hand: 2 is needed; the one that can count twice serves alone, or as one of two."""
    double, first, second = (option(15, number) for number in (7, 8, 9))
    ask = Ask(0, 5, -1, (double, first, second), 1, 2, SUM_REACHED, (2, 1, 1), 2)
    assert ask.is_answer((double,))
    assert ask.is_answer((first, double))
    assert not ask.is_answer((first,))
    assert ask.still_possible((first,)) == (double, second)
    assert ask.still_possible((double,)) == (first, second)
    assert ask.still_possible((double, first)) == ()


def test_the_number_of_picks_bounds_a_sum() -> None:
    """A sum that takes more picks than are allowed leads nowhere."""
    small = [option(15, number) for number in (1, 2, 3)]
    large = option(15, 4)
    ask = Ask(0, 5, -1, (*small, large), 1, 2, SUM_EXACTLY, (1, 1, 1, 3), 3)
    assert ask.still_possible(()) == (large,)
    assert ask.single_answer() == (large,)


@pytest.mark.parametrize("code", [(0, -1, 0), (63, 4094, 12345), (5, 0, 1), (15, 80, 0)])
def test_an_option_says_what_it_was_made_of(code: tuple[int, int, int]) -> None:
    """Verb, subject and extra come back from the number."""
    verb, subject, extra = code
    number = option(verb, subject, extra)
    assert (verb_of(number), subject_of(number), extra_of(number)) == code
    assert VERBS == 64
    assert SUBJECTS == 4096
