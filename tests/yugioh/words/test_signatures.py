"""tools/signatures: what a declaration tells and what a text tells; the texts here are our own."""

import sqlite3
import sys
from pathlib import Path

import pytest

from spellspeed.yugioh.cards import writing as w
from spellspeed.yugioh.cards.facts import by_name
from spellspeed.yugioh.duel.abilities import Step
from spellspeed.yugioh.words.declaring import Declaration
from tools.signatures import __main__ as command
from tools.signatures import comparing, declared, official
from tools.signatures.measuring import KINDS, mistakes_in
from tools.signatures.tables import WORDS, rows
from tools.signatures.told import Told, differences

IGNITES = Declaration(
    "A",
    (
        w.ignition(
            (w.Destroy(w.Bound(w.TARGETS, (w.FaceUp(),))),),
            costs=(w.PayingLife(500),),
            targets=(w.Target(w.Cards((w.MONSTERS,), w.OPPONENTS, (w.FaceUp(),))),),
            limit=1,
        ),
        w.trigger(w.E_DESTROYED, (w.Draw(w.Fixed(1), w.YOU),), hearing=w.HeardCause((w.BY_EFFECT,)), optional=True),
        w.due_in(w.STANDBY, (w.InflictDamage(w.Fixed(300), w.OPPONENT),)),
        w.continuous(
            w.Changes(
                w.X_ATTACK,
                w.Cards((w.MONSTERS,), w.YOUR_SIDE, (w.FaceUp(), w.OfType((w.ZOMBIE,)))),
                amount=w.Fixed(400),
            )
        ),
    ),
)
IGNITES_TEXT = (
    "Once per turn: You can pay 500 LP, then target 1 face-up monster your opponent controls; destroy it. "
    "When this card is destroyed by an effect: You can draw 1 card. "
    "During your Standby Phase: Inflict 300 damage to your opponent. All Zombie monsters you control gain 400 ATK."
)


def compared(card: Declaration, text: str, is_monster: bool = True) -> list[str]:
    """The differences between a declaration and a text."""
    return differences(declared.facts_of(card), official.facts_of(text, is_monster))


def test_a_declaration_that_says_what_its_text_says_has_no_difference() -> None:
    """All four abilities are told by both."""
    assert compared(IGNITES, IGNITES_TEXT) == []


@pytest.mark.parametrize(
    ("said", "instead", "found"),
    [
        ("pay 500", "pay 600", ["+ number 500", "- number 600"]),
        ("Standby Phase", "End Phase", ["+ phase standby", "- phase end"]),
        (
            " All Zombie monsters you control gain 400 ATK.",
            "",
            ["+ number 400", "+ stat ATK", "+ type Zombie"],
        ),
        ("draw 1 card", "draw 2 cards", ["- count 2"]),
        ("your opponent controls", "you control", ["+ place opponent's field"]),
        ("destroy it", "return it to the hand", ["- verb to hand"]),
        ("target 1 face-up", "destroy 1 face-up", ["+ targets: 1, not 0"]),
        ("face-up ", "", ["+ face-up"]),
        ("an effect: You can draw", "an effect: Draw", ["+ optional when: 1, not 0", "+ optional: 2, not 1"]),
        ("When this", "If this", ["+ optional when: 1, not 0", "- optional if: 0, not 1"]),
        ("Zombie", "Fiend", ["+ type Zombie", "- type Fiend"]),
        ("400 ATK", "400 DEF", ["+ stat ATK", "- stat DEF"]),
        ("Once per turn: ", "", ["+ once per turn"]),
        (
            "Inflict 300 damage to your opponent",
            "You take 300 damage",
            ["+ who opponent's damaged", "- who your damaged"],
        ),
    ],
)
def test_what_a_text_says_otherwise_is_a_difference(said: str, instead: str, found: list[str]) -> None:
    """Each kind of mistake, and two more: exactly these facts differ. What is merely mentioned ("is destroyed", "your") answers, but asks nothing."""
    assert said in IGNITES_TEXT
    assert compared(IGNITES, IGNITES_TEXT.replace(said, instead)) == found


def test_every_kind_of_mistake_is_made_and_found() -> None:
    """In this card all twelve kinds of mistakes can be made, and every one is found."""
    made = list(mistakes_in(IGNITES))
    assert {kind for kind, _ in made} == set(KINDS)
    assert [kind for kind, mistaken in made if not compared(mistaken, IGNITES_TEXT)] == []


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("Banish 1 card from your GY.", {"verb remove from play", "zone graveyard", "place your graveyard"}),
        (
            "Remove 1 card in your Graveyard from play.",
            {"verb remove from play", "zone graveyard", "place your graveyard"},
        ),
        ("Inflict 1,000 points of damage to your opponent.", {"verb damage", "number 1000", "who opponent's damaged"}),
        ("All Beast-Warrior monsters gain 200 DEF.", {"type Beast-Warrior", "number 200", "stat DEF"}),
        ('Destroy all "Kuriboh" monsters.', {"verb destroy", "name kuriboh"}),
        (
            '(This card is always treated as a "Kuriboh" card.)\nDraw 2 cards.',
            {"verb draw", "count 2", "who your draws"},
        ),
    ],
)
def test_older_and_newer_terms_tell_the_same(text: str, says: set[str]) -> None:
    """Names stand in quotation marks; what a card is always treated as is no effect."""
    assert official.facts_of(text, is_monster=False).says == says


