"""Nothing that a player of HKK is shown holds the seed, the key of the draws, or a card that is hidden; only files of games do."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import pytest

from spellspeed.hkk.bots import HiddenCard, SensibleBot, Sight
from spellspeed.hkk.game import HKK, Start
from spellspeed.hkk.rules import terms as t
from spellspeed.hkk.rules.game import Game
from spellspeed.hkk.words import LANGUAGES
from spellspeed.kernel.asks import Ask, subject_of
from spellspeed.kernel.door import answer
from spellspeed.kernel.draws import key_of, seed_of_seat
from spellspeed.kernel.errors import AnswerError
from spellspeed.kernel.viewers import SPECTATOR
from spellspeed.recording.files import recording_text
from spellspeed.recording.recorder import Recorder, picks_of
from tests.properties.test_seed_hidden import told

SEED: Final = "0123456789abcdef0123456789abcdef"
NAMES: Final = ("A", "B")


def deck_of_strangers(side: str) -> str:
    """A deck in which every card is there once, with a name that says nothing and stands nowhere else."""
    kinds = ("creature, {vp} VP, 2/3, red", "instant, {vp} VP", "building, {vp} VP, 4 structure points")
    cards = [f"1 Q{side}{number:02}z\n{kinds[number % 3].format(vp=number % 3)}" for number in range(45)]
    return "\n\n".join(cards)


def start() -> Start:
    return Start(SEED, ("one", "two"), names=NAMES, written=(deck_of_strangers("a"), deck_of_strangers("b")))


def asked(game: Game) -> Ask:
    assert game.ask is not None
    return game.ask


def answers_of(sight: Sight) -> Iterator[object]:
    """What every method of a bot's view gives, for every card, and what it refuses."""
    yield sight.seat
    for name in ("face", "is_own", "strength", "is_worth_nothing"):
        for number in range(95):
            try:
                yield getattr(sight, name)(number)
            except (HiddenCard, IndexError) as refused:
                yield str(refused)
    yield sight.answers_own()


def refusals(game: Game, seat: int) -> Iterator[str]:
    """What a player is told that answers wrongly, whether asked or not."""
    for serial in (game.serial, game.serial - 1):
        wrong: tuple[Any, ...] = ((-1,), [], "nothing")
        for picks in wrong:
            with pytest.raises(AnswerError) as caught:
                answer(game, serial, picks, seat)
            yield str(caught.value) + caught.value.code
    with pytest.raises(AnswerError) as caught:
        picks_of(HKK, game, ["no such answer"])
    yield str(caught.value)


def shown_to(game: Game, seat: int, sight: Sight, logs: list[Any]) -> Iterator[object]:
    """Everything that a player is shown of a moment, by every way there is."""
    ask = asked(game)
    yield HKK.view(game, seat), HKK.events_seen(game, seat), [log.news(going_on=True) for log in logs]
    yield list(answers_of(sight)), repr(sight), repr(game)
    yield list(refusals(game, seat))
    for language in LANGUAGES:
        speaker = HKK.speaker(language, NAMES)
        yield speaker.situation(game, seat), speaker.moment(game), speaker.hand(game, seat)
        if ask.seat == seat:
            choices = speaker.choices(game, ask)
            yield speaker.question(game, ask), [(one.number, one.words, one.codes, one.english) for one in choices]
            for choice in choices:
                yield speaker.why(game, seat, str(choice.number), choices) if subject_of(choice.codes[0]) >= 0 else ""
    if ask.seat == seat:
        yield ask, repr(ask), HKK.meanings(game, ask)


def hidden_from(game: Game, viewer: int) -> set[str]:
    """The names of the cards that a viewer may not know: decks and other hands, without those that an open ask of its own offers.

    A card that was seen once is written in the log, so it is none of them.
    """
    offered = {subject_of(code) for code in asked(game).options} if asked(game).seat == viewer else set()
    return {
        card.face.name
        for card in game.cards
        if card.number not in offered and (card.zone == t.DECK or (card.zone == t.HAND and card.owner != viewer))
    }


def test_nothing_that_a_player_is_shown_holds_the_seed_or_a_hidden_card() -> None:
    """Views, what a bot may look at, options, refusals, reasons and the log in both languages, at asks through a whole game."""
    game = start().new(log=True)
    sights = [HKK.seat_view(game, seat) for seat in (0, 1)]
    players = [SensibleBot(seed_of_seat(SEED, seat)) for seat in (0, 1)]
    logs = {viewer: [HKK.speaker(one, NAMES).log(game, viewer) for one in LANGUAGES] for viewer in (0, 1, SPECTATOR)}
    keys = [SEED, key_of(SEED).hex()]
    for seat in (0, 1):
        keys += [seed_of_seat(SEED, seat), key_of(seed_of_seat(SEED, seat)).hex()]
    looked = hidden = 0
    seen: dict[int, set[str]] = {0: set(), 1: set(), SPECTATOR: set()}
    while not game.over and game.turn < 40:
        ask = asked(game)
        if game.decisions % 5 == 0:
            for viewer in (0, 1, SPECTATOR):
                secret = hidden_from(game, viewer)
                seen[viewer] |= {card.face.name for card in game.cards} - secret
                shown: list[object] = [HKK.view(game, viewer), HKK.events_seen(game, viewer)]
                if viewer != SPECTATOR:
                    shown = list(shown_to(game, viewer, sights[viewer], logs[viewer]))
                text = told(shown)
                assert not [key for key in keys if key in text]
                assert not [name for name in secret - seen[viewer] if name in text], (viewer, game.decisions)
                looked += 1
                hidden += len(secret - seen[viewer])
        for viewer in seen:
            seen[viewer] |= {card.face.name for card in game.cards} - hidden_from(game, viewer)
        answer(game, game.serial, players[ask.seat].picks(ask, sights[ask.seat]))
    for viewer in (0, 1, SPECTATOR):
        text = told([HKK.view(game, viewer), [log.rest() for log in logs[viewer]]])
        assert not [key for key in keys if key in text]
    assert looked > 30
    assert hidden > 500


def test_the_walk_finds_a_seed_and_a_card() -> None:
    """The control: in the start of a game, in its state, and where a view were to hold them."""
    game = start().new()
    assert SEED in told([start()])
    assert key_of(SEED).hex() in told([game])
    open_to_all = told([HKK.open_view(game)])
    assert all(name in open_to_all for name in hidden_from(game, 0))
    assert any(name in told([HKK.view(game, 1)]) for name in hidden_from(game, 0))


def test_only_the_file_of_a_game_holds_the_seed_and_says_so() -> None:
    text = recording_text(Recorder(start()).recording())
    assert text.count(SEED) == 1
    assert '"seed tells": "' in text
