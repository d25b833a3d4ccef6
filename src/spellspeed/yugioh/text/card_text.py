"""The text of a card, printed from its declaration in the order "condition: cost; effect"."""

from __future__ import annotations

from spellspeed.kernel.records import Phrase, Record
from spellspeed.languages.catalog import ENGLISH, catalog
from spellspeed.languages.templates import Cases, Slot, class_of, items_of, parts_of
from spellspeed.yugioh.cards.pool import printed
from spellspeed.yugioh.duel.abilities import Step
from spellspeed.yugioh.duel.clauses import DARK_FUSION
from spellspeed.yugioh.duel.kinds import (
    FLIP_EFFECT,
    IGNITION,
    KINDS_OF_ABILITY,
    MULTI_TRIGGER,
    PROCEDURE,
    TRIGGER,
    Ability,
)
from spellspeed.yugioh.duel.phrases import phrase_of
from spellspeed.yugioh.duel.printed import PrintedCard
from spellspeed.yugioh.duel.terms import W_ANY
from spellspeed.yugioh.text import nouns
from spellspeed.yugioh.text.changes import STANDS_ALONE, Begun, say_changes
from spellspeed.yugioh.text.codes import CODES, number_of, table
from spellspeed.yugioh.text.printer import Printer
from spellspeed.yugioh.text.steps import TOLD, say_steps, upper_first


def text_of_card(passcode: int, language: str = ENGLISH, rulings: str = "") -> str:
    """The text of a card, a line for each clause; "" for a card without one. `rulings`: of the variant of that year, if there is one.

    Raises UnknownCard, NotImplementedCard, UnknownLanguage, MissingTemplate, BrokenTemplate.
    """
    return text_of_printed(printed(passcode, rulings), language)


def text_of_printed(face: PrintedCard, language: str = ENGLISH) -> str:
    """The same for a printed card."""
    printer = Printer(catalog(language))
    lines = [line for line in limits_of(printer, face) if line]
    modes = [ability for ability in face.abilities if ability.is_card_activation]
    is_choice = len(modes) > 1 and not any(ability.event or ability.condition for ability in modes)
    if is_choice:
        lines.append(printer.catalog.words("one of these"))
    for ability in face.abilities:
        if is_said_by_another(ability, face.abilities):
            continue
        text = text_of_ability(ability, language)
        if text and ability.is_card_activation and is_choice:
            text = printer.catalog.words("bullet") + text
        if text not in lines:
            lines.append(text)
    lines += token_lines(printer, face, language)
    return "\n".join(line for line in lines if line)


def token_lines(printer: Printer, face: PrintedCard, language: str) -> list[str]:
    """What the Tokens that a card makes do themselves."""
    lines: list[str] = []
    for ability in face.abilities:
        for step in ability.resolved:
            for token in [part for part in step.parts() if isinstance(part, PrintedCard)]:
                said = [text_of_ability(own, language) for own in token.abilities]
                lines += [printer.fill("card", "token", {"name": token.name, "text": text}) for text in said]
    return unique(lines)


def is_said_by_another(ability: Ability, abilities: tuple[Ability, ...]) -> bool:
    """Whether the activation of a card only offers an effect that another clause of the card has (T-8.7)."""
    if not ability.is_card_activation or not ability.steps:
        return False
    return any(other.steps == ability.steps and not other.is_card_activation for other in abilities)


def limits_of(printer: Printer, face: PrintedCard) -> list[str]:
    """What is said of a card before its abilities: Fusion Materials, and how it can be Summoned."""
    if face.is_trap and face.level:
        return [printer.fill("card", "as monster", nouns.printed_values(printer, face))]
    parts: dict[str, object] = {
        "fusion": face.is_fusion,
        "ritual": face.is_ritual,
        "dark": face.claims & DARK_FUSION != 0,
        "procedure": bool(face.procedures),
        "toon": face.is_toon,
        "materials": materials_of(printer, face),
        "called": face.called if face.called != face.name else None,
    }
    lines = [printer.fill("card", key, parts) for key in ("called", "materials", "summoning")]
    for clause in face.clauses:
        phrase = phrase_of(clause)
        lines.append(printer.fill("limits", class_of(phrase), {**parts, **parts_of(phrase)}))
    return lines


