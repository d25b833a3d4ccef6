"""Every declared card prints its text, complete and in the order "condition: cost; effect"."""

import re
from typing import Final

import pytest

from spellspeed.yugioh.cards import facts
from spellspeed.yugioh.cards.pool import load_declarations, printed, printed_named
from spellspeed.yugioh.text.card_text import text_of_card, text_of_printed
from spellspeed.yugioh.words.declaring import DECLARED_CARDS

load_declarations()
DECLARED: Final = sorted(DECLARED_CARDS)

TEXTS: Final[dict[str, str]] = {
    "Pot of Greed": "Draw 2 cards.",
    "Delinquent Duo": "Pay 1000 Life Points; your opponent discards 1 random card, then your opponent discards 1 card.",
    "Mystical Space Typhoon": "Target 1 other Spell or Trap Card on the field; destroy it.",
    "Mirror Force": (
        "When an opponent's monster declares an attack: Destroy all Attack Position monsters your opponent controls."
    ),
    "Magic Cylinder": (
        "When an opponent's monster declares an attack: Target the attacking monster; "
        "negate the attack, and if you do, inflict damage to your opponent equal to its ATK."
    ),
    "Magic Jammer": (
        "When a Spell Card is activated: Discard 1 card; negate the activation, and if you do, destroy that card."
    ),
    "Sangan": (
        "When this card is sent from the field to the Graveyard: "
        "Add 1 monster with 1500 or less ATK from your Deck to your hand."
    ),
    "Mystic Tomato": (
        "When this card is destroyed by battle and sent to the Graveyard: "
        "You can Special Summon 1 DARK monster with 1500 or less ATK from your Deck in Attack Position."
    ),
    "Magician of Faith": "FLIP: Target 1 Spell Card in your Graveyard; add it to your hand.",
    "Mobius the Frost Monarch": (
        "When this card is Tribute Summoned: You can target up to 2 Spell or Trap Cards on the field; destroy them."
    ),
    "Jinzo": "Trap Cards cannot be activated. The effects of face-up Trap Cards on the field are negated.",
    "Breaker the Magical Warrior": (
        "When this card is Normal Summoned: Place 1 Spell Counter on this card (max. 1).\n"
        "This card gains 300 ATK for each Spell Counter on this card.\n"
        "You can remove 1 Spell Counter from this card, then target 1 Spell or Trap Card on the field; destroy it."
    ),
    "Chaos Sorcerer": (
        "Cannot be Normal Summoned or Set; must first be Special Summoned as written here.\n"
        "You can Special Summon this card from your hand by removing from play 1 LIGHT monster from your Graveyard "
        "and 1 DARK monster from your Graveyard.\n"
        "Once per turn, if this card has not declared an attack this turn: You can target 1 face-up monster on the field; "
        "remove it from play. This card cannot attack until the end of this turn."
    ),
    "Enemy Controller": (
        "Activate 1 of these effects:\n"
        "● Target 1 face-up monster your opponent controls; change its battle position.\n"
        "● Tribute 1 monster, then target 1 face-up monster your opponent controls; "
        "take control of it until the End Phase."
    ),
    "Don Zaloog": (
        "When this card inflicts battle damage to your opponent: You can activate 1 of these effects: "
        "● Your opponent discards 1 random card. "
        "● Your opponent sends the top 2 cards of their Deck to the Graveyard."
    ),
    "Sinister Serpent": (
        "During your Standby Phase, if this card is in your Graveyard: You can add this card to your hand."
    ),
    "Snatch Steal": (
        "Target 1 face-up monster your opponent controls; equip this card to it.\n"
        "You control the equipped monster.\n"
        "During your opponent's Standby Phase: Your opponent gains 1000 Life Points."
    ),
    "Dark Balter the Terrible": (
        '"Possessed Dark Soul" + "Frontier Wiseman"\n'
        "No Fusion Material of this card can be replaced by another monster.\n"
        "When a Normal Spell Card is activated: You can pay 1000 Life Points; negate the effect.\n"
        "The effects of monsters that this card destroys by battle are negated."
    ),
    "Blade Knight": (
        "While you have 1 or fewer cards in your hand, this card gains 400 ATK. While you control no other monsters, "
        "the effects of Flip monsters that this card destroys by battle are negated."
    ),
    "Different Dimension Capsule": (
        "Remove 1 card from your Deck from play face-down.\n"
        "During your Standby Phase, if fewer than 2 turns were counted on this card: Count a turn on this card.\n"
        "During your Standby Phase, if 2 turns were counted on this card and the last one was counted this turn: "
        "Destroy this card, and if you do, add the removed card to your hand."
    ),
    "Green Baboon, Defender of the Forest": (
        "When another Beast-Type monster you control is destroyed while it is face-up and sent to your Graveyard, "
        "if it is not the Damage Step and this card is in your hand or in your Graveyard: "
        "You can pay 1000 Life Points; Special Summon this card."
    ),
    "Reaper on the Nightmare": (
        '"Spirit Reaper" + "Nightmare Horse"\n'
        "This card cannot be destroyed by battle. When this card is targeted by an effect, "
        "destroy it after that effect resolves. This card can attack directly.\n"
        "When this card inflicts battle damage to your opponent by a direct attack: "
        "Your opponent discards 1 random card."
    ),
}
"""What cards should say, written from their declarations' meaning."""

