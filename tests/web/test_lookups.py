"""What the page asks beside rooms: choices, cards, odds, a recording as it stood at a step."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from math import comb
from pathlib import Path
from typing import Any, Final

import pytest

from spellspeed.languages.catalog import catalog
from spellspeed.web.bodies import LookingBack
from spellspeed.web.lookups import all_cards, looked_back
from spellspeed.web.replays import Replays
from spellspeed.yugioh.cards.facts import by_name
from spellspeed.yugioh.decks import bundled
from spellspeed.yugioh.decks.bundled_decks import bundled_decks
from spellspeed.yugioh.duel.profile import PROFILES
from tests.web.serving import DECKS, Served, new_served

RECORDING: Final = (Path(__file__).parent.parent / "recordings" / "bench_sensible_3.json").read_text(encoding="utf-8")
STEPS: Final = 96
"""Answers in that file: a line for each."""
SANGAN: Final = 26202165


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    running = new_served(tmp_path_factory.mktemp("lookups"))
    yield running
    running.stop()


def look(served: Served, **asked: Any) -> tuple[int, Any]:
    return served.post("/api/1/recordings/view", {"recording": RECORDING, **asked})


@pytest.mark.served
def test_what_can_be_chosen_can_be_played(served: Served) -> None:
    status, found = served.get("/api/1/choices")
    assert status == 200
    assert found["decks"] == sorted(bundled())
    assert found["profiles"] == list(PROFILES)
    assert found["about"]["2007_glass"] == {"format": "2007-03", "legal_in": ["2007-03"]}
    assert list(found["about"]) == found["decks"]
    settings = {"own": {"profile": "goat", "list": found["lists"][0], "pool": found["pools"][0]}}
    assert served.post("/api/1/rooms", {"settings": settings})[0] == 201


@pytest.mark.served
def test_a_deck_that_comes_along_is_told_of(served: Served) -> None:
    """Its sentence in the language of the reader, and three of its cards; another name is nothing."""
    glass = bundled_decks()["2007_glass"]
    status, found = served.get("/api/1/decks/2007_glass")
    assert (status, found["format"], found["legal_in"]) == (200, "2007-03", ["2007-03"])
    assert found["says"] == glass.sentence(catalog("en"))
    assert [face["name"] for face in found["faces"]] == list(glass.cards)
    assert served.get(f"/api/1/cards/{by_name(glass.cards[0]).passcode}")[1] == found["faces"][0]
    turkish = served.http("GET", "/api/1/decks/2007_glass", None, None, **{"Accept-Language": "tr"})
    assert turkish[1]["says"] == glass.sentence(catalog("tr"))
    assert served.get("/api/1/decks/nothing")[0] == 404


@pytest.mark.served
def test_cards_are_told_together(served: Served) -> None:
    status, found = served.get(f"/api/1/cards?codes={SANGAN},1,55144522")
    assert (status, sorted(found["faces"])) == (200, ["26202165", "55144522"])
    assert found["faces"]["26202165"] == served.get(f"/api/1/cards/{SANGAN}")[1]
    assert served.get("/api/1/cards")[1] == {"faces": {}}
    assert served.get("/api/1/cards?codes=x")[0] == 400
    assert served.get("/api/1/cards?codes=" + ",".join(["1"] * 201))[0] == 400


@pytest.mark.served
def test_all_cards_are_told_once_and_elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It takes a second in which nothing else goes on: no room waits for it."""
    played: list[Any] = []
    plays = Replays.played

    async def noted(self: Replays, address: str, language: str, deed: Any, *args: Any) -> Any:
        played.append(deed)
        return await plays(self, address, language, deed, *args)

    monkeypatch.setattr(Replays, "played", noted)
    fresh = new_served(tmp_path)
    try:
        first, again = (fresh.get("/api/1/cards/all") for _ in range(2))
        sangan = fresh.get(f"/api/1/cards/{SANGAN}")[1]
    finally:
        fresh.stop()
    assert played == [all_cards]
    assert first == again
    assert first[0] == 200
    assert [card for card in first[1]["cards"] if card["name"] == "Sangan"] == [{**sangan, "playable": True}]


@pytest.mark.served
def test_the_odds_of_a_hand_are_counted(served: Served) -> None:
    """Three copies of one card and one of another in forty, six drawn; by the complement."""
    main = [1, 1, 1, 2, *range(100, 136)]
    status, found = served.post("/api/1/decks/odds", {"main": main, "cards": [1, 2], "hand": 6})
    none_of_three, none_of_one = Fraction(comb(37, 6), comb(40, 6)), Fraction(comb(39, 6), comb(40, 6))
    none_of_four = Fraction(comb(36, 6), comb(40, 6))
    assert status == 200
    assert found == {
        "copies": [3, 1],
        "each": [float(round(100 * (1 - none_of_three), 1)), float(round(100 * (1 - none_of_one), 1))],
        "any": float(round(100 * (1 - none_of_four), 1)),
        "all": float(round(100 * (1 - none_of_three - none_of_one + none_of_four), 1)),
    }


