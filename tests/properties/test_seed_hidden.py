"""The seed decides every hidden card, so nothing that a seat is shown holds it or lets it be reckoned (PUBLIC-2): only files of duels do."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

import pytest

from spellspeed.api import find_deck, picks_of, simulate
from spellspeed.kernel.asks import Ask, subject_of, verb_of
from spellspeed.kernel.door import answer
from spellspeed.kernel.draws import key_of, seed_of_seat
from spellspeed.kernel.errors import AnswerError
from spellspeed.kernel.players import Bot
from spellspeed.kernel.records import Record
from spellspeed.kernel.viewers import SPECTATOR
from spellspeed.languages.catalog import languages
from spellspeed.recording.files import recording_text, write_recording
from spellspeed.recording.recorder import Recorder
from spellspeed.session.seeds import new_seed
from spellspeed.session.session import Session
from spellspeed.yugioh.bots.seat_view import HiddenCard, SeatView
from spellspeed.yugioh.bots.sensible import SensibleBot
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.game import YUGIOH, RecordedDeck, Start
from spellspeed.yugioh.judge.reason_text import reason_text
from spellspeed.yugioh.judge.why import why_not
from spellspeed.yugioh.judge.wishes import Wish
from spellspeed.yugioh.session.duel_setup import new_setup

SEED: Final = "0123456789abcdef0123456789abcdef"
GIVEN: list[str] = []
"""What the bots below were given."""


class Noting:
    """A bot of somebody else's: it notes the seed that it is given and plays as `sensible` does."""

    def __init__(self, seed: str) -> None:
        GIVEN.append(seed)
        self.player: Final = SensibleBot(seed)

    def picks(self, ask: Ask, view: SeatView) -> tuple[int, ...]:
        return self.player.picks(ask, view)


def start(seats: int = 2) -> Start:
    decks = [find_deck(f"bench_goat_{'ab'[seat % 2]}") for seat in range(seats)]
    return Start(SEED, tuple(RecordedDeck(deck.main, deck.fusion) for deck in decks))


def said_by(value: object, seen: dict[int, object]) -> Iterator[str]:
    """Every text, number and name in a value and in all that can be reached from it without a leading underscore."""
    if value is None or isinstance(value, bool | float):
        return
    if isinstance(value, str | int):
        yield str(value)
        return
    if isinstance(value, bytes):
        yield value.hex()
        return
    if id(value) in seen:
        return
    # Kept, so that nothing later has its identity.
    seen[id(value)] = value
    if isinstance(value, dict):
        yield from said_by(list(value.items()), seen)
    elif isinstance(value, list | tuple | set | frozenset):
        for part in value:
            yield from said_by(part, seen)
    elif isinstance(value, Record):
        yield repr(value)
        yield from said_by(value.parts(), seen)
    else:
        yield repr(value)
        yield from said_by([getattr(value, name) for name in fields_of(value)], seen)


def fields_of(value: object) -> list[str]:
    """The attributes of a value that are no methods and meant for others."""
    names = [name for name in dir(value) if not name.startswith("_")]
    return [name for name in names if not callable(getattr(value, name))]


def answers_of(view: SeatView) -> Iterator[object]:
    """What every method of a seat's view gives, for every seat, card and link, also what it refuses."""
    for name in dir(view):
        method = getattr(view, name)
        if name.startswith("_") or not callable(method):
            continue
        (asks,) = [list(inspect.signature(method).parameters)] if not_compiled(method) else [[""]]
        for number in range(90) if asks else [0]:
            try:
                yield method(number) if asks else method()
            except (HiddenCard, IndexError, TypeError) as refused:
                yield str(refused)


def not_compiled(method: Any) -> bool:
    """Whether Python can say what a method takes."""
    try:
        inspect.signature(method)
    except ValueError:
        return False
    return True


def refusals(duel: Duel, seat: int) -> Iterator[str]:
    """What a seat is told that answers wrongly, whether it is asked or not."""
    for serial in (duel.serial, duel.serial - 1):
        wrong: tuple[Any, ...] = ((-1,), [], "nothing")
        for picks in wrong:
            for given in (seat, -1):
                with pytest.raises(AnswerError) as caught:
                    answer(duel, serial, picks, given)
                yield str(caught.value) + caught.value.code
    with pytest.raises(AnswerError) as caught:
        picks_of(duel, ["no such answer"])
    yield str(caught.value) + caught.value.code


def shown_to(duel: Duel, seat: int, view: SeatView, logs: list[Any]) -> Iterator[object]:
    """Everything that a seat is shown of a moment, by every way there is."""
    ask = duel.ask
    assert ask is not None
    yield YUGIOH.view(duel, seat)
    yield YUGIOH.events_seen(duel, seat)
    yield [log.news(going_on=True) for log in logs]
    yield list(answers_of(view)), repr(view), repr(duel)
    yield list(refusals(duel, seat))
    for verb in {verb_of(code) for code in ask.options}:
        for reason in why_not(duel, seat, Wish(verb, subject_of(ask.options[0]))):
            yield reason, [reason_text(reason, language) for language in languages()]
    for language in languages():
        speaker = YUGIOH.speaker(language, ("A", "B", "C", "D")[: duel.seats])
        yield speaker.situation(duel, seat), speaker.moment(duel)
        if ask.seat == seat:
            yield (
                speaker.question(duel, ask),
                [(choice.number, choice.words, choice.codes, choice.english) for choice in speaker.choices(duel, ask)],
            )
    if ask.seat == seat:
        yield ask, repr(ask), YUGIOH.meanings(duel, ask)


