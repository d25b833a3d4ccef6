"""The words that only scenarios of this game have, with their meanings, and how its steps are written."""

from __future__ import annotations

import re
from typing import Final, Literal

from spellspeed.scenario import vocabulary as shared
from spellspeed.scenario.game import GameWords, Reading, Verb
from spellspeed.scenario.model import Where
from spellspeed.scenario.model_steps import Intent
from spellspeed.scenario.values import refuse
from spellspeed.yugioh.match.teams import ROLES

NAME: Final = "yugioh"
"""What `game` says."""

ZONES: Final = {
    "hand": "the hand",
    "monsters": "the Monster Card Zones",
    "spells_traps": "the Spell & Trap Card Zones",
    "field_spell": "the Field Card Zone: one card, or `[]`",
    "graveyard": "the Graveyard, in the order of arrival",
    "removed": "the cards removed from play",
    "deck": "the Deck, from the top",
    "fusion_deck": "the Fusion Deck",
    "side_deck": "the Side Deck",
}
SIDE_KEYS: Final = {
    "lp": "the Life Points; 8000 unless they are written. In a team duel those of the team, written once",
    **ZONES,
    "deck_size": "how many cards the Deck holds; fillers lie below those of `deck`. 30 unless it is written",
    "normal_summon": "`used`: this turn's Normal Summon or Set is over",
}
CARD_KEYS: Final = {
    "card": "the name",
    "position": "of a monster `attack` (the default), `defense`, `set`, `face-down attack`; of a Spell or Trap `face-up` (the default) or `set`",
    "zone": "the place in the row, 1 to 5",
    "counters": "`{Spell Counter: 2}`",
    "owner": "whose card it is, where that is another seat",
    "attacked": "`yes`: it has attacked this turn",
    "this_turn": "how it came this turn: `normal`, `tribute`, `set`, `flip`, `special`, `fusion`, `ritual`",
    "summoned": "`properly` or `improperly`: whether it was once Summoned as it must be, for cards that can only be revived then",
    "equipped_to": "the monster that it is equipped to; what the equipment does has begun",
    "linked_to": "the card that its effect is bound to, such as the monster of Call of the Haunted",
    "turns": "the turns that its effect has counted so far",
    "declared": "what was declared for it: a name, a Type, a number",
    "control": "who controls it for a time: a seat, or `{of: B, until: end}`",
    "face": "`up` (the default) or `down`",
}
ON_FIELD: Final = tuple(key for key in CARD_KEYS if key != "face")
KEYS_BY_ZONE: Final = {
    "monsters": ON_FIELD,
    "spells_traps": ON_FIELD,
    "field_spell": tuple(key for key in ON_FIELD if key != "zone"),
    "graveyard": ("card", "owner", "summoned", "this_turn", "linked_to", "turns", "declared"),
    "removed": ("card", "owner", "face", "summoned", "this_turn", "linked_to", "turns", "declared"),
    "hand": ("card", "owner"),
    "deck": ("card", "owner", "face"),
    "fusion_deck": ("card", "owner"),
    "side_deck": ("card", "owner"),
}
MONSTER_POSITIONS: Final = ("attack", "defense", "set", "face-down attack")
SPELL_POSITIONS: Final = ("set", "face-up")

PHASES: Final = {
    "draw": "the Draw Phase; nothing is drawn yet",
    "standby": "the Standby Phase",
    "main1": "Main Phase 1",
    "battle": "the Battle Phase, in its Battle Step; nothing is declared",
    "main2": "Main Phase 2",
    "end": "the End Phase",
}
CARD_VERBS: Final = {
    "summon": Verb(
        "summon X",
        "Normal Summons a monster, with Tributes or without, also where an effect grants it, and the second Summon of a Gemini monster",
    ),
    "set": Verb("set X", "Sets a monster, a Spell Card or a Trap Card"),
    "flip": Verb("flip X", "Flip Summons a monster"),
    "special summon": Verb("special summon X", "Special Summons a monster by its own procedure"),
    "activate": Verb(
        "activate X",
        "activates a card or an effect, also an optional trigger or an effect that is due in this phase; `activate X effect 2` for the second",
    ),
    "attack": Verb("attack X -> Y or attack X directly", "declares an attack; also the answer to a replay"),
    "change": Verb("change X to attack or change X to defense", "changes the battle position"),
    "choose": Verb(
        "choose X, choose 1st, 2nd or choose nothing",
        "answers the open question: a card, several with commas and no brackets, a word, a number, or places of a list",
    ),
}
BARE_VERBS: Final = {
    "enter battle": Verb("enter battle", "ends Main Phase 1 and goes to the Battle Phase"),
    "enter main2": Verb("enter main2", "ends the Battle Phase and goes to Main Phase 2"),
    "end phase": Verb("end phase", "ends the phase: from a Main Phase or the Battle Phase to the End Phase"),
    "end turn": Verb("end turn", "ends phases until the turn is over, passing everything optional"),
    "pass": Verb("pass", "does nothing, at this very window"),
    "yes": Verb("yes", "says yes to the open question"),
    "no": Verb("no", "says no to it"),
    "no attack": Verb("no attack", "gives up the attack in a replay"),
    "allow": Verb("allow", "gives the partner the permission that was asked for"),
    "refuse": Verb("refuse", "refuses it: the action is undone"),
    "surrender": Verb("surrender", "gives up"),
    "offer draw": Verb("offer draw", "offers a draw"),
    "accept": Verb("accept", "accepts the draw that was offered"),
}

