"""Yu-Gi-Oh! as a room meets it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from typing import Any, Final

from spellspeed.errors import SpellspeedError
from spellspeed.kernel.asks import Ask
from spellspeed.kernel.game import Plain, Speaker
from spellspeed.languages.catalog import ENGLISH, catalog, languages
from spellspeed.recording.files import Games
from spellspeed.recording.recorder import Recording
from spellspeed.session.room_game import BroughtDeck, Course, Hosting, OneGame, UnfitSettings, Waiting
from spellspeed.session.tags import Tags
from spellspeed.yugioh.book.preparing import TOSS
from spellspeed.yugioh.book.priority import PASS_OPTION
from spellspeed.yugioh.cards.facts import POOLS, UnknownCard, by_name, by_passcode, pool, tokens
from spellspeed.yugioh.cards.pool import is_implemented
from spellspeed.yugioh.decks import DeckList, bundled, find_deck
from spellspeed.yugioh.decks.bundled_decks import bundled_decks
from spellspeed.yugioh.decks.files import parse_deck
from spellspeed.yugioh.decks.playable import deck_cards
from spellspeed.yugioh.decks.ydke import is_link
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.profile import PROFILES, profile
from spellspeed.yugioh.formats.construction import DeckParts, Problem
from spellspeed.yugioh.formats.lists import NAMES_OF_FORMATS, dates
from spellspeed.yugioh.formats.of_profile import NONE, format_of
from spellspeed.yugioh.game import YUGIOH, ZONES_BY_COMMAND, RecordedDeck, Start
from spellspeed.yugioh.match.teams import ROLES
from spellspeed.yugioh.recording.matches import MatchStart, is_match, parse_match
from spellspeed.yugioh.session.list_order import place_in_list
from spellspeed.yugioh.session.match_course import MatchCourse
from spellspeed.yugioh.session.waited_for import waiting
from spellspeed.yugioh.text.card_facts import card_text, plain_facts, token_facts
from spellspeed.yugioh.text.deck_words import problem_words
from spellspeed.yugioh.views.asking_why import NO_VERB, VERBS, reasons_at, reasons_without_a_card
from spellspeed.yugioh.views.asks_shown import ask_shown
from spellspeed.yugioh.views.events_told import EventsTold
from spellspeed.yugioh.views.parts import Looking, codes_in, parts_of

OWN_SETTINGS: Final = ("profile", "list", "pool", "choose_zones", "seats", "kind", "begins")
DECK_NAME: Final = "a deck"


class NotInSight(SpellspeedError):
    """A seat names a card by a tag that is none of those that it was shown, or no more."""


class NoSuchVerb(SpellspeedError):
    """Something is asked about that is not done with cards."""


class DuelHosting(Hosting[Duel]):
    """Duels and matches, of two players or of two teams."""

    def checked(self, settings: Plain) -> Plain:
        """Profile, list, pool, each by a name that comes along, never a file of the machine; whether zones are chosen. Raises UnfitSettings."""
        for key in settings:
            if key not in OWN_SETTINGS:
                raise UnfitSettings("no setting of a duel", name=str(key)[:40], known=", ".join(OWN_SETTINGS[:4]))
        return {
            "profile": one_known(settings, "profile", PROFILES) or "tcg",
            "list": one_known(settings, "list", (*dates(), *NAMES_OF_FORMATS, NONE)),
            "pool": one_known(settings, "pool", (*POOLS, NONE)),
            "choose_zones": settings.get("choose_zones") is True,
            "seats": settings.get("seats", 2),
            "kind": settings.get("kind", "duel"),
        }

    def read_deck(self, text: str, settings: Plain) -> BroughtDeck:
        """The deck of a bundled name, a link, or the text of a file of any format. Raises DeckError, NotImplementedCard."""
        deck, problems = read_and_checked(text, settings)
        deck_cards(DeckList(deck.name, deck.main + tuple(deck.side), deck.fusion, ()))
        words = catalog(ENGLISH)
        plain = {"name": deck.name, "main": list(deck.main), "fusion": list(deck.fusion), "side": list(deck.side)}
        return BroughtDeck(deck.name, plain, tuple(problem_words(problem, words) for problem in problems))

    def in_order(self, deck: Plain) -> Plain:
        """Each part by kind and name, as one reads it."""
        return {key: sorted(part, key=place_in_list) if isinstance(part, list) else part for key, part in deck.items()}

    def deck_problems(self, text: str, settings: Plain, language: str) -> tuple[str, list[Plain]]:
        """Each with its rule and the cards that it is about."""
        deck, problems = read_and_checked(text, settings)
        words = catalog(language if language in languages() else ENGLISH)
        return deck.name, [
            {"say": problem_words(problem, words), "rule": problem.rule, "cards": list(problem.cards)}
            for problem in problems
        ]

    def course(self, settings: Plain, names: Sequence[str], decks: Sequence[Plain], seed: str) -> Course[Duel]:
        """One duel, or a match."""
        if settings["kind"] == "match":
            parts = tuple(DeckParts(*(tuple(deck[part]) for part in ("main", "fusion", "side"))) for deck in decks)
            titles = tuple(deck["name"] for deck in decks)
            return MatchCourse(
                MatchStart(seed, settings["profile"], tuple(names), titles, parts), settings["choose_zones"]
            )
        recorded = tuple(RecordedDeck(tuple(deck["main"]), tuple(deck["fusion"])) for deck in decks)
        called = seats_called(names)
        begins = settings.get("begins", "toss")
        first = TOSS if begins == "toss" else int(begins)
        return OneGame(
            Start(seed, recorded, first, settings["profile"], (), settings["choose_zones"], True, names=called)
        )

    def begun_anew(self, start: Any, names: Sequence[str]) -> tuple[Start, Plain, list[Plain]]:
        """Raises UnfitSettings for a duel that began from a position."""
        if not start.decks:
            raise UnfitSettings("from a position")
        decks = [
            {"name": DECK_NAME, "main": list(one.main), "fusion": list(one.fusion), "side": []} for one in start.decks
        ]
        own = {"profile": start.profile, "choose_zones": start.choose_zones}
        return replace(start, names=seats_called(names)), own, decks

    def choices(self) -> Plain:
        known = {"profiles": list(PROFILES), "lists": list(dates()), "pools": list(POOLS)}
        about = {
            name: {"format": each.format, "legal_in": list(each.legal_in)} for name, each in bundled_decks().items()
        }
        return {**known, "bots": [*self.game.bots, *self.game.thinkers], "decks": sorted(bundled()), "about": about}

    def deck_told(self, name: str, language: str) -> Plain:
        """Its three cards tell it from other decks."""
        each = bundled_decks().get(name)
        if each is None:
            return {}
        faces = [printed_face(by_name(card).passcode) for card in each.cards]
        return {
            "format": each.format,
            "legal_in": list(each.legal_in),
            "says": each.sentence(catalog(language)),
            "faces": faces,
        }

    def all_cards(self) -> list[Plain]:
        return [{**printed_face(code), "playable": is_implemented(code)} for code in pool(POOLS[0])]

    def games_in(self, text: str, where: str, games: Games) -> tuple[Recording[Any], ...]:
        """Of a match those that were played in it."""
        return parse_match(text, where).duels if is_match(text) else super().games_in(text, where, games)

    def parts(self, state: Duel, viewer: int, tags: Tags) -> Plain:
        return parts_of(state, viewer, tags)

    def codes(self, parts: Plain) -> set[int]:
        return codes_in(parts)

    def face(self, code: int, language: str) -> Plain:
        """What is printed on a card, and its text in our words; TOKEN-1: of a Token what is told of it by who makes it."""
        token = next((one for one in tokens() if one.passcode == code), None)
        if token is not None:
            return token_facts(token)
        try:
            return printed_face(code)
        except UnknownCard:
            return {}

    def ask(self, state: Duel, ask: Ask, tags: Tags, number: int, speaker: Speaker[Duel]) -> tuple[Plain, list[str]]:
        return ask_shown(state, ask, tags, number, speaker.language, speaker.names)

    def waiting(self, state: Duel) -> Waiting:
        return waiting(state)

    def follow(self, state: Duel, viewer: int, tags: Tags, speaker: Speaker[Duel]) -> EventsTold:
        return EventsTold(state, viewer, tags, speaker.names, speaker.language)

    def why(self, state: Duel, seat: int, wish: Plain, tags: Tags, speaker: Speaker[Duel]) -> list[Plain]:
        """With a card by its tag, or without one: each reason with its rule. Raises NotInSight for a tag that is none of the seat's, NoSuchVerb."""
        tag, said = str(wish.get("card", "")), str(wish.get("verb", ""))
        words = catalog(speaker.language)
        if not tag:
            alone = reasons_without_a_card(state, seat, str(wish.get("text", "")), words)
            return super().why(state, seat, wish, tags, speaker) if alone is None else shown(alone)
        eyes = Looking(state, seat, tags)
        number = next(
            (card.number for card in state.cards if tag and eyes.sees(card.number) and eyes.tag_as(card) == tag), -1
        )
        if number < 0:
            raise NotInSight("there is no such card in sight; it may have moved")
        if said and said not in VERBS:
            raise NoSuchVerb(f'"{said[:40]}" is nothing that is done with a card; there is: {", ".join(VERBS)}')
        return shown(reasons_at(state, seat, number, VERBS[said] if said else NO_VERB, words))

    def zone_commands(self) -> tuple[str, ...]:
        return tuple(ZONES_BY_COMMAND)

    def forced(self, state: Duel, ask: Ask) -> tuple[int, ...] | None:
        """One answer is no question, but for a window in which passing is all that is left: that is for the passing to say."""
        single = ask.single_answer()
        return None if single == (PASS_OPTION,) else single

    def passing_pick(self, state: Duel, ask: Ask) -> int | None:
        can_pass = PASS_OPTION in ask.options and ask.kind in (t.A_RESPONSE, t.A_DUE)
        return PASS_OPTION if can_pass else None

    def journal_can_be_shortened(self) -> bool:
        return True


