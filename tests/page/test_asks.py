"""Every kind of ask is answered: by clicks on its options, by touch on the table, by keys. The asks are made up here and told to the page as the
server would; what the page sends is what is looked at."""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import sha256
from typing import Any, Final

import pytest
from playwright.sync_api import Page, WebSocket

from spellspeed.yugioh.duel import terms as t
from tests.page.browsers import Tabs
from tests.page.playing import against_a_bot, new_room
from tests.page.test_states import PHONE
from tests.web.serving import Served

TELL: Final = """async (message) => {
    const source = document.querySelector('script[type=module]').src;
    const { apply } = await import(source.replace('main.js', 'table.js'));
    const { redraw } = await import(source.replace('main.js', 'drawing.js'));
    apply(message);
    redraw();
}"""
SANGAN: Final = 26202165
POT: Final = 55144522
FACES: Final = {
    str(SANGAN): {
        "passcode": SANGAN, "name": "Sangan", "kind": "monster", "kinds": ["Effect"], "attribute": "DARK", "type": "Fiend", "level": 3,
        "attack": 1000, "defense": 600, "text": "",
    },
    str(POT): {"passcode": POT, "name": "Pot of Greed", "kind": "spell", "icon": "Normal", "text": "Draw 2 cards."},
}  # fmt: skip


def monster(tag: str) -> dict[str, Any]:
    return {"id": tag, "card": SANGAN, "up": True, "position": "attack"}


PARTS: Final = {
    "turn": 3, "turn_seat": 0, "phase": "main1", "chain": [], "battle": None,
    "0.monsters": [monster("m1"), monster("m2"), monster("m3"), None, None],
    "1.monsters": [monster("o1"), None, None, None, None],
    "0.hand": [{"id": "h1", "card": POT}, {"id": "h2", "card": SANGAN}],
}  # fmt: skip


def option(verb: str, **lit: Any) -> dict[str, Any]:
    return {"verb": verb, "label": f"{verb} {lit.get('card', lit.get('value', ''))}", "face": SANGAN, **lit}


def of_cards(*tags: str, verb: str = "choose") -> list[dict[str, Any]]:
    return [option(verb, card=tag) for tag in tags]


TWO: Final = {"least": 2, "most": 2, "count": "choose 2"}
PASS: Final = {"verb": "pass", "label": "pass"}
ASKS: Final[dict[str, tuple[dict[str, Any], list[int], list[str]]]] = {
    # kind: the ask, the picks that are wanted, what is touched on the table ("#..." is pressed as it stands)
    "open": ({"options": [*of_cards("h1", verb="activate"), *of_cards("h1", verb="set"), option("end phase")]}, [1],
        ["h1", "#menu [data-option='1']"]),
    "response": ({"passing": 0, "options": [PASS, *of_cards("m1", verb="activate")]}, [1], ["m1", "#menu [data-option='1']"]),
    "trigger": ({"options": of_cards("m1", "m2", verb="activate")}, [1], ["m2", "#menu [data-option='1']"]),
    "order": ({"rule": "in_order", **TWO, "options": of_cards("m1", "m2")}, [1, 0], ["m2", "m1", "#ok"]),
    "tribute": ({**TWO, "options": of_cards("m1", "m2", "m3")}, [0, 2], ["m1", "m3", "#ok"]),
    "cost": ({"options": of_cards("h1", "h2")}, [1], ["h2"]),
    "discard": ({**TWO, "options": of_cards("h1", "h2")}, [0, 1], ["h1", "h2", "#ok"]),
    "target": ({"options": of_cards("m1", "o1")}, [1], ["o1"]),
    "choose": ({"options": of_cards("m1", "o1")}, [0], ["m1"]),
    "position": ({"about_face": SANGAN, "options": [option("position", position=one) for one in ("attack", "defense")]}, [1],
        ["#options [data-option='1']"]),
    "zone": ({"options": [option("zone", zone=f"0.monsters:{place}") for place in (4, 5)]}, [1], ["#field-0 .free >> nth=1"]),
    "yes_no": ({"options": [option("yes"), option("no")]}, [1], ["#options [data-option='1']"]),
    "declare": ({"options": [option("name", value=place) for place in range(40)]}, [39], ["#options input=39", "#options [data-option='39']"]),
    "replay": ({"options": [*of_cards("m1", verb="attack"), option("no attack")]}, [1], ["#options [data-option='1']"]),
    "number": ({"options": [option("number", value=place) for place in range(4)]}, [2], ["#options [data-option='2']"]),
    "mode": ({"options": [option("mode", value=place) for place in range(2)]}, [0], ["#options [data-option='0']"]),
    "material": ({**TWO, "options": of_cards("m1", "h2")}, [0, 1], ["m1", "h2", "#ok"]),
    "cut": ({"options": [option("yes"), option("no")]}, [0], ["#options [data-option='0']"]),
    "first": ({"options": [option("seat", seat=seat) for seat in (0, 1)]}, [1], ["#options [data-option='1']"]),
    "due": ({"passing": 0, "options": [PASS, *of_cards("m1", verb="due")]}, [0], ["#options [data-option='0']"]),
    "seat": ({"options": [option("seat", seat=seat) for seat in (0, 1)]}, [1], ["#player-1 button.lit"]),
    "consent": ({"cards": ["m1"], "options": [option("allow"), option("refuse")]}, [0], ["#options [data-option='0']"]),
}  # fmt: skip
OK: Final = ".prompt .done-row .btn.go"


