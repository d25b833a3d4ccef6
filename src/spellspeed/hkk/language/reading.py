"""Reading: a text becomes clauses, or is declined as a whole with the place of the first word that cannot stand there."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from spellspeed.hkk.language.catalog import LANGUAGES
from spellspeed.hkk.language.errors import NotUnderstood, TwoReadings
from spellspeed.hkk.language.grammar import END, FIRST_WORD, NUMBERS, QUOTED, UNKNOWN, Rule
from spellspeed.hkk.language.lexing import Lexeme, end_of, lexemes
from spellspeed.hkk.language.parsing import Reading, different, grammar, is_known
from spellspeed.hkk.language.printing import MOST, PERMANENT_FORM, SPELL_FORM
from spellspeed.hkk.text.carried_out import not_carried_out
from spellspeed.hkk.text.clauses import Advantage, CopyLimit, TemporaryCost
from spellspeed.hkk.text.disadvantage import with_old_drawbacks
from spellspeed.hkk.text.node import Clause
from spellspeed.hkk.text.references import referring
from spellspeed.hkk.words.worded import Near, Phrase

FEW: Final = 8
"""So many words are named that could stand where something is not understood."""
SHOWN: Final = Phrase("text.shown")


@lru_cache(4096)
def read_text(
    text: str, language: str | None = None, spell: bool = False, year: int | None = None
) -> tuple[Clause, ...]:
    """HKK-91.1.0 to HKK-91.5.5: the clauses of a card text in the order printed; () for an empty text.

    `language` is "hu" or "en"; None finds out. `spell` says whether the card is an instant or general spell (HKK-91.5.1), `year` when it was issued
    (HKK-91.3.1). Raises NotUnderstood with line, column and words, TwoReadings, UnknownLanguage; nothing is read in part.
    """
    spoken = grammar(language_of(text) if language is None else language)
    reading = Reading(spoken, text)
    if not reading.length:
        return ()
    clause = spoken.clauses[SPELL_FORM if spell else PERMANENT_FORM]
    nexts = clause_places(reading, clause)
    if not any(reading.length in [after for _, after in found] for found in nexts.values()):
        raise refused(reading, clause)
    return with_old_drawbacks(tuple([one for _, one in only_reading(reading, clause, nexts)]), year)


def language_of(text: str) -> str:
    """The language whose words most of the text is made of; the first of LANGUAGES if both know as many."""
    words = [one.key for one in lexemes(text)]
    known = [sum(is_known(word, language) for word in words) for language in LANGUAGES]
    return LANGUAGES[known.index(max(known))]


def clause_places(reading: Reading, clause: Rule) -> dict[int, list[tuple[int, int]]]:
    """Where clauses may begin; for each the places where it may end, with where the next one begins then.

    A full stop ends a clause, and so do the end of a line and the end of the text.
    """
    found: dict[int, list[tuple[int, int]]] = {}
    waiting = [0]
    for start in waiting:
        found[start] = []
        for end in reading.ends(clause, start):
            after = place_after(reading, end)
            if after is not None:
                found[start].append((end, after))
                if after < reading.length and after not in waiting:
                    waiting.append(after)
    return found


def place_after(reading: Reading, end: int) -> int | None:
    """Where the next clause begins if one ends here; None if none can end here."""
    stop = reading.grammar.stop
    if reading.numbers[end] == stop:
        return end + 1
    reading.note(end, (stop,))
    if end == reading.length or reading.written[end].line > reading.written[end - 1].line:
        return end
    return None


def only_reading(
    reading: Reading, clause: Rule, nexts: dict[int, list[tuple[int, int]]]
) -> tuple[tuple[int, Clause], ...]:
    """The clauses of a text with the places where they begin. Raises TwoReadings if there are two, NotUnderstood if one contradicts itself."""
    rows: dict[int, list[tuple[tuple[int, Clause], ...]]] = {reading.length: [()]}
    for start in sorted(nexts, reverse=True):
        rows[start] = different(
            [
                ((start, value), *row)
                for end, after in nexts[start]
                if rows.get(after)
                for value in reading.values(clause, start, end)
                for row in rows[after]
            ]
        )
    first, *others = rows[0]
    for other in others:
        pairs = zip(first, other, strict=False)
        (start, one), (_, another) = next(pair for pair in pairs if pair[0] != pair[1])
        at = reading.written[start]
        raise TwoReadings(
            at.line, at.column, at.written, Phrase("text.two readings", one=repr(one), another=repr(another))
        )
    spell = clause is reading.grammar.clauses[SPELL_FORM]
    meant, problems = referring(tuple([one for _, one in first]), spell)
    for (start, _), one, problem in zip(first, meant, problems, strict=True):
        at = reading.written[start]
        if problem:
            raise NotUnderstood(at.line, at.column, at.written, Phrase(problem))
        check(one, at)
    return tuple(zip([start for start, _ in first], meant, strict=True))


def check(clause: Clause, at: Lexeme) -> None:
    """The numbers of a clause do not contradict each other, and the game can carry out all of it. Raises NotUnderstood."""
    if (
        isinstance(clause, Advantage)
        and clause.low is not None
        and clause.high is not None
        and clause.low > clause.high
    ):
        hint = Phrase("text.advantage", low=clause.low, high=clause.high)
        raise NotUnderstood(at.line, at.column, at.written, hint)
    if isinstance(clause, CopyLimit) and clause.most == 0:
        raise NotUnderstood(at.line, at.column, at.written, Phrase("text.copies"))
    if isinstance(clause, TemporaryCost) and clause.counters == 0:
        raise NotUnderstood(at.line, at.column, at.written, Phrase("text.temporary"))
    undone = not_carried_out(clause)
    if undone:
        raise NotUnderstood(at.line, at.column, at.written, Phrase(undone))


def refused(reading: Reading, clause: Rule) -> NotUnderstood:
    """The error for a text that no reading goes to the end of: at the first word that none reaches beyond.

    A word before it that the language does not know, taken for a name, is more likely to be what is wrong.
    """
    place = reading.farthest
    if place and reading.numbers[place - 1] == UNKNOWN:
        place -= 1
    again = Reading(reading.grammar, reading.text)
    again.watched = place
    clause_places(again, clause)
    if again.numbers[place] == END:
        return NotUnderstood(*end_of(reading.text), "", could_stand(again))
    at = again.written[place]
    return NotUnderstood(at.line, at.column, at.written, hint(again, at))


def hint(reading: Reading, at: Lexeme) -> Phrase:
    """What would be right where a word is not understood."""
    if at.key.isdigit() and len(at.key) > len(str(MOST)):
        return Phrase("text.greatest", most=MOST)
    if at.key in reading.grammar.words.declined:
        return Phrase(reading.grammar.words.declined[at.key])
    number = reading.numbers[reading.watched]
    near = Near(at.written, expected_words(reading) if number == UNKNOWN else [])
    return near if near.names else could_stand(reading)


def expected_words(reading: Reading) -> list[str]:
    """The words that could stand where the reading came to."""
    words = {number: word for word, number in reading.grammar.terminals.items()}
    could = {words[number] for number in reading.expected if number >= FIRST_WORD}
    return sorted(word for word in could if not word.startswith('"'))


def could_stand(reading: Reading) -> Phrase:
    """A hint: what could stand where the reading came to, if that is little."""
    could: list[str | Phrase] = [f'"{word}"' for word in expected_words(reading)]
    expected = reading.expected
    could += [Phrase("text.number")] if expected & set(NUMBERS) else []
    could += [Phrase("text.name")] if QUOTED in expected else []
    return Phrase("text.could stand", could=could) if could and len(could) <= FEW else SHOWN
