"""The schema files of the protocol, made from its types: JSON Schema of the messages, OpenAPI of the routes, AsyncAPI of the socket."""

from __future__ import annotations

from inspect import cleandoc
from typing import Any, Final

import msgspec

from spellspeed.kernel.game import Plain
from spellspeed.languages.catalog import ENGLISH, languages
from spellspeed.room.room import MINOR, PROTOCOL
from spellspeed.rulebook import languages as languages_of_rules
from spellspeed.web import bodies as b
from spellspeed.web import protocol as p
from spellspeed.web.parts import PARTS, PARTS_OF_SEAT

VERSION: Final = f"{PROTOCOL}.{MINOR}"

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
ROUTES: Final[tuple[tuple[str, str, str, Any, Any, int], ...]] = (
    ("POST", "/api/1/rooms", "Make a room", b.NewRoom, b.RoomMade, 201),
    ("GET", "/api/1/rooms", "The listed rooms: state=open (default) or running", None, b.Lobby, 200),
    ("GET", "/api/1/rooms/{room}", "What a room is to be, and who sits there", None, b.RoomListed, 200),
    ("POST", "/api/1/rooms/{room}/seats", "Sit down, or change name or deck before it begins", b.SeatTaken, b.Seated, 200),
    ("GET", "/api/1/rooms/{room}/recording", "All that was played, after the end", None, dict[str, Any], 200),
    ("POST", "/api/1/decks/read", "Read a deck", b.DeckText, b.DeckRead, 200),
    ("POST", "/api/1/decks/write", "Write a deck in a format", b.DeckToWrite, b.DeckText, 200),
    ("POST", "/api/1/decks/check", "What a format has against a deck", b.DeckToCheck, b.DeckChecked, 200),
    ("POST", "/api/1/decks/odds", "The odds of a hand", b.HandAsked, b.HandTold, 200),
    ("GET", "/api/1/decks/{name}", "What a deck that comes along is, with three of its cards", None, b.DeckTold, 200),
    ("GET", "/api/1/choices", "Formats, lists, pools, bots and decks by name", None, b.Choices, 200),
    ("POST", "/api/1/recordings/marks", "Where the turns of a recorded duel begin", b.MarksAsked, b.Marks, 200),
    ("POST", "/api/1/recordings/rooms", "Make a room that goes on from a recorded moment, against bots", b.GoingOn, b.RoomMade, 201),
    ("POST", "/api/1/recordings/view", "A recorded duel as it stood at a step", b.LookingBack, b.LookedBack, 200),
    ("GET", "/api/1/rules/{id}", f"What a rule says: language={ENGLISH} (default) or {', '.join(languages_of_rules()[1:])}", None, b.Rule, 200),
    ("GET", "/api/1/cards", "Facts and texts of the cards of codes=, passcodes with commas between them", None, b.Faces, 200),
    ("GET", "/api/1/cards/all", "Facts and texts of every card, and whether it can be played", None, b.AllCards, 200),
    ("GET", "/api/1/cards/{code}", "Facts and text of a card by its passcode", None, dict[str, Any], 200),
    ("GET", "/healthz", "Whether the store answers", None, b.Health, 200),
)  # fmt: skip
"""Method, path, what it does, the body that it takes and the one that it gives, and its status."""
QUERIES: Final = {
    ("GET", "/api/1/rooms"): {"state": ["open", "running"]},
    ("GET", "/api/1/rules/{id}"): {"language": [*languages_of_rules()]},
    ("GET", "/api/1/cards"): {"codes": [], "language": [*languages()]},
    ("GET", "/api/1/cards/{code}"): {"language": [*languages()]},
}


def components(kinds: list[Any], prefix: str) -> tuple[list[Plain], Plain]:
    """The schema of each type, and those that they refer to."""
    schemas, named = msgspec.json.schema_components(kinds, ref_template=prefix + "{name}")
    for one in named.values():
        if "description" in one:
            one["description"] = cleandoc(one["description"])  # some versions of msgspec keep the margin of a docstring
    return list(schemas), dict(sorted(named.items()))