@pytest.mark.parametrize(
    ("step", "wrong"),
    [
        ((w.Choose(w.Cards((w.DECK,), w.YOU)), w.AddToHand(w.Bound(w.CHOSEN)), w.ShuffleDeck(w.YOU)), set()),
        (
            (w.Choose(w.Cards((w.DECK,), w.YOU)), w.AddToHand(w.Bound(w.CHOSEN)), w.ShuffleDeck(w.OPPONENT)),
            {"ShuffleDeck(OPPONENT) shuffles another Deck than was looked into"},
        ),
        ((w.Destroy(w.Cards((w.MONSTERS,), w.EVERYBODY, (w.OfType((w.ZOMBIE,)), w.FaceUp()))),), set()),
        (
            (w.Destroy(w.Cards((w.MONSTERS,), w.EVERYBODY, (w.OfType((w.ZOMBIE,)),))),),
            {
                "OfType((Zombie,)) is asked of cards that may be face-down: Cards((MONSTERS,), EVERYBODY, (OfType((Zombie,)),))"
            },
        ),
    ],
)
def test_what_contradicts_itself_needs_no_text(step: tuple[Step, ...], wrong: set[str]) -> None:
    """A Deck that nobody looked into is not shuffled; a Type is seen of a face-up monster alone."""
    assert declared.facts_of(Declaration("A", (w.spell(step),))).wrong == wrong


def test_the_tables_are_well_formed() -> None:
    """No word and no fact stands twice; every pattern has three cells."""
    assert len(WORDS) == len(rows("words.tsv"))
    facts = [row[0] for row in rows("patterns.tsv")]
    assert len(set(facts)) == len(facts)
    assert {len(row) for row in rows("patterns.tsv")} == {3}
    assert {len(row) for row in rows("phrases.tsv")} == {2}


def test_a_difference_counts_what_is_told_more_often_than_the_text_tells_it() -> None:
    """Three groups with a Type of which the text speaks twice; what both sides allow is no difference."""
    ours, theirs = Told(says={"type Zombie"}), Told(says={"type Zombie"}, allows={"verb draw"})
    ours.mentions["type Zombie"], theirs.mentions["type Zombie"] = 3, 2
    assert differences(ours, theirs) == ["+ type Zombie: 3 times"]
    theirs.mentions["type Zombie"] = 3
    assert differences(ours, theirs) == []


def test_everything_explained_is_a_card_that_is_declared() -> None:
    """Each line names a card, a difference as the tool prints it, and a reason."""
    lines = comparing.EXPLAINED.read_text(encoding="utf-8").splitlines()
    assert lines[0].split("\t")[:2] == ["card", "difference"]
    assert len(set(lines)) == len(lines)
    for line in lines[1:]:
        title, difference, reason = line.split("\t")
        assert by_name(title.removesuffix(" (2005)"))
        assert difference[:2] in ("+ ", "- ", "! ")
        assert len(reason) > 20


def test_a_file_of_texts_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """An older wording that is answered is enough; what is not answered is listed and the tool ends with 1, else with 0; no file: 2."""
    path = tmp_path / "texts.sqlite"
    code = by_name("Dark Hole").passcode
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE texts(passcode int, text text, is_effect_text int)")
    connection.execute("CREATE TABLE texts_pre_errata(real_passcode int, text text)")
    connection.execute("INSERT INTO texts VALUES (?, 'Return all monsters to the hand.', 1)", (code,))
    connection.commit()
    monkeypatch.setattr(sys, "argv", ["signatures", str(path), "Dark Hole"])
    assert command.main() == 1
    said = capsys.readouterr().out
    assert "+ verb destroy" in said
    assert "- verb to hand" in said
    connection.execute("INSERT INTO texts_pre_errata VALUES (?, 'Destroys all monsters. Destroy them.')", (code,))
    connection.commit()
    assert command.main() == 0
    connection.execute("DELETE FROM texts_pre_errata")
    connection.execute("UPDATE texts SET text = 'Destroy all monsters.'")
    connection.commit()
    monkeypatch.setattr(sys, "argv", ["signatures", str(path), "--measure"])
    assert command.main() == 0
    assert "100.0% (1 of 1)  destroy becomes return to hand" in capsys.readouterr().out
    connection.close()
    monkeypatch.setattr(sys, "argv", ["signatures", str(tmp_path / "none")])
    assert command.main() == 2
