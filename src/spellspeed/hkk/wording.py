"""A game in words: the table, the options of an ask, and what has just happened."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from spellspeed.errors import SpellspeedError
from spellspeed.hkk.cards.pool import face_named, faces, name_in, text_in
from spellspeed.hkk.events_told import SIGNED, key_of
from spellspeed.hkk.language.catalog import catalog as catalog_of_texts
from spellspeed.hkk.language.printing import print_clause, print_part
from spellspeed.hkk.queue_told import answered, mode_of, players_of, targets_of, x_of_entry
from spellspeed.hkk.reasons import usable_places, why_not_play, why_not_use
from spellspeed.hkk.rules import terms as t
from spellspeed.hkk.rules import texts
from spellspeed.hkk.rules.carrying_out import Doing
from spellspeed.hkk.rules.costs import Paying
from spellspeed.hkk.rules.faces import VARIABLE, CardFace, TokenFace, UsedFace, token_name
from spellspeed.hkk.rules.game import Game
from spellspeed.hkk.rules.standing_statements import statements_in
from spellspeed.hkk.text import words
from spellspeed.hkk.text.costs import EitherCost
from spellspeed.hkk.text.sentences import ChooseOne
from spellspeed.hkk.view import view
from spellspeed.hkk.words import catalog, say, table_words
from spellspeed.kernel.asks import Ask, extra_of, subject_of, verb_of
from spellspeed.kernel.cards import Face
from spellspeed.kernel.events import Event
from spellspeed.kernel.game import ENGLISH, Choice, Log, Speaker
from spellspeed.kernel.links import Link
from spellspeed.kernel.viewers import checked_viewer

ZONES: Final = ("guard", "reserve", "table", "collector", "nothing")
SIMPLE: Final = {t.PASS: "pass", t.YES: "yes", t.NO: "no", t.PAY: "pay", t.SACRIFICE: "sacrifice"}
COSTS: Final = ("vp", "builder", "sacrifice", "component")
PASSES: Final = {t.A_REACT: "no_reaction", t.A_OFFER: "no_offer"}
"""What passing is called, other than at an action."""


def turn_of(game: Game, event: Event) -> int:
    """The turn in which an event of the log happened: each turn has one preparatory phase."""
    turn = 0
    for one in game.journal or []:
        turn += int(one.kind == t.E_PHASE and one.value == t.PREPARATORY)
        if one is event:
            return turn
    return game.turn


class NotInSight(SpellspeedError):
    """No card that the player sees is meant."""


class Teller(Speaker[Game]):
    """Says a game in one language, with the names of its seats."""

    def __init__(self, language: str, seats: tuple[str, ...]) -> None:
        """Raises UnknownLanguage."""
        super().__init__(language, seats)
        self.seats: Final = seats
        catalog(language)

    # What every game says at a table

    def sections(self) -> Mapping[str, Mapping[str, object]]:
        return table_words(self.language)

    def question(self, state: Game, ask: Ask) -> str:
        return self.say(
            f"ask.{ask.kind}",
            seat=self.seats[ask.seat],
            card=self.name(state, ask.about),
            least=ask.least,
            most=ask.most,
        )

    def choices(self, state: Game, ask: Ask) -> list[Choice]:
        english = Teller(ENGLISH, self.seats)
        by_words: dict[tuple[str, int], list[int]] = {}
        for place, code in enumerate(ask.options):
            alone = -1 if is_one_of_copies(state, ask, code) else place
            by_words.setdefault((self.option(state, code), alone), []).append(code)
        return [
            Choice(number, said, tuple(codes), english.option(state, codes[0]))
            for number, ((said, _), codes) in enumerate(by_words.items(), 1)
        ]

    def situation(self, state: Game, viewer: int) -> list[str]:
        return self.board(state, viewer)

    def hand(self, state: Game, seat: int) -> list[tuple[int, str]]:
        return [(state.binding(number), self.name(state, number)) for number in state.zone(seat, t.HAND)]

    def moment(self, state: Game) -> str:
        return self.say(f"phase.{t.PHASES[state.phase]}")

    def log(self, state: Game, viewer: int) -> Log:
        return Told(self, state, viewer)

    def card(self, state: Game, seat: int, wanted: str, choices: Sequence[Choice]) -> list[str]:
        return self.printed(self.meant(state, seat, wanted, choices))

    def why(self, state: Game, seat: int, wanted: str, choices: Sequence[Choice]) -> list[str]:
        """Of the cards in the own hand and on the table that are called so. Raises UnknownCard, NotInSight."""
        face = self.meant(state, seat, wanted, choices)
        reasons: list[str] = []
        found = [n for n in state.zone(seat, t.HAND) + state.permanents(seat) if state.cards[n].face.code == face.code]
        if not found:
            raise NotInSight(self.say("unknown"))
        for number in found:
            if not state.in_play(number):
                reasons += why_not_play(state, seat, number, t.NORMAL)
            for place in usable_places(state, number) if state.in_play(number) else ():
                reasons += why_not_use(state, seat, number, place)
        return [self.reason(reason) for reason in dict.fromkeys(reasons) or ["none"]]

    def meant(self, game: Game, seat: int, wanted: str, choices: Sequence[Choice]) -> CardFace:
        """The card of a choice by its number, or any by its name: of the set, of the own deck or in sight. Raises UnknownCard, NotInSight."""
        if wanted.isascii() and wanted.isdigit():
            numbers = [subject_of(choice.codes[0]) for choice in choices if choice.number == int(wanted)]
            if not numbers or numbers[0] < 0 or game.face(numbers[0]).code == 0:
                raise NotInSight(self.say("unknown"))
            return game.face(numbers[0])
        for one in game.cards:
            if one.face.name.casefold() == wanted.casefold() and (
                one.owner == seat or one.zone not in (t.HAND, t.DECK)
            ):
                return game.face(one.number)
        return face_named(wanted)

    # Words

    def say(self, key: str, /, **parts: object) -> str:
        """A sentence of the catalog."""
        return say(self.language, key, **parts)

    def name(self, game: Game, number: int) -> str:
        """The name of a card in the language; tokens have one of their own."""
        if number < 0:
            return self.say("nothing")
        return self.name_of(game.face(number))

    def name_of(self, face: Face) -> str:
        """The name of a printed card or of a token."""
        if isinstance(face, TokenFace):
            return self.say("token", noun=noun_in(face.token.noun, self.language))
        return name_in(face, self.language) if isinstance(face, CardFace) else face.name

    def event(self, game: Game, event: Event) -> str:
        """What has happened as a sentence; empty for what is not told. Cards are named only where everybody sees them."""
        seat = self.seats[event.seat] if 0 <= event.seat < len(self.seats) else ""
        left = event.before if event.kind == t.E_LEFT else None
        card = self.name(game, event.card) if left is None else self.name_of(left.face)
        if event.kind == t.E_PHASE:
            phase = self.say(f"phase.{t.PHASES[event.value]}")
            return self.say("phase", phase=phase, turn=turn_of(game, event), seat=seat)
        if event.kind == t.E_WON:
            reason = self.say(f"reason.{game.reason}")
            return self.say("won", seat=seat, reason=reason) if event.seat >= 0 else self.say("drawn", reason=reason)
        if event.kind == t.E_ACTED:
            return self.say("reacted" if event.value else "acted", seat=seat, card=card)
        if event.kind == t.E_DAMAGED:
            return self.say("damaged", card=card if event.card >= 0 else seat, value=event.value)
        if event.kind == t.E_BEGAN:
            return self.say("began", by=self.name(game, event.by), text=self.statement(game, event))
        key = key_of(event)
        if not key:
            return ""
        value = f"{event.value:+d}" if event.kind in SIGNED else event.value
        return self.say(key, seat=seat, card="" if event.kind == t.E_DREW else card, value=value)

    def statement(self, game: Game, event: Event) -> str:
        """What began to hold; of which card, where the source's own words do not say it."""
        printed = statements_in(game.face(event.by).clauses)
        text = print_part(printed[event.value - 1], self.language, "Sentence") if event.value else None
        return text or (self.name(game, event.card) if event.card >= 0 else self.say("nothing"))

    def board(self, game: Game, seat: int) -> list[str]:
        """The table as a seat sees it, line by line."""
        seen = view(game, seat)
        lines: list[str] = []
        for other, side in enumerate(seen["sides"]):
            counts = {key: side[key] for key in ("life", "vp", "components", "hand", "deck")}
            lines.append(self.say("side", seat=self.seats[other], **counts))
            lines += [f"  {self.row(zone, side[zone])}" for zone in ZONES if side[zone]]
            if side.get("cards_in_hand"):
                held = ", ".join([self.short(game.face(number)) for number in game.zone(other, t.HAND)])
                lines.append(f"  {self.say('zone.hand', cards=held)}")
        queue = [f"  {place}. {self.entry(game, link)}" for place, link in enumerate(game.chain, 1)]
        return lines + ([self.say("zone.queue", cards=""), *queue] if queue else [])

    def entry(self, game: Game, link: Link) -> str:
        """An entry of the reaction queue: who does what with which card, its targets, its X, what it answers, its text."""
        told = self.say(f"queue.{mode_of(link)}", seat=self.seats[link.seat], card=self.name(game, link.card))
        targets = [self.seats[seat] for seat in players_of(link)]
        targets += [self.name(game, number) for number in targets_of(game, link)]
        if targets:
            told += self.say("queue.targets", targets=", ".join(targets))
        x, other = x_of_entry(game, link), answered(game, link)
        if x is not None:
            told += self.say("queue.x", x=x)
        if other is not None:
            told += self.say("queue.answers", card=self.name(game, other.card))
        if link.negated:
            told += self.say("queue.prevented")
        face = game.face(link.card)
        if isinstance(link.face, UsedFace):
            return f"{told}: {print_clause(link.face.clause, self.language, face.is_spell)}."
        text = text_in(face, self.language)
        return f"{told}: {text}" if text else f"{told}."

    def short(self, face: CardFace) -> str:
        """A card of the hand with its cost and its values."""
        values = f" {self.number(face.damage)}/{self.number(face.life)}" if face.kind == words.CREATURE else ""
        return f"{name_in(face, self.language)} ({', '.join(self.costs(face))}{values})"

    def printed(self, face: CardFace) -> list[str]:
        """A card as printed: what it is and costs, its values, its text."""
        head = self.say(
            "printed",
            card=name_in(face, self.language),
            type=self.say(f"type.{face.kind}"),
            cost=", ".join(self.costs(face)),
        )
        values = [(face.damage, face.life)] if face.kind == words.CREATURE else []
        head += "".join(f" {self.number(damage)}/{self.number(life)}" for damage, life in values)
        if face.structure:
            head += " " + self.say("structure", count=self.number(face.structure))
        text = text_in(face, self.language)
        return [head, text] if text else [head]

    def costs(self, face: CardFace) -> list[str]:
        """What a card costs, as printed."""
        return [
            self.say(f"cost.{name}", count=self.number(getattr(face.cost, name)))
            for name in COSTS
            if getattr(face.cost, name) or name == COSTS[0]
        ]

    def number(self, value: int) -> str:
        """A printed number; X where the text or the player says it."""
        return "X" if value == VARIABLE else str(value)

    def row(self, zone: str, cards: list[dict[str, Any]]) -> str:
        """The cards of a zone in one line."""
        return self.say(f"zone.{zone}", cards=", ".join(self.seen(card) for card in cards))

    def seen(self, card: dict[str, Any]) -> str:
        """A card as the view shows it."""
        passive = self.say("passive") if card.get("position") == "passive" else ""
        if card.get("counters"):
            names = catalog_of_texts(self.language).names
            counters = [f"{count} {names.get(one, one)}" for one, count in card["counters"].items()]
            passive = self.say("counters", counters=", ".join(counters)) + passive
        name = name_in(faces()[card["card"]], self.language) if card["card"] in faces() else card["card"]
        if card["card"] in TOKENS:
            name = self.say("token", noun=noun_in(TOKENS[card["card"]], self.language))
        if "structure" in card:
            name = f"{name} {self.say('structure', count=card['structure'])}"
        if "damage" in card:
            return self.say("creature", card=name, damage=card["damage"], life=card["life"], passive=passive)
        return self.say("permanent", card=name, passive=passive)

    def option(self, game: Game, code: int) -> str:
        """One option."""
        verb, number, extra = verb_of(code), subject_of(code), extra_of(code)
        card = self.name(game, number)
        if verb in (t.PLAY, t.USE):
            extra %= t.BELOW
        if verb == t.PASS and game.ask is not None and game.ask.kind in PASSES:
            return self.say(f"option.{PASSES[game.ask.kind]}")
        if verb in SIMPLE:
            return self.say(f"option.{SIMPLE[verb]}", card=card)
        if verb == t.PLAY:
            return self.say("option.neutralize" if extra == t.NEUTRALIZING else "option.play", card=card)
        if verb in (t.USE, t.DUE):
            key = "option.use" if verb == t.USE else "option.due"
            return self.say(key, card=card, text=self.clause(game, number, extra, verb == t.DUE))
        if verb == t.ATTACK:
            if extra == 0:
                return self.say("option.attack_player", card=card)
            return self.say("option.attack", card=card, target=self.name(game, extra - 1))
        if verb == t.MOVE:
            return self.say("option.guard" if extra == t.GUARD else "option.reserve", card=card)
        if verb == t.CHOOSE_SEAT:
            return self.say("option.seat", seat=self.seats[extra])
        if verb == t.CHOOSE_NUMBER and game.ask is not None and game.ask.kind == t.A_WAY:
            return self.way(game, extra - 1)
        if verb == t.CHOOSE_NUMBER:
            return self.say("option.number", number=extra)
        return self.say("option.choose", card=card)

    def way(self, game: Game, place: int) -> str:
        """One of several sentences, or of several costs, of which one is chosen."""
        frame = game.frames[-1]
        if isinstance(frame, Doing):
            one = frame.left[0]
            assert isinstance(one, ChooseOne)
            said = print_part(one.ways[place], self.language, "Sentence", "inner")
        else:
            assert isinstance(frame, Paying)
            either = next(cost for cost in frame.costs if isinstance(cost, EitherCost))
            said = print_part(either.costs[place], self.language, "Cost", "label")
        return said or self.say("option.number", number=place + 1)

    def clause(self, game: Game, number: int, place: int, working: bool) -> str:
        """A clause of a card in normalized words."""
        clauses = texts.working_clauses(game, number) if working else list(texts.clauses_of(game, number))
        return print_clause(clauses[place], self.language, game.face(number).is_spell)

    def reason(self, reason: str) -> str:
        """A reason against an action as a sentence."""
        return self.say(f"why.{reason}")


