"""The facts of an official text, read by patterns; no text stands here, and none enters the project."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from spellspeed.yugioh.duel import terms as t
from tools.signatures.tables import rows
from tools.signatures.told import Told

NAME: Final = re.compile(r'"([^"]+)"')
MATERIALS: Final = re.compile(r'^\s*(?:"[^"]+"|[^".\n]*)(?: \+ (?:"[^"]+"|[^".+\n]*))+\n')
ALWAYS: Final = re.compile(r"\((?:This card is|You can)[^)]*\)|[Tt]his card is always treated as[^.]*\.")
NUMBER: Final = re.compile(r"(?<![\w-])\d{3,5}\b")
LEVEL: Final = re.compile(
    r"\b(?:levels?|level is) (\d{1,2})(?:,? (?:or|and|and/or) (\d{1,2})\b(?! (?:or|lower|higher)))?|(\d{1,2})-star|(\d{1,2}) stars"
)
COUNT: Final = re.compile(r"(?<![\w/-])(\d{1,2})(?:st|nd|rd|th)?\b")
WORDS: Final = {
    "two": "2",
    "three": "3",
    "four": "4",
    "five": "5",
    "six": "6",
    "second": "2",
    "third": "3",
    "twice": "2",
    "double": "2",
}
ZONE: Final = r"(?:hands?|decks?|graveyards?|fusion decks?|field|side of the field)"
OWNERS: Final = (
    r"your opponent's|your opponents'|opponent's|their opponent's|your own|your|the|his or her|their|either player's|each player's|both players'?"
    r"|either|respective|that player's|its owner's|the owner's|owner's|a|"
)
GOAL: Final = r"(?<!up )\b(?:(?:in)?to|on) (?:the )?(?:top |bottom |top or bottom )?(?:of )?"
AND: Final = r",? (?:or|and|and/or) (?:the )?|, (?:the )?|/"
PLACE: Final = re.compile(rf"(?P<goal>{GOAL})?(?P<whose>{OWNERS}) ?(?P<zones>{ZONE}(?:(?:{AND}){ZONE})*)")
"""Zones and whose they are, and whether something goes there."""
THEIRS: Final = frozenset({"your opponent's", "your opponents'", "opponent's"})
YOURS: Final = frozenset({"your", "your own"})


PHRASES: Final = rows("phrases.tsv")
"""Newer and older terms for the same, and reminders that tell nothing; in small letters."""
PATTERNS: Final = rows("patterns.tsv")
"""A fact, the words of a text that tell it, and the words that answer a declaration which tells it."""
CHOSEN: Final = r"(?:\d|monster|card|attacking|face|spell|trap|opponent|it\b|other|of)"
FROM_HIDDEN: Final = r"(?![^.;]*(?:in it|among|from (?:your|their|your opponent's) (?:deck|hand)|to them))"
TARGETS: Final = re.compile(
    rf"\btarget (?:the |up to |a |an |any |all |one |both |that |this |each |either |another )?{CHOSEN}"
    rf"|\bselect (?:up to )?(?:the )?(?:\d|one|an?|any)\b{FROM_HIDDEN}"
)
"""Words that choose a target."""
OLD_TARGETS: Final = re.compile(
    r"\b(?:destroy|take control of|special summon|flip|add|make|(?<!by )(?<!can )remove from play|increase"
    r"|change the (?:attack|battle)[^.]*? of|return)s? (?:up to )?(?:the (?:effect|atk|def) of )?\d (?!cards? (?:from|in) your hand)"
    r"(?![^.;]*(?:from (?:your )?(?:the )?(?:hand|deck|fusion deck)|your hand or deck|from your hand|counter|token))"
)
"""What chose a target in texts that did not call it so."""
OPTIONAL: Final = re.compile(
    r"\b(?:you|your opponent|opponent|each player|the player|that player|its owner|the owner|players?|they|controller|either player|both players"
    r"|the turn player) (?:can|may)\b(?! only| not\b| attack)"
)
"""Words that leave a choice."""
OLD_OPTIONAL: Final = re.compile(
    r"(?:^|[.\n] )(?:by )?(?:tribut|pay|discard|offer|remove from play)\w* [^.;:]*(?: to |,)|by paying|if you tribute"
)
"""A cost in texts that did not say "you can", on Monster Cards."""


def plain(text: str) -> str:
    """A text without its materials and reminders, its names as signs, its newer terms as those of the era, in small letters."""
    text = unicodedata.normalize("NFKC", text).replace("\u2019", "'").replace("\r", "")
    text = MATERIALS.sub("", text)
    text = text.replace("\u201c", '"').replace("\u201d", '"')
    text = (
        NAME.sub(lambda found: "token" if "token" in found.group().lower() else '"', text)
        .lower()
        .replace(",000", "000")
    )
    text = re.sub(r"(\d),(\d{3})\b", r"\1\2", text)
    for pattern, instead in PHRASES:
        text = re.sub(pattern, instead or " ", text)
    return text


def facts_of(text: str, is_monster: bool) -> Told:
    """All facts of an official text; texts of monsters that are older than the colon say "pay 500 to ..." for what is optional."""
    told = Told()
    marked = unicodedata.normalize("NFKC", text).replace("\u201c", '"').replace("\u201d", '"')
    own = MATERIALS.match(marked)
    for name in NAME.findall(ALWAYS.sub("", marked)):
        in_materials = own is not None and f'"{name}"' in own.group()
        (told.allow if in_materials or "token" in name.lower() else told.say)(f"name {name.lower().strip(' ,.')}")
    said = plain(text)
    for name in (*t.ATTRIBUTES,):
        if re.search(rf"\b{name.lower()}\b", said) and re.search(rf"\b{name}\b", marked):
            told.say(f"attribute {name}")
            told.mentions[f"attribute {name}"] = len(re.findall(rf"\b{name}\b", marked))
    read_types(said, told)
    read_numbers(said, told)
    read_places(said, told)
    ordinary = re.sub(r"(?:cannot|can only|must)[^.]*summon[^.]*\.", " ", said)
    for fact, says, allows in PATTERNS:
        if says and re.search(says, ordinary if fact.startswith("summon ") else said):
            told.say(fact)
        elif allows and re.search(allows, said):
            told.allow(fact)
    if {"summon normal", "summon flip", "summon special"} <= told.says:
        told.says -= {"summon normal", "summon flip", "summon special"}
        told.allow("summon normal", "summon flip", "summon special")
    told.mentions["place your field"] += len(
        re.findall(r"\byou control\b|\byour (?:\w+ )?(?:monsters?|spells?|traps?|cards?|\")", said)
    )
    told.mentions["place opponent's field"] += len(
        re.findall(
            r"(?:opponent|they|that player|player) controls?\b|opponent's (?:\w+ )?(?:monsters?|spells?|traps?|cards?|\")",
            said,
        )
    )
    told.counted["targets"] = len(re.findall(TARGETS, said))
    told.counted["optional"] = len(re.findall(OPTIONAL, said))
    if ":" not in said.replace("flip:", "") and ";" not in said:
        told.counted["targets"] = told.counted["targets"] or len(re.findall(OLD_TARGETS, said))
        if is_monster:
            told.counted["optional"] += len(re.findall(OLD_OPTIONAL, said))
    read_timing(said, told)
    return told


def read_types(said: str, told: Told) -> None:
    """Types, the longer names first, so that "beast-warrior" is no beast."""
    for name in sorted(t.TYPES, key=len, reverse=True):
        found = re.search(rf"\b{name.lower()}s?\b(?!-)|\b{name.lower()}s?-type", said)
        if found:
            told.say(f"type {name}")
            told.mentions[f"type {name}"] = len(re.findall(rf"\b{name.lower()}s?\b", said))
            said = re.sub(rf"\b{name.lower()}s?\b", " ", said)


def read_numbers(said: str, told: Told) -> None:
    """Numbers of three figures and more, Levels, and small numbers from two on."""
    told.say(*(f"number {int(number)}" for number in NUMBER.findall(said) if int(number)))
    for found in LEVEL.finditer(said):
        told.say(*(f"level {number}" for number in found.groups() if number and int(number) > 1))
    rest = LEVEL.sub(" ", said)
    tell = told.allow if "ritual summon" in said else told.say  # the Level of the Ritual Monster
    tell(*(f"count {int(number)}" for number in COUNT.findall(rest) if int(number) > 1))
    told.allow(*(f"count {number}" for word, number in WORDS.items() if re.search(rf"\b{word}\b", rest)))
    told.mentions.update(f"count {number}" for number in COUNT.findall(rest))
    told.mentions.update(f"count {number}" for word, number in WORDS.items() for _ in re.findall(rf"\b{word}\b", rest))
    told.allow("count 2") if re.search(r"\bboth\b", rest) else None
    told.allow(*(f"level {number}" for number in COUNT.findall(rest)))


def read_places(said: str, told: Told) -> None:
    """Zones and whose they are; where something goes to is only allowed, as verbs tell it."""
    for found in PLACE.finditer(said):
        whose = "your" if found["whose"] in YOURS else "opponent's" if found["whose"] in THEIRS else ""
        for zone in re.findall(ZONE, found["zones"]):
            name = "field" if "field" in zone else zone.rstrip("s")
            tell = told.allow if found["goal"] or (name == "field" and not whose) else told.say
            if name != "field":
                tell(f"zone {name}")
            told.mentions.update(
                [f"place your {name}", f"place opponent's {name}"] if not whose else [f"place {whose} {name}"]
            )
            if whose:
                tell(f"place {whose} {name}")
            else:
                told.allow(f"place your {name}", f"place opponent's {name}") if name != "field" else None


def read_timing(said: str, told: Told) -> None:
    """How many optional triggers say "when", how many "if". "Each time" says neither."""
    if "each time" in said:
        told.timing_is_open = True
    for sentence in re.split(r"(?<=[.;\n])\s|\u25cf|(?<=flip:)", said):
        if not re.search(r"\b(?:you|your opponent|that player|its owner|they) (?:can|may)\b(?! only)", sentence):
            continue
        if re.search(r"quickly|would be|instead|phase[^:]*:|negate", sentence):
            continue
        found = re.search(r"\b(?:(when)|(if))\b[^:]*?(?:,|:)[^:]*?(?:can|may)\b", sentence)
        if found and re.search(
            r"\bis |\bare |destroys|inflict|battles|battled|declares|discarded|draw|attacked|flipped|activated|damage",
            found.group(),
        ):
            told.counted["optional when" if found.group(1) else "optional if"] += 1