def materials_of(printer: Printer, face: PrintedCard) -> Phrase | None:
    """The Fusion Materials of a card in words, equal properties counted together; None for a card without any."""
    wanted = list(face.material_words or face.materials)
    said: list[str] = []
    while wanted:
        first = wanted[0]
        if not isinstance(first, Record):
            said.append(printer.fill("card", "material named", {"0": wanted.pop(0)}))
            continue
        count = 0
        while wanted and wanted[0] == first:
            del wanted[0]
            count += 1
        phrase = phrase_of(first)
        said.append(printer.fill("card", "material", {"0": ("", phrase), "number": count}))
    return ("", *said) if said else None


def text_of_ability(ability: Ability, language: str = ENGLISH) -> str:
    """The text of one ability: head (when, how often, under which condition), cost and targets, effect, what it changes."""
    if ability.at_once and not body_of(Printer(catalog(language)), ability):
        return ""
    writer = Printer(catalog(language))
    head = head_of(writer, ability)
    body = body_of(writer, ability)
    sentences = [writer.fill("ability", "sentence", {"head": head or None, "body": upper_first(body)})] if body else []
    if not body and head:
        sentences.append(writer.fill("ability", "alone", {"head": head}))
    sentences = [upper_first(sentence) for sentence in sentences]
    for text in (afterwards(writer, ability), changes_of(writer, ability)):
        if text:
            sentences.append(upper_first(text))
    return replaced(writer, " ".join(sentences), "contractions")


def replaced(printer: Printer, text: str, section: str) -> str:
    """The text with the replacements of a section: contractions ("another"), or "their" for "your" where either player is meant."""
    for old, new in printer.catalog.section(section).items():
        text = text.replace(old, str(new))
    return text


def phrases(steps: tuple[Step, ...]) -> tuple[Phrase, ...]:
    """Steps as phrases."""
    return tuple(step.phrase() for step in steps)


# The head


def head_of(printer: Printer, ability: Ability) -> str:
    """ "Once per turn, during your Standby Phase, if ..." in the words of the catalog; "" where there is nothing to say."""
    heard = heard_parts(ability)
    clauses = [limit_of(printer, ability), due_of(printer, ability)]
    clauses += event_of(printer, ability, heard)
    conditions = flat_conditions(ability.condition.phrase()) if ability.condition is not None else []
    clauses.append(window_of(printer, ability, {class_of(condition) for condition in conditions}))
    clauses += conditions_of(printer, conditions, place_of(printer, ability))
    head = printer.catalog.words("between").join(unique([clause for clause in clauses if clause]))
    if ability.kind == FLIP_EFFECT:
        return printer.fill("ability", "flip", {"head": upper_first(head) or None})
    return head


def unique(texts: list[str]) -> list[str]:
    """Texts without repetitions, in order."""
    return list(dict.fromkeys(texts))


def limit_of(printer: Printer, ability: Ability) -> str:
    """How often a turn."""
    return printer.fill("ability", "limit", {"limit": ability.limit})


def due_of(printer: Printer, ability: Ability) -> str:
    """The phases in which it falls due, or in which a Spell Speed 1 activation is possible."""
    due = [phase for phase in CODES["phase"] if ability.phases >> phase & 1]
    open_in = [phase for phase in CODES["phase"] if ability.in_phases >> phase & 1]
    said: list[str] = []
    if due:
        said.append(printer.fill("ability", "due", {"phases": ("", *due), "whose": ability.whose}))
    if open_in:
        said.append(printer.fill("ability", "in phases", {"phases": ("", *open_in)}))
    return printer.catalog.words("between").join(said)


def window_of(printer: Printer, ability: Ability, said: set[str]) -> str:
    """The windows that a fast effect fits, where its event or condition does not say so already; an effect that fits all is told from SS1."""
    if ability.event or not ability.windows or ability.in_phases:
        return ""
    if ability.windows & W_ANY:
        is_free = ability.kind == MULTI_TRIGGER and not said & {"InTurnOf", "InPhase", "Either"}
        return printer.catalog.words("either turn") if is_free else ""
    names = [name for bit, name in CODES["window"].items() if ability.windows & bit and bit & (bit - 1) == 0]
    return printer.joined(unique([table(printer.catalog, "window", name) for name in names]), "or")


