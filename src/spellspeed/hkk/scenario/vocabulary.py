"""The words that only scenarios of this game have, with their meanings, and how its steps are written."""

from __future__ import annotations

from typing import Final

from spellspeed.scenario import vocabulary as shared
from spellspeed.scenario.game import GameWords, Reading, Verb
from spellspeed.scenario.model import Where
from spellspeed.scenario.model_steps import Intent
from spellspeed.scenario.values import refuse

NAME: Final = "hkk"
"""What `game` says."""

ZONES: Final = {
    "hand": "the hand",
    "reserve": "the creatures in reserve",
    "guard": "the creatures in the guard post",
    "table": "the other cards in play: enchantments, buildings, items",
    "collector": "the collector, where used cards go",
    "nothing": "the cards that are out of the game",
    "deck": "the deck, from the top",
}
SIDE_KEYS: Final = {
    "life": "the life; 20 unless it is written",
    "vp": "the magic points; 0 unless they are written",
    **ZONES,
    "deck_size": "how many cards the deck holds; fillers lie below those of `deck`. 30 unless it is written",
}
CARD_KEYS: Final = {
    "card": "the name",
    "position": "`active` (the default) or `passive`",
    "counters": "its counters by their names: `{temporary cost: 1}`",
    "damage": "the damage on it",
    "owner": "whose card it is, where that is the other seat",
}
POSITIONS: Final = ("active", "passive")
PHASES: Final = {
    "preparatory": "the preparatory phase",
    "draw": "the draw phase",
    "main": "the main phase",
    "movement": "the movement phase",
    "combat": "the combat phase",
    "healing": "the healing phase",
    "end": "the end phase",
}
CARD_VERBS: Final = {
    "play": Verb("play X or play X as neutralization", "plays a card, as an action or in reaction to one"),
    "use": Verb("use X", "uses an activated ability or a drawback; `effect: 2` when it has several"),
    "attack": Verb("attack X -> Y or attack X -> player", "attacks a creature or the player"),
    "move": Verb("move X to guard or move X to reserve", "moves a creature"),
    "sacrifice": Verb("sacrifice X", "answers a cost that is due"),
    "choose": Verb("choose X, choose 1st, 2nd or choose nothing", "answers the open question"),
}
BARE_VERBS: Final = {
    "pay": Verb("pay", "pays a cost that is due"),
    "pass": Verb("pass", "does nothing in a window of reactions"),
    "done": Verb("done", "does nothing more in this phase"),
    "yes": Verb("yes", "says yes to the open question"),
    "no": Verb("no", "says no to it"),
    "end turn": Verb("end turn", "ends phases until the turn is over"),
    "surrender": Verb("surrender", "gives up"),
    "offer draw": Verb("offer draw", "offers a draw"),
    "accept": Verb("accept", "accepts the draw that was offered"),
}
EXPECTED_CARD_KEYS: Final = {
    "card": "the name",
    "position": "`active` or `passive`",
    "counters": "its counters",
    "damage": "the damage on it",
    "owner": "whose card it is",
}
SEAT_EXPECT_KEYS: Final = {
    "life": "the life",
    "vp": "the magic points",
    "hand_size": "how many cards are in the hand",
    **ZONES,
    "deck": "the whole deck, in any order",
    "deck_size": "how many cards are in the deck",
    "deck_top": "the first cards of the deck, from the top",
}
EXPECT_KEYS: Final = {
    **shared.EXPECT_KEYS,
    "clauses": "how the text of a card was read: kinds of clauses in the order printed",
    "active": "the kinds of clauses that a card has now, after effects",
    "sources": "how many sources the last action was",
}

DEFINED_CARD_KEYS: Final = {
    "name": "the name",
    "type": "`creature`, `instant`, `general_spell`, `enchantment`, `building` or `item`",
    "cost": "magic points, or a map: `{vp: 2, builder: 1, sacrifice: 1, component: 1}`",
    "damage": "the damage that it deals",
    "life": "the life of a creature",
    "structure": "the structure of a building",
    "colours": "its colours",
    "subtypes": "its subtypes",
    "year": "the year of its text",
    "text": "the text, in Hungarian or English, as it is printed",
}
TYPES: Final = ("creature", "instant", "general_spell", "enchantment", "building", "item")
COSTS: Final = ("vp", "builder", "sacrifice", "component")


def positions_in(_zone: str) -> tuple[str, ...]:
    """How a card can be written to lie: the same in every zone."""
    return POSITIONS


def read_attack(text: str, rest: str, where: Where, reading: Reading) -> Intent:
    """`attack X -> Y`, `attack X -> player`."""
    attacker, arrow, target = (part.strip() for part in rest.partition("->"))
    if not arrow or not attacker or not target:
        refuse(where, f'"{text}" does not say what is attacked', f"Write {CARD_VERBS['attack'].form}.")
    if target == "player":
        return Intent(text=text, verb="attack", card=reading.ref(attacker, where), direct=True)
    return Intent(text=text, verb="attack", card=reading.ref(attacker, where), target=reading.ref(target, where))


def read_move(text: str, rest: str, where: Where, reading: Reading) -> Intent:
    """`move X to guard`, `move X to reserve`."""
    card, to, place = rest.rpartition(" to ")
    if not to or place not in ("guard", "reserve"):
        refuse(where, f'"{text}" does not say where to', f"Write {CARD_VERBS['move'].form}.")
    return Intent(text=text, verb="move", card=reading.ref(card.strip(), where), to=place)


def read_play(text: str, rest: str, where: Where, reading: Reading) -> Intent:
    """`play X`, `play X as neutralization`."""
    card, mode, other = rest.partition(" as ")
    if mode and other.strip() != "neutralization":
        refuse(where, f'"{text}" ends with a way of playing that is not known', f"Write {CARD_VERBS['play'].form}.")
    return Intent(text=text, verb="play", card=reading.ref(card.strip(), where), neutralization=bool(mode))


WORDS: Final = GameWords(
    seats=("P", "O"),
    renamed={},
    phases=PHASES,
    first_phase="main",
    side_keys=SIDE_KEYS,
    zones=tuple(ZONES),
    card_keys=CARD_KEYS,
    keys_by_zone=dict.fromkeys(ZONES, tuple(CARD_KEYS)),
    positions_in=positions_in,
    card_verbs=CARD_VERBS,
    bare_verbs=BARE_VERBS,
    grammars={"attack": read_attack, "move": read_move, "play": read_play},
    expect_keys=EXPECT_KEYS,
    seat_expect_keys=SEAT_EXPECT_KEYS,
    expected_card_keys=EXPECTED_CARD_KEYS,
    expected_positions=POSITIONS,
    has_positions=False,
)
