"""Every kind of ask is shown and answered, by mouse, by touch and by keys. The other end of the socket is played here, so that each kind comes."""

from __future__ import annotations

import json
from typing import Any, Final

import pytest
from playwright.sync_api import WebSocketRoute, expect

from spellspeed.yugioh.duel.terms import ASK_NAMES
from tests.page.browsers import Tabs
from tests.page.playing import Player, Toucher, Typist
from tests.page.test_states import PHONE

CARDS: Final = (26202165, 71413901, 55144522, 79571449)
"""Cards in the hand, by passcode."""
NAMES: Final = ("Sangan", "Breaker the Magical Warrior", "Pot of Greed", "Graceful Charity")
KINDS: Final = tuple(name for name in ASK_NAMES if name)
SEATS: Final[list[dict[str, Any]]] = [{"name": "Ana", "kind": "person"}, {"name": "Ben", "kind": "person", "side": 1}]
WELCOME: Final[dict[str, Any]] = {
    "t": "welcome",
    "protocol": 1,
    "minor": 0,
    "build": "0",
    "room": "told",
    "game": "yugioh",
    "seat": 0,
    "epoch": "one",
    "settings": {"kind": "duel", "own": {"profile": "goat"}},
    "seats": SEATS,
    "state": "duel",
    "passing": {"mode": "auto", "stops": [], "hold": False},
}


def monster(name: str, place: int) -> dict[str, Any]:
    """A monster on the field."""
    return {"id": f"{name}{place}", "card": CARDS[place], "up": True, "position": "attack"}


PARTS: Final[dict[str, Any]] = {
    "turn": 3,
    "turn_seat": 0,
    "phase": "main1",
    "life": [8000, 8000],
    "chain": [],
    "seating": [0, 1],
    "0.hand": [{"id": f"h{place}", "card": card, "up": True} for place, card in enumerate(CARDS)],
    "1.hand": 4,
    "0.monsters": [monster("m", 0), monster("m", 1), None, None, None],
    "1.monsters": [monster("n", 0), monster("n", 1), None, None, None],
    "0.spells_traps": [None] * 5,
    "1.spells_traps": [None] * 5,
    "0.deck": 30,
    "1.deck": 30,
    "0.fusion": 0,
    "1.fusion": 0,
    "0.graveyard": [],
    "1.graveyard": [],
}
FACES: Final = {
    str(card): {
        "passcode": card,
        "name": name,
        "text": "",
        **(
            {"kind": "spell", "icon": "Normal"}
            if place > 1
            else {
                "kind": "monster",
                "kinds": ["Effect"],
                "attribute": "DARK",
                "type": "Fiend",
                "level": 3,
                "attack": 1000,
                "defense": 600,
            }
        ),
    }
    for place, (card, name) in enumerate(zip(CARDS, NAMES, strict=True))
}
MANY: Final = {"order", "trigger", "tribute", "cost", "discard", "material"}
"""Kinds that are asked for two of their options here."""


def options_of(kind: str) -> list[dict[str, Any]]:
    """Three options of an ask of a kind, about what they are about in a duel."""
    in_hand: list[dict[str, Any]] = [{"card": f"h{place}", "face": CARDS[place]} for place in range(3)]
    on_field: list[dict[str, Any]] = [{"card": each, "face": CARDS[int(each[1])]} for each in ("m0", "m1", "n0")]
    if kind == "open":
        verbs = [("summon", 0), ("set", 0), ("summon", 1), ("activate", 2)]
        return [{"verb": verb, "label": f"{verb} {NAMES[at]}", **in_hand[at]} for verb, at in verbs]
    if kind in ("response", "due"):
        cards = [{"verb": "activate", "label": f"activate {NAMES[at]}", **in_hand[at]} for at in (2, 1)]
        return [{"verb": "pass", "label": "pass"}, *cards] if kind == "response" else cards
    if kind in ("tribute", "target", "material", "replay"):
        return [{"verb": "choose", "label": NAMES[CARDS.index(one["face"])], **one} for one in on_field]
    if kind in ("discard", "choose", "cost", "trigger", "order"):
        return [{"verb": "choose", "label": NAMES[at], **one} for at, one in enumerate(in_hand)]
    if kind == "zone":
        return [{"verb": "zone", "label": str(place), "zone": f"0.monsters:{place}"} for place in (3, 4, 5)]
    if kind == "position":
        return [{"verb": each, "label": each, "value": at} for at, each in enumerate(("attack", "defense"))]
    if kind in ("declare", "number"):
        return [{"verb": "choose", "label": f"{kind} {value}", "value": value} for value in range(30)]
    if kind == "seat":
        return [{"verb": "seat", "label": each["name"], "seat": at} for at, each in enumerate(SEATS)]
    return [{"verb": word, "label": f"{kind}: {word}"} for word in ("yes", "no")]


