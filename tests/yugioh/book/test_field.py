"""The field as it is shown, counted and kept in order (FIELD, GEAR-3, TERM-ONFIELD-1, TERM-EQUIPPED-1, COUNTER-1)."""

from io import StringIO

from rich.console import Console

from spellspeed.cli.board import board
from spellspeed.cli.cells import Sight, cell
from spellspeed.kernel.asks import subject_of
from spellspeed.kernel.door import answer
from spellspeed.kernel.draws import Stream
from spellspeed.kernel.links import Link
from spellspeed.languages.catalog import catalog
from spellspeed.yugioh.bots.uniform import random_picks
from spellspeed.yugioh.doing.departures import send_to_graveyard
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.kept_names import TURNS
from spellspeed.yugioh.duel.memory import kept_number
from spellspeed.yugioh.duel.terms import (
    A_ORDER,
    BY_EFFECT,
    DECK,
    E_COUNTER_ADDED,
    E_SHUFFLED,
    FIELD,
    FUSION_DECK,
    GRAVEYARD,
    MONSTERS,
    REMOVED,
    SPELLS,
)
from spellspeed.yugioh.scenario.play import Play
from spellspeed.yugioh.views.picture import picture_of
from spellspeed.yugioh.words.filters.location import Equipped
from tests.properties.playing import asked, bench_duel, how_many
from tests.yugioh.book.stage import card, drive, drive_on, kinds, names, position, then


def shown(play: Play, name: str) -> list[str]:
    """What the board shows of a card, line by line."""
    number = card(play, name)
    lying = play.duel.cards[number]
    zone = {MONSTERS: "monsters", SPELLS: "spells_traps"}[lying.zone]
    picture = picture_of(play.duel, ["A", "B"])
    drawn = cell(Sight(picture, catalog()), picture.zone(lying.controller, zone)[lying.slot], lying.zone == MONSTERS)
    return drawn.plain.split("\n")


def whole_board(duel: Duel) -> str:
    """The whole board as text."""
    console = Console(width=160, file=StringIO())
    with console.capture() as captured:
        console.print(board(picture_of(duel, ["A", "B"]), []))
    return captured.get()


def test_a_monster_in_defense_position_lies_sideways_on_the_board() -> None:
    """FIELD-3. An upright mark with the ATK for Attack Position, a bar with the DEF for Defense Position, face-down too."""
    play = position(
        """
A:
  monsters:
    - Dragon Zombie
    - {card: Gemini Elf, position: defense}
    - {card: Hane-Hane, position: set}
"""
    )
    assert shown(play, "Dragon Zombie") == ["Dragon Zombie", "ATK 1600 ▲"]
    assert shown(play, "Gemini Elf") == ["Gemini Elf", "DEF 900 ▬"]
    assert shown(play, "Hane-Hane") == ["", "face-down ▬"]
    lines = whole_board(play.duel).splitlines()
    (values,) = [line for line in lines if "ATK 1600 ▲" in line]
    assert "DEF 900 ▬" in values
    assert "face-down ▬" in values
    then(play, "  - A: change Dragon Zombie to defense\n")
    assert shown(play, "Dragon Zombie") == ["Dragon Zombie", "DEF 0 ▬"]


def test_the_board_shows_the_turns_that_swords_of_revealing_light_has_counted() -> None:
    """GEAR-3. None at first, one and two after the first and second turn of the opponent; after the third it is gone."""
    play = position("A:\n  hand: [Swords of Revealing Light]\n")
    then(play, "  - A: activate Swords of Revealing Light\n")
    drive_on(play)
    seen = []
    for _ in range(3):
        seen.append(shown(play, "Swords of Revealing Light")[1])
        drive(play)
        drive(play)
        if play.duel.cards[card(play, "Swords of Revealing Light")].zone != GRAVEYARD:
            drive_on(play)
    assert seen == ["", "●1", "●2"]
    assert play.duel.cards[card(play, "Swords of Revealing Light")].zone == GRAVEYARD


def test_the_board_shows_spell_counters() -> None:
    """GEAR-3. Breaker's Spell Counter, and none on Celtic Guardian."""
    play = position(
        "A:\n  monsters: [{card: Breaker the Magical Warrior, counters: {Spell Counter: 1}}, Celtic Guardian]\n"
    )
    assert shown(play, "Breaker the Magical Warrior") == ["Breaker the Magical Warrior", "ATK 1900 ▲ ●1"]
    assert shown(play, "Celtic Guardian") == ["Celtic Guardian", "ATK 1400 ▲"]


def test_how_many_cards_are_on_the_field() -> None:
    """TERM-ONFIELD-1. One monster, two Set cards and a Field Spell: four, whatever lies in the Graveyard, the Decks and out of play."""
    play = position(
        """
A:
  monsters: [Celtic Guardian]
  spells_traps: [{card: Mirror Force, position: set}, {card: Waboku, position: set}]
  field_spell: Umi
  hand: [Kuriboh]
  graveyard: [Sangan, Sangan, Sangan, Dark Hole, Dark Hole, Dark Hole, Raigeki, Raigeki, Raigeki]
  fusion_deck: [Flame Swordsman, Flame Swordsman, Flame Swordsman, Thousand Dragon, Thousand Dragon, Thousand Dragon]
  removed: [Gemini Elf]
"""
    )
    duel = play.duel
    assert [len(duel.zone(0, zone)) for zone in (GRAVEYARD, FUSION_DECK, REMOVED, FIELD)] == [9, 6, 1, 1]
    on_field = [each.number for each in duel.cards if each.owner == 0 and duel.on_field(each.number)]
    assert sorted(names(duel, on_field)) == ["Celtic Guardian", "Mirror Force", "Umi", "Waboku"]


