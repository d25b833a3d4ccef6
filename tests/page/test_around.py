"""The pages around the duel: start, room form, invitation, lobby, decks, looking back; each without complaints of axe."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Page, Request, expect

from spellspeed.languages.catalog import catalog
from spellspeed.yugioh.decks import parse_deck
from spellspeed.yugioh.decks.bundled_decks import bundled_decks
from tests.page.browsers import Tabs, comes_to, drawn, settled, violations
from tests.page.playing import come, is_asked, make_listed, new_room, persons
from tests.web.serving import Served

pytestmark = pytest.mark.served

RECORDING: Final = Path(__file__).parent.parent / "recordings" / "bench_sensible_3.json"
CLASSES: Final = "[...document.querySelectorAll('#log-lines li')].map((line) => line.className)"
PHONE: Final[dict[str, Any]] = {"viewport": {"width": 390, "height": 844}, "color_scheme": "dark"}


def go_first(ana: Page, ben: Page) -> None:
    """Chance says who chooses; that player takes the first answer."""
    chooser = ana if is_asked(ana) else ben
    chooser.locator("#options .opt").first.click()


def begin_duel(page: Page) -> None:
    """Until the first phase: whoever may say who begins does."""
    turn, choice = page.locator(".phases li").first, page.locator(".ask-first #options .opt").first
    expect(turn.or_(choice)).to_be_visible()
    if choice.is_visible():
        choice.click()
    turn.wait_for()


@pytest.mark.parametrize("options", [{}, PHONE, {"locale": "tr-TR"}])
def test_start_and_its_parts_are_without_fault(tabs: Tabs, options: dict[str, Any]) -> None:
    page = tabs.open("/", **options)
    page.locator(".start .big.first").wait_for()
    assert violations(page) == []
    page.locator('[data-key="2"]').click()
    page.locator(".room-form").wait_for()
    assert violations(page) == []
    page.locator('[data-key="3"]').click()
    page.locator(".lobby").wait_for()
    assert violations(page) == []


def test_the_decks_of_the_chosen_format_come_first(tabs: Tabs) -> None:
    """Those of other formats stand below with the word of theirs; a profile without a list knows no others."""
    page = tabs.open("/")
    page.locator('[data-key="2"]').click()
    page.locator(".room-form").wait_for()
    groups = page.locator("#room-deck optgroup")
    page.select_option("#room-profile", "2006-04")
    expect(groups).to_have_count(2)
    own, others = groups.nth(0).locator("option"), groups.nth(1).locator("option")
    expect(own).to_have_text(
        ["2006 dark world stein", "2006 kelly cyber dragon", "2006 winkler strike ninja", "2006 yetter chaos"]
    )
    expect(others.first).to_have_text("2004 beastdown (2004-10)")
    expect(groups.nth(1)).to_have_attribute("label", "For other formats")
    page.select_option("#room-profile", "tcg")
    expect(groups).to_have_count(1)
    assert violations(page) == []


def test_keys_of_the_first_page(tabs: Tabs) -> None:
    """1, 2 and 3 do what the buttons do that show them."""
    page = tabs.open("/")
    page.locator(".start .big.first").wait_for()
    page.keyboard.press("2")
    page.locator(".room-form").wait_for()
    page.keyboard.press("3")
    page.locator(".lobby").wait_for()
    page.keyboard.press("1")
    begin_duel(page)


def test_the_format_beside_the_bot_decides_the_decks_and_what_is_played(tabs: Tabs) -> None:
    """A deck that may not be played in the chosen format gives way to the first that may; the room has the format, and the bot a deck of it."""
    page = tabs.open("/")
    told = page.locator("#start-deck-told")
    expect(told).to_have_text(re.compile("^Chaos Sorcerer · Skilled White Magician · Scapegoat\\. "))
    page.select_option("#start-format", "2006-04")
    expect(page.locator("#start-deck")).to_have_value("2006_dark_world_stein")
    own = bundled_decks()["2006_dark_world_stein"]
    expect(told).to_have_text(f"{' · '.join(own.cards)}. {own.sentence(catalog('en'))}")
    expect(page.locator(".big.first small")).to_contain_text("2006-04 format, your Deck: 2006 dark world stein")
    expect(page.locator(".deal .card")).to_have_count(3)
    assert violations(page) == []
    with page.expect_response(re.compile("/api/1/rooms$")) as made:
        page.locator(".big.first").click()
    settings = json.loads(made.value.request.post_data or "")["settings"]
    assert settings["own"] == {"profile": "2006-04"}
    assert settings["who"][1]["deck"] == "2006_kelly_cyber_dragon"
    assert made.value.status == 201
    begin_duel(page)


def test_a_friend_is_invited_by_a_link_and_sits_down(tabs: Tabs) -> None:
    ana = tabs.open("/")
    ana.locator('[data-key="2"]').click()
    ana.fill("#room-name", "Ana")
    ana.locator(".room-form .btn.go").click()
    link = ana.locator(".invite input").input_value()
    assert violations(ana) == []
    path = link.removeprefix(tabs.url)
    ben = tabs.open(path, **PHONE)
    expect(ben.locator("h1")).to_have_text("You are invited")
    expect(ben.locator(".lead").first).to_have_text("There: Ana")
    assert "#" not in ben.url
    assert violations(ben) == []
    ben.fill("#own-name", "Ben")
    ben.locator(".sit .btn.go").click()
    go_first(ana, ben)
    for page in (ana, ben):
        expect(page.locator("#player-0 h2")).to_contain_text("Ana")
        expect(page.locator("#player-1 h2")).to_contain_text("Ben")


def test_a_listed_room_is_found_in_the_lobby_and_joined(tabs: Tabs) -> None:
    ana = make_listed(tabs, "Ana Listed")
    ben = tabs.open("/")
    ben.locator('[data-key="3"]').click()
    ben.locator(".lobby li", has_text="Ana Listed").get_by_role("button").click()
    ben.fill("#own-name", "Ben")
    ben.locator(".sit .btn.go").click()
    go_first(ana, ben)
    expect(ben.locator("#player-1 h2")).to_contain_text("Ben")


def test_a_deck_is_pasted_judged_kept_and_chosen(tabs: Tabs) -> None:
    """Three Sangan: too small a deck, and one more than the list of the format allows."""
    page = tabs.open("/decks")
    page.locator(".stacks .face").first.wait_for()
    assert violations(page) == []
    page.fill("#deck-text", "3 Sangan\n2 Pot of Greed")
    page.fill("#deck-name", "Mine")
    page.get_by_role("button", name="Read it").click()
    expect(page.locator(".top h1")).to_have_text("Decks / Mine")
    expect(page.locator(".deckpage > section .card")).to_have_count(2)
    expect(page.get_by_role("button", name="Sangan, 3 copies, has a problem")).to_be_visible()
    expect(page.locator("ul.problem li").filter(has_text="Sangan")).not_to_have_count(0)
    page.get_by_role("button", name="Keep and play it").click()
    page.goto(tabs.url + "/")
    expect(page.locator("#start-deck")).to_have_value("own:Mine")


def test_a_deck_that_is_none_changes_nothing(tabs: Tabs) -> None:
    tabs.complaints.expected.append("400 (Bad Request)")
    page = tabs.open("/decks", **PHONE)
    page.locator(".stacks .face").first.wait_for()
    title = page.locator(".top h1")
    expect(title).to_have_text(re.compile("Decks / .+"))
    before = title.inner_text()
    page.fill("#deck-text", "no card at all")
    page.get_by_role("button", name="Read it").click()
    expect(page.locator("p.problem")).to_contain_text("no card at all")
    assert title.inner_text() == before
    assert violations(page) == []


def test_a_deck_is_changed_saved_and_each_change_taken_back(tabs: Tabs) -> None:
    page = tabs.open("/decks")
    page.locator(".stacks .face").first.wait_for()
    page.fill("#deck-text", "2 Sangan\n38 Dark Hole")
    page.fill("#deck-name", "Mine")
    page.get_by_role("button", name="Read it").click()
    stacks = page.locator(".stacks .card")

    def stand(*names: str) -> None:
        expect(stacks).to_have_count(len(names))
        for place, name in enumerate(names):
            expect(stacks.nth(place)).to_have_attribute("aria-label", name)

    two, holes = "Sangan, 2 copies, has a problem", "Dark Hole, 38 copies, has a problem"
    stand(two, holes)
    stacks.first.click()
    page.get_by_role("button", name="One less").click()
    stand("Sangan, 1 copy", holes)
    page.get_by_role("button", name="To the Side Deck").click()
    stand(holes, "Sangan, 1 copy")
    page.fill("#card-line", "2 Cyber-Stein")
    page.get_by_role("button", name="Add", exact=True).click()
    stand("Cyber-Stein, 2 copies", holes, "Sangan, 1 copy")
    assert violations(page) == []
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as .ydk").click()
    assert saved.value.suggested_filename == "Mine.ydk"
    assert len(parse_deck(Path(saved.value.path()).read_text(encoding="utf-8"), "Mine.ydk").main) == 40
    for _ in range(3):
        page.get_by_role("button", name="Undo").click()
    stand(two, holes)
    undo = page.get_by_role("button", name="Undo")
    expect(undo).to_be_disabled()
    undo.click(force=True)
    expect(page.locator("#whynot")).to_have_text("Nothing was changed since the deck was opened")
    stand(two, holes)


def test_every_card_is_looked_for_and_put_into_the_deck(tabs: Tabs) -> None:
    """By name first, then by text; by facts; what cannot be played yet is left out until it is wanted."""
    page = tabs.open("/decks")
    page.locator(".stacks .face").first.wait_for()
    page.fill("#deck-text", "1 Sangan")
    page.get_by_role("button", name="Read it").click()
    page.get_by_role("button", name="Sangan, 1 copy").wait_for()
    names = page.locator(".results b")
    page.fill("#card-line", "cyber-st")
    expect(names).to_have_text(["Cyber-Stein"])
    page.fill("#card-line", "3 cyber-stein")
    expect(names).to_have_text(["Cyber-Stein"])
    page.fill("#card-line", "black luster")
    page.get_by_role("combobox", name="Every kind").select_option("spell")
    expect(names).to_have_text(["Black Luster Ritual", "Primal Seed"])  # the second names the soldier in its text
    page.get_by_role("combobox", name="Every kind").select_option("monster")
    page.get_by_role("combobox", name="Every Type or icon").select_option("Ritual")
    expect(names).to_have_text(["Black Luster Soldier"])
    assert violations(page) == []
    names.first.click()
    page.get_by_role("button", name="Black Luster Soldier, 1 copy").wait_for()
    page.get_by_role("combobox", name="Every Type or icon").select_option("")
    page.fill("#card-line", "victory dragon")
    playable = page.get_by_role("checkbox", name="only what can be played")
    expect(playable).to_be_checked()
    expect(page.get_by_role("main").get_by_role("status").filter(has_text="0 cards found")).to_have_count(1)


def test_the_levels_of_a_deck_are_counted(tabs: Tabs) -> None:
    """Three of Level 3, one of Level 4, two of Level 7 and above; a Spell Card has none."""
    page = tabs.open("/decks")
    page.fill(
        "#deck-text",
        "3 Sangan\n1 Breaker the Magical Warrior\n1 Blue-Eyes White Dragon\n1 Dark Magician\n1 Pot of Greed",
    )
    page.locator(".paste .btn.go").click()
    curve = page.locator(".curve")
    told = "Level 1: 0, Level 2: 0, Level 3: 3, Level 4: 1, Level 5: 0, Level 6: 0, Level 7 and above: 2"
    expect(curve).to_have_attribute("aria-label", told)
    heights = [float(str(bar.get_attribute("height"))) for bar in curve.locator("rect").all()]
    assert [round(3 * height / max(heights)) for height in heights] == [0, 0, 3, 1, 0, 0, 2]


def test_a_test_hand_and_its_odds(tabs: Tabs) -> None:
    """Six of forty cards hold a card that is there once with 6 / 40 = 15 %."""
    page = tabs.open("/decks")
    page.locator(".stacks .face").first.wait_for()
    page.get_by_role("button", name="Draw one").focus()
    expect(page.locator("#whynot")).to_have_text("Deal a hand first")
    page.get_by_role("button", name="New hand").click()
    expect(page.locator(".small-hand .card")).to_have_count(5)
    page.get_by_role("button", name="Draw one").click()
    expect(page.locator(".small-hand .card")).to_have_count(6)
    page.get_by_role("button", name="Sangan, 1 copy").click()
    page.get_by_role("button", name="Count Sangan").click()
    expect(page.locator(".odds b")).to_have_text("15.0%")
    assert violations(page) == []


def test_a_recording_is_looked_through_from_each_seat(tabs: Tabs) -> None:
    page = tabs.open("/back")
    page.set_input_files("#recording", RECORDING)
    expect(page.locator(".back-bar h2")).to_contain_text("Step 0 of 96")
    page.get_by_role("button", name="One step back").hover()
    expect(page.locator("#whynot")).to_have_text("Nothing of this kind lies before this step")
    expect(page.locator("#player-1 .fan.open .face:not(.back-face)")).not_to_have_count(0)
    assert violations(page) == []
    page.get_by_role("button", name="One step on").click()
    expect(page.locator(".back-bar h2")).to_contain_text("Step 1 of 96")
    page.get_by_role("button", name="One step back").click()
    expect(page.locator(".back-bar h2")).to_contain_text("Step 0 of 96")
    page.select_option("#back-seat", "1")
    expect(page.locator(".me h2")).to_contain_text("bench_goat_b")
    expect(page.locator("#player-0 .fan .back-face")).not_to_have_count(0)
    expect(page.locator("#player-0 .fan .face:not(.back-face)")).to_have_count(0)
    page.get_by_role("button", name="To the end").click()
    expect(page.locator(".back-bar h2")).to_have_text("Step 96 of 96 The end of the recording")
    page.get_by_role("button", name="One step on").click(force=True)
    expect(page.locator("#whynot")).to_have_text("Nothing of this kind comes after this step")


def test_keys_and_turns_lead_through_a_recording_and_one_plays_on_from_there(tabs: Tabs) -> None:
    page = tabs.open("/back")
    page.set_input_files("#recording", RECORDING)
    step = page.locator(".back-bar h2")
    turns = page.locator("#back-turn option")
    expect(turns.nth(1)).to_have_text(re.compile("Turn 2"))
    for key, number in (("ArrowRight", 1), ("+", 2), ("ArrowLeft", 1), ("End", 96), ("Home", 0)):
        page.keyboard.press(key)
        expect(step).to_contain_text(f"Step {number} of 96")
    page.select_option("#back-turn", index=2)
    expect(page.locator(".phases .turn")).to_contain_text("Turn 3")
    assert violations(page) == []
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/r/*")
    expect(page.locator(".phases .turn")).to_contain_text("Turn 3")
    page.locator(".prompt[data-ask]").wait_for()


def test_a_step_is_asked_for_once_and_the_next_ones_before_they_are_wanted(tabs: Tabs) -> None:
    """Three steps ahead; going on to one that was fetched asks for the one after those, going back for nothing."""
    page = tabs.open("/back")
    asked: list[int] = []
    page.on("request", lambda request: note(request, asked))
    page.set_input_files("#recording", RECORDING)
    step = page.locator(".back-bar h2")
    turns = page.locator("#back-turn option")
    expect(turns.nth(1)).to_have_text(re.compile("Turn 2"))
    with page.expect_response("**/recordings/view") as fetched:
        page.keyboard.press("+")
    assert fetched.value.ok
    expect(step).to_contain_text("Step 1 of 96")
    while len(asked) < 5:  # whoever goes on before that has fewer steps fetched
        page.wait_for_event("request")
    for key, number in (("-", 0), ("+", 1), ("-", 0)):
        page.keyboard.press(key)
        expect(step).to_contain_text(f"Step {number} of 96")
    drawn(page)
    assert asked == [0, 1, 2, 3, 4]


def note(request: Request, asked: list[int]) -> None:
    """The step for which a look was asked."""
    if request.url.endswith("/recordings/view"):
        asked.append(json.loads(request.post_data or "")["step"])


def test_before_the_first_turn_the_table_stands_with_the_question_in_its_place(tabs: Tabs, served: Served) -> None:
    """Fields and Decks, nothing of phases; whoever won the toss is asked below the own hand, the other waits there."""
    room, tokens = new_room(served, **{**persons(2), "begins": "toss"})
    pages = [come(tabs, room, token, **PHONE) for token in tokens.values()]
    for page in pages:
        expect(page.locator(".phases")).to_have_text("The duel begins.")
        expect(page.locator("#table .mat")).to_have_count(2)
        expect(page.locator("#table > .prompt")).to_have_count(1)
        assert violations(page) == []
    assert sorted(is_asked(page) for page in pages) == [False, True]
    assert sorted(page.locator("#options .opt").count() for page in pages) == [0, 2]


def test_lines_keep_their_looks_after_a_reload(tabs: Tabs) -> None:
    """Turns are headings and phases are quiet, from steps as from the snapshot."""
    page = tabs.open("/")
    page.locator(".start .big.first").click()
    begin_duel(page)
    expect(page.locator("#log-lines li.t")).to_have_text(re.compile("Turn 1"))
    page.locator(".ask-open").wait_for()
    settled(page)
    looks = page.evaluate(CLASSES)
    assert {"t", "q"} <= set(looks)
    page.reload()
    page.locator(".ask-open").wait_for()
    comes_to(page, CLASSES, looks)


def test_a_file_that_is_no_recording_is_refused_in_words(tabs: Tabs, tmp_path: Path) -> None:
    tabs.complaints.expected.append("400 (Bad Request)")
    wrong = tmp_path / "wrong.json"
    wrong.write_text("{}", encoding="utf-8")
    page = tabs.open("/back", **PHONE)
    page.set_input_files("#recording", wrong)
    expect(page.locator("p.problem")).to_contain_text("the recording")
    assert violations(page) == []


def test_from_the_end_of_a_duel_one_looks_back(tabs: Tabs) -> None:
    """Given up in the first turn: the recording is opened by the link at the end, and its last step is the surrender. It stands among what was
    played here until it is forgotten."""
    page = tabs.open("/")
    page.locator(".start .big.first").click()
    begin_duel(page)
    page.get_by_role("button", name="Surrender").click()
    page.get_by_role("button", name="Really surrender?").click()
    page.get_by_role("link", name="Look back").click()
    expect(page.locator(".back-bar h2")).to_contain_text("Step 0 of ")
    page.get_by_role("button", name="To the end").click()
    expect(page.locator(".back-bar h2")).to_contain_text("The end of the recording")
    # Who leaves does not wait for the steps that are fetched ahead, nor for where the turns begin.
    tabs.complaints.expected.extend(["recordings/view: net::ERR_ABORTED", "recordings/marks: net::ERR_ABORTED"])
    page.goto(page.url.partition("/back")[0] + "/back")
    page.locator(".played .btn").first.click()
    expect(page.locator(".back-bar h2")).to_contain_text("Step 0 of ")
    page.goto(page.url.partition("/back")[0] + "/back")
    page.get_by_role("button", name="Forget").click()
    expect(page.locator(".played")).to_have_count(0)