@pytest.mark.served
@pytest.mark.parametrize(
    "asked",
    [{"main": "x"}, {"cards": [True]}, {"hand": "6"}, {"hand": -1}, {"hand": 41}, {"cards": [1] * 201}],
)
def test_odds_of_nothing_are_refused(served: Served, asked: dict[str, Any]) -> None:
    body = {"main": [1] * 40, "cards": [1], "hand": 6, **asked}
    assert served.post("/api/1/decks/odds", body)[0] == 400


@pytest.mark.served
def test_a_room_is_shown_to_who_has_its_name(served: Served) -> None:
    made = served.post("/api/1/rooms", {"settings": {"takeback": True}, "name": "Ana", "deck": DECKS[0]})[1]
    status, found = served.get(f"/api/1/rooms/{made['room']}")
    assert (status, found["state"], [seat["name"] for seat in found["seats"]]) == (200, "waiting", ["Ana", ""])
    assert found["settings"]["takeback"] is True
    assert made["token"] not in str(found)
    assert served.get("/api/1/rooms/nothing")[0] == 404


@pytest.mark.served
def test_a_recording_is_looked_at_from_its_beginning_to_its_end(served: Served) -> None:
    status, first = look(served, step=0)
    assert (status, first["step"], first["steps"], first["duels"]) == (200, 0, STEPS, 1)
    assert first["parts"]["turn"] == 1
    assert first["parts"]["life"] == [8000, 8000]
    status, last = look(served)
    assert (status, last["step"], last["answer"], last["by"]) == (200, STEPS, [], -1)
    assert last["log"][: len(first["log"])] == first["log"]
    assert last["parts"]["result"] is not None


@pytest.mark.served
def test_a_seat_sees_its_own_hand_and_open_sees_all(served: Served) -> None:
    """Turn 1: five cards each, and the draw of the first player."""
    whole = look(served, step=0, seat="open")[1]
    hands = [whole["parts"][f"{seat}.hand"] for seat in (0, 1)]
    assert sorted(len(hand) for hand in hands) == [5, 6]
    assert all(card["card"] for hand in hands for card in hand)
    for seat in (0, 1):
        own = look(served, step=0, seat=seat)[1]
        codes = [card["card"] for card in own["parts"][f"{seat}.hand"]]
        assert codes == [card["card"] for card in hands[seat]]
        assert own["parts"][f"{1 - seat}.hand"] == len(hands[1 - seat])
        assert bool(own["answer"]) == bool(own.get("question")) == (own["by"] == seat)
    everybody = look(served, step=0, seat=-1)[1]
    assert [everybody["parts"][f"{seat}.hand"] for seat in (0, 1)] == [len(hand) for hand in hands]
    assert everybody.get("question", "") == ""


@pytest.mark.served
@pytest.mark.parametrize(
    "asked",
    [{"step": STEPS + 1}, {"step": -1}, {"seat": 2}, {"seat": "all"}, {"duel": 1}, {"recording": "{}"}, {"recording": 1}, {"step": "1"}],
)  # fmt: skip
def test_what_is_not_in_a_recording_is_refused(served: Served, asked: dict[str, Any]) -> None:
    assert look(served, **asked)[0] == 400


@pytest.mark.served
def test_a_recording_may_be_longer_than_other_bodies_but_not_endless(served: Served) -> None:
    assert served.http("POST", "/api/1/recordings/view", raw=b" " * 100_000)[1]["code"] == "bad_message"
    assert served.http("POST", "/api/1/recordings/view", raw=b" " * 1_100_000)[0] == 413


def test_it_is_told_in_a_language_of_the_game() -> None:
    asked = LookingBack(RECORDING, step=0)
    said = {language: looked_back(asked, language)["question"] for language in ("en", "tr", "xx")}
    assert said["en"] == said["xx"] != said["tr"]


@pytest.mark.served
def test_problems_of_a_deck_name_their_rule_and_cards_in_the_language_of_the_reader(served: Served) -> None:
    body = {"text": "3 Sangan\n37 Pot of Greed\n", "settings": {"profile": "goat"}}
    told: dict[str, list[dict[str, Any]]] = {}
    for language in ("en", "tr"):
        headers: Any = {"Accept-Language": language}
        told[language] = served.http("POST", "/api/1/decks/check", body, **headers)[1]["problems"]
    for found in told.values():
        assert [(one["rule"], one["cards"]) for one in found] == [
            ("LIMIT-2", ["Pot of Greed"]),
            ("LIMIT-2", ["Sangan"]),
        ]
    assert {one["say"] for one in told["en"]}.isdisjoint(one["say"] for one in told["tr"])
