"""Faces of cards: every card of the pool has one, drawn from its facts alone, and no two cards have the same picture."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from spellspeed.games import hosted
from spellspeed.yugioh.cards.facts import all_passcodes, tokens
from tests.page.browsers import Tabs

pytestmark = pytest.mark.served

DRAWN = """async (faces) => {
    const base = document.querySelector('script[type=module]').getAttribute('src').replace(/main\\.js$/, '');
    const cards = await import(base + 'cards.js');
    const { dom } = await import(base + 'trees.js');
    const { drawnFacts } = await import(base + 'drawn.js');
    const wrong = [], pictures = new Map();
    for (const facts of faces) {
        const known = drawnFacts(facts);
        for (const [kind, tree] of Object.entries({
            front: cards.front(known), turned: known.type ? cards.front(known, { turned: true }) : null,
            large: cards.large(known), back: cards.back({ peek: known }), thumb: cards.thumb(known) })) {
            const nodes = tree ? [...dom(tree).querySelectorAll('*')] : [];
            const numbers = nodes.flatMap((node) => [...node.attributes].map((one) => one.value)).join(' ');
            if (/NaN|undefined|Infinity|null/.test(numbers)) wrong.push(facts.name + ': ' + kind);
        }
        if (!dom(cards.large(known)).textContent.includes(facts.name)) wrong.push(facts.name + ': name');
        const picture = dom(cards.thumb(known)).innerHTML;
        if (pictures.has(picture)) wrong.push(facts.name + ' looks like ' + pictures.get(picture));
        pictures.set(picture, facts.name);
    }
    return { wrong, drawn: pictures.size };
}"""


@pytest.fixture
def page(tabs: Tabs) -> Page:
    return tabs.open("/")


def faces(codes: list[int]) -> list[dict[str, Any]]:
    """Facts as the server tells them."""
    return [hosted()["yugioh"].face(code, "en") for code in codes]


def test_every_card_of_the_pool_and_every_token_has_a_picture_of_its_own(page: Page) -> None:
    """Names, numbers and paths are all there; a picture is compared as it is drawn."""
    codes = [*all_passcodes(), *(token.passcode for token in tokens())]
    assert page.evaluate(DRAWN, faces(codes)) == {"wrong": [], "drawn": len(codes)}


def test_one_picture_twice_would_be_found(page: Page) -> None:
    found = page.evaluate(DRAWN, [*faces([26202165]), {**faces([26202165])[0], "name": "Its twin"}])
    assert found == {"wrong": ["Its twin looks like Sangan"], "drawn": 1}