def secrets_of(seed: str, seats: int) -> list[str]:
    """The seed, and all from which draws follow: the key of the duel, the seeds of the bots and their keys."""
    found = [seed, key_of(seed).hex()]
    for seat in range(seats):
        found += [seed_of_seat(seed, seat), key_of(seed_of_seat(seed, seat)).hex()]
    return found


def told(values: object) -> str:
    return "\n".join(said_by(values, {}))


@pytest.mark.parametrize("seats", [2, 4])
def test_nothing_that_a_seat_is_shown_holds_the_seed(seats: int) -> None:
    """Views, what a bot may look at, options, refusals, reasons, journal, log and the words of a table, at asks through a whole duel."""
    duel = start(seats).new(log=True)
    views = [SeatView(duel, seat) for seat in range(seats)]
    players: list[Bot] = [SensibleBot(seed_of_seat(SEED, seat)) for seat in range(seats)]
    viewers = [*range(seats), SPECTATOR]
    names = ("A", "B", "C", "D")[:seats]
    logs = {viewer: [YUGIOH.speaker(one, names).log(duel, viewer) for one in languages()] for viewer in viewers}
    forbidden = re.compile("|".join(secrets_of(SEED, seats)))
    looked = 0
    while not duel.over:
        ask = duel.ask
        assert ask is not None
        if duel.decisions % 25 == 0:
            for seat in range(seats):
                text = told(list(shown_to(duel, seat, views[seat], logs[seat])))
                assert len(text) > 1000
                assert not forbidden.search(text), f"seat {seat}, decision {duel.decisions}"
                looked += 1
            assert not forbidden.search(told([YUGIOH.view(duel, SPECTATOR), YUGIOH.events_seen(duel, SPECTATOR)]))
        answer(duel, duel.serial, players[ask.seat].picks(ask, views[ask.seat]))
    for viewer in viewers:
        assert not forbidden.search(told([YUGIOH.view(duel, viewer), [log.rest() for log in logs[viewer]]]))
    assert looked >= 4


def test_the_walk_finds_a_seed() -> None:
    """The control: in the start of a duel and in its state, and where a view were to hold it."""
    duel = start().new()
    assert SEED in told([start()])
    assert key_of(SEED).hex() in told([duel])
    assert SEED in told([{"seats": [{"names": (SEED,)}]}])


def test_only_the_file_of_a_duel_holds_the_seed_and_says_so(tmp_path: Path) -> None:
    recorder = Recorder(start())
    text = recording_text(recorder.recording())
    assert text.count(SEED) == 1
    assert '"seed tells": "' in text
    write_recording(recorder.recording(), tmp_path / "duel.json")
    assert SEED in (tmp_path / "duel.json").read_text(encoding="utf-8")


def seat_seed(seed: str, seat: int) -> str:
    """128 bits of blake2b of the seat, keyed by the key of the seed."""
    key = blake2b(f"spellspeed:{seed}".encode(), digest_size=32).digest()
    return blake2b(f"seat {seat}".encode(), key=key, digest_size=16).hexdigest()


def test_a_bot_is_given_a_seed_of_its_own_from_which_no_other_follows() -> None:
    """In simulations and at tables; equal seats of equal duels are given equal ones, so that a duel can be played again."""
    own = f"{__name__}:Noting"
    decks = [find_deck("bench_goat_a"), find_deck("bench_goat_b")]
    GIVEN.clear()
    simulate(decks, duels=2, seed=SEED, bots=[own])
    in_play = GIVEN[-4:]
    assert in_play == [seat_seed(f"{SEED}/{number}", seat) for number in (0, 1) for seat in (0, 1)]
    GIVEN.clear()
    Session(new_setup(decks, ("", own), ("A", "B"), SEED, "tcg"))
    assert [seat_seed(SEED, 1)] == GIVEN
    assert not any(SEED in given for given in in_play + GIVEN)


def test_a_seed_that_nobody_gave_is_128_random_bits() -> None:
    """32 hex digits; among many every bit is both 0 and 1 (by chance wrong once in 2**900 runs)."""
    found = [new_seed() for _ in range(1000)]
    assert all(re.fullmatch("[0-9a-f]{32}", seed) for seed in found)
    assert len(set(found)) == 1000
    ones = zeros = 0
    for seed in found:
        ones |= int(seed, 16)
        zeros |= ~int(seed, 16) & (1 << 128) - 1
    assert ones == zeros == (1 << 128) - 1
