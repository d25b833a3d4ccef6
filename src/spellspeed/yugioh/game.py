"""Yu-Gi-Oh! as everything that takes any game meets it: the interface of the kernel, and all that a duel begins with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from spellspeed.errors import SpellspeedError
from spellspeed.kernel.asks import Ask
from spellspeed.kernel.atoms import ask_always, keep_journal
from spellspeed.kernel.door import advance
from spellspeed.kernel.game import (
    AGREE_TO_DRAW,
    AWAY,
    FORFEITS,
    OUT_OF_TIME,
    SURRENDER,
    CallRefused,
    CardGame,
    Choice,
    Log,
    Plain,
    Speaker,
)
from spellspeed.kernel.game import Start as StartOf
from spellspeed.kernel.players import Bot
from spellspeed.languages.catalog import Catalog, catalog, languages
from spellspeed.languages.fields import Reader
from spellspeed.yugioh.book.end_of_match import TimeCannotBeCalled, call_time, make_timed
from spellspeed.yugioh.book.preparing import TOSS, new_duel
from spellspeed.yugioh.book.victory import agree_to_draw, forfeit, surrender
from spellspeed.yugioh.bots.seat_view import SeatView
from spellspeed.yugioh.cards.facts import UnknownCard, by_passcode
from spellspeed.yugioh.cards.pool import NotImplementedCard, printed
from spellspeed.yugioh.duel.atoms import let_choose_zones
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.profile import Profile, profile
from spellspeed.yugioh.duel.terms import A_OPEN, GRAVEYARD, HAND, REMOVED
from spellspeed.yugioh.players import BOTS, LEVELS, bot_named
from spellspeed.yugioh.text.brief_log import BriefLog
from spellspeed.yugioh.text.duel_log import LogWriter
from spellspeed.yugioh.text.notation import former_meanings, meanings
from spellspeed.yugioh.views.asking_why import reasons
from spellspeed.yugioh.views.card_hashes import card_hash
from spellspeed.yugioh.views.cards_meant import lines_of_meant_card
from spellspeed.yugioh.views.choices import choices_of
from spellspeed.yugioh.views.events_seen import events_seen
from spellspeed.yugioh.views.hint_reasons import reason_of_hint
from spellspeed.yugioh.views.questions import moment_words, question
from spellspeed.yugioh.views.situation import deck_lines, situation, zone_lines
from spellspeed.yugioh.views.stepping_back import may_step_back
from spellspeed.yugioh.views.stops import Stops
from spellspeed.yugioh.views.view import view_of

NAME: Final = "yugioh"
RULES_VERSION: Final = "6.0/1"
"""The rulebook, and the number of this reading of it: rises when a mended rule changes what duels come to."""
TIME: Final = "time is called"
"""A call of no seat (MATCH-6)."""
BY_FORFEIT: Final = {OUT_OF_TIME: "ERA-CLOCK-1", AWAY: "ERA-ABANDON-1"}
"""The rule by which a seat loses that is out of time, or away."""


@dataclass(frozen=True, slots=True)
class RecordedDeck:
    """Main Deck and Fusion Deck of one seat, as passcodes."""

    main: tuple[int, ...]
    fusion: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Start:
    """Everything that a duel begins with. `switches` are those that were set apart from the profile; `first` is the seat that begins
    (-1: a toss, whose winner chooses). `timed`: it is the duel of four turns that follows equal wins (MATCH-9). `names` are what the seats
    are called, for people only. `position`: the text of a scenario; the duel begins where that ends (scenario/start.py), `decks` is empty,
    and `from_position` makes such a start."""

    seed: str
    decks: tuple[RecordedDeck, ...]
    first: int = 0
    profile: str = "tcg"
    switches: tuple[tuple[str, str], ...] = ()
    choose_zones: bool = False
    always: bool = False
    ask_cut: bool = False
    timed: bool = False
    names: tuple[str, ...] = ()
    position: str = ""

    @property
    def game(self) -> YuGiOh:
        """The game that it is of."""
        return YUGIOH

    @property
    def seats(self) -> int:
        """Two, or four in a team duel."""
        if self.position:
            from spellspeed.yugioh.scenario.start import position_of  # reads YAML: loaded when it is needed

            return len(position_of(self.position).seats)
        return len(self.decks)

    def rules(self) -> Profile:
        """The rule profile with its switches. Raises UnknownProfile."""
        return profile(self.profile, dict(self.switches))

    def new(self, *, log: bool = False) -> Duel:
        """The duel at its first ask. Raises WrongDecks, UnknownCard, NotImplementedCard, UnknownProfile; WrongPosition for a position."""
        if self.position:
            from spellspeed.scenario.model import Profile as WrittenProfile
            from spellspeed.yugioh.scenario.start import duel_from  # reads YAML: loaded when it is needed

            rules, zones, always = WrittenProfile(self.profile, self.switches), self.choose_zones, self.always
            return duel_from(self.position, rules, self.seed, choose_zones=zones, always=always, log=log)
        needs_decks(self.decks)
        decks = [
            ([printed(code) for code in deck.main], [printed(code) for code in deck.fusion]) for deck in self.decks
        ]
        duel = new_duel(decks, self.seed, self.rules(), self.first, self.ask_cut)
        if self.timed:
            make_timed(duel)
        let_choose_zones(duel, self.choose_zones)
        ask_always(duel, self.always)
        if log:
            keep_journal(duel, [])
        advance(duel)
        return duel


def from_position(text: str, seed: str, names: tuple[str, ...] = ()) -> Start:
    """The start of a duel from a position, under the profile that it says. Raises WrongPosition."""
    from spellspeed.yugioh.scenario.start import first_seat, position_of  # reads YAML: loaded when it is needed

    scenario = position_of(text)
    rules = scenario.profile
    return Start(seed, (), first_seat(scenario), rules.base, rules.switches, names=names, position=text)


class WrongDecks(SpellspeedError):
    """No duel begins with these decks: cards lie in the wrong one, or a Main Deck has none."""


def needs_decks(decks: Sequence[RecordedDeck]) -> None:
    """DECK-1, FDECK-1, FDECK-2. Raise WrongDecks for decks that no duel can begin with, UnknownCard for a card that there is not."""
    for seat, deck in enumerate(decks, start=1):
        if not deck.main:
            raise WrongDecks(f"the Main Deck of seat {seat} has no card")
        for code in dict.fromkeys(deck.main):
            if by_passcode(code).is_fusion:
                raise WrongDecks(
                    f"{by_passcode(code).name} lies in the Main Deck of seat {seat}; it belongs into the Fusion Deck"
                )
        for code in dict.fromkeys(deck.fusion):
            if not by_passcode(code).is_fusion:
                raise WrongDecks(
                    f"{by_passcode(code).name} lies in the Fusion Deck of seat {seat}; it belongs into the Main Deck"
                )


ZONES_BY_COMMAND: Final = {"graveyard": GRAVEYARD, "removed": REMOVED}
"""The zones that one may look through at a table."""
OWN_DECK: Final = "deck"
"""The command that tells what is left of the own Deck."""


class DuelSpeaker(Speaker[Duel]):
    """A duel in the words of one language."""

    def __init__(self, language: str, names: Sequence[str]) -> None:
        """Raises UnknownLanguage."""
        super().__init__(language, names)
        self.words: Final[Catalog] = catalog(language)

    def sections(self) -> Mapping[str, Mapping[str, object]]:
        return self.words.sections

    def question(self, state: Duel, ask: Ask) -> str:
        return question(state, ask, self.names, self.words)

    def choices(self, state: Duel, ask: Ask) -> list[Choice]:
        return choices_of(state, ask, self.language, self.names)

    def situation(self, state: Duel, viewer: int) -> list[str]:
        return situation(state, self.names, viewer, self.words)

    def shows_situation(self, state: Duel, ask: Ask) -> bool:
        return ask.kind == A_OPEN

    def hand(self, state: Duel, seat: int) -> list[tuple[int, str]]:
        return [(state.binding(number), state.printed(number).name) for number in state.zone(seat, HAND)]

    def zone(self, state: Duel, viewer: int, command: str) -> list[str]:
        if command == OWN_DECK:
            return deck_lines(state, viewer, self.words)
        return zone_lines(state, self.names, viewer, ZONES_BY_COMMAND[command], self.words)

    def reason_of_hint(self, state: Duel, ask: Ask, picks: tuple[int, ...]) -> str:
        return reason_of_hint(SeatView(state, ask.seat), ask, picks, self.words)

    def moment(self, state: Duel) -> str:
        return moment_words(state, self.words)

    def log(self, state: Duel, viewer: int) -> Log:
        return LogWriter(state, self.names, viewer, self.language)

    def brief(self, state: Duel, viewer: int) -> Log:
        return BriefLog(state, self.names, viewer, self.language)

    def card(self, state: Duel, seat: int, wanted: str, choices: Sequence[Choice]) -> list[str]:
        return lines_of_meant_card(state, seat, wanted, choices, self.words)

    def why(self, state: Duel, seat: int, wanted: str, choices: Sequence[Choice]) -> list[str]:
        return reasons(state, seat, wanted, choices, self.words)


class YuGiOh(CardGame[Duel]):
    """The game of the rulebook."""

    def view(self, state: Duel, viewer: int) -> Plain:
        return view_of(state, viewer)

    def open_view(self, state: Duel) -> Plain:
        return view_of(state, None)

    def events_seen(self, state: Duel, viewer: int, since: int = 0) -> list[Plain]:
        return events_seen(state, viewer, since)

    def meanings(self, state: Duel, ask: Ask) -> list[str]:
        return meanings(state, ask)

    def former_meanings(self, state: Duel, ask: Ask) -> list[str]:
        return former_meanings(state, ask)

    def carry_out(self, state: Duel, seat: int, call: str) -> None:
        """ERA-SURRENDER-1, ERA-DRAW-1, ERA-CLOCK-1, ERA-ABANDON-1, MATCH-6."""
        if call == SURRENDER:
            surrender(state, seat)
        elif call == AGREE_TO_DRAW:
            agree_to_draw(state)
        elif call in FORFEITS:
            forfeit(state, seat, BY_FORFEIT[call])
        else:
            try:
                call_time(state)
            except TimeCannotBeCalled as refused:
                raise CallRefused(call, refused.rule, str(refused)) from refused

    def may_step_back(self, state: Duel, ask: Ask, since: int) -> bool:
        return may_step_back(state, ask, since)

    def decks_of(self, start: StartOf[Duel]) -> list[tuple[int, ...]]:
        return [(*deck.main, *deck.fusion) for deck in own_start(start).decks]

    def bot(self, name: str, seed: str) -> Bot:
        return bot_named(name, seed)

    def seat_view(self, state: Duel, seat: int) -> SeatView:
        return SeatView(state, seat)

    def passing(self) -> Stops:
        return Stops()

    def speaker(self, language: str, names: Sequence[str]) -> DuelSpeaker:
        return DuelSpeaker(language, names)

    def cards_used(self, state: Duel) -> list[tuple[int, str, str]]:
        faces = {face.code: face.name for face in state.faces}
        return [(code, faces[code], card_hash(code, state.profile.rulings)) for code in sorted(faces)]

    def card_hash(self, code: int, start: StartOf[Duel]) -> str:
        try:
            return card_hash(code, own_start(start).rules().rulings)
        except (UnknownCard, NotImplementedCard):
            return ""

    def start_as_plain(self, start: StartOf[Duel]) -> Plain:
        start = own_start(start)
        rules = {"profile": {"name": start.profile, "switches": dict(start.switches)}, "seed": start.seed}
        if start.position:
            return {
                **rules,
                "choose_zones": start.choose_zones,
                "always": start.always,
                "names": list(start.names),
                "position": start.position,
            }
        return {
            **rules,
            "first": start.first,
            "choose_zones": start.choose_zones,
            "always": start.always,
            "ask_cut": start.ask_cut,
            "names": list(start.names),
            **({"timed": True} if start.timed else {}),
            "decks": [{"main": list(deck.main), "fusion": list(deck.fusion)} for deck in start.decks],
        }

    def start_from_plain(self, plain: Plain, where: str) -> Start:
        return StartReader(where).start(plain)


def own_start(start: StartOf[Duel]) -> Start:
    """How a duel begins, with all that it says: it is this game's own, whoever hands it on."""
    assert isinstance(start, Start), "a duel begins from a Start of this module"
    return start