def shown(reasons: Sequence[tuple[str, str]]) -> list[Plain]:
    """Reasons as messages have them."""
    return [{"say": say, **({"rule": rule} if rule else {})} for rule, say in reasons]


def seats_called(names: Sequence[str]) -> tuple[str, ...]:
    """What the seats are called: the players, in a duel of teams with their places before them."""
    if len(names) == 2:
        return tuple(names)
    return tuple(f"{role} {name}" for role, name in zip(ROLES, names, strict=True))


def read_and_checked(text: str, settings: Plain) -> tuple[DeckList, list[Problem]]:
    """A deck and what its format has against it, with the cards that are not declared yet. Raises DeckError."""
    deck = find_deck(text) if text.casefold() in bundled() or is_link(text) else parse_deck(text, DECK_NAME)
    chosen = format_of(profile(settings["profile"]), settings["list"], settings["pool"])
    parts = DeckParts(deck.main, deck.fusion, deck.side)
    return deck, [*chosen.problems(parts), *chosen.unplayable(parts)]


@cache
def printed_face(code: int) -> Plain:
    """What is printed on a card, and its text in our words, to be read only. Raises UnknownCard."""
    card = by_passcode(code)
    text = card_text(card)
    return {**plain_facts(card), **({} if text is None else {"text": text})}


def one_known(settings: Plain, key: str, known: tuple[str, ...]) -> Any:
    """A setting that is one of the known words, or not there. Raises UnfitSettings."""
    value = settings.get(key)
    if value is not None and (not isinstance(value, str) or len(value) > 40):
        raise UnfitSettings("word", name=key)
    if value is not None and value not in known:
        raise UnfitSettings(f"no {key}", name=value, known=", ".join(known))
    return value


DUELS: Final = DuelHosting(YUGIOH)
