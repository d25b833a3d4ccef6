"""The facts that go with a reason: what the rule looked at, as far as the seat may know it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.links import AGAINST, Link
from spellspeed.yugioh.duel import derived as d
from spellspeed.yugioh.duel import rights as r
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.abilities import Step
from spellspeed.yugioh.duel.carrying_out import Walk
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.kinds import Ability
from spellspeed.yugioh.duel.rights import Right
from spellspeed.yugioh.duel.scope import the_opponent
from spellspeed.yugioh.duel.visibility import sees
from spellspeed.yugioh.judge.reasons import Clause, Coded, Fact, Reason, Worded
from spellspeed.yugioh.judge.wishes import Wish
from spellspeed.yugioh.may.attack import first_battle_turn
from spellspeed.yugioh.may.tributes import tribute_values, tributes_needed
from spellspeed.yugioh.text.notation import GONE, ZONE_WORDS, place_in
from spellspeed.yugioh.text.wording import whose_words

FORBIDDING: Final[dict[str, tuple[Right, ...]]] = {
    "activation": (r.X_NO_ACTIVATION, r.X_FIELD_LIMIT),
    "summon": (r.X_NO_NORMAL_SUMMON, r.X_FIELD_LIMIT),
    "set": (r.X_NO_SETTING, r.X_NO_MONSTER_SET, r.X_FIELD_LIMIT),
    "flip": (r.X_NO_FLIP_SUMMON,),
    "special": (r.X_NO_SPECIAL_SUMMON, r.X_BARRED, r.X_FIELD_LIMIT),
    "position": (r.X_NO_REPOSITION, r.X_IN_DEFENSE, r.X_IN_ATTACK, r.X_NOT_TO_DEFENSE),
    "battle_phase": (r.X_NO_BATTLE_PHASE, r.X_SKIP_BATTLE),
    "attack": (r.X_NO_ATTACK, r.X_NO_DECLARING),
    "direct": (r.X_NO_DIRECT_ATTACK,),
    "toll": (r.X_HAND_TOLL,),
    "must_attack": (r.X_MUST_ATTACK,),
    "target": (r.X_NOT_ATTACKED, r.X_ONLY_ATTACKS),
    "team": (r.X_CARDS_A_TURN,),
}
"""What card effects that forbid something change, by the variant of the reason."""

IN_THE_DARK: Final = (t.DECK, t.HAND, t.FUSION_DECK, t.REMOVED)
"""Where a card that a seat does not know has no place that could be named without telling an order."""


class Look:
    """What a reason was found for: the duel, the seat, the wish, and the ability that is meant (None without one)."""

    def __init__(self, duel: Duel, seat: int, wish: Wish, ability: Ability | None = None) -> None:
        self.duel: Final = duel
        self.seat: Final = seat
        self.wish: Final = wish
        self.ability: Final = ability


def called(look: Look, number: int) -> Fact:
    """What the seat calls a card: its name if the seat knows it, else its place on the field; "" for one in the dark."""
    duel = look.duel
    card = duel.cards[number]
    if card.zone == t.DECK and card.controller == look.seat:
        return duel.printed(number).name
    if card.zone in IN_THE_DARK and not sees(duel, look.seat, number):
        return ""
    return duel.printed(number).name if sees(duel, look.seat, number) else place_of_card(look, number)


def place_of_card(look: Look, number: int) -> Coded:
    """A card by its place, as the seat finds it."""
    card = look.duel.cards[number]
    if card.zone not in ZONE_WORDS:
        return Coded("places told", GONE)
    whose, among = whose_words(look.duel, look.seat, card.controller)
    zone = Coded("place zones told", ZONE_WORDS[card.zone])
    return Coded(
        "places told", whose, (("number", among), ("zone", zone), ("place", place_in(look.duel, look.seat, number)))
    )


def name_of_card(look: Look) -> Fact:
    """The card that the wish is about."""
    return called(look, look.wish.number) if look.wish.number >= 0 else look.wish.name


def name_of_target(look: Look) -> Fact:
    """The card that the wish is aimed at; one in the dark by its place."""
    if look.wish.target < 0:
        return ""
    return called(look, look.wish.target) or place_of_card(look, look.wish.target)


def zone_of_card(look: Look) -> Fact:
    """Where the card lies."""
    return Coded("reason zones", ZONE_WORDS.get(look.duel.cards[look.wish.number].zone, "gone"))


def phase_now(look: Look) -> Fact:
    """The phase."""
    return Coded("reason phases", t.PHASES[look.duel.phase] or "none")


def turn_now(look: Look) -> Fact:
    """The number of the turn."""
    return look.duel.turn


def turn_player(look: Look) -> Fact:
    """Whose turn it is, as the seat says it."""
    turn, seat = look.duel.turn_seat, look.seat
    if turn == seat:
        return Coded("reason players", "you")
    partner = look.duel.side_of[turn] == look.duel.side_of[seat]
    return Coded("reason players", "partner" if partner else "opponent")


def tributes_wanted(look: Look) -> Fact:
    """How many Tributes it takes."""
    return tributes_needed(look.duel, look.wish.number)


def tributes_there(look: Look) -> Fact:
    """How many Tributes the seat's monsters are worth for it."""
    return sum(tribute_values(look.duel, look.seat, look.wish.number, look.wish.verb == t.SET_MONSTER)[1])


