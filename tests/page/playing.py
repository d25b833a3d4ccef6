"""Persons at the page: each answers by one kind of input alone. What they choose is read from the page; what they do goes through it."""

from __future__ import annotations

import json
from typing import Any, Final

from playwright.sync_api import Locator, Page, TimeoutError

from tests.page.browsers import Tabs, holds
from tests.web.serving import DECKS, NAMES, Served

SEEN: Final = """async () => {
    const { table } = await import(document.querySelector('script[type=module]').src.replace('main.js', 'table.js'));
    return { ask: table.ask, over: table.over, state: table.state, parts: table.parts, now: table.match?.now ?? null };
}"""
PICKING: Final = """async (ask) => {
    const source = document.querySelector('script[type=module]').src;
    const { request } = await import(source.replace('main.js', 'wire.js'));
    const { picking } = await import(source.replace('main.js', 'picking.js'));
    await request({ t: 'try', ask, picks: [] });
    await new Promise((done) => setTimeout(done));
    return { more: picking.more ?? [], complete: picking.complete };
}"""
"""What the page knows of the picks, when everything that it asked about them is answered."""
FITTING: Final = """async (ask) => {
    const { request } = await import(document.querySelector('script[type=module]').src.replace('main.js', 'wire.js'));
    const picks = [];
    for (;;) {
        const { more, complete } = await request({ t: 'try', ask, picks });
        if (complete) return { picks };
        picks.push(more[0]);
    }
}"""
"""Picks that are an answer: the first that fits each time, until they are."""
ASKED: Final = "table.ask !== null || (table.waiting?.seats ?? []).length > 0"
"""Whether the page knows who is asked."""
NEXT: Final = '.prompt[data-ask]:not([data-ask="{n}"]), .prompt.ended, .room-state button.go'
"""What stands on the page when an ask is answered and something is wanted anew."""
WANTED: Final = ("special summon", "summon", "attack", "activate", "set", "enter battle")
"""What is done first of what can be done, as long as there is zest."""
MOST_ANSWERS: Final = 700
"""A duel of such players is over long before."""


def new_room(served: Served, **settings: Any) -> tuple[str, dict[int, str]]:
    """A room, everybody seated but for the bots, and the tokens by place."""
    wanted: dict[str, Any] = {"fast_bots": True, "begins": "0", **settings}
    return served.room(**wanted)


def against_a_bot(**settings: Any) -> dict[str, Any]:
    """Settings of a room against the bot."""
    bot = {"kind": "bot", "bot": "sensible", "deck": DECKS[1]}
    return {"who": [{"kind": "person"}, bot], **settings}


def persons(number: int) -> dict[str, Any]:
    """Settings of a room of persons alone."""
    return {"seats": number, "who": [{"kind": "person"}] * number}


def come(tabs: Tabs, room: str, token: str, **options: Any) -> Page:
    """A tab at a seat of a room, as by the link that one was sent."""
    page = tabs.open("/healthz", **options)
    page.goto(f"{tabs.url}/r/{room}#{token}")
    return page


