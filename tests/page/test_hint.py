"""A hint at the page: the answers with their shares beside the question, where everybody else is a bot."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from spellspeed.room import hints
from tests.draws import same_duels
from tests.page.browsers import Tabs, violations
from tests.page.playing import against_a_bot, come, new_room, persons
from tests.web.serving import Served

pytestmark = pytest.mark.served


def test_a_hint_stands_beside_the_question_until_it_is_answered(
    tabs: Tabs, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Four answers at most, what the bot would answer first, then the best; each among the options and told once."""
    monkeypatch.setattr(hints, "WORLDS", 12)
    same_duels("a hint")
    room, tokens = new_room(served, **against_a_bot())
    page = come(tabs, room, tokens[0])
    page.locator(".ask-open").wait_for()
    page.get_by_role("button", name="Hint").click()
    told = page.locator("#whynot li").filter(has_text="%")
    expect(told).to_have_count(4)
    lines = [line.strip().split(" % — ") for line in told.all_inner_texts()]
    shares = [int(share) for share, _ in lines]
    assert shares[1:] == sorted(shares[1:], reverse=True)
    answers = [answer for _, answer in lines]
    assert len(set(answers)) == 4
    offered = page.evaluate(
        """async () => {
            const { table } = await import(document.querySelector('script[type=module]').src.replace('main.js', 'table.js'));
            return table.ask.options.map((option) => option.told || option.label);
        }"""
    )
    assert set(answers) <= set(offered)
    assert violations(page) == []
    page.get_by_role("button", name="End the turn").last.click()
    expect(page.locator("#whynot")).to_have_count(0)


@pytest.mark.whole_page
def test_among_persons_there_is_no_hint(tabs: Tabs, served: Served) -> None:
    same_duels("no hint")
    room, tokens = new_room(served, **persons(2))
    pages = [come(tabs, room, tokens[place]) for place in range(2)]
    pages[0].locator(".ask-open").wait_for()
    expect(pages[0].get_by_role("button", name="Hold")).to_have_count(1)
    expect(pages[0].get_by_role("button", name="Hint")).to_have_count(0)