def messages_schema() -> Plain:
    """JSON Schema of all messages: `client` and `server` under "$defs", and the parts of a duel by name."""
    kinds = [p.ClientMessage, p.ServerMessage, *PARTS.values(), *PARTS_OF_SEAT.values()]
    (client, server, *parts), named = components(kinds, "#/$defs/")
    whole = dict(zip(PARTS, parts[: len(PARTS)], strict=True))
    of_seat = dict(zip(PARTS_OF_SEAT, parts[len(PARTS) :], strict=True))
    parts_schema = {
        "title": "PartsOfDuel",
        "type": "object",
        "properties": whole,
        "patternProperties": {rf"^[0-3]\.{name}$": schema for name, schema in of_seat.items()},
        "additionalProperties": False,
    }
    return {
        "$schema": DIALECT,
        "title": "spellspeed, protocol 1",
        "anyOf": [{"$ref": "#/$defs/client"}, {"$ref": "#/$defs/server"}],
        "$defs": {"client": client, "server": server, "PartsOfDuel": parts_schema, **named},
    }


def openapi() -> Plain:
    """OpenAPI 3.1 of the routes."""
    kinds = [b.RefusedBody, *[kind for route in ROUTES for kind in route[3:5] if kind is not None]]
    schemas, named = components(kinds, "#/components/schemas/")
    given = iter(schemas)
    refused = as_body(next(given))
    paths: Plain = {}
    for method, path, what, takes, _, status in ROUTES:
        deed: Plain = {"summary": what, "parameters": parameters(method, path)}
        if takes is not None:
            deed["requestBody"] = {"required": True, "content": as_body(next(given))}
        deed["responses"] = {
            str(status): {"description": "done", "content": as_body(next(given))},
            "default": {"description": "refused, with a code and a sentence; nothing has changed", "content": refused},
        }
        paths.setdefault(path, {})[method.lower()] = deed
    return {
        "openapi": "3.1.0",
        "info": {"title": "spellspeed, HTTP beside the socket", "version": VERSION},
        "paths": paths,
        "components": {"schemas": named},
    }


def as_body(schema: Plain) -> Plain:
    """JSON of a schema, as content."""
    return {"application/json": {"schema": schema}}


def parameters(method: str, path: str) -> list[Plain]:
    """What stands in a path, and what may follow it."""
    in_path = [one.partition("}")[0] for one in path.split("{")[1:]]
    found: list[Plain] = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "integer" if name == "code" else "string"}}
        for name in in_path
    ]
    for name, values in QUERIES.get((method, path), {}).items():
        found.append(
            {"name": name, "in": "query", "schema": {"type": "string", **({"enum": values} if values else {})}}
        )
    return found


def asyncapi() -> Plain:
    """AsyncAPI 3 of the socket."""
    sides = {"client": members(p.ClientMessage), "server": members(p.ServerMessage)}
    kinds = [kind for side in sides.values() for kind in side]
    _, named = components(kinds, "#/components/schemas/")
    messages: Plain = {}
    names: dict[str, list[str]] = {}
    for side, types in sides.items():
        for kind in types:
            tag = str(kind.__struct_config__.tag)
            name = f"{side}.{tag}"
            names.setdefault(side, []).append(name)
            summary = " ".join((kind.__doc__ or "").split())
            messages[name] = {
                "name": tag,
                "summary": summary,
                "contentType": "application/json",
                "payload": {"$ref": f"#/components/schemas/{kind.__name__}"},
            }
    held = {name: {"$ref": f"#/components/messages/{name}"} for name in messages}
    return {
        "asyncapi": "3.0.0",
        "info": {"title": "spellspeed, the socket of a room", "version": VERSION},
        "channels": {
            "room": {
                "address": "/ws/1/{room}",
                "parameters": {"room": {"description": "the room's id"}},
                "messages": held,
            }
        },
        "operations": {
            side: {
                "action": action,
                "channel": {"$ref": "#/channels/room"},
                "messages": [{"$ref": f"#/channels/room/messages/{name}"} for name in names[side]],
            }
            for side, action in (("client", "receive"), ("server", "send"))
        },
        "components": {"messages": messages, "schemas": named},
    }


def members(union: Any) -> list[Any]:
    """The types of a union."""
    return list(union.__args__)


FILES: Final = {"messages.schema.json": messages_schema, "openapi.json": openapi, "asyncapi.json": asyncapi}
"""The files of docs/protocol and what makes them."""