LEFTOVERS: Final = {
    "a mark of the catalog": re.compile(r"[{}\[\]~=|#_]"),
    "two spaces, or one before a stop": re.compile(r"  | [.,;:]"),
    "two stops": re.compile(r"[.,;:]\s*[.,;:]"),
    "a value of Python": re.compile(r"\b(?:None|True|False)\b"),
    "a capital in the middle of a clause": re.compile(
        r"(?:, |; |then |and |you can )(?:Draw|Destroy|Target|If|When|You|Your|This)\b"
    ),
    "no capital after a stop": re.compile(r"(?:^|\. |: |● )[a-z]", re.MULTILINE),
    "a article before a vowel": re.compile(r"\ba [aeio]|\ban [^aeiouAEIOU8]"),
    "a word twice": re.compile(r"\b(\w+) \1\b"),
    "a possessive of a long noun": re.compile(r"controls's|field's|Graveyard's ATK"),
}


def plain(text: str) -> str:
    """The text without the names that it quotes: they follow rules of their own."""
    return re.sub(r'"[^"]*"', "X", text)


def leftovers(text: str) -> list[str]:
    """What is wrong with a text."""
    return [what for what, pattern in LEFTOVERS.items() if pattern.search(plain(text))]


@pytest.mark.parametrize("name", TEXTS)
def test_what_a_card_says(name: str) -> None:
    assert text_of_printed(printed_named(name)) == TEXTS[name]


@pytest.mark.parametrize("name", DECLARED)
def test_every_declared_card_says_something_whole(name: str) -> None:
    text = text_of_card(facts.by_name(name).passcode)
    assert text
    assert leftovers(text) == []
    assert all(line.endswith((".", ":")) or is_materials(line) for line in text.split("\n"))


def is_materials(line: str) -> bool:
    """Whether a line says what the Fusion Materials are, and nothing else."""
    return (
        re.fullmatch(r'(?:"[^"]+"|\d+ [^"+.]+ monsters?)(?: \+ (?:"[^"]+"|\d+ [^"+.]+ monsters?))*', line) is not None
    )


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("Draw {0} cards.", "a mark of the catalog"),
        ("Draw 2 cards .", "two spaces, or one before a stop"),
        ("Draw 2 cards..", "two stops"),
        ("Draw None cards.", "a value of Python"),
        ("draw 2 cards.", "no capital after a stop"),
        ("Discard 1 card, then Draw 2 cards.", "a capital in the middle of a clause"),
        ("Discard a EARTH monster or a other card.", "a article before a vowel"),
        ("Draw the the card.", "a word twice"),
    ],
)
def test_a_leftover_is_found(text: str, wrong: str) -> None:
    assert leftovers(text) == [wrong]


def test_a_card_without_a_text_says_nothing() -> None:
    assert text_of_printed(printed_named("Gemini Elf")) == ""


def test_a_text_is_the_same_for_another_printing() -> None:
    """A card printed under two passcodes has one text."""
    face = printed_named("Pot of Greed")
    assert text_of_card(face.code) == text_of_printed(printed(face.code))


def test_what_both_bullets_share_is_not_said_of_one_activation() -> None:
    """Solemn Judgment has two activations under different conditions: no choice among effects."""
    lines = text_of_printed(printed_named("Solemn Judgment")).split("\n")
    assert [line.split(":")[0] for line in lines] == [
        "When a Spell or Trap Card is activated",
        "When a monster would be Summoned",
    ]