def is_equipped(play: Play, name: str) -> bool:
    """Whether a card is an "equipped monster"."""
    number = card(play, name)
    act = Link(0, play.duel.binding(number), play.duel.printed(number), 0, None, 0)
    return Equipped().fits(play.duel, act, number)


def test_an_equipped_monster() -> None:
    """TERM-EQUIPPED-1. With Axe of Despair it is one, after Axe of Despair has left it is none; the other monster never was."""
    play = position(
        """
A:
  monsters: [Celtic Guardian, Gemini Elf]
  spells_traps: [{card: Axe of Despair, equipped_to: Celtic Guardian}]
"""
    )
    assert is_equipped(play, "Celtic Guardian")
    assert not is_equipped(play, "Gemini Elf")
    send_to_graveyard(play.duel, card(play, "Axe of Despair"), BY_EFFECT)
    assert not is_equipped(play, "Celtic Guardian")


def test_a_monster_that_call_of_the_haunted_holds_is_not_equipped() -> None:
    """TERM-EQUIPPED-1, TERM-EQUIPCARD-1. The Trap is no Equip Card; Premature Burial, an Equip Spell, is one."""
    for spell, equipped in (("Call of the Haunted", False), ("Premature Burial", True)):
        play = position(
            f"A:\n  monsters: [Celtic Guardian]\n  spells_traps: [{{card: {spell}, linked_to: Celtic Guardian}}]\n"
            "  hand: [Eternal Rest]\n"
        )
        assert is_equipped(play, "Celtic Guardian") is equipped


def still_in_order(before: list[int], stays: list[int], after: list[int], duel: Duel) -> bool:
    """Whether the cards that have stayed in a zone lie there in the order in which they lay."""
    stayed = [number for number, stay in zip(before, stays, strict=True) if duel.cards[number].stay == stay]
    return [number for number in after if number in stayed] == stayed


def test_no_answer_changes_the_order_of_a_graveyard_or_a_deck() -> None:
    """FIELD-7, FIELD-8, PUBLIC-2. In random duels what stays in a Graveyard keeps its order, and what stays in a Deck too unless that
    Deck was shuffled; no question about an order names a card that lies there."""
    graveyards = decks = shuffles = 0
    for seed in range(how_many(6, 100)):
        duel = bench_duel(seed)
        duel.journal = []
        stream = Stream(f"order {seed}")
        while not duel.over:
            ask = asked(duel)
            if ask.kind == A_ORDER:
                zones = {duel.cards[subject_of(code)].zone for code in ask.options if subject_of(code) >= 0}
                assert DECK not in zones
            places = [(seat, zone) for seat in (0, 1) for zone in (GRAVEYARD, DECK)]
            before = {place: list(duel.zone(*place)) for place in places}
            stays = {place: [duel.cards[number].stay for number in before[place]] for place in places}
            told = len(duel.journal)
            answer(duel, duel.serial, random_picks(ask, stream))
            shuffled = {event.seat for event in duel.journal[told:] if event.kind == E_SHUFFLED}
            for place in places:
                seat, zone = place
                if zone == DECK and seat in shuffled:
                    shuffles += 1
                    continue
                assert still_in_order(before[place], stays[place], duel.zone(*place), duel), (seed, place)
                graveyards += zone == GRAVEYARD and len(before[place]) > 1
                decks += zone == DECK and len(before[place]) > 1
    assert min(graveyards, decks) > 1000
    assert shuffles > 0


def test_no_counter_lies_where_no_card_allows_it() -> None:
    """COUNTER-1. In random duels counters lie on cards only whose own text puts them there, after an event that says so; turns are counted apart."""
    bearers: set[str] = set()
    counting: set[str] = set()
    added = 0
    for seed in range(how_many(12, 200)):
        duel = bench_duel(seed)
        duel.journal = []
        stream = Stream(f"counters {seed}")
        while not duel.over:
            answer(duel, duel.serial, random_picks(asked(duel), stream))
            bearers |= {each.face.name for each in duel.cards if each.counters}
            counting |= {each.face.name for each in duel.cards if kept_number(duel, each.binding, TURNS)}
        added += sum(event.kind == E_COUNTER_ADDED for event in duel.journal)
        assert {duel.cards[event.card].face.name for event in duel.journal if event.kind == E_COUNTER_ADDED} <= {
            "Breaker the Magical Warrior",
            "Swords of Revealing Light",
        }
    assert bearers == {"Breaker the Magical Warrior"}
    assert counting == {"Swords of Revealing Light"}
    assert added > 0


def test_only_breaker_gets_a_counter_by_its_summon() -> None:
    """COUNTER-1. Breaker the Magical Warrior gets one when it is Normal Summoned; Celtic Guardian gets none."""
    for name, count in (("Breaker the Magical Warrior", 1), ("Celtic Guardian", 0)):
        play = position(f"A:\n  hand: [{name}]\nsteps:\n  - A: summon {name}\n")
        drive_on(play)
        assert play.duel.cards[card(play, name)].counted("Spell Counter") == count
        assert len(kinds(play, E_COUNTER_ADDED)) == count
