"""Random positions around a card, and answers at random."""

from __future__ import annotations

import collections
import random
from collections.abc import Mapping
from typing import Final

from spellspeed.kernel.asks import Ask, subject_of, verb_of
from spellspeed.kernel.door import advance, answer
from spellspeed.scenario import DuelScenario
from spellspeed.yugioh.cards import facts
from spellspeed.yugioh.cards.facts import CardFacts
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.scenario.option_names import PASS_OPTION, is_free_decision, is_question
from spellspeed.yugioh.scenario.position import build

PLAIN: Final = (
    "Gemini Elf", "Summoned Skull", "Celtic Guardian", "Mystical Elf", "Giant Soldier of Stone", "Skull Servant", "Blue-Eyes White Dragon",
    "Dark Magician", "La Jinn the Mystical Genie of the Lamp", "Kuriboh", "Battle Ox", "7 Colored Fish", "Harpie Lady", "Dragon Zombie",
    "Mechanicalchaser", "Sangan", "Giant Rat", "Axe Raider",
)  # fmt: skip
"""Monsters that stand about."""
STAPLES: Final = (
    "Mystical Space Typhoon", "Book of Moon", "Sakuretsu Armor", "Trap Hole", "Call of the Haunted", "Dark Hole", "Smashing Ground",
    "Ring of Destruction", "Waboku", "Scapegoat", "Enemy Controller", "Rush Recklessly", "Dust Tornado", "Mirror Force", "Solemn Judgment",
    "Monster Reborn", "Heavy Storm", "Swords of Revealing Light", "Change of Heart", "Premature Burial", "Skill Drain", "Jar of Greed",
    "Compulsory Evacuation Device", "Divine Wrath", "Magic Jammer", "Seven Tools of the Bandit", "Torrential Tribute", "Bottomless Trap Hole",
    "Royal Decree", "Creature Swap", "Snatch Steal", "Pot of Greed", "Offerings to the Doomed", "Nobleman of Crossout", "Fissure",
    "Hammer Shot", "Shrink", "Raigeki", "Black Pendant",
)  # fmt: skip
"""Spells and Traps that are played besides."""
MOST_ANSWERS: Final = 400
RELUCTANT: Final = 0.25
"""How often, against others, a free decision ends the turn or Sets a card."""

Side = dict[str, list[str]]


def quoted(name: str) -> str:
    """A name as a scenario writes it."""
    return '"' + name.replace('"', '\\"') + '"'


def monster_on_field(name: str, x: float) -> str:
    """A monster on the field, mostly in Attack Position."""
    if x < 0.6:
        return quoted(name)
    return f"{{card: {quoted(name)}, position: {'set' if x < 0.85 else 'defense'}}}"


def set_card(name: str) -> str:
    """A Set Spell or Trap Card."""
    return f"{{card: {quoted(name)}, position: set}}"


def listed(zone: str, cards: list[str]) -> str:
    """The cards of a zone, as a scenario writes them."""
    return cards[0] if zone == "field_spell" else f"[{', '.join(cards)}]"


def position_text(title: str, sides: Mapping[str, Side], rng: random.Random) -> str:
    """The position as a scenario without steps; now and then in the Battle Phase, or with few Life Points."""
    lines = ["scenario: " + quoted(title), "profile: goat"]
    if rng.random() < 0.1:
        lines.append("phase: battle")
    for seat in "AB":
        body = {zone: cards for zone, cards in sides[seat].items() if cards}
        if body:
            lines.append(f"{seat}:")
            if rng.random() < 0.1:
                lines.append("  lp: 1500")
            lines += [f"  {zone}: {listed(zone, cards)}" for zone, cards in body.items()]
    return "\n".join(lines) + "\n"


