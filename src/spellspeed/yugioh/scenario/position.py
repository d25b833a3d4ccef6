"""From a written position to a duel that stands at the very beginning of its phase."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spellspeed.errors import SpellspeedError
from spellspeed.kernel.atoms import ask_always, give_results, lay, set_life
from spellspeed.kernel.cards import Card
from spellspeed.kernel.draws import key_of
from spellspeed.kernel.state import NOBODY
from spellspeed.scenario.errors import ScenarioError
from spellspeed.scenario.model import FILLER, PlacedCard, Side
from spellspeed.scenario.model_scenarios import DuelScenario
from spellspeed.yugioh.book.preparing import STARTING_LIFE, TOSS, bring_in, new_duel, sides_of
from spellspeed.yugioh.book.turn import T_BATTLE_STEP, T_DRAW, T_END, T_MAIN1, T_MAIN2, T_STANDBY, Turn
from spellspeed.yugioh.cards.pool import NotImplementedCard, printed_named
from spellspeed.yugioh.doing.held_down import keep_negations
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.atoms import let_choose_zones, spend_normal_summon
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.kept_names import KEPT_NAMES, TURNS
from spellspeed.yugioh.duel.marks import with_home, with_way
from spellspeed.yugioh.duel.memory import keep_number, remember_flipped, remember_fought, remember_summoned
from spellspeed.yugioh.duel.printed import PrintedCard
from spellspeed.yugioh.duel.profile import Profile, profile
from spellspeed.yugioh.duel.trap_monsters import is_trap_monster, take_zone
from spellspeed.yugioh.scenario.field_links import start_links
from spellspeed.yugioh.scenario.position_rules import check_positions
from spellspeed.yugioh.scenario.roster import Roster
from spellspeed.yugioh.scenario.turn_limit import limit

DECK_SIZE: Final = 30
SEED: Final = 0
STAY: Final = 1
"""The stay in which every card begins: a binding of 0 would mean "none"."""
STAGES: Final = {
    t.DRAW: T_DRAW,
    t.STANDBY: T_STANDBY,
    t.MAIN1: T_MAIN1,
    t.BATTLE: T_BATTLE_STEP,
    t.MAIN2: T_MAIN2,
    t.END: T_END,
}
SUMMONED_BY: Final = {
    "normal": t.NORMAL_SUMMON,
    "tribute": t.TRIBUTE_SUMMON,
    "flip": t.FLIP_SUMMON,
    "special": t.SPECIAL_SUMMON,
    "fusion": t.SPECIAL_SUMMON,
    "ritual": t.SPECIAL_SUMMON,
}


class NotRunnable(SpellspeedError):
    """The scenario needs a card or a part that is not implemented; the message names it."""


def profile_of(scenario: DuelScenario) -> Profile:
    """The rule profile of a scenario, with its switches."""
    return profile(scenario.profile.base, dict(scenario.profile.switches))


def build(scenario: DuelScenario) -> tuple[Duel, Roster]:
    """The duel of a scenario, not yet begun. Raises NotRunnable, or ScenarioError for a position that the rules forbid."""
    if len(scenario.seats) not in (2, 4):
        where = scenario.label.where
        raise ScenarioError(where.file, where.line, f"a duel has two or four seats, not {len(scenario.seats)}")
    missing_ones = not_implemented(scenario)
    if missing_ones:
        raise NotRunnable(f"not implemented: {'; '.join(missing_ones)}")
    roster = Roster(scenario.seats)
    try:
        duel = prepared(scenario, roster) if scenario.setup is not None else placed(scenario, roster)
    except NotImplementedCard as missing:
        raise NotRunnable(f"not implemented: {missing}") from missing
    limit(duel, scenario)
    ask_always(duel, True)
    let_choose_zones(duel, True)
    return duel, roster


def not_implemented(scenario: DuelScenario) -> list[str]:
    """What is to be said of the cards of a position that cannot be played, each once."""
    told: dict[str, None] = {}
    for name in dict.fromkeys(card.name for side in scenario.sides for card in cards_of(side)):
        try:
            printed_named(name)
        except NotImplementedCard as missing:
            told[str(missing)] = None
    return list(told)


def cards_of(side: Side) -> tuple[PlacedCard, ...]:
    """Every card of a side."""
    field = () if side.field_spell is None else (side.field_spell,)
    on_field = (*side.monsters, *side.spells_traps, *field)
    return (*side.hand, *on_field, *side.graveyard, *side.removed, *side.deck, *side.fusion_deck)


def prepared(scenario: DuelScenario, roster: Roster) -> Duel:
    """SETUP-1. The duel before its preparation, with the Decks as written."""
    decks: list[tuple[list[PrintedCard], list[PrintedCard]]] = []
    for name in scenario.seats:
        side = side_of(scenario, name)
        main = [printed_named(card.name) for card in side.deck]
        size = DECK_SIZE if side.deck_size is None else side.deck_size
        main += [printed_named(FILLER)] * (size - len(main))
        decks.append((main, [printed_named(card.name) for card in side.fusion_deck]))
    assert scenario.setup is not None
    duel = new_duel(decks, SEED, profile_of(scenario), TOSS)
    won = roster.seat(scenario.setup.toss) if scenario.setup.toss is not None else -1
    coins, dice, _ = forced_results(scenario)
    give_results(duel, (won, *coins) if won >= 0 else coins, dice, ())
    return duel


def forced_results(scenario: DuelScenario) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    """Coins (1 for heads) and dice as written; random picks follow when the cards have numbers."""
    return tuple(int(coin == "heads") for coin in scenario.coins), tuple(scenario.dice), ()


def side_of(scenario: DuelScenario, seat: str) -> Side:
    """The side of a seat; an empty one where none was written."""
    for side in scenario.sides:
        if side.seat == seat:
            return side
    return Side(where=scenario.label.where, seat=seat)


def placed(scenario: DuelScenario, roster: Roster) -> Duel:
    """The duel at the beginning of its phase, with every card where the position says."""
    duel = Duel()
    seats = len(scenario.seats)
    duel.prepare(profile_of(scenario), seats, sides_of(seats), STARTING_LIFE, key_of(SEED))
    duel.turn = scenario.turn
    duel.turn_seat = roster.seat(scenario.turn_player)
    duel.first_seat = seat_that_began(scenario)
    duel.phase = t.PHASES.index(scenario.phase)
    if not scenario.unchecked_position:
        check_positions(scenario.sides)
    laid: list[tuple[int, PlacedCard]] = []
    for seat, name in enumerate(scenario.seats):
        side = side_of(scenario, name)
        if side.lp is not None:
            set_life(duel, duel.side_of[seat], side.lp)
        if side.normal_summon_used:
            spend_normal_summon(duel, seat)
        laid += Placer(duel, roster, seat, scenario.turn).lay_side(side)
    start_links(duel, roster, laid)
    stand(duel, scenario, roster)
    return duel


def stand(duel: Duel, scenario: DuelScenario, roster: Roster) -> None:
    """The very beginning of the phase: nothing has happened yet."""
    keep_negations(duel)
    coins, dice, _ = forced_results(scenario)
    picks: list[int] = []
    for ref in scenario.random:
        picks += [number for number in roster.meant(duel, ref) if number not in picks][:1]
    duel.forced = (coins, dice, tuple(picks))
    duel.fresh = []
    duel.waiting = []
    duel.occasion = ()
    duel.happened = duel.batch
    duel.battle_entered = duel.phase in (t.BATTLE, t.MAIN2)
    duel.going_to = t.MAIN2 if duel.phase in (t.BATTLE, t.MAIN2) else t.END
    duel.frames = [Turn(STAGES[duel.phase])]


def seat_that_began(scenario: DuelScenario) -> int:
    """TEAM-II-3. The seat that had the first turn: of two the one whose turn it was then, of four the first one written."""
    seats = len(scenario.seats)
    if seats > 2:
        return int(scenario.second_begins)
    return (scenario.seats.index(scenario.turn_player) - (scenario.turn - 1)) % seats


class Placer:
    """Lays the cards of one seat's side."""

    def __init__(self, duel: Duel, roster: Roster, seat: int, turn: int) -> None:
        self.duel = duel
        self.roster = roster
        self.seat = seat
        self.turn = turn
        self.laid: list[tuple[int, PlacedCard]] = []

    def lay_side(self, side: Side) -> list[tuple[int, PlacedCard]]:
        """Lay everything; the cards with what was written of them."""
        zones: list[tuple[int, Sequence[PlacedCard]]] = [
            (t.HAND, side.hand),
            (t.MONSTERS, side.monsters),
            (t.SPELLS, side.spells_traps),
            (t.FIELD, () if side.field_spell is None else (side.field_spell,)),
            (t.GRAVEYARD, side.graveyard),
            (t.REMOVED, side.removed),
            (t.FUSION_DECK, side.fusion_deck),
        ]
        made: list[tuple[int, int, Card, PlacedCard]] = []
        written = [(card, zone) for zone, cards in zones for card in cards] + [(card, t.DECK) for card in side.deck]
        written.sort(key=lambda pair: pair[0].where.line)
        taken = {(zone, card.zone - 1) for card, zone in written if card.zone is not None}
        for card, zone in written:
            made.append((len(made), zone, self.make(card, zone, taken), card))
        for _, zone, new, _ in made:
            if zone != t.DECK:
                self.put(new)
        size = DECK_SIZE if side.deck_size is None else side.deck_size
        for _ in range(size - len(side.deck)):
            self.put(self.bare(FILLER, t.DECK))
        for _, zone, new, _ in reversed(made):
            if zone == t.DECK:
                self.put(new)
        self.take_zones()
        return self.laid

    def take_zones(self) -> None:
        """T-8.12. A trap monster that was written takes a Spell & Trap Card Zone too, if one is free."""
        for number in self.duel.monsters(self.seat):
            if is_trap_monster(self.duel.cards[number]) and self.duel.free_slot(self.seat, t.SPELLS) >= 0:
                take_zone(self.duel, number, self.seat)

    def put(self, card: Card) -> None:
        """Lay a card in its zone."""
        lay(self.duel, card)
        self.duel.noticed(None, card)

    def bare(self, name: str, zone: int) -> Card:
        """A card of the Deck of which nothing more was written."""
        number = len(self.duel.cards)
        self.roster.written[number] = self.seat
        face = printed_named(name).under(self.duel.profile.rulings)
        seat = self.seat
        card = Card(number, face, seat, seat, zone, -1, STAY, False, t.ATTACK, 0, seat, 0, 0, 0, 0, (), 0)
        bring_in(self.duel, card)
        return card

    def make(self, placed: PlacedCard, zone: int, taken: set[tuple[int, int]]) -> Card:
        """The record of a card as it was written."""
        number = len(self.duel.cards)
        face = printed_named(placed.name).under(self.duel.profile.rulings)
        owner = self.roster.seat(placed.owner) if placed.owner is not None else self.seat
        controller = owner if zone in (t.GRAVEYARD, t.REMOVED) else self.seat
        slot = self.slot(placed, zone, taken)
        face_up, position = lies(placed, zone)
        counters = [(name, count) for name, count in placed.counters if name not in KEPT_NAMES]
        arrived = self.turn if placed.this_turn is not None and placed.this_turn != "flip" else 0
        attacked = self.turn if placed.attacked else 0
        by = NOBODY if zone == t.GRAVEYARD else self.seat
        card = Card(
            number, face, owner, controller, zone, slot, STAY, face_up, position, arrived, by,
            self.turn if placed.this_turn == "flip" else 0, attacked, int(placed.attacked), self.marks(placed, face, zone),
            tuple(sorted(counters)), 0,
        )  # fmt: skip
        bring_in(self.duel, card)
        for name, kept in (*placed.counters, (TURNS, placed.turns or 0)):
            if name in KEPT_NAMES and kept:
                keep_number(self.duel, card.binding, name, kept)
        self.roster.written[number] = self.seat
        self.laid.append((number, placed))
        if placed.attacked:
            remember_fought(self.duel, card.binding)
        if (
            zone == t.MONSTERS
            and placed.this_turn in ("normal", "tribute", "set")
            and not self.duel.normal_summons[self.seat]
        ):
            spend_normal_summon(self.duel, self.seat)
        if zone == t.MONSTERS and placed.this_turn in SUMMONED_BY:
            remember_summoned(self.duel, self.seat)
        if zone == t.MONSTERS and placed.this_turn == "flip":
            remember_flipped(self.duel, number)
        return card

    def slot(self, placed: PlacedCard, zone: int, taken: set[tuple[int, int]]) -> int:
        """The slot that was written, or the first one that is free; a position that is not checked may have more than five."""
        if zone == t.FIELD:
            return 0
        if zone not in (t.MONSTERS, t.SPELLS):
            return -1
        if placed.zone is not None:
            return placed.zone - 1
        slot = next(slot for slot in range(len(taken) + 1) if (zone, slot) not in taken)
        taken.add((zone, slot))
        slots = self.duel.zone(self.seat, zone)
        slots.extend([-1] * (slot + 1 - len(slots)))
        return slot

    def marks(self, placed: PlacedCard, face: PrintedCard, zone: int) -> int:
        """Whether it was properly Summoned, how, and whose it is without any effect of control."""
        marks = 0
        on_field = zone in (t.MONSTERS, t.SPELLS, t.FIELD)
        if on_field:
            marks = with_home(marks, self.seat)
        if face.is_token:
            marks |= t.TOKEN
        if placed.summoned == "properly" or (zone == t.MONSTERS and placed.summoned is None):
            marks |= t.PROPER
        if zone == t.MONSTERS and placed.this_turn is not None:
            marks = with_way(marks, SUMMONED_BY.get(placed.this_turn, 0))
        if zone == t.SPELLS and face.is_monster:
            marks |= t.AS_EQUIP if placed.equipped_to is not None else t.AS_SPELL
        if zone == t.MONSTERS and face.is_trap:
            marks |= t.AS_MONSTER
        return marks


def lies(placed: PlacedCard, zone: int) -> tuple[bool, int]:
    """Whether a card lies face-up, and in which battle position."""
    if zone in (t.HAND, t.GRAVEYARD):
        return True, t.ATTACK
    if zone == t.REMOVED:
        return placed.face != "down", t.ATTACK
    if zone in (t.DECK, t.FUSION_DECK):
        return placed.face == "up", t.ATTACK
    if placed.position == "set":
        return False, t.DEFENSE if zone == t.MONSTERS else t.ATTACK
    if placed.position == "face-down attack":
        return False, t.ATTACK
    return True, t.DEFENSE if placed.position == "defense" else t.ATTACK