def place_of(printer: Printer, ability: Ability) -> str:
    """The place in which it works, if that is not the field and nothing else says so: an event of its own card, its cost, its condition."""
    watches = ability.is_trigger and not ability.own and not ability.at_once
    if ability.event and not watches:
        return ""
    if not (ability.is_ignition or ability.phases or ability.kind == MULTI_TRIGGER or ability.is_victory or watches):
        return ""
    said = printer.catalog.section("says place")
    conditions = [node.phrase() for node in (ability.condition, ability.hearing) if node is not None]
    flat = [part for phrase in conditions for part in flat_conditions(phrase)]
    saying = [*phrases(ability.costs), *flat, *[part[1] for part in flat if class_of(part) == "Exists"]]
    if any(class_of(phrase) in said for phrase in saying):
        return ""
    names = [name for place, name in CODES["place"].items() if ability.places >> place & 1]
    places = printer.joined(unique([table(printer.catalog, "place", name) for name in names]), "or")
    return printer.fill("ability", "place", {"places": places or None})


def flat_conditions(phrase: Phrase) -> list[Phrase]:
    """The conditions of a Both, and of those in it."""
    if class_of(phrase) != "Both":
        return [phrase]
    found: list[Phrase] = []
    for inner in items_of(phrase[1]):
        assert isinstance(inner, tuple)
        found.extend(flat_conditions(inner))
    return found


def conditions_of(printer: Printer, conditions: list[Phrase], place: str = "") -> list[str]:
    """Clauses that stand alone, then one "if ..." for all others, where the card must be among them."""
    texts = unique([printer.say(condition) for condition in with_turn_and_phase(conditions)])
    alone = [text.removeprefix(STANDS_ALONE) for text in texts if text.startswith(STANDS_ALONE)]
    others = [text for text in (*texts, place) if text and not text.startswith(STANDS_ALONE)]
    if others:
        alone.append(printer.fill("clauses", "if", {"conditions": printer.joined(others)}))
    return alone


def with_turn_and_phase(conditions: list[Phrase]) -> list[Phrase]:
    """A turn and a phase as one condition ("during your opponent's Standby Phase"), which stands first."""
    turn = [condition for condition in conditions if class_of(condition) == "InTurnOf"]
    phase = [condition for condition in conditions if class_of(condition) == "InPhase"]
    if len(turn) != 1 or len(phase) != 1:
        return conditions
    others = [condition for condition in conditions if condition not in (turn[0], phase[0])]
    return [("Either", ("", ("Both", ("", turn[0], phase[0])))), *others]


# What a trigger hears


def heard_parts(ability: Ability) -> dict[str, object]:
    """What an ability hears, by class ("NotHeardHow" for the opposite), and of what kind it is itself."""
    parts: dict[str, object] = {
        "kind": KINDS_OF_ABILITY[ability.kind],
        "own": ability.own and ability.is_trigger,
        "optional": ability.optional,
        "never_misses": ability.never_misses,
        "start": ability.at_start_of_damage_step,
        "together": ability.together,
        "as_activated": ability.as_activated,
        "owners": ability.owners,
        "of_other": any(class_of(part) == "EventOther" for step in phrases(ability.steps) for part in step[1:]),
    }
    if ability.hearing is not None:
        for phrase in flat_conditions(ability.hearing.phrase()):
            inner = phrase[1] if class_of(phrase) == "Not" else phrase
            assert isinstance(inner, tuple)
            parts[("Not" if inner is not phrase else "") + class_of(inner)] = inner
    return parts


def event_of(printer: Printer, ability: Ability, heard: dict[str, object]) -> list[str]:
    """The event that it answers, and as conditions what the words for the event have not said. Raises MissingTemplate."""
    if not ability.event or ability.kind == FLIP_EFFECT:
        return conditions_of(printer, list(flat_conditions(ability.hearing.phrase()))) if ability.hearing else []
    names = "|".join(name for bit, name in CODES["event"].items() if ability.event & bit)
    cases = printer.catalog.cases("events", names)
    text = printer.fill("events", names, heard)
    said = parts_said(cases, heard)
    rest: list[Phrase] = []
    for name, phrase in heard.items():
        if isinstance(phrase, tuple) and name not in said:
            rest.append(("Not", phrase) if name.startswith("Not") else phrase)
    when = "" if text.startswith(STANDS_ALONE) else "if" if ability.never_misses else "when"
    clause = printer.fill("clauses", f"event {when}", {"text": text.removeprefix(STANDS_ALONE)})
    return [clause, *conditions_of(printer, rest)]


