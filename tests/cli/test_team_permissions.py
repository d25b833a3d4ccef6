"""What players of a team duel are asked of each other, and whom of two opponents something is about: the questions and the log."""

import pytest

from spellspeed.kernel.asks import Ask
from spellspeed.kernel.door import answer
from spellspeed.languages.catalog import catalog
from spellspeed.recording.recorder import picks_of
from spellspeed.session.picks import read_picks
from spellspeed.session.typed import vocabularies
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.terms import A_CONSENT, A_SEAT
from spellspeed.yugioh.game import YUGIOH
from spellspeed.yugioh.text.duel_log import LogWriter
from spellspeed.yugioh.views.choices import choices_of
from spellspeed.yugioh.views.questions import question
from spellspeed.yugioh.views.view import view_of
from tests.yugioh.book.stage import position

NAMES = ("1A You", "2A Left", "1B Partner", "2B Right")
ENGLISH = catalog()
HEAD = "seats: [1A, 2A, 1B, 2B]\nturn: 9\nturn_player: 1A\n"


def asked_after(text: str, *meanings: str) -> tuple[Duel, Ask]:
    """The question of a position after these answers, by their meanings."""
    duel = position(HEAD + text).duel
    for meaning in meanings:
        answer(duel, duel.serial, picks_of(YUGIOH, duel, [meaning]))
    assert duel.ask is not None
    return duel, duel.ask


def test_permission_is_asked_with_what_it_is_for() -> None:
    """TEAM-III-5. Who wants which cards for what; allowed, Jinzo is Tribute Summoned."""
    duel, ask = asked_after(
        """1A: {hand: [Jinzo]}\n1B: {monsters: ["Gravekeeper's Spy"]}\n""", "summon hand:1", "choose partner monsters:1"
    )
    assert (ask.kind, ask.seat) == (A_CONSENT, 2)
    asked = "Your partner 1A You wants to Tribute for Jinzo: Gravekeeper's Spy. Do you allow it?"
    assert question(duel, ask, NAMES, ENGLISH) == asked
    assert [choice.words for choice in choices_of(duel, ask)] == ["allow", "refuse"]
    turkish = question(duel, ask, NAMES, catalog("tr"))
    assert turkish == "Ortağınız 1A You şunun için feda etmek istiyor (Jinzo): Gravekeeper's Spy. İzin veriyor musunuz?"
    seen = view_of(duel, 2)["ask"]
    assert (seen["about"]["name"], [card["name"] for card in seen["cards"]]) == ("Jinzo", ["Gravekeeper's Spy"])
    answer(duel, duel.serial, picks_of(YUGIOH, duel, ["allow"]))
    while not duel.monsters(0):
        assert duel.ask is not None
        answer(duel, duel.serial, duel.ask.options[:1])
    assert duel.printed(duel.monsters(0)[0]).name == "Jinzo"


def test_permission_to_pay_a_cost_with_a_card() -> None:
    """TEAM-III-5. Cannon Soldier Tributes a monster of the partner."""
    duel, ask = asked_after(
        "1A: {monsters: [Cannon Soldier]}\n1B: {monsters: [Sangan]}\n",
        "activate monsters:1",
        "choose partner monsters:1",
    )
    assert ask.kind == A_CONSENT
    asked = "Your partner 1A You wants to pay for Cannon Soldier with: Sangan. Do you allow it?"
    assert question(duel, ask, NAMES, ENGLISH) == asked


def test_permission_for_an_effect_is_asked_as_it_is_activated() -> None:
    """TEAM-R24. Polymerization needs the partner's material; the Fusion Monster is not yet named."""
    duel, ask = asked_after(
        """1A: {hand: [Polymerization, "Elemental HERO Avian"], fusion_deck: ["Elemental HERO Flame Wingman"]}\n"""
        """1B: {monsters: ["Elemental HERO Burstinatrix"]}\n""",
        "activate hand:1",
        "choose 1",
    )
    assert ask.kind == A_CONSENT
    asked = "Your partner 1A You wants to use for the effect of Polymerization: Elemental HERO Burstinatrix. Do you allow it?"
    assert question(duel, ask, NAMES, ENGLISH) == asked


