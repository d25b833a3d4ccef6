"""What a Main Deck, Fusion Deck and Side Deck must be (DECK, FDECK, SIDE, LIMIT, TOKEN-1, CARD-1, ERA-SYNCHRO-1)."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cache
from typing import Final, Protocol

from spellspeed.yugioh.cards.facts import CardFacts, by_name, by_passcode, tokens
from spellspeed.yugioh.cards.later_kinds import SYNCHRO
from spellspeed.yugioh.cards.pool import FILLER_CODE
from spellspeed.yugioh.duel.profile import Profile
from spellspeed.yugioh.formats.lists import COPIES, ForbiddenList

LEAST_MAIN: Final = 40
MOST_MAIN_2008: Final = 60
SIDE_SIZE: Final = 15
MOST_FUSION_2008: Final = 15
FILLER_NAME: Final = "filler"

LIMIT_RULES: Final = ("LIMIT-4", "LIMIT-2", "LIMIT-3")
"""The rule of a card of which a list allows no copy, one, or two."""


class Deck(Protocol):
    """Anything that holds the three parts of a deck as passcodes."""

    @property
    def main(self) -> tuple[int, ...]:
        """The Main Deck."""

    @property
    def fusion(self) -> tuple[int, ...]:
        """The Fusion Deck."""

    @property
    def side(self) -> tuple[int, ...]:
        """The Side Deck; () for none."""


@dataclass(frozen=True, slots=True)
class DeckParts:
    """A deck by passcodes; it may hold what no legal deck holds. FILLER_CODE stands for a legal card that nothing else in it is a copy of."""

    main: tuple[int, ...]
    fusion: tuple[int, ...] = ()
    side: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Problem:
    """Why a deck may not be played: the most specific rule, what is wrong, and the cards that are (by name, in alphabetical order).

    What is wrong is a `kind` with named `parts`; yugioh/text/deck_words.py makes the sentence. `repeats` are the rules that say the same less
    precisely.
    """

    rule: str
    kind: str
    parts: tuple[tuple[str, object], ...] = ()
    cards: tuple[str, ...] = ()
    repeats: tuple[str, ...] = ()


def problems(deck: Deck, listed: ForbiddenList | None, profile: Profile) -> list[Problem]:
    """Every reason for which this deck may not be played under a list (None: no list) and a profile (switch deck_rules); [] if it may.

    In the order of the rulebook. Raises UnknownCard for a passcode that is neither a card nor a Token.
    """
    return [
        *problems_of_size(deck, dict(profile.choices)["deck_rules"] == "august_2008"),
        *problems_of_place(deck),
        *problems_of_copies(deck, listed),
    ]


# --- how many cards --------------------------------------------------------------------------------------------------------------------------


def problems_of_size(deck: Deck, august_2008: bool) -> list[Problem]:
    """DECK-1, DECK-2, FDECK-3, SIDE-1. Under august_2008: 40 to 60 cards, at most 15 in the Fusion Deck, at most 15 in the Side Deck."""
    main, fusion, side = len(deck.main), len(deck.fusion), len(deck.side)
    found = []
    if main < LEAST_MAIN:
        found.append(of_size("DECK-1", "main too small", main, LEAST_MAIN))
    if august_2008:
        if main > MOST_MAIN_2008:
            found.append(of_size("DECK-2", "main too big", main, MOST_MAIN_2008))
        if fusion > MOST_FUSION_2008:
            found.append(of_size("FDECK-3", "fusion too big", fusion, MOST_FUSION_2008))
        if side > SIDE_SIZE:
            found.append(of_size("SIDE-1", "side too big", side, SIDE_SIZE))
    elif side not in (0, SIDE_SIZE):
        found.append(of_size("SIDE-1", "side of another size", side, SIDE_SIZE))
    return found


def of_size(rule: str, kind: str, number: int, bound: int) -> Problem:
    """A part of the deck has a wrong number of cards."""
    return Problem(rule, kind, (("number", number), ("bound", bound)))


# --- which cards, and where ------------------------------------------------------------------------------------------------------------------


def is_token(passcode: int) -> bool:
    """Is this the passcode of a Monster Token?"""
    return passcode in token_passcodes()


@cache
def token_passcodes() -> frozenset[int]:
    """The passcodes of all Monster Tokens."""
    return frozenset(token.passcode for token in tokens())


def name_of(passcode: int) -> str:
    """The name of a card, of a Token, or "filler". Raises UnknownCard."""
    if passcode == FILLER_CODE:
        return FILLER_NAME
    token = next((token.name for token in tokens() if token.passcode == passcode), None)
    return by_passcode(passcode).name if token is None else token


def cards_in(part: tuple[int, ...]) -> list[CardFacts]:
    """The cards of a part of a deck, without fillers and Tokens."""
    return [by_passcode(passcode) for passcode in part if passcode != FILLER_CODE and not is_token(passcode)]


def is_fusion_monster(passcode: int) -> bool:
    """Does this card belong into the Fusion Deck (FDECK-1)?"""
    return any(card.is_fusion for card in cards_in((passcode,)))


def problems_of_place(deck: Deck) -> list[Problem]:
    """FDECK-1, TOKEN-1, ERA-SYNCHRO-1: Fusion Monsters in the Main Deck, other cards in the Fusion Deck, Tokens or Synchro Monsters anywhere."""
    fusions = sorted({card.name for card in cards_in(deck.main) if card.is_fusion})
    others = sorted({card.name for card in cards_in(deck.fusion) if not card.is_fusion and not card.is_synchro})
    synchros = sorted({c.name for part in (deck.main, deck.fusion, deck.side) for c in cards_in(part) if c.is_synchro})
    found = sorted({name_of(code) for part in (deck.main, deck.fusion, deck.side) for code in part if is_token(code)})
    strays = (
        ("FDECK-1", "fusion in main", fusions),
        ("FDECK-1", "other in fusion", others),
        ("TOKEN-1", "tokens", found),
    )
    told = [Problem(rule, kind, cards=tuple(names)) for rule, kind, names in strays if names]
    return told + (
        [Problem("ERA-SYNCHRO-1", "synchro", (("since", SYNCHRO.since),), tuple(synchros))] if synchros else []
    )


# --- how many copies -------------------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Copies:
    """The copies of one card in the three parts of a deck."""

    name: str
    main: int
    fusion: int
    side: int
    faces: tuple[str, ...]
    """The names printed on them."""
    of_one_artwork: int
    """The most copies that have one and the same passcode."""
    limit: int | None
    """What a list allows; None where it says nothing of the card."""

    @property
    def together(self) -> int:
        """All copies that the player uses."""
        return self.main + self.fusion + self.side

    @property
    def rules_of_three(self) -> tuple[str, ...]:
        """The rules that the numbers break where no list limits the card, the most specific first (DECK-3, FDECK-2, SIDE-3, CARD-1)."""
        broken = []
        if self.together > COPIES >= self.of_one_artwork:
            broken.append("CARD-1")
        if self.main > COPIES:
            broken.append("DECK-3")
        if self.fusion > COPIES:
            broken.append("FDECK-2")
        if self.together > COPIES:
            broken.append("SIDE-3")
        return tuple(broken)


def copies_of(deck: Deck, listed: ForbiddenList | None) -> list[Copies]:
    """The copies of each card, by the name that identifies it (CARD-1; Harpie Lady 1 is a Harpie Lady), in alphabetical order."""
    parts = (deck.main, deck.fusion, deck.side)
    counts = [Counter(name_that_counts(card) for card in cards_in(part)) for part in parts]
    artworks: dict[str, Counter[int]] = {}
    for passcode in (code for part in parts for code in part):
        for card in cards_in((passcode,)):
            artworks.setdefault(name_that_counts(card), Counter())[passcode] += 1
    found = []
    for name, passcodes in sorted(artworks.items()):
        main, fusion, side = (count[name] for count in counts)
        cards = {by_passcode(code) for code in passcodes} | {by_name(name)}
        limit = COPIES if listed is None else min(listed.limit_of(card.passcode) for card in cards)
        faces = tuple(sorted({by_passcode(code).name for code in passcodes}))
        of_one = max(passcodes.values())
        found.append(Copies(name, main, fusion, side, faces, of_one, None if limit == COPIES else limit))
    return found


def name_that_counts(card: CardFacts) -> str:
    """The name under which copies are counted: that of the card, or the one that its own is treated as (CARD-1)."""
    return card.treated_as or card.name


def problems_of_copies(deck: Deck, listed: ForbiddenList | None) -> list[Problem]:
    """DECK-3, FDECK-2, SIDE-3, CARD-1, and under a list LIMIT-1, LIMIT-2, LIMIT-3, LIMIT-4 and SIDE-4.

    One problem for each card that is too often there.
    """
    found = []
    for copies in copies_of(deck, listed):
        problem = problem_without_list(copies) if copies.limit is None else problem_under_list(copies, copies.limit)
        if problem is not None:
            found.append(problem)
    return found


def problem_without_list(copies: Copies) -> Problem | None:
    """Too many copies by the rule of three."""
    if copies.together <= COPIES:
        return None
    rule, *repeats = copies.rules_of_three
    together = None if rule != "CARD-1" else "artworks" if len(copies.faces) == 1 else "names"
    parts = (*spread(copies), ("bound", COPIES), ("together", together))
    return Problem(rule, "too many", parts, copies.faces, tuple(repeats))


def problem_under_list(copies: Copies, limit: int) -> Problem | None:
    """Too many copies by a list, whose limit replaces the three (LIMIT-1)."""
    if copies.together <= limit:
        return None
    rule = LIMIT_RULES[limit]
    parts = (*spread(copies), ("limit", limit))
    broken = ["LIMIT-1", *copies.rules_of_three]
    if limit and copies.side and max(copies.main, copies.fusion, copies.side) <= limit:
        # SIDE-4: each Deck alone keeps the limit.
        return Problem("SIDE-4", "limited", parts, copies.faces, (rule, *broken))
    return Problem(rule, "limited", parts, copies.faces, ("SIDE-4", *broken) if copies.side else tuple(broken))


def spread(copies: Copies) -> tuple[tuple[str, object], ...]:
    """The card and how many copies lie in which part."""
    return (
        ("card", copies.name),
        ("number", copies.together),
        ("main", copies.main),
        ("fusion", copies.fusion),
        ("side", copies.side),
    )