class Maker:
    """Makes positions around a focus card, out of these cards."""

    def __init__(self, codes: list[int], most_set: int) -> None:
        pool_facts = [facts.by_passcode(code) for code in codes]
        names = {fact.name for fact in pool_facts}
        self.most_set: Final = most_set
        self.monsters: Final = [
            f.name for f in pool_facts if f.kind == "monster" and not f.is_fusion and not f.is_ritual
        ]
        self.others: Final = [fact.name for fact in pool_facts if fact.kind != "monster"]
        self.plain: Final = [name for name in PLAIN if name in names]
        self.staples: Final = [name for name in STAPLES if name in names]

    def text(self, focus: int, rng: random.Random) -> str:
        """A position as a scenario without steps."""
        fact = facts.by_passcode(focus)
        sides: dict[str, Side] = {seat: collections.defaultdict(list) for seat in "AB"}
        owner = "A" if rng.random() < 0.75 else "B"
        self.lay_focus(fact, owner, sides[owner], rng)
        for seat in "AB":
            self.lay_others(sides[seat], rng)
        return position_text("fuzz " + fact.name, sides, rng)

    def lay_focus(self, fact: CardFacts, owner: str, side: Side, rng: random.Random) -> None:
        """The card that it is about, where it can do something."""
        if fact.kind == "monster":
            where = rng.random()
            extra = fact.is_fusion or fact.is_ritual
            if (extra and where < 0.8) or 0.55 < where < 0.92:
                side["monsters"].append(monster_on_field(fact.name, rng.random() if not extra else 0.0))
            elif where < 0.55:
                side["hand"].append(quoted(fact.name))
            else:
                side["graveyard"].append(quoted(fact.name))
        elif fact.icon == "Field":
            side["hand"].append(quoted(fact.name))
        elif fact.kind == "trap" or owner == "B" or rng.random() < 0.15:
            side["spells_traps"].append(set_card(fact.name))
        else:
            side["hand"].append(quoted(fact.name))

    def lay_others(self, side: Side, rng: random.Random) -> None:
        """Some cards besides."""
        for _ in range(rng.randint(1, 3)):
            if len(side["monsters"]) < 4:
                name = self.some_plain(rng) if rng.random() < 0.7 else rng.choice(self.monsters)
                side["monsters"].append(monster_on_field(name, rng.random()))
        for _ in range(rng.randint(0, self.most_set)):
            name = rng.choice(self.staples) if rng.random() < 0.8 else rng.choice(self.others)
            if facts.by_name(name).icon != "Field":
                side["spells_traps"].append(set_card(name))
        for _ in range(rng.randint(0, 2)):
            x = rng.random()
            name = self.some_plain(rng) if x < 0.5 else rng.choice(self.staples if x < 0.8 else self.monsters)
            side["hand"].append(quoted(name))
        for _ in range(rng.randint(0, 2)):
            side["graveyard"].append(quoted(self.some_plain(rng) if rng.random() < 0.7 else rng.choice(self.monsters)))
        if rng.random() < 0.15:
            side["deck"] += [quoted(self.some_plain(rng)) for _ in range(3)]

    def some_plain(self, rng: random.Random) -> str:
        """A monster that stands about."""
        return rng.choice(self.plain)


class Chooser:
    """Answers at random."""

    def __init__(self, rng: random.Random, passing: float, focus: int = -1) -> None:
        self.rng: Final = rng
        self.passing: Final = passing
        self.focus: Final = focus

    def picks(self, duel: Duel, ask: Ask) -> tuple[int, ...]:
        """One legal answer; the focus card is used where it can be."""
        if is_question(ask):
            return question_picks(ask, self.rng)
        mine = [
            c
            for c in ask.options
            if c != PASS_OPTION and subject_of(c) >= 0 and duel.cards[subject_of(c)].face.code == self.focus
        ]
        if mine and self.rng.random() < 0.6:
            return (self.rng.choice(mine),)
        if PASS_OPTION in ask.options and self.rng.random() < self.passing:
            return (PASS_OPTION,)
        options = list(ask.options)
        if is_free_decision(ask):
            weights = [RELUCTANT if verb_of(c) in (t.END_PHASE, t.SET_SPELL, t.SET_MONSTER) else 1.0 for c in options]
            return (self.rng.choices(options, weights)[0],)
        return (self.rng.choice(options),)

    def played(self, scenario: DuelScenario, decisions: int) -> list[tuple[int, ...]]:
        """Answers made at random, up to a free decision."""
        duel, _ = build(scenario)
        advance(duel)
        inputs: list[tuple[int, ...]] = []
        free = 0
        for _ in range(MOST_ANSWERS):
            ask = duel.ask
            if ask is None:
                break
            if is_free_decision(ask):
                free += 1
                if free > decisions or duel.turn > scenario.turn + 2:
                    break
            picks = self.picks(duel, ask)
            answer(duel, duel.serial, picks, ask.seat)
            inputs.append(picks)
        return inputs


def question_picks(ask: Ask, rng: random.Random) -> tuple[int, ...]:
    """An answer to a question, pick by pick."""
    picks: tuple[int, ...] = ()
    for _ in range(50):
        more = ask.still_possible(picks)
        if ask.is_answer(picks) and (not more or rng.random() < 0.6):
            return picks
        if not more:
            break
        picks = (*picks, rng.choice(list(more)))
    single = ask.single_answer()
    return single if single is not None else picks