class StartReader(Reader):
    """Takes how a duel begins out of JSON. What is wrong raises WrongRecording."""

    def start(self, found: Plain) -> Start:
        """How the duel began."""
        what = "the recording"
        rules = self.field(found, "profile", dict, what)
        switches = self.field(rules, "switches", dict, "the profile")
        self.all_of(list(switches.values()), str, '"switches" of the profile')
        if "position" in found:
            return self.from_position(found, self.field(rules, "name", str, "the profile"), tuple(switches.items()))
        decks = self.field(found, "decks", list, what)
        if len(decks) not in (2, 4):
            self.refuse("wrong number of decks", number=len(decks))
        return Start(
            seed=self.field(found, "seed", str, what),
            decks=tuple([self.deck(deck) for deck in decks]),
            first=self.first(found, len(decks)),
            profile=self.field(rules, "name", str, "the profile"),
            switches=tuple(switches.items()),
            choose_zones=self.field(found, "choose_zones", bool, what),
            always=self.field(found, "always", bool, what),
            ask_cut=self.field(found, "ask_cut", bool, what),
            timed=self.field(found, "timed", bool, what) if "timed" in found else False,
            names=self.all_of(self.field(found, "names", list, what), str, '"names"'),
        )

    def from_position(self, found: Plain, profile_name: str, switches: tuple[tuple[str, str], ...]) -> Start:
        """How a duel began from a position."""
        from spellspeed.yugioh.scenario.start import WrongPosition  # reads YAML: loaded when it is needed

        what = "the recording"
        text, seed = self.field(found, "position", str, what), self.field(found, "seed", str, what)
        try:
            start = from_position(text, seed, self.all_of(self.field(found, "names", list, what), str, '"names"'))
        except WrongPosition as wrong:
            self.refuse("wrong position", reason=wrong)
        return replace(
            start,
            profile=profile_name,
            switches=switches,
            choose_zones=self.field(found, "choose_zones", bool, what),
            always=self.field(found, "always", bool, what),
        )

    def first(self, found: Plain, seats: int) -> int:
        """The seat that begins, or TOSS."""
        seat: int = self.field(found, "first", int, "the recording")
        if not TOSS <= seat < seats:
            self.refuse("nobody begins", seat=seat, seats=seats - 1)
        return seat

    def deck(self, found: Any) -> RecordedDeck:
        """A seat's Decks."""
        main, fusion = self.field(found, "main", list, "a deck"), self.field(found, "fusion", list, "a deck")
        return RecordedDeck(self.all_of(main, int, "a Main Deck"), self.all_of(fusion, int, "a Fusion Deck"))


YUGIOH: Final = YuGiOh(
    NAME,
    RULES_VERSION,
    tuple(BOTS),
    languages(),
    calls_of_nobody=(TIME,),
    code_key="passcode",
    thinkers=tuple(LEVELS),
    named_in_files=False,
)
