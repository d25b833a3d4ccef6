"""What a room tells is written once for all who are told the same."""

import json

from spellspeed.room.boards import ANY, Frame
from spellspeed.web.encoded import Encoded

NONE: frozenset[int] = frozenset()


def test_readers_of_one_language_who_lack_no_face_are_sent_the_same_bytes() -> None:
    """The very same object; another language, and somebody who has not seen a card yet, have their own."""
    encoded = Encoded(
        Frame({"en": {"t": "step", "line": "draws"}, "tr": {"t": "step", "line": "çeker"}}, frozenset((1,)))
    )
    asked: list[str] = []

    def as_it_is(message: dict[str, object]) -> dict[str, object]:
        asked.append(str(message["line"]))
        return message

    def with_face(message: dict[str, object]) -> dict[str, object]:
        return {**as_it_is(message), "faces": {"1": {}}}

    first = encoded.for_reader("en", NONE, as_it_is)
    assert all(encoded.for_reader("en", NONE, as_it_is) is first for _ in range(200))
    turkish = encoded.for_reader("tr", NONE, as_it_is)
    shown = encoded.for_reader("en", frozenset((1,)), with_face)
    assert encoded.for_reader("en", frozenset((1,)), with_face) is shown
    assert [json.loads(each) for each in (first, turkish, shown)] == [
        {"t": "step", "line": "draws"},
        {"t": "step", "line": "çeker"},
        {"t": "step", "line": "draws", "faces": {"1": {}}},
    ]
    assert asked == ["draws", "çeker", "draws"]


def test_what_has_no_words_is_the_same_in_all_languages() -> None:
    """Written once, whoever reads it."""
    encoded = Encoded(Frame({ANY: {"t": "presence", "watching": 3}}))
    assert encoded.for_reader("en", NONE, dict) is encoded.for_reader("tr", NONE, dict)