class Player:
    """Somebody who answers by mouse."""

    def __init__(self, page: Page, zest: int = 40, name: str = NAMES[0]) -> None:
        """`zest` is how many things are done freely; afterwards only what must be."""
        self.page: Final = page
        self.zest = zest
        self.name: Final = name
        self.kinds: Final[dict[str, int]] = {}
        """The kinds of asks that were answered, and how often."""
        self.answered = -1

    def acknowledged(self) -> None:
        """Wait until the server has taken what was answered."""
        holds(self.page, "!isAnswering()")

    def seen(self) -> dict[str, Any]:
        """What the page knows: the open ask, the end, the room's state, the parts."""
        found: dict[str, Any] = self.page.evaluate(SEEN)
        return found

    def next(self) -> dict[str, Any]:
        """Wait until something is wanted anew; what the page knows then."""
        try:
            self.page.locator(NEXT.format(n=self.answered)).first.wait_for()
        except TimeoutError as stuck:
            raise AssertionError(f"nothing follows: {as_json(self.seen()['ask'])}\n{told(self.page)[-600:]}") from stuck
        return self.seen()

    def step(self) -> bool:
        """Answer what is wanted next. Returns False at the end of what is played."""
        seen = self.next()
        if seen["over"] is not None and seen["over"]["whole"]:
            return False
        if seen["ask"] is None:
            self.press(self.page.locator(".room-state button.go").first)
        elif seen["ask"]["n"] != self.answered:
            self.answer(seen["ask"])
        return True

    def play(self, most: int = MOST_ANSWERS) -> dict[str, Any]:
        """Play to the end, or so many answers; what the page knows then."""
        for _ in range(most):
            if not self.step():
                break
        return self.seen()

    def answer(self, ask: dict[str, Any]) -> None:
        """Answer an ask."""
        self.kinds[ask["kind"]] = self.kinds.get(ask["kind"], 0) + 1
        self.answered = ask["n"]
        if ask["most"] > 1 or ask["least"] != 1 or ask["rule"] == "in_order":
            self.answer_with_many(ask)
        else:
            self.take(ask, self.choice(ask))

    def choice(self, ask: dict[str, Any]) -> int:
        """The place of the option that is taken: of copies, which are one choice, the first."""
        place = self.liked(ask)
        return int(ask["options"][place].get("same", -1)) if ask["options"][place].get("same", -1) >= 0 else place

    def liked(self, ask: dict[str, Any]) -> int:
        """The place of what this player would do."""
        verbs = [option["verb"] for option in ask["options"]]
        if ask["kind"] in ("open", "response", "due") and self.zest > 0:
            for wanted in WANTED:
                if wanted in verbs:
                    self.zest -= 1
                    return verbs.index(wanted)
        if ask["passing"] >= 0 and ask["kind"] != "open":
            return int(ask["passing"])
        return len(verbs) - 1

    def answer_with_many(self, ask: dict[str, Any]) -> None:
        """Pick until it is an answer, then say so."""
        for _ in ask["options"]:
            now = self.page.wait_for_function(PICKING, arg=ask["n"]).json_value()
            if now["complete"]:
                break
            self.take(ask, now["more"][0])
        self.finish(self.page.locator('#options [data-key="Enter"]'))

    def finish(self, done: Locator) -> None:
        """Say that these are the picks."""
        self.press(done)

    def take(self, ask: dict[str, Any], place: int) -> None:
        """Use an option: by its card where it has one, else by its button."""
        option = ask["options"][place]
        card = self.page.locator(f'[id="c-{option.get("card", "")}"]')
        button = self.page.locator(f'[data-option="{place}"]').last
        if option.get("card") and ask["kind"] == "open" and card.is_visible():
            self.press(card)
            button = self.page.locator(f'#menu [data-option="{place}"]')
        elif option.get("card") and card.is_visible() and not button.is_visible():
            button = card
        self.press(button)
        if option["verb"] == "end phase":
            self.end_for_sure(ask)

    def end_for_sure(self, ask: dict[str, Any]) -> None:
        """The end of a turn in which one could have acted is asked twice."""
        sure = self.page.locator(".opt.sure")
        self.page.locator(f'.opt.sure, .prompt:not([data-ask="{ask["n"]}"])').first.wait_for()
        if sure.count():
            self.press(sure)

    def press(self, what: Locator) -> None:
        """Use something on the page."""
        what.click()


class Toucher(Player):
    """Somebody who taps."""

    def press(self, what: Locator) -> None:
        """Tap it."""
        what.tap()


class Typist(Player):
    """Somebody who uses keys alone: digits and letters where they are shown, else the Tab key."""

    def press(self, what: Locator) -> None:
        """Press its key; without one go there by Tab."""
        what.wait_for()
        key = what.get_attribute("data-key")
        if key == "Enter" and not self.page.locator("body:focus").count():
            key = None  # it is for what has the focus
        if key:
            self.page.keyboard.press(key)
            return
        for _ in range(200):
            if what.evaluate("(one) => one === document.activeElement"):
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"no key leads to {what}")

    def take(self, ask: dict[str, Any], place: int) -> None:
        """By the number of the option, or of its card and then of its menu."""
        button = self.page.locator(f'#options [data-option="{place}"]')
        card = ask["options"][place].get("card")
        ways = [one for one in ask["options"] if one.get("card") == card and one.get("same", -1) < 0]
        if ask["kind"] == "open" and card and len(ways) > 1:
            self.press(self.page.locator(f'[id="c-{card}"][data-key]'))
            button = self.page.locator(f'#menu [data-option="{place}"]')
        self.press(button)
        if ask["options"][place]["verb"] == "end phase":
            self.end_for_sure(ask)


class Speaker(Player):
    """Somebody who types moves as words, and nothing else."""

    def answer(self, ask: dict[str, Any]) -> None:
        """Type the words of what is chosen."""
        self.kinds[ask["kind"]] = self.kinds.get(ask["kind"], 0) + 1
        self.answered = ask["n"]
        if ask["most"] > 1 or ask["least"] != 1:
            picks = self.page.wait_for_function(FITTING, arg=ask["n"]).json_value()["picks"]
            self.say(" ".join(str(place + 1) for place in picks))
        else:
            self.say(ask["options"][self.choice(ask)]["label"])

    def say(self, text: str) -> None:
        """Type a line into the field."""
        field = self.page.locator("#typed")
        field.fill(text)
        field.press("Enter")


def is_asked(page: Page) -> bool:
    """Wait until the page knows who is asked; whether it is who sits there."""
    holds(page, ASKED)
    return page.locator(".prompt.ask").count() > 0


def told(page: Page) -> str:
    """What those heard who hear the page."""
    return page.locator("#told-log").inner_text()


def as_json(found: object) -> str:
    """For messages of tests."""
    return json.dumps(found, indent=1)[:2000]


def make_listed(tabs: Tabs, name: str) -> Page:
    """A tab whose person has made a room that stands in the lobby, and waits there."""
    page = tabs.open("/")
    page.locator('[data-key="2"]').click()
    page.fill("#room-name", name)
    page.check("#room-listed")
    page.locator(".room-form .btn.go").click()
    page.locator(".invite").wait_for()
    return page
