"""The schema files are up to date, what is sent fits them, and no type has a field for what must not be told."""

from __future__ import annotations

import json
import re
from typing import Any

import jsonschema
import msgspec
import pytest
from starlette.routing import Route, WebSocketRoute

from spellspeed.web import bodies, protocol
from spellspeed.web.app import routes_of
from spellspeed.web.parts import PARTS, PARTS_OF_SEAT
from spellspeed.web.schemas import ROUTES, asyncapi, members, messages_schema
from tests.room.sitting import PERSONS, Sitting
from tests.web.serving import DECKS, Served, new_served
from tests.web.test_lookups import RECORDING
from tools.make_schemas import stale, typed, typescript

TELLING = {"seed", "secret", "token", "tokens", "invitations", "salt", "salts"}
"""Names of fields that could tell what must not be told."""
MAY_TELL = {
    ("Hello", "token"),  # the own one
    ("SeatTaken", "token"),  # the own one
    ("RoomMade", "token"),  # of whoever made the room
    ("RoomMade", "invitations"),  # to be passed on
    ("Salt", "salt"),  # the own one, when all hashes are there
    ("Sealing", "salts"),  # all at once, when each is shown
    ("Over", "secret"),  # after the end of all
}


def structs(kinds: list[Any]) -> dict[str, list[str]]:
    """The fields of each struct that these types lead to."""
    found: dict[str, list[str]] = {}

    def look(kind: Any) -> None:
        if isinstance(kind, msgspec.inspect.StructType):
            if kind.cls.__name__ in found:
                return
            found[kind.cls.__name__] = [field.encode_name for field in kind.fields]
            for field in kind.fields:
                look(field.type)
        for name in ("types", "item_type", "value_type"):
            inner = getattr(kind, name, ())
            for each in inner if isinstance(inner, tuple) else (inner,):
                look(each)

    for kind in kinds:
        look(msgspec.inspect.type_info(kind))
    return found


def test_no_type_has_a_field_for_what_must_not_be_told() -> None:
    """A seed nowhere; tokens, salts and the secret only where and when they are one's own or everybody's."""
    of_bodies = [one for one in vars(bodies).values() if isinstance(one, type) and issubclass(one, msgspec.Struct)]
    of_messages = [*members(protocol.ClientMessage), *members(protocol.ServerMessage)]
    found = structs([*of_messages, *of_bodies, *PARTS.values(), *PARTS_OF_SEAT.values()])
    assert {"Card", "Ask", "Option", "Event", "Battle", "RoomListed"} <= set(found)
    telling = {(name, field) for name, fields in found.items() for field in fields if field in TELLING}
    assert telling == MAY_TELL


def test_the_schema_files_are_up_to_date() -> None:
    """python tools/make_schemas.py writes them."""
    assert stale() == []


def test_the_types_of_the_page_are_those_of_the_messages() -> None:
    """Each message has its declaration; absent fields are marked, unions and patterns kept."""
    text = typescript(messages_schema())
    declared = set(re.findall(r"^export interface (\w+) ", text, re.M))
    kinds = [*members(protocol.ClientMessage), *members(protocol.ServerMessage)]
    assert {kind.__name__ for kind in kinds} <= declared
    assert '\nexport interface Hello {\n  t: "hello";\n  token?: string;\n' in text
    assert "\n  seat: number | null;\n" in text
    assert "\n  [place: `${number}.monsters`]: (Card | null)[] | undefined;\n" in text


def test_a_schema_of_an_unknown_kind_is_no_type() -> None:
    """Rather than any type at all."""
    with pytest.raises(KeyError):
        typed({"const": 1})


@pytest.mark.served
def test_every_route_is_described_and_every_description_has_its_route(served: Served) -> None:
    """But /metrics, which is for the machine itself."""
    routes = routes_of(served.server)
    real = {
        (method, one.path.replace(":int", ""))
        for one in routes
        if isinstance(one, Route)
        for method in (one.methods or ())
        if method != "HEAD"
    }
    assert {(route[0], route[1]) for route in ROUTES} == real - {("GET", "/metrics")}
    sockets = [one.path for one in routes if isinstance(one, WebSocketRoute)]
    assert sockets == [asyncapi()["channels"]["room"]["address"]]