EXPECTED_CARD_KEYS: Final = {
    "card": "the name",
    "position": "`attack`, `defense`, `set`, `face-down attack`, `face-up`",
    "face": "`up` or `down`",
    "zone": "the place in the row, 1 to 5",
    "atk": "the ATK, as it is now",
    "def": "the DEF, as it is now",
    "level": "the Level, as it is now",
    "kind": "the kind: `monster`, `spell`, `trap`; `normal effect fusion ritual spirit toon union gemini token`; of a Spell or Trap its icon",
    "attribute": "the Attribute, as it is now",
    "type": "the Type, as it is now",
    "counters": "its counters: `{Spell Counter: 2}`",
    "owner": "whose card it is",
    "controller": "who controls it",
    "equipped_to": "the monster that it is equipped to",
    "equips": "the cards that it is equipped with",
}
SEAT_EXPECT_KEYS: Final = {
    "lp": "the Life Points",
    "hand_size": "how many cards are in the hand",
    **ZONES,
    "graveyard": "the Graveyard, in any order",
    "deck": "the whole Deck, in any order",
    "deck_size": "how many cards are in the Deck",
    "normal_summon": "`used` or `unused`",
    "graveyard_order": "the Graveyard, in the order of arrival",
    "deck_top": "the first cards of the Deck, from the top",
}

_EFFECT: Final = re.compile(r"(?P<card>.*\S) effect (?P<effect>[1-9][0-9]?|none)")
SECOND_TEAM_BEGINS: Final = ("2A", "1A", "2B", "1B")
"""TEAM-II-3. The seats in turn order where the team that is called 2 began: they keep the places that their names say."""


def positions_in(zone: str) -> tuple[str, ...]:
    """How a card can be written to lie in a zone of a position."""
    return MONSTER_POSITIONS if zone == "monsters" else SPELL_POSITIONS


def read_activate(text: str, rest: str, where: Where, reading: Reading) -> Intent:
    """`activate X`, `activate X effect 2`, `activate X effect none`; a card whose name ends so is meant itself."""
    found = _EFFECT.fullmatch(rest)
    known = reading.value_or_none(rest, ())
    if found is None or (known is not None and known.card is not None):
        return Intent(text=text, verb="activate", card=reading.ref(rest, where))
    effect: int | Literal["none"] = "none" if found["effect"] == "none" else int(found["effect"])
    return Intent(text=text, verb="activate", card=reading.ref(found["card"], where), effect=effect)


def read_attack(text: str, rest: str, where: Where, reading: Reading) -> Intent:
    """`attack X -> Y`, `attack X directly`."""
    attacker, arrow, target = (part.strip() for part in rest.partition("->"))
    if not arrow and rest.endswith(" directly"):
        attacker = rest.removesuffix(" directly").strip()
        return Intent(text=text, verb="attack", card=reading.ref(attacker, where), direct=True)
    if not arrow or not attacker or not target:
        refuse(where, f'"{text}" does not say what is attacked', f"Write {CARD_VERBS['attack'].form}.")
    return Intent(text=text, verb="attack", card=reading.ref(attacker, where), target=reading.ref(target, where))


def read_change(text: str, rest: str, where: Where, reading: Reading) -> Intent:
    """`change X to attack`, `change X to defense`."""
    card, to, position = rest.rpartition(" to ")
    if not to or position not in ("attack", "defense"):
        refuse(where, f'"{text}" does not say to which position', f"Write {CARD_VERBS['change'].form}.")
    return Intent(text=text, verb="change", card=reading.ref(card.strip(), where), position=position)


WORDS: Final = GameWords(
    seats=("A", "B"),
    renamed={SECOND_TEAM_BEGINS: ROLES},
    phases=PHASES,
    first_phase="main1",
    side_keys=SIDE_KEYS,
    zones=tuple(ZONES),
    card_keys=CARD_KEYS,
    keys_by_zone=KEYS_BY_ZONE,
    positions_in=positions_in,
    card_verbs=CARD_VERBS,
    bare_verbs=BARE_VERBS,
    grammars={"activate": read_activate, "attack": read_attack, "change": read_change},
    expect_keys=shared.EXPECT_KEYS,
    seat_expect_keys=SEAT_EXPECT_KEYS,
    expected_card_keys=EXPECTED_CARD_KEYS,
    expected_positions=(*MONSTER_POSITIONS, "face-up"),
    has_positions=True,
)
