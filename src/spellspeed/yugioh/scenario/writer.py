"""From a running duel to a scenario file that begins where it stands.

A position of a scenario is the beginning of a phase with nothing under way, so only a turn player's free decision in a Main Phase or
Battle Step can be written. What was written is read back and built, and compared with the duel: a position that the language cannot say
(an effect that lasts until the End Phase, an effect that was used in this turn) is refused and what is missing is named.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Final

from spellspeed.errors import SpellspeedError
from spellspeed.kernel.asks import option
from spellspeed.kernel.cards import Card
from spellspeed.scenario.errors import ScenarioError
from spellspeed.scenario.model_scenarios import DuelScenario
from spellspeed.yugioh.book.end_of_match import extra_turns
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.alterations import Alteration
from spellspeed.yugioh.duel.clauses import ORDINARY
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.kept_names import TURNS
from spellspeed.yugioh.duel.marks import how_summoned
from spellspeed.yugioh.duel.memory import kept_by, kept_number
from spellspeed.yugioh.duel.profile import profile
from spellspeed.yugioh.duel.rights import X_CONTROL
from spellspeed.yugioh.duel.turn_limits import TIMED, UNLIMITED
from spellspeed.yugioh.match.teams import ROLES
from spellspeed.yugioh.scenario.game import own_scenarios
from spellspeed.yugioh.scenario.position import NotRunnable, build
from spellspeed.yugioh.scenario.position_facts import differences, facts_of

SEATS: Final = {2: ("A", "B"), 4: ROLES}
KEYS: Final = (
    (t.HAND, "hand"),
    (t.MONSTERS, "monsters"),
    (t.SPELLS, "spells_traps"),
    (t.FIELD, "field_spell"),
    (t.GRAVEYARD, "graveyard"),
    (t.REMOVED, "removed"),
    (t.FUSION_DECK, "fusion_deck"),
    (t.DECK, "deck"),
)
"""The zones in the order in which they are written."""
ON_FIELD: Final = (t.MONSTERS, t.SPELLS, t.FIELD)
THIS_TURN: Final = {
    t.NORMAL_SUMMON: "normal",
    t.TRIBUTE_SUMMON: "tribute",
    t.FLIP_SUMMON: "flip",
    t.SPECIAL_SUMMON: "special",
}


class NotWritable(SpellspeedError):
    """A scenario cannot begin where the duel stands; the message says what it cannot say."""


def is_position(duel: Duel) -> bool:
    """Whether the duel stands where a scenario can begin: a free decision of the turn player in a Main Phase or Battle Step."""
    ask = duel.ask
    return (
        ask is not None
        and ask.kind == t.A_OPEN
        and option(t.PASS) not in ask.options
        and duel.phase in (t.MAIN1, t.BATTLE, t.MAIN2)
        and not duel.chain
        and duel.battle is None
    )


def scenario_text(duel: Duel, title: str) -> str:
    """The scenario that begins where the duel stands; reading it gives the same position. Raises NotWritable."""
    if not is_position(duel):
        raise NotWritable(
            "a scenario begins at a free decision of the turn player in a Main Phase or Battle Step, with nothing under way"
        )
    text = Writer(duel).text(title)
    missing = differences(facts_of(duel), facts_of(read_back(text)))
    if missing:
        raise NotWritable(f"a scenario cannot say everything of this position: it differs in {', '.join(missing)}")
    return text


def read_back(text: str) -> Duel:
    """The duel at the beginning of a text that was just written. Raises NotWritable where it cannot be read."""
    try:
        (scenario,) = own_scenarios(text, "the exported position")
        assert isinstance(scenario, DuelScenario), "a position is of a duel"
        return build(scenario)[0]
    except (ScenarioError, NotRunnable) as refused:
        raise NotWritable(f"a scenario cannot begin here: {refused}") from refused


class Writer:
    """Writes one position."""

    def __init__(self, duel: Duel) -> None:
        self.duel: Final = duel
        self.seats: Final = SEATS[duel.seats]
        self.named: Final = self.names_with_numbers()

    def text(self, title: str) -> str:
        """The whole scenario."""
        duel = self.duel
        lines = [f"scenario: {quoted(title)}"]
        if duel.seats != 2:
            begins = duel.first_seat if duel.onward() < 0 else 0
            lines.append(f"seats: [{', '.join([self.seats[seat] for seat in duel.order_from(begins)])}]")
        lines += [
            f"profile: {self.profile_text()}",
            f"turn: {duel.turn}",
            f"turn_player: {self.seats[duel.turn_seat]}",
            f"phase: {t.PHASES[duel.phase]}",
        ]
        lines += self.limit_of_turns()
        for seat in range(duel.seats):
            lines += self.side(seat)
        return "\n".join(lines) + "\n"

    def limit_of_turns(self) -> list[str]:
        """What is said of a duel in which time was called, or of the one of four turns (T-6.9); the score of its match is not known here."""
        duel = self.duel
        if duel.limited_by == UNLIMITED:
            return []
        called = [] if duel.limited_by == TIMED else ["time: called"]
        return ["match: {}", *called, f"turns: {extra_turns(duel)}"]

    def profile_text(self) -> str:
        """The profile by name, with the switches that are set apart from it."""
        rules = self.duel.profile
        usual = dict(profile(rules.name).for_seats(self.duel.seats).choices)
        apart = [f"{switch}: {value}" for switch, value in rules.choices if usual[switch] != value]
        return f"{{base: {rules.name}, {', '.join(apart)}}}" if apart else rules.name

    def names_with_numbers(self) -> dict[int, str]:
        """How the position names each card: seat, name, and which copy it is in the order written."""
        named: dict[int, str] = {}
        for seat, name in enumerate(self.seats):
            counts: dict[str, int] = {}
            for zone, _ in KEYS:
                for number in self.cards(seat, zone):
                    printed = self.duel.printed(number).name
                    counts[printed] = counts.get(printed, 0) + 1
                    named[number] = f"{name}'s {printed}#{counts[printed]}"
        return named

    def cards(self, seat: int, zone: int) -> Sequence[int]:
        """The cards of a zone in the order in which they are written; a Deck from the top."""
        held = [number for number in self.duel.zone(seat, zone) if number >= 0]
        return held[::-1] if zone == t.DECK else held

    def side(self, seat: int) -> list[str]:
        """A seat's side of the position."""
        duel = self.duel
        lines = [f"{self.seats[seat]}:"]
        if seat < 2:
            lines.append(f"  lp: {duel.life_of(seat)}")
        if duel.normal_summons[seat]:
            lines.append("  normal_summon: used")
        for zone, key in KEYS:
            cards = self.cards(seat, zone)
            if zone == t.FIELD and cards:
                lines.append(f"  {key}: {self.card(duel.cards[cards[0]])}")
            elif cards:
                lines.append(f"  {key}:")
                lines += [f"    - {self.card(duel.cards[number])}" for number in cards]
        lines.append(f"  deck_size: {len(duel.zone(seat, t.DECK))}")
        return lines

    def card(self, card: Card) -> str:
        """A card with everything that differs from the usual of its zone."""
        said = {"card": quoted(self.duel.printed(card.number).name)}
        if card.zone in ON_FIELD:
            said.update(self.on_field(card))
        elif card.zone == t.REMOVED and not card.face_up:
            said["face"] = "down"
        elif card.zone == t.DECK and card.face_up:
            said["face"] = "up"
        special = self.duel.printed(card.number).revival != ORDINARY
        if card.zone in (t.GRAVEYARD, t.REMOVED) and special and card.marks & t.PROPER:
            said["summoned"] = "properly"
        if card.zone == t.MONSTERS and special and not card.marks & t.PROPER:
            said["summoned"] = "improperly"
        return (
            said["card"] if len(said) == 1 else "{" + ", ".join(f"{key}: {value}" for key, value in said.items()) + "}"
        )

    def on_field(self, card: Card) -> dict[str, str]:
        """What is said of a card on the field."""
        said: dict[str, str] = {}
        if card.zone != t.FIELD:
            said["zone"] = str(card.slot + 1)
        if (lies := position_word(card)) is not None:
            said["position"] = lies
        if card.owner != card.controller:
            said["owner"] = self.seats[card.owner]
        counters = [f"{quoted(name)}: {count}" for name, count in card.counters]
        kept = kept_by(self.duel, card.binding)
        counters += [f"{quoted(one.name)}: {one.number}" for one in kept if one.name != TURNS]
        if counters:
            said["counters"] = "{" + ", ".join(sorted(counters)) + "}"
        if turns := kept_number(self.duel, card.binding, TURNS):
            said[TURNS] = str(turns)
        if card.attacked == self.duel.turn:
            said["attacked"] = "yes"
        if (came := self.this_turn(card)) is not None:
            said["this_turn"] = came
        partner = self.duel.bound_card(card.link) if card.link else -1
        if partner >= 0 and partner in self.named:
            equip = self.duel.printed(card.number).icon == t.EQUIP or bool(card.marks & t.AS_EQUIP)
            said["equipped_to" if equip else "linked_to"] = quoted(self.named[partner])
        if (until := self.controlled_until(card)) is not None:
            seat = self.seats[card.controller]
            said["control"] = f"{{of: {seat}, until: end}}" if until == t.END_PHASE_OF else seat
        return said

    def this_turn(self, card: Card) -> str | None:
        """How a card came in this turn, or was Flip Summoned."""
        duel = self.duel
        how = how_summoned(card)
        if card.zone == t.MONSTERS and card.changed == duel.turn and how == t.FLIP_SUMMON:
            return "flip"
        if card.arrived != duel.turn:
            return None
        if card.zone == t.MONSTERS and how in THIS_TURN:
            return THIS_TURN[how]
        return "set"

    def controlled_until(self, card: Card) -> int | None:
        """Until when an effect that hangs on no card gives control of a card (END_PHASE_OF, FOREVER); None if none does."""
        for effect in self.duel.lasting:
            change = effect.change
            if card.binding in effect.cards and isinstance(change, Alteration) and change.what is X_CONTROL:
                if effect.until in (t.END_PHASE_OF, t.FOREVER):
                    return effect.until
        return None


def position_word(card: Card) -> str | None:
    """The word for how a card lies; none for what is usual."""
    if card.zone != t.MONSTERS:
        return None if card.face_up else "set"
    if card.face_up:
        return None if card.position == t.ATTACK else "defense"
    return "face-down attack" if card.position == t.ATTACK else "set"


def quoted(text: str) -> str:
    """A text in quotation marks, as YAML and JSON both read it."""
    return json.dumps(text, ensure_ascii=False)