def test_an_opponent_is_chosen_by_name() -> None:
    """TEAM-III-1. The choices are called as the players are, and a place is enough to say whom one means."""
    duel, ask = asked_after(
        "1A: {hand: [Confiscation]}\n2A: {hand: [Sangan]}\n2B: {hand: [Jinzo]}\n", "activate hand:1", "choose 1"
    )
    assert ask.kind == A_SEAT
    choices = choices_of(duel, ask, names=NAMES)
    assert [choice.words for choice in choices] == ["2A Left", "2B Right"]
    assert read_picks("2B", ask, choices, vocabularies()) == choices[1].codes
    assert question(duel, ask, NAMES, ENGLISH) == "Confiscation: which player is it about?"


def log_of(duel: Duel, viewer: int, *meanings: str) -> list[str]:
    """The log after these answers, as a viewer reads it."""
    told = LogWriter(duel, NAMES, viewer)
    told.news()
    lines: list[str] = []
    for meaning in meanings:
        answer(duel, duel.serial, picks_of(YUGIOH, duel, [meaning]))
        lines += told.news()
    return lines


PARTNERS = HEAD + """1A: {hand: [Jinzo]}\n1B: {monsters: ["Gravekeeper's Spy", {card: Sangan, position: set}]}\n"""


@pytest.mark.parametrize(
    ("viewer", "allowed", "refused"),
    [
        (0, "1B Partner permits it: Gravekeeper's Spy may be used for Jinzo.", "Jinzo"),
        (2, "1B Partner permits it: Gravekeeper's Spy may be used for Jinzo.", "Jinzo"),
        (1, "1B Partner permits it: Gravekeeper's Spy may be used for a card.", "a card"),
        (-1, "1B Partner permits it: Gravekeeper's Spy may be used for a card.", "a card"),
    ],
)
def test_permission_stands_in_the_log(viewer: int, allowed: str, refused: str) -> None:
    """TEAM-III-5. Who gave which card; for which card in a hand is told to that side alone, where it is refused too."""
    way = ("summon hand:1", "choose partner monsters:1")
    said = log_of(position(PARTNERS).duel, viewer, *way, "allow")
    assert said[0] == allowed
    said = log_of(position(PARTNERS).duel, viewer, *way, "refuse")
    assert said == [f"1B Partner does not permit it: what was begun for {refused} is taken back."]


@pytest.mark.parametrize(
    ("viewer", "card"), [(0, "Sangan (1B Partner's face-down card)"), (1, "1B Partner's face-down monster (zone 2)")]
)
def test_a_face_down_card_that_is_lent_is_no_secret_of_its_side_alone(viewer: int, card: str) -> None:
    """FIELD-9, TEAM-III-4. The opponents read its zone."""
    said = log_of(position(PARTNERS).duel, viewer, "summon hand:1", "choose partner monsters:2", "allow")
    assert said[0].startswith(f"1B Partner permits it: {card} may be used for ")


def test_events_of_permission_and_of_a_chosen_opponent() -> None:
    """As the log tells them."""
    duel = position(PARTNERS).duel
    log_of(duel, 0, "summon hand:1", "choose partner monsters:1", "allow")
    for viewer, about in ((0, "Jinzo"), (1, None)):
        (event,) = [seen for seen in YUGIOH.events_seen(duel, viewer) if seen["event"] == "permitted"]
        assert (event["seat"], event["card"], event["about"]) == (2, "Gravekeeper's Spy", about)


def test_the_chosen_opponent_stands_in_the_log_after_the_activation() -> None:
    """TEAM-III-1. In the log of everybody; with two players nobody is chosen."""
    text = HEAD + "1A: {hand: [Confiscation]}\n2A: {hand: [Sangan]}\n2B: {hand: [Jinzo]}\n"
    for viewer in (0, 1, -1):
        duel = position(text).duel
        lines = log_of(duel, viewer, "activate hand:1", "choose 1", "choose opponent 2")
        place = lines.index("1A You activates Confiscation.")
        assert "1A You chooses 2B Right for Confiscation." in lines[place:]
        (event,) = [seen for seen in YUGIOH.events_seen(duel, viewer) if seen["event"] == "faced"]
        assert (event["seat"], event["card"], event["chosen"]) == (0, "Confiscation", 3)