def level_of_card(look: Look) -> Fact:
    """Its Level now."""
    return d.level(look.duel, look.wish.number)


def occasion_of_ability(look: Look) -> Fact:
    """When the ability can be used, by its text."""
    ability = look.ability
    return Clause(ability.code, ability.index, look.duel.profile.rulings) if ability is not None else ""


def limit_of_ability(look: Look) -> Fact:
    """How often a turn the ability can be used."""
    return look.ability.limit if look.ability is not None else 0


def speed_of_ability(look: Look) -> Fact:
    """The Spell Speed of the ability."""
    return look.ability.speed if look.ability is not None else 0


def last_link(look: Look) -> Fact:
    """The card of the last Chain Link; activated cards are public."""
    return look.duel.chain[-1].face.name if look.duel.chain else ""


def what_forbids(look: Look, variant: str) -> Fact:
    """The card whose effect forbids it, as far as the seat knows it; "" where several or none can be named."""
    duel = look.duel
    for what in FORBIDDING.get(variant, ()):
        about_seat = what.about_players
        about = look.seat if about_seat else look.wish.target if variant == "target" else look.wish.number
        for effect in d.effects_on(duel, what):
            if what in (r.X_ONLY_ATTACKS, r.X_MUST_ATTACK) or (about >= 0 and d.reaches(duel, effect, about)):
                number = effect.source % STAYS
                return duel.printed(number).name if sees(duel, look.seat, number) else ""
    return ""


def card_that_asks(look: Look) -> Fact:
    """The card for which the open question is answered."""
    ask = look.duel.ask
    return look.duel.printed(ask.about).name if ask is not None and ask.about >= 0 else ""


def life_now(look: Look) -> Fact:
    """The Life Points of the seat's side."""
    return look.duel.life[look.duel.side_of[look.seat]]


def hand_size(look: Look) -> Fact:
    """How many cards the seat holds."""
    return len(look.duel.zone(look.seat, t.HAND))


def battle_begins(look: Look) -> Fact:
    """The number of the first turn that has a Battle Phase."""
    return first_battle_turn(look.duel)


def materials_of_card(look: Look) -> Fact:
    """The Fusion Materials that its text names, with plus signs; "" where it names them otherwise."""
    materials = look.duel.printed(look.wish.number).materials
    return " + ".join(name for name in materials if isinstance(name, str)) if materials else ""


def missing_cards(look: Look) -> Fact:
    """The cards that are missing for the costs of the ability; "" where it is something else that keeps them from being paid."""
    return counted(look, costs_in_vain(look))


def missing_targets(look: Look) -> Fact:
    """The cards that the ability would target, where too few are there; "" where none are wanted or they are not missing."""
    ability = look.ability
    return counted(look, list(ability.targets) if ability is not None and look.wish.target < 0 else [])


def targets_asked_for(look: Look) -> Fact:
    """What the open question takes as targets, in the words of the card's text; "" where it asks for something else."""
    walk = next((frame for frame in reversed(look.duel.frames) if isinstance(frame, Walk)), None)
    group = walk.steps[walk.at].targeted_group() if walk is not None and walk.at < len(walk.steps) else None
    return Worded(("", group.phrase()), ("and", "count=#1")) if group is not None else ""


def counted(look: Look, steps: Sequence[Step]) -> Fact:
    """The cards that are missing for some steps, as a list; "" for none."""
    act = act_of(look)
    if act is None:
        return ""
    groups = [group.phrase() for step in steps for group in step.not_there(look.duel, act)]
    return Worded(("", *groups), ("and", "count=#1")) if groups else ""


def cost_in_vain(look: Look) -> Fact:
    """The first cost of the ability that cannot be paid, in the words of its text; "" for none."""
    steps = costs_in_vain(look)
    return Worded(("", steps[0].phrase()), ("steps",)) if steps else ""


def life_in_vain(look: Look) -> Fact:
    """The Life Points that the costs of the ability take and that cannot be paid; 0 where it is another cost."""
    act = act_of(look)
    return sum([step.life_paid(look.duel, act) for step in costs_in_vain(look)]) if act is not None else 0


def costs_in_vain(look: Look) -> list[Step]:
    """The costs of the ability that cannot be paid now."""
    act = act_of(look)
    ability = look.ability
    if act is None or ability is None:
        return []
    return [step for step in ability.costs if not step.could(look.duel, act)]