TOKENS: Final = {token_name(noun): noun for noun in words.NOUNS}


def noun_in(noun: words.Noun, language: str) -> str:
    """The word for a type or subtype."""
    spoken = catalog_of_texts(language)
    return (spoken.words_for("Noun", noun, "nom") or spoken.words_for("Noun", noun, "one"))[0]


def is_one_of_copies(game: Game, ask: Ask, code: int) -> bool:
    """Whether nobody chooses between this card and its copies: they lie in the player's own hand, and one is wanted."""
    number = subject_of(code)
    if ask.most != 1 or number < 0:
        return False
    return game.cards[number].zone == t.HAND and game.cards[number].controller == ask.seat


class Told:
    """The log of a game in words: everything that is told is public, and so it is the same for every viewer."""

    def __init__(self, teller: Teller, game: Game, viewer: int) -> None:
        """Raises NoSuchViewer."""
        checked_viewer(game, viewer)
        self.teller: Final = teller
        self.game: Final = game
        self.read = 0

    def news(self, going_on: bool = False) -> list[str]:
        """The lines since the last call."""
        journal = self.game.journal
        assert journal is not None, "a game that is to be told keeps a journal"
        told = [self.teller.event(self.game, event) for event in journal[self.read :]]
        self.read = len(journal)
        return [line for line in told if line]

    def rest(self) -> list[str]:
        """Nothing waits."""
        return []
