"""The pool: facts and declarations made into printed cards, each when it is first needed."""

from __future__ import annotations

from typing import Final

from spellspeed.errors import SpellspeedError
from spellspeed.yugioh.cards import facts, places
from spellspeed.yugioh.cards.facts import UNKNOWN, CardFacts, TokenFacts
from spellspeed.yugioh.duel.clauses import NOT_NORMAL, ORDINARY, SPECIAL_ONLY
from spellspeed.yugioh.duel.kinds import Ability
from spellspeed.yugioh.duel.names import KNOWN, KnownNames
from spellspeed.yugioh.duel.printed import ATTACK_UNSAID, DEFENSE_UNSAID, PrintedCard
from spellspeed.yugioh.duel.terms import ATTRIBUTES, FILLER, ICONS, MONSTER, SPELL, TRAP, TYPES
from spellspeed.yugioh.words.declaring import DECLARED_CARDS, DECLARED_TOKENS, Declaration

KIND_NUMBERS: Final = {"monster": MONSTER, "spell": SPELL, "trap": TRAP}
FILLER_CODE: Final = 0
_printed: dict[int, PrintedCard] = {}


class NotImplementedCard(SpellspeedError):
    """A card of the pool that has an effect which is not declared yet."""


def load_declarations() -> None:
    """Read all declarations, once: for what asks about every declared card. A duel reads those of its cards alone.

    Raises UnknownCard, MisnamedDeclaration or MisplacedDeclaration.
    """
    places.read_all()


def declaration_of(card: CardFacts) -> Declaration | None:
    """CARD-9, MONSTER-2. What a card does; an empty declaration for one that is complete with its facts, None if it is not implemented.

    ERA-SYNCHRO-1: a Synchro Monster never is.
    """
    if card.is_synchro:
        return None
    places.read_for(card)
    declared = DECLARED_CARDS.get(card.name)
    if declared is None and (card.is_vanilla or (not card.has_effect_text and card.kind == "monster")):
        return Declaration(card.name, ())
    return declared


def rulings_on(name: str) -> tuple[str, ...]:
    """The rulings that name a card, as its declaration cites them."""
    declared = declaration_of(facts.by_name(name)) if facts.is_name(name) else None
    return declared.cites if declared is not None else ()


def is_implemented(passcode: int) -> bool:
    """Whether a card can be played: it is declared, or complete with its facts alone."""
    return declaration_of(facts.by_passcode(passcode)) is not None


def printed(passcode: int, rulings: str = "") -> PrintedCard:
    """The card of that passcode as duels use it; with `rulings` in the variant of that year, if there is one.

    Raises UnknownCard, or NotImplementedCard with its name.
    """
    found = _printed.get(passcode)
    if found is None:
        found = make(passcode)
        _printed[passcode] = found
    return found.under(rulings) if rulings else found


def forget_printed() -> None:
    """Make every printed card anew when it is needed next: for one who changes what is declared."""
    _printed.clear()


def printed_named(name: str) -> PrintedCard:
    """The card (or Token) of that name as duels use it."""
    if name == "filler":
        return printed(FILLER_CODE)
    for token in facts.tokens():
        if token.name.lower() == name.lower():
            return printed(token.passcode)
    return printed(facts.by_name(name).passcode)


def make(passcode: int) -> PrintedCard:
    """Make a printed card from its facts and its declaration. Raises NotImplementedCard, or what `load_declarations` does."""
    if passcode == FILLER_CODE:
        return make_filler()
    for token in facts.tokens():
        if token.passcode == passcode:
            return make_token(token)
    card = facts.by_passcode(passcode)
    if card.passcode != passcode:
        return printed(card.passcode)
    declared = declaration_of(card)
    if declared is None:
        load_declarations()  # raises what is wrong with a declaration that was not found
        raise NotImplementedCard(
            f"{card.name} ({passcode}) is not implemented yet; `spellspeed cards --missing` lists such cards"
        )
    attribute = ATTRIBUTES.index(card.attribute) if card.attribute else -1
    race = TYPES.index(card.race) if card.race else -1
    level, attack, defense = card.level, max(0, card.attack), max(0, card.defense)
    if declared.as_monster is not None:
        attribute, race, level, attack, defense = declared.as_monster
    values = (attribute, race, level, attack, defense)
    variants = tuple(
        made_of(card, declared, values, variant.abilities, variant.rulings, ()) for variant in declared.variants
    )
    return made_of(card, declared, values, declared.abilities, "", variants)


