"""Single reasons: which one comes first, with which facts, in which words; the sentences are worked out by hand."""

import pytest

from spellspeed.yugioh.cards.facts import UnknownCard
from spellspeed.yugioh.duel.terms import (
    ACTIVATE,
    ATTACK_WITH,
    CHANGE_POSITION,
    CHOOSE,
    ENTER_BATTLE,
    ENTER_MAIN2,
    FLIP,
    SET_MONSTER,
    SPECIAL,
    SUMMON,
    YES,
)
from spellspeed.yugioh.judge.reason_text import reason_text
from spellspeed.yugioh.judge.reasons import Reason
from spellspeed.yugioh.judge.why import why_not
from spellspeed.yugioh.judge.wishes import DISCARD_CARD, DRAW_A_CARD, GIVE_UP, TRIBUTE_SUMMON_OF, Wish
from spellspeed.yugioh.scenario.play import Play
from tests.yugioh.book.stage import answer_question, card, position

A, B = 0, 1


def against(play: Play, seat: int, wish: Wish) -> list[tuple[str, str]]:
    """The rules against a wish with their sentences."""
    return [(reason.rule, reason_text(reason)) for reason in why_not(play.duel, seat, wish)]


def first(play: Play, seat: int, wish: Wish) -> Reason:
    """The reason that tells most."""
    return why_not(play.duel, seat, wish)[0]


def test_a_card_number_that_there_is_not_is_answered_by_a_reason() -> None:
    """CARD-13. Whatever is wished with it; and a choice of a card in the dark, of which the seat knows nothing."""
    play = position("A:\n  monsters: [Gemini Elf]\nB:\n  hand: [Kuriboh]\n")
    nobody = len(play.duel.cards)
    for verb in (CHOOSE, SUMMON, ACTIVATE, ATTACK_WITH, DISCARD_CARD, YES):
        for seat in (A, B):
            assert against(play, seat, Wish(verb, nobody)) == [("CARD-13", "You have no such card.")]
    elf = card(play, "Gemini Elf")
    assert against(play, A, Wish(ATTACK_WITH, elf, target=nobody)) == [("CARD-13", "You have no such card.")]
    hidden = card(play, "Kuriboh")
    assert [reason.key for reason in why_not(play.duel, A, Wish(CHOOSE, hidden))] == ["TERM-CONTROL-1/unseen"]
    assert "Kuriboh" not in reason_text(first(play, A, Wish(CHOOSE, hidden)))
    assert "Kuriboh" not in "".join(text for _, text in against(play, A, Wish(ATTACK_WITH, elf, target=hidden)))
    assert [reason.key for reason in why_not(play.duel, A, Wish(YES, elf))] == ["T-9.5/no_question"]


def test_trap_hole_says_what_it_answers() -> None:
    """CARD-13, T-2.2. Set since an earlier turn, and nothing was Summoned: that alone is against it."""
    play = position("A:\n  spells_traps: [{card: Trap Hole, position: set}]\n")
    sentence = (
        "Trap Hole answers only this: when your opponent Normal or Flip Summons a monster with 1000 or more ATK. "
        "Nothing of the kind has just happened."
    )
    assert against(play, A, Wish(ACTIVATE, card(play, "Trap Hole"))) == [("CARD-13", sentence)]


def test_trap_hole_is_free_once_a_monster_was_summoned() -> None:
    """The control: the opponent Summons a monster with 1400 ATK."""
    play = position(
        "turn_player: B\nA:\n  spells_traps: [{card: Trap Hole, position: set}]\nB:\n  hand: [Celtic Guardian]\n"
        "steps:\n  - B: summon Celtic Guardian\n  - may: {A: activate Trap Hole}\n"
    )
    assert why_not(play.duel, A, Wish(ACTIVATE, card(play, "Trap Hole"))) == []
    assert why_not(play.duel, A, Wish(ACTIVATE, name="trap hole")) == []


def test_how_many_tributes_are_missing() -> None:
    """SUMMON-6. Dark Magician takes two, and there is one; the same with a wish for one Tribute, which is never enough."""
    play = position("A:\n  hand: [Dark Magician]\n  monsters: [Celtic Guardian]\n")
    magician = card(play, "Dark Magician")
    assert against(play, A, Wish(SUMMON, magician)) == [
        ("SUMMON-6", "Dark Magician (Level 7) takes 2 Tributes; you have 1.")
    ]
    facts = first(play, A, Wish(SUMMON, magician)).named_facts
    assert facts == {"card": "Dark Magician", "level": 7, "needed": 2, "have": 1}
    wishes = [Wish(TRIBUTE_SUMMON_OF, magician, tributes=count) for count in (0, 1)]
    for wish in wishes:
        assert ("SUMMON-6", "Tributes needed for Dark Magician (Level 7): 2, no more and no fewer.") in against(
            play, A, wish
        )


def test_a_level_4_monster_takes_no_tribute() -> None:
    """SUMMON-5. Celtic Guardian is Summoned without: with one it is refused, with none it is free."""
    play = position("A:\n  hand: [Celtic Guardian]\n  monsters: [Gemini Elf]\n")
    guardian = card(play, "Celtic Guardian")
    assert [rule for rule, _ in against(play, A, Wish(TRIBUTE_SUMMON_OF, guardian))] == ["SUMMON-5"]
    assert why_not(play.duel, A, Wish(TRIBUTE_SUMMON_OF, guardian, tributes=0)) == []


def test_the_source_of_a_prohibition_is_named() -> None:
    """CORE-1. Messenger of Peace keeps monsters with 1500 or more ATK from attacking."""
    play = position(
        "phase: battle\nA:\n  monsters: [Gemini Elf]\nB:\n  spells_traps: [{card: Messenger of Peace, position: face-up}]\n"
    )
    elf = card(play, "Gemini Elf")
    assert against(play, A, Wish(ATTACK_WITH, elf, direct=True)) == [
        ("CORE-1", "Messenger of Peace does not let Gemini Elf attack.")
    ]