def ask_of(number: int, kind: str) -> dict[str, Any]:
    """An ask of a kind."""
    two = {"least": 2, "most": 2} if kind in MANY else {}
    rule = {"rule": "in_order", "least": 3, "most": 3} if kind in ("order", "trigger") else {}
    passing = {"passing": 0} if kind == "response" else {}
    cards = {"cards": ["m0"]} if kind == "consent" else {}
    options = options_of(kind)
    return {"n": number, "kind": kind, "question": f"{kind}?", "options": options, **two, **rule, **passing, **cards}


class Told:
    """The other end of the socket: tells the table, asks one kind after the other, keeps what is answered."""

    def __init__(self, kinds: tuple[str, ...]) -> None:
        self.left: Final = list(enumerate(kinds, start=1))
        self.answers: Final[dict[str, list[int]]] = {}
        self.asked: dict[str, Any] = {}

    def connect(self, wire: WebSocketRoute) -> None:
        """A connection of the page."""
        wire.on_message(lambda text: self.heard(wire, json.loads(text)))

    def heard(self, wire: WebSocketRoute, message: dict[str, Any]) -> None:
        """What the page says."""
        if message["t"] == "hello":
            wire.send(json.dumps(WELCOME))
            wire.send(json.dumps({"t": "snapshot", "seq": 0, "parts": PARTS, "faces": FACES, "log": ["Turn 3."]}))
            self.ask(wire)
        elif message["t"] == "try":
            others = [place for place in range(len(self.asked["options"])) if place not in message["picks"]]
            done = len(message["picks"]) == self.asked.get("least", 1)
            more = [] if done else others
            wire.send(json.dumps({"t": "possible", "id": message["id"], "more": more, "complete": done}))
        elif message["t"] == "answer":
            assert message["ask"] == self.asked["n"]
            self.answers[self.asked["kind"]] = message["picks"]
            wire.send(json.dumps({"t": "ack", "id": message["id"], "ask": message["ask"]}))
            self.ask(wire)

    def ask(self, wire: WebSocketRoute) -> None:
        """The next kind; after the last, the end."""
        if not self.left:
            over = {"t": "over", "winner": 0, "reason": "WIN-1", "line": "", "whole": True}
            wire.send(json.dumps(over))
            return
        number, kind = self.left.pop(0)
        self.asked = ask_of(number, kind)
        wire.send(json.dumps({"t": "step", "seq": number, "at": 0, "ask": self.asked}))


class Second(Player):
    """Takes the second option, of several the first ones."""

    def choice(self, ask: dict[str, Any]) -> int:
        """The second."""
        return 1


class SecondByTouch(Second, Toucher):
    """The same by touch."""


class SecondByKeys(Second, Typist):
    """The same by keys."""


WANTED: Final = {kind: [0, 1, 2] if kind in ("order", "trigger") else [0, 1] if kind in MANY else [1] for kind in KINDS}
"""What is answered to each kind."""


@pytest.mark.whole_page
@pytest.mark.parametrize(("player", "options"), [(Second, {}), (SecondByTouch, PHONE), (SecondByKeys, {})])
def test_each_kind_of_ask_is_answered(tabs: Tabs, player: type[Player], options: dict[str, Any]) -> None:
    """What reaches the server is what was chosen, once each."""
    told = Told(KINDS)
    page = tabs.open("/healthz", **options)
    page.route_web_socket("**/ws/1/*", told.connect)
    page.goto(f"{tabs.url}/r/told#a_token")
    player(page).play(most=len(KINDS) + 1)
    assert told.answers == WANTED
    expect(page.locator(".prompt.ended")).to_be_visible()