def parts_said(cases: Cases, heard: dict[str, object]) -> set[str]:
    """The parts that the fitting template of an event speaks of, in its case or in its slots."""
    case = cases.fitting(heard, number_of)
    assert case is not None
    said = {path.split(".")[0] for path, _, _ in case.conditions}
    said |= {piece.path.split(".")[0] for piece in case.pieces if isinstance(piece, Slot)}
    return said


# The body


def body_of(printer: Printer, ability: Ability) -> str:
    """Costs and targets, then what happens: "discard 1 card; draw 2 cards"."""
    if ability.kind == PROCEDURE:
        demands = [phrase for phrase in phrases(ability.costs) if class_of(phrase) != "Begin"]
        costs = printer.joined([printer.say(phrase, ("by",)) for phrase in demands])
        return printer.fill(
            "ability", "procedure", {"costs": costs or None, "places": places_of(printer, ability) or None}
        )
    if ability.is_victory:
        return printer.fill("ability", "victory", {})
    paid = tuple(phrase for phrase in phrases(ability.costs) if class_of(phrase) != "Begin")
    targets = phrases(ability.targets)
    of_modes = {step[1]: step[2] for step in targets if is_of_a_mode(step)}
    announced = say_steps(printer, paid + tuple(step for step in targets if not is_of_a_mode(step)))
    announced = announced.removeprefix(TOLD)
    effect = say_steps(printer, tuple(with_its_targets(step, of_modes) for step in phrases(ability.steps)))
    is_choice = ability.optional or (ability.kind in (IGNITION, MULTI_TRIGGER) and not ability.must)
    told = effect.startswith(TOLD)
    effect = effect.removeprefix(TOLD)
    parts: dict[str, object] = {
        "announced": announced or None,
        "effect": effect or None,
        "choice": is_choice,
        "told": told,
        "listed": effect.startswith(printer.catalog.words("bullet")),
        "card": ability.is_card_activation,
        "anyone": ability.anyone,
        "owners": ability.owners,
        "trigger": ability.kind == TRIGGER,
    }
    body = printer.fill("ability", "body", parts)
    return replaced(printer, body, "of anyone") if ability.anyone or ability.owners else body


def is_of_a_mode(step: Phrase) -> bool:
    """Whether a step belongs to one of several effects."""
    return class_of(step) == "If" and class_of(step[1]) == "ModeIs"


def with_its_targets(step: Phrase, targets: dict[object, object]) -> Phrase:
    """The steps of one of several effects behind the targets that only this effect has."""
    if not is_of_a_mode(step) or step[1] not in targets:
        return step
    announced, steps = targets[step[1]], step[2]
    assert isinstance(announced, tuple)
    assert isinstance(steps, tuple)
    return (step[0], step[1], (*announced, *steps[1:]))


def places_of(printer: Printer, ability: Ability) -> str:
    """From where a monster is Special Summoned by its own way."""
    names = [name for place, name in CODES["place"].items() if ability.places >> place & 1]
    return printer.joined([table(printer.catalog, "summoned from", name) for name in names], "or")


def afterwards(printer: Printer, ability: Ability) -> str:
    """What the use of the ability brings with it: the lasting effects that begin as it is activated."""
    begun = tuple(phrase for phrase in phrases(ability.costs) if class_of(phrase) == "Begin")
    text = say_steps(printer, begun).removeprefix(TOLD)
    return printer.fill("ability", "afterwards", {"text": text}) if text else ""


def changes_of(printer: Printer, ability: Ability) -> str:
    """What it changes while its card is face-up on the field, a sentence for each change."""
    changes: list[Begun] = [(change.phrase(), None, None) for change in ability.changes]
    clauses = [text.removeprefix(TOLD) for text in say_changes(printer, changes)]
    return " ".join([printer.fill("ability", "changes", {"text": upper_first(text)}) for text in clauses])