def test_a_set_card_of_the_opponent_is_never_explained_by_what_it_is() -> None:
    """Whatever lies there: the same answer, which names the place. And by name, the seat has no such card."""
    told = []
    for name in ("Trap Hole", "Mirror Force"):
        play = position(f"B:\n  spells_traps: [{{card: {name}, position: set}}]\n")
        number = card(play, name)
        told.append([against(play, A, Wish(verb, number)) for verb in (ACTIVATE, SUMMON, SET_MONSTER, FLIP, SPECIAL)])
        assert first(play, A, Wish(ACTIVATE, name=name)).key == "TRAP-1/nowhere"
    assert told[0] == told[1]
    assert told[0][0] == [("TERM-CONTROL-1", "You do not control that card (your opponent's Spell and Trap Zone 1).")]


def test_a_face_up_monster_of_the_opponent_is_not_yours() -> None:
    """TERM-CONTROL-1, by name and by number."""
    play = position("B:\n  monsters: [Gemini Elf]\n")
    elf = card(play, "Gemini Elf")
    for wish in (Wish(CHANGE_POSITION, elf), Wish(CHANGE_POSITION, name="Gemini Elf")):
        assert against(play, A, wish)[0] == ("TERM-CONTROL-1", "You do not control Gemini Elf (on the field).")


@pytest.mark.parametrize(
    ("name", "rule"),
    [
        ("Mirror Force", "TRAP-1"),
        ("Pot of Greed", "SPELL-1"),
        ("Sangan", "SUMMON-3"),
        ("Gaia the Dragon Champion", "MONSTER-3"),
        ("Black Luster Soldier", "MONSTER-4"),
    ],
)
def test_a_card_that_is_nowhere(name: str, rule: str) -> None:
    """The rule says where such a card would have to be."""
    play = position("A:\n  hand: [Gemini Elf]\n")
    reason = first(play, A, Wish(SUMMON, name=name))
    assert (reason.rule, reason.key, reason.facts) == (rule, f"{rule}/nowhere", (("card", name),))


def test_a_name_that_no_card_has() -> None:
    play = position("A:\n  hand: [Gemini Elf]\n")
    with pytest.raises(UnknownCard, match="Mirror Farce"):
        why_not(play.duel, A, Wish(ACTIVATE, name="Mirror Farce"))


def test_what_lies_elsewhere_is_said_to_lie_there() -> None:
    """SUMMON-3. In the Deck, in the Graveyard, on the field: a Normal Summon is made from the hand."""
    play = position("A:\n  deck: [Sangan]\n  graveyard: [Gemini Elf]\n  monsters: [Celtic Guardian]\n")
    told = [against(play, A, Wish(SUMMON, name=name))[0][1] for name in ("Sangan", "Gemini Elf", "Celtic Guardian")]
    assert told == [
        "Sangan is in the Deck; a Normal Summon is made from your hand.",
        "Gemini Elf is in the Graveyard; a Normal Summon is made from your hand.",
        "Celtic Guardian is on the field; a Normal Summon is made from your hand.",
    ]


def test_who_is_not_asked_is_told_of_priority() -> None:
    """PRIORITY-2. The turn player acts; the other has a Set card that could be activated, and is told no more than that."""
    play = position("A:\n  hand: [Sangan]\nB:\n  spells_traps: [{card: Waboku, position: set}]\n")
    assert against(play, B, Wish(ACTIVATE, card(play, "Waboku"))) == [
        (
            "PRIORITY-2",
            "It is not your move. In your opponent's turn the turn player has the right to act first; you can answer when it passes to you.",
        )
    ]


def test_what_is_not_done_at_will() -> None:
    """DRAW-1, END-3, ERA-SURRENDER-1, MAIN-7, BATTLE-2."""
    play = position("turn: 1\nA:\n  hand: [Sangan]\n")
    assert [rule for rule, _ in against(play, A, Wish(DRAW_A_CARD))] == ["DRAW-1"]
    assert [rule for rule, _ in against(play, A, Wish(DISCARD_CARD, card(play, "Sangan")))] == [
        "END-3",
        "TERM-DISCARD-1",
    ]
    assert why_not(play.duel, A, Wish(GIVE_UP)) == why_not(play.duel, B, Wish(GIVE_UP)) == []
    assert against(play, A, Wish(ENTER_MAIN2)) == [
        ("MAIN-7", "Main Phase 2 follows a Battle Phase; this is Main Phase 1.")
    ]
    assert against(play, A, Wish(ENTER_BATTLE)) == [
        ("BATTLE-2", "There is no Battle Phase in turn 1: the first one is in turn 2.")
    ]


def test_an_answer_that_is_too_slow() -> None:
    """SPEED-1. Only a Counter Trap answers a Counter Trap; the card that would have to be answered is named."""
    play = position(
        "A:\n  hand: [Pot of Greed]\n  spells_traps: [{card: Mystical Space Typhoon, position: set}]\n"
        "B:\n  hand: [Kuriboh]\n  spells_traps: [{card: Magic Jammer, position: set}]\n"
        "steps:\n  - A: activate Pot of Greed\n  - B: activate Magic Jammer\n    discard: Kuriboh\n"
    )
    answer_question(play)
    typhoon = Wish(ACTIVATE, card(play, "Mystical Space Typhoon"))
    assert against(play, A, typhoon)[0] == (
        "SPEED-1",
        "Mystical Space Typhoon is too slow: with Spell Speed 2 it cannot answer Magic Jammer.",
    )