def test_messages_of_a_duel_fit_the_schema() -> None:
    """As a reader in another language would check them; a message that does not fit is found."""
    schema = messages_schema()
    check = jsonschema.Draft202012Validator({**schema, "anyOf": [{"$ref": "#/$defs/server"}]})
    parts = jsonschema.Draft202012Validator({**schema, "anyOf": [{"$ref": "#/$defs/PartsOfDuel"}]})
    sitting = Sitting(**PERSONS)
    sitting.sit()
    sitting.play(most=15)
    messages = [frame.plain("en") for frames in sitting.frames.values() for frame in frames]
    messages += [sitting.room.welcome(0, "en"), sitting.room.snapshot(0, "en")]
    for message in messages:
        plain = json.loads(json.dumps(message))
        check.validate(plain)
        parts.validate(plain.get("parts", {}))
    with pytest.raises(jsonschema.ValidationError):
        check.validate({"t": "ack"})
    with pytest.raises(jsonschema.ValidationError):
        parts.validate({"0.hand": [{"card": "26202165"}]})


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A server."""
    running = new_served(tmp_path_factory.mktemp("schemas"))
    yield running
    running.stop()


@pytest.mark.served
def test_what_is_answered_over_http_is_of_the_types(served: Served) -> None:
    """Each route's answer is read strictly by its type, which names every field of it; and every refusal."""
    made = {"settings": {"listed": True}, "name": "Ana", "deck": DECKS[0]}
    room = served.post("/api/1/rooms", made)[1]
    deck = {"main": [26202165], "fusion": [], "side": []}
    seat = {"token": room["invitations"]["1"], "name": "Ben", "deck": DECKS[1]}
    asked: dict[tuple[str, str], tuple[str, object]] = {
        ("POST", "/api/1/rooms"): ("/api/1/rooms", made),
        ("GET", "/api/1/rooms"): ("/api/1/rooms", None),
        ("GET", "/api/1/rooms/{room}"): (f"/api/1/rooms/{room['room']}", None),
        ("POST", "/api/1/rooms/{room}/seats"): (f"/api/1/rooms/{room['room']}/seats", seat),
        ("POST", "/api/1/decks/read"): ("/api/1/decks/read", {"text": "#main\n26202165\n"}),
        ("POST", "/api/1/decks/write"): ("/api/1/decks/write", {"deck": deck, "format": "ydk"}),
        ("POST", "/api/1/decks/check"): ("/api/1/decks/check", {"text": DECKS[0]}),
        ("POST", "/api/1/decks/odds"): ("/api/1/decks/odds", {"main": [26202165], "cards": [26202165], "hand": 1}),
        ("GET", "/api/1/decks/{name}"): ("/api/1/decks/2007_glass", None),
        ("GET", "/api/1/choices"): ("/api/1/choices", None),
        ("POST", "/api/1/recordings/marks"): ("/api/1/recordings/marks", {"recording": RECORDING}),
        ("POST", "/api/1/recordings/rooms"): (
            "/api/1/recordings/rooms",
            {"recording": RECORDING, "seat": 0, "step": 3, "name": "Ana"},
        ),
        ("POST", "/api/1/recordings/view"): ("/api/1/recordings/view", {"recording": RECORDING, "step": 3}),
        ("GET", "/api/1/rules/{id}"): ("/api/1/rules/MAIN-1", None),
        ("GET", "/api/1/cards"): ("/api/1/cards?codes=26202165", None),
        ("GET", "/api/1/cards/all"): ("/api/1/cards/all", None),
        ("GET", "/api/1/cards/{code}"): ("/api/1/cards/26202165", None),
        ("GET", "/healthz"): ("/healthz", None),
    }
    for method, path, _, takes, gives, status in ROUTES:
        if path.endswith("/recording"):
            continue
        address, body = asked[method, path]
        if takes is not None:
            msgspec.convert(body, takes)
        found, answer, _ = served.http(method, address, body)
        assert found == status
        read = msgspec.convert(answer, gives, strict=True)
        if isinstance(read, msgspec.Struct):
            assert set(answer) == set(read.__struct_fields__)
    refused = served.get(f"/api/1/rooms/{room['room']}/recording")
    assert refused[0] == 409
    assert set(refused[1]) == set(bodies.RefusedBody.__struct_fields__)
