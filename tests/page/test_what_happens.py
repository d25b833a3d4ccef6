"""What happens is seen: a card that is activated stands large for a moment, and no line of the log stands there twice."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.draws import same_duels
from tests.page.browsers import Tabs, comes_to, drawn, settled
from tests.page.playing import against_a_bot, new_room
from tests.page.test_asks import TELL, Asked
from tests.web.serving import Served

pytestmark = pytest.mark.served

LARGE: Final = """
    window.large = [];
    const seen = new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
            for (const one of addedNodes)
                if (one.classList?.contains("spotlight")) window.large.push(getComputedStyle(one).pointerEvents);
    });
    addEventListener("DOMContentLoaded", () => seen.observe(document.body, { childList: true }));"""
"""Keeps which cards stood large, and whether they let through what is pressed."""


def activates(tabs: Tabs, served: Served, **options: Any) -> Page:
    """Somebody who has activated Delinquent Duo in the first turn."""
    same_duels("why not 8")
    room, tokens = new_room(served, **against_a_bot())
    page = tabs.open("/healthz", **options)
    page.add_init_script(LARGE)
    page.goto(f"{tabs.url}/r/{room}#{tokens[0]}")
    page.locator(".ask-open").wait_for()
    page.get_by_role("button", name="Hand, Delinquent Duo").click()
    page.locator("#menu").get_by_role("button", name="Activate Delinquent Duo").click()
    expect(page.locator("#log-lines")).to_contain_text("Ana activates Delinquent Duo")
    return page


def test_a_card_that_is_activated_stands_large_for_a_moment(tabs: Tabs, served: Served) -> None:
    """It takes no click and leaves nothing behind."""
    page = activates(tabs, served, reduced_motion="no-preference")
    comes_to(page, "window.large", ["none"])
    expect(page.locator(".spotlight")).to_have_count(0)


def test_with_less_motion_nothing_stands_large(tabs: Tabs, served: Served) -> None:
    page = activates(tabs, served)
    settled(page)
    drawn(page)
    assert page.evaluate("window.large") == []


def test_no_line_of_the_log_stands_there_twice(tabs: Tabs, served: Served) -> None:
    """Four Tokens are one line with their number; of a Flip Summon it is not also said that the card is turned. Other lines stay as they are."""
    page = Asked(tabs, served).page
    token = {"e": "special_summon", "line": "Ana Special Summons Sheep Token.", "card": 1}
    events = [
        *[token] * 4,
        {"e": "flipped", "line": "Sangan is turned face-up.", "card": 2},
        {"e": "flip_summon", "line": "Ana Flip Summons Sangan.", "card": 2},
        {"e": "flipped", "line": "Kuriboh is turned face-up.", "card": 3},
        {"e": "activated", "line": "Ana activates Kuriboh.", "card": 3},
    ]
    page.evaluate(TELL, {"t": "step", "seq": 5000, "at": 0, "parts": {}, "events": events})
    lines = page.locator("#log-lines li")
    expect(lines.last).to_have_text("Ana activates Kuriboh.")
    assert [line.strip() for line in lines.all_inner_texts()][-4:] == [
        "Ana Special Summons Sheep Token. ×4",
        "Ana Flip Summons Sangan.",
        "Kuriboh is turned face-up.",
        "Ana activates Kuriboh.",
    ]