def act_of(look: Look) -> Link | None:
    """The activation that the wish would be; None without a card or an ability of it."""
    duel, ability = look.duel, look.ability
    if ability is None or look.wish.number < 0:
        return None
    card = duel.cards[look.wish.number]
    act = Link(look.seat, card.binding, card.face, ability.index, None, card.zone)
    return act.with_more(AGAINST, the_opponent(duel, look.seat)) if duel.seats > 2 and ability.one_opponent else act


GETTERS: Final[dict[str, Callable[[Look], Fact]]] = {
    "card": name_of_card,
    "asking": card_that_asks,
    "target": name_of_target,
    "zone": zone_of_card,
    "phase": phase_now,
    "turn": turn_now,
    "player": turn_player,
    "needed": tributes_wanted,
    "have": tributes_there,
    "level": level_of_card,
    "when": occasion_of_ability,
    "limit": limit_of_ability,
    "speed": speed_of_ability,
    "link": last_link,
    "life": life_now,
    "hand": hand_size,
    "battle_turn": battle_begins,
    "materials": materials_of_card,
    "missing": missing_cards,
    "wanted": missing_targets,
    "chosen": targets_asked_for,
    "cost": cost_in_vain,
    "life_cost": life_in_vain,
}
"""How each fact is read."""

CARD: Final = ("card",)
NOW: Final = ("card", "phase", "player")
FACTS: Final[dict[str, tuple[str, ...]]] = {
    "MAIN-1": NOW, "SPELL-1": NOW, "SPELL-10": NOW, "SPELL-13": NOW, "STANDBY-3": ("card", "phase", "when"), "EFFECT-6": NOW, "EFFECT-6-OCG": NOW,
    "MAIN-4": ("phase", "player"), "MAIN-7": ("phase",), "BATTLE-1": NOW, "BATTLE-4": CARD, "PRIORITY-2": ("player",),
    "TRAP-1": ("card", "zone"), "SPELL-2": ("card", "zone"), "CARD-11": ("card", "zone"),
    "TRAP-2": ("card", "turn"), "SPELL-11": ("card", "turn"), "SUMMON-12": ("card", "turn"),
    "SUMMON-5": ("card", "level", "needed", "have"), "SUMMON-6": ("card", "level", "needed", "have"), "SUMMON-8": ("card", "level", "needed", "have"),
    "SUMMON-5/none": ("card", "level"), "SUMMON-6/without": ("card", "level", "needed"),
    "CARD-13/window": ("card", "when"), "CARD-13/event": ("card", "when"), "CARD-13/condition": ("card", "when"), "CARD-13/limit": ("card", "limit"),
    "EFFECT-8": ("card", "when"), "EFFECT-8/phase": ("card", "when", "phase"), "EFFECT-4": ("card", "when"),
    "SPEED-1": ("card", "speed", "link"), "SPEED-2": ("card", "speed", "link"), "TRAP-7": ("card", "when"),
    "TERM-CONTROL-1": ("card", "zone"), "TERM-CONTROL-1/unseen": ("card", "zone"),
    "TERM-COST-1": ("card", "missing", "cost", "life_cost", "life"), "MONSTER-9/cost": ("card", "missing", "cost"),
    "MONSTER-9/condition": ("card", "when"), "POS-3/phase": (),
    "TERM-TARGET-1": ("card", "target", "wanted"), "CARD-11/down": CARD,
    "TERM-TARGET-1/choice": ("card", "asking", "chosen"),
    "TERM-COST-1/toll": ("card", "life"), "TERM-COST-1/attack": ("card", "life"), "T-9.3": ("card", "life"),
    "BATTLE-2": ("turn", "battle_turn"), "TEAM-II-4": ("turn", "battle_turn"),
    "BATTLE-6/target": ("card", "target"), "CORE-1/target": ("card", "target"),
    "MONSTER-3": ("card", "materials"), "END-3": ("hand", "phase"), "TERM-DISCARD-1/card": ("asking",),
    "FIELD-2": (), "FIELD-4": (), "FIELD-5": CARD, "SUMMON-2": (), "MAIN-6": (), "PRIORITY-4": (), "BATTLE-7": CARD, "TEAM-IV-2": CARD,
    "DRAW-1/automatic": (), "TURN-2": ("phase",), "BATTLE-12": (), "over": (), "RESPOND": (),
}  # fmt: skip
"""Which facts go with a reason; what is not named here goes with the card alone."""


def with_facts(look: Look, found: str) -> Reason:
    """A reason as the rules name it ("TRAP-2", "CARD-13/limit"), with its facts."""
    rule, _, variant = found.partition("/")
    names = FACTS.get(found)
    if names is None:
        names = ("card", "zone") if variant == "place" and look.wish.number >= 0 else CARD
    facts = [(name, GETTERS[name](look)) for name in names]
    if variant in FORBIDDING:
        facts.append(("source", what_forbids(look, variant)))
    return Reason(rule, found, tuple(facts))