class Asked:
    """A duel at the page to which asks are told."""

    def __init__(self, tabs: Tabs, served: Served, **options: Any) -> None:
        room, tokens = new_room(served, **against_a_bot())
        self.sent: Final[list[dict[str, Any]]] = []
        page = tabs.open("/healthz", **options)
        page.on("websocket", self.hear)
        page.goto(f"{tabs.url}/r/{room}#{tokens[0]}")
        page.locator(".duel .prompt.ask").wait_for()
        self.page: Final = page
        self.number = 1000

    def hear(self, wire: WebSocket) -> None:
        def sent(frame: str | bytes) -> None:
            self.sent.append(json.loads(frame))

        wire.on("framesent", sent)

    def ask(self, kind: str) -> list[int]:
        """Tell the page an ask of a kind; the picks that are wanted."""
        made, wanted, _ = ASKS[kind]
        self.number += 1
        ask = {"n": self.number, "kind": kind, "question": kind, **made}
        step = {"t": "step", "seq": self.number, "at": 0, "parts": PARTS, "faces": FACES, "ask": ask}
        self.page.evaluate(TELL, step)
        self.page.locator(f'.prompt[data-ask="{self.number}"]').wait_for()
        return wanted

    def answered(self) -> list[int]:
        """What the page has answered, once it has."""
        self.page.locator(".prompt .problem").wait_for()
        found = [one["picks"] for one in self.sent if one["t"] == "answer" and one["ask"] == self.number]
        assert len(found) == 1
        picks: list[int] = found[0]
        return picks


def by_clicks(asked: Asked, kind: str, wanted: list[int]) -> None:
    """On the options in the question alone; a card of several opens its menu there."""
    page = asked.page
    if kind == "declare":
        page.locator("#options input").fill("39")
    for pick in wanted:
        found = page.locator(f'#options [data-option="{pick}"]')
        if not found.count():
            page.locator("#options [aria-haspopup]").click()
            found = page.locator(f'#menu [data-option="{pick}"]')
        found.click()
    if page.locator(OK).count():
        page.locator(OK).click()


def by_touch(asked: Asked, kind: str, wanted: list[int]) -> None:
    """On cards, zones and players, as far as there are any; then what stands in the question."""
    for place in ASKS[kind][2]:
        if place == "#ok":
            asked.page.locator(OK).tap()
        elif place.startswith("#") and "input=" in place:
            asked.page.locator("#options input").fill(place.partition("=")[2])
        else:
            asked.page.locator(place if place.startswith("#") else f"#c-{place}").tap()


def by_keys(asked: Asked, kind: str, wanted: list[int]) -> None:
    """By the keys that stand on the options."""
    page = asked.page
    page.locator("#question").click()
    if kind == "declare":
        page.locator("#options input").focus()
        page.keyboard.type("39")
        page.keyboard.press("Enter")
        return
    for pick in wanted:
        found = page.locator(f'#options [data-option="{pick}"]')
        if not found.count():
            page.keyboard.press(page.locator("#options [aria-haspopup]").get_attribute("data-key") or "")
            found = page.locator(f'#menu [data-option="{pick}"]')
        page.keyboard.press(found.get_attribute("data-key") or "")
    if page.locator(OK).count():
        page.locator(OK).focus()
        page.keyboard.press("Enter")


def test_each_kind_is_among_them() -> None:
    assert set(ASKS) == {name for name in t.ASK_NAMES if name}


@pytest.mark.served
@pytest.mark.parametrize(
    ("way", "options"), [(by_clicks, {}), (by_touch, PHONE), (by_keys, {})], ids=["clicks", "touch", "keys"]
)
def test_every_kind_of_ask_is_answered(
    tabs: Tabs, served: Served, way: Callable[[Asked, str, list[int]], None], options: dict[str, Any]
) -> None:
    asked = Asked(tabs, served, **options)
    for kind in ASKS:
        wanted = asked.ask(kind)
        way(asked, kind, wanted)
        assert asked.answered() == wanted, kind


@pytest.mark.served
def test_the_sum_of_the_page_is_that_of_the_browser(tabs: Tabs) -> None:
    """What seals the shuffle where the browser has no digest to give."""
    page = tabs.open("/")
    found = page.evaluate("""async () => {
        const source = document.querySelector('script[type=module]').src;
        const { sha256 } = await import(source.replace('main.js', 'vendor/sha256.js'));
        return [...sha256(new Uint8Array([0, 1, 254, 255]))];
    }""")
    assert bytes(found) == sha256(bytes([0, 1, 254, 255])).digest()


@pytest.mark.served
def test_an_ask_is_answered_once(tabs: Tabs, served: Served) -> None:
    """A control: nothing is sent before something is chosen, and a second click on what was chosen sends nothing more."""
    asked = Asked(tabs, served)
    asked.ask("yes_no")
    before: Page = asked.page
    assert [one for one in asked.sent if one["t"] == "answer"] == []
    before.locator('#options [data-option="0"]').dblclick()
    assert asked.answered() == [0]
