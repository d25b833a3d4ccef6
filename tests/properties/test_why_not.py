"""What the open ask offers is exactly what nothing speaks against; and what is said against something tells nothing hidden."""

import pytest

from spellspeed.kernel.draws import Stream
from spellspeed.languages.catalog import catalog
from spellspeed.rulebook import rule
from spellspeed.simulation.positions import random_position
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.terms import ASK_NAMES, DECK, HAND
from spellspeed.yugioh.judge.reason_text import SECTION, reason_text
from spellspeed.yugioh.judge.reasons import Reason
from spellspeed.yugioh.judge.why import why_not
from spellspeed.yugioh.judge.wishes import Wish
from spellspeed.yugioh.text.notation import ZONE_WORDS
from tests.properties.playing import asked, bench_duel, how_many, play_on
from tests.properties.test_hidden import swapped
from tests.properties.wishing import all_wishes, fulfilled


def check(duel: Duel, where: object) -> set[str]:
    """The seat that is asked: no reason against exactly what is offered. Against everything else a rule speaks, in words. The sentences."""
    ask = asked(duel)
    free: set[Wish] = set()
    keys: set[str] = set()
    for wish in all_wishes(duel):
        found = why_not(duel, ask.seat, wish)
        if not found:
            free.add(wish)
        keys |= {reason.key for reason in found}
    wanted = fulfilled(duel, ask)
    name = ASK_NAMES[ask.kind]
    assert free - wanted == set(), (where, name, "no reason, but not offered", described(duel, free - wanted))
    assert wanted - free == set(), (where, name, "offered in spite of", described(duel, wanted - free), ask.seat)
    return keys


def described(duel: Duel, wishes: set[Wish]) -> list[tuple[int, str, str, list[str]]]:
    """Wishes for a message: verb, card, its zone, the reasons against it for the seat asked."""
    return [
        (
            wish.verb,
            duel.printed(wish.number).name if wish.number >= 0 else "",
            ZONE_WORDS.get(duel.cards[wish.number].zone, "") if wish.number >= 0 else "",
            [reason.key for reason in why_not(duel, asked(duel).seat, wish)],
        )
        for wish in sorted(wishes, key=repr)
    ]


@pytest.mark.parametrize("rules", ["tcg", "goat", "ocg"])
@pytest.mark.parametrize("seats", [2, 4])
def test_nothing_speaks_against_what_is_offered_alone(rules: str, seats: int) -> None:
    """Random duels, asked always: several hundred states of all kinds of asks, every card and every verb."""
    states = 0
    for seed in range(how_many(2, 40)):
        duel = bench_duel(seed + 10 * seats, seats=seats, rules=rules, always=seed % 2 == 0)
        stream = Stream(f"why {seed} {rules}")
        while not duel.over:
            if (len(asked(duel).options) > 1 and stream.below(6 * seats) == 0) or stream.below(60) == 0:
                check(duel, (seed, duel.turn))
                states += 1
            play_on(duel, stream, 1)
    assert states > 20


def test_the_same_in_random_positions() -> None:
    """All implemented cards strewn over all zones."""
    for seed in range(how_many(60, 1_500)):
        duel = random_position(seed, 4 if seed % 5 == 0 else 2, ("tcg", "goat", "ocg")[seed % 3])
        stream = Stream(f"why position {seed}")
        for step in range(3):
            if duel.over:
                break
            check(duel, (seed, step))
            play_on(duel, stream, 1 + stream.below(6))


def test_every_reason_has_a_rule_and_a_sentence_of_its_own() -> None:
    """Reasons of both seats of random duels and positions: their ids are rules, each has a template, and its facts fill it."""
    known: dict[str, Reason] = {}
    for seed in range(how_many(12, 200)):
        duel = random_position(seed + 5_000, 2, "tcg") if seed % 2 else bench_duel(seed, always=True)
        stream = Stream(f"words {seed}")
        play_on(duel, stream, 1 + stream.below(120))
        for seat in (0, 1):
            for wish in all_wishes(duel):
                for reason in why_not(duel, seat, wish):
                    known.setdefault(reason.key, reason)
    assert len(known) > 50
    for reason in known.values():
        assert rule(reason.rule).id == reason.rule
        assert catalog("en").has(SECTION, reason.key), reason
        assert "{" not in reason_text(reason)


def test_reasons_tell_nothing_that_is_hidden() -> None:
    """Two cards that a seat cannot know change places: every reason for every wish of the seat stays the same."""
    compared = 0
    for seed in range(how_many(10, 200)):
        duel = bench_duel(seed, always=True)
        stream = Stream(f"why hidden {seed}")
        while not duel.over:
            play_on(duel, stream, 20 + stream.below(60))
            seat = stream.below(2)
            made = None if duel.over or asked(duel).seat != seat else swapped(duel, seat, stream)
            if made is None:
                continue
            for wish in all_wishes(duel):
                assert why_not(duel, seat, wish) == why_not(made[0], seat, wish), (seed, duel.turn, wish)
            compared += 1
    assert compared > 10


def test_the_owner_of_the_cards_is_told_otherwise() -> None:
    """A control: for their owner the reasons do change, so the comparison could fail."""
    duel = bench_duel(3, always=True)
    play_on(duel, Stream("owner"), 60)
    made = swapped(duel, 0, Stream("swap"))
    assert made is not None
    assert {duel.cards[number].zone for number in made[1]} <= {DECK, HAND, 3}
    assert any(why_not(duel, 1, wish) != why_not(made[0], 1, wish) for wish in all_wishes(duel))