def made_of(
    card: CardFacts, declared: Declaration, values: tuple[int, int, int, int, int], abilities: tuple[Ability, ...], rulings: str,
    variants: tuple[PrintedCard, ...],
) -> PrintedCard:  # fmt: skip
    """A card or one of its dated variants. `values` are Attribute, Type, Level, ATK and DEF."""
    attribute, race, level, attack, defense = values
    special = card.is_fusion or card.is_ritual
    revival = max([ORDINARY, *(clause.revival() for clause in declared.clauses)])
    refused = any(clause.claims() & NOT_NORMAL for clause in declared.clauses)
    if special and revival == ORDINARY:
        revival = SPECIAL_ONLY
    return PrintedCard(
        card.passcode,
        card.name,
        KIND_NUMBERS[card.kind],
        ICONS.index(card.icon) if card.icon else 0,
        attribute,
        race,
        level,
        attack,
        defense,
        is_effect=card.is_effect,
        is_fusion=card.is_fusion,
        is_ritual=card.is_ritual,
        is_spirit=card.is_spirit,
        is_toon=card.is_toon,
        is_union=card.is_union,
        is_gemini=card.is_gemini,
        is_token=False,
        revival=revival,
        may_be_normal_summoned=card.kind == "monster" and not special and not refused,
        abilities=abilities,
        clauses=declared.clauses,
        materials=card.material_names,
        material_words=declared.materials,
        restore=printed,
        rulings=rulings,
        variants=variants,
        unsaid=(card.attack == UNKNOWN) * ATTACK_UNSAID | (card.defense == UNKNOWN) * DEFENSE_UNSAID,
        called=card.treated_as,
    )


def make_token(token: TokenFacts) -> PrintedCard:
    """A Monster Token (TOKEN-1), with what its maker's text says of it."""
    places.read_for(facts.by_passcode(token.made_by))
    return plain(
        token.passcode, token.name, MONSTER, ATTRIBUTES.index(token.attribute) if token.attribute else -1,
        TYPES.index(token.race) if token.race else -1, max(0, token.level), max(0, token.attack), max(0, token.defense), True,
        DECLARED_TOKENS.get(token.name, ()),
    )  # fmt: skip


def make_filler() -> PrintedCard:
    """A blank card: neither Monster, Spell nor Trap."""
    return plain(FILLER_CODE, "filler", FILLER, -1, -1, 0, 0, 0, False)


def plain(
    code: int, name: str, kind: int, attribute: int, race: int, level: int, attack: int, defense: int, is_token: bool,
    abilities: tuple[Ability, ...] = (),
) -> PrintedCard:  # fmt: skip
    """A printed card that no Deck holds."""
    return PrintedCard(
        code, name, kind, 0, attribute, race, level, attack, defense, is_effect=False, is_fusion=False, is_ritual=False, is_spirit=False,
        is_toon=False, is_union=False, is_gemini=False, is_token=is_token, revival=ORDINARY, may_be_normal_summoned=False, abilities=abilities,
        clauses=(), materials=(), material_words=(), restore=printed,
    )  # fmt: skip


class NamesOfPool(KnownNames):
    """T-9.1. The names of all cards that these rules can be played with, whether they are implemented or not."""

    def codes(self, kind: int) -> tuple[int, ...]:
        """The passcode of one card for each name; what counts as another card's name is not declared for itself."""
        named: list[tuple[str, int]] = []
        for passcode in facts.pool(facts.POOLS[0]):
            card = facts.by_passcode(passcode)
            if (not kind or KIND_NUMBERS[card.kind] == kind) and not card.is_synchro:
                if not card.treated_as or card.treated_as == card.name:
                    named.append((card.name, passcode))
        return tuple(passcode for _, passcode in sorted(named))

    def name(self, code: int) -> str:
        """The name that a card counts as (CARD-1)."""
        if code == FILLER_CODE:
            return name_of(code)
        card = facts.by_passcode(code)
        return card.treated_as or card.name


def name_of(passcode: int) -> str:
    """The name of a card that can be declared; the blank card's too, which stands in Decks that scenarios fill."""
    return "filler" if passcode == FILLER_CODE else facts.by_passcode(passcode).name


KNOWN.append(NamesOfPool())
