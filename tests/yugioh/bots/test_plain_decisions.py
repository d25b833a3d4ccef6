"""The bot `sensible` where every duelist would do the same: what is kept in hand, what an effect is spent on, what a Tribute is worth."""

from spellspeed.kernel.asks import extra_of, subject_of, verb_of
from spellspeed.kernel.door import answer
from spellspeed.yugioh.bots.seat_view import SeatView
from spellspeed.yugioh.bots.sensible import SensibleBot
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.terms import A_DECLARE, ACTIVATE, ATTRIBUTES, GRAVEYARD, HAND, MONSTERS, REMOVED, SPELLS
from tests.yugioh.book.stage import position

MAIN = "turn: 5\nphase: main1\n"


def played(text: str) -> Duel:
    """The position after the bot has played both seats to the end of the turn, or of the duel."""
    duel = position(text).duel
    turn = duel.turn
    bot = SensibleBot("")
    for _ in range(120):
        ask = duel.ask
        if duel.over or ask is None or duel.turn > turn:
            return duel
        answer(duel, duel.serial, bot.picks(ask, SeatView(duel, ask.seat)))
    raise AssertionError("the turn does not end")


def lying(duel: Duel, seat: int, zone: int) -> list[str]:
    """The cards of a zone by name, sorted."""
    return sorted(duel.faces[number].name for number in duel.zone(seat, zone) if number >= 0)


def test_graceful_charity_does_not_discard_the_pot_that_it_drew() -> None:
    """The Pot is drawn, kept and played, and its own draws come after it; discarded are a Spell and the weakest monster."""
    deck = "[Pot of Greed, Book of Moon, Petit Angel, Gemini Elf, Archfiend Soldier]"
    duel = played(f"{MAIN}A: {{hand: [Graceful Charity, Dark Magician, Summoned Skull], deck: {deck}}}\n")
    assert lying(duel, 0, GRAVEYARD) == ["Book of Moon", "Graceful Charity", "Petit Angel", "Pot of Greed"]
    assert lying(duel, 0, HAND) == ["Archfiend Soldier", "Dark Magician", "Summoned Skull"]
    assert lying(duel, 0, MONSTERS) == ["Gemini Elf"]


def test_dd_warrior_lady_is_not_spent_on_a_token() -> None:
    """The Token falls in battle anyway, and she stays; a Summoned Skull that attacks her is removed with her."""
    kept = played(
        f"{MAIN}A: {{monsters: [D.D. Warrior Lady]}}\nB: {{monsters: [{{card: Sheep Token, position: defense}}]}}\n"
    )
    assert lying(kept, 0, MONSTERS) == ["D.D. Warrior Lady"]
    assert lying(kept, 1, MONSTERS) == []
    spent = played(f"{MAIN}A: {{monsters: [Summoned Skull]}}\nB: {{monsters: [D.D. Warrior Lady]}}\n")
    assert (lying(spent, 0, REMOVED), lying(spent, 1, REMOVED)) == (["Summoned Skull"], ["D.D. Warrior Lady"])


def test_tsukuyomi_turns_what_a_friend_then_beats() -> None:
    """2500 ATK over 1200 DEF: turned face-down, it falls to a Gemini Elf of 1900, and Tsukuyomi returns to the hand with its 1100 damage done."""
    duel = played(f"{MAIN}A: {{hand: [Tsukuyomi], monsters: [Gemini Elf]}}\nB: {{monsters: [Summoned Skull]}}\n")
    assert lying(duel, 1, GRAVEYARD) == ["Summoned Skull"]
    assert (lying(duel, 0, HAND), lying(duel, 0, MONSTERS)) == (["Tsukuyomi"], ["Gemini Elf"])
    assert duel.life == [8000, 8000 - 1100]


def test_tsukuyomi_is_not_summoned_to_turn_the_own_side() -> None:
    """Against an empty field only an own monster or itself could be turned: both stay as they are, and the attack goes through."""
    duel = played(f"{MAIN}A: {{hand: [Tsukuyomi], monsters: [Gemini Elf]}}\n")
    (elf,) = [number for number in duel.monsters(0) if duel.faces[number].name == "Gemini Elf"]
    assert duel.cards[elf].face_up
    assert duel.life == [8000, 8000 - 1900]


def test_no_tribute_for_zaborg_against_an_empty_field() -> None:
    """It would have to destroy itself; with something to destroy it is Summoned."""
    kept = played(f"{MAIN}A: {{hand: [Zaborg the Thunder Monarch], monsters: [Skull Servant]}}\n")
    assert (lying(kept, 0, HAND), lying(kept, 0, MONSTERS)) == (["Zaborg the Thunder Monarch"], ["Skull Servant"])
    given = played(
        f"{MAIN}A: {{hand: [Zaborg the Thunder Monarch], monsters: [Skull Servant]}}\nB: {{monsters: [Gemini Elf]}}\n"
    )
    assert (lying(given, 0, GRAVEYARD), lying(given, 1, GRAVEYARD)) == (["Skull Servant"], ["Gemini Elf"])
    assert lying(given, 0, MONSTERS) == ["Zaborg the Thunder Monarch"]


def test_ring_of_destruction_is_not_for_sangan() -> None:
    """1000 of damage at 8000 Life Points: the trap stays Set. Against a Summoned Skull it goes off, and both take 2500."""
    ring = "A: {spells_traps: [{card: Ring of Destruction, position: set}]}\n"
    kept = played(f"turn: 6\nphase: draw\nturn_player: B\n{ring}B: {{monsters: [Sangan]}}\n")
    assert (lying(kept, 0, SPELLS), lying(kept, 1, MONSTERS)) == (["Ring of Destruction"], ["Sangan"])
    assert kept.life == [8000 - 1000, 8000]
    used = played(f"turn: 6\nphase: draw\nturn_player: B\n{ring}B: {{monsters: [Summoned Skull]}}\n")
    assert (lying(used, 0, SPELLS), lying(used, 1, GRAVEYARD)) == ([], ["Summoned Skull"])
    assert used.life == [8000 - 2500, 8000 - 2500]


def test_metamorphosis_gives_a_token_for_thousand_eyes_restrict() -> None:
    """Level 1 for Level 1; what it then absorbs is the opponent's monster. A strong monster is not given for a weaker one of its Level."""
    tokens = "monsters: [{card: Sheep Token, position: defense}], fusion_deck: [Thousand-Eyes Restrict]"
    duel = played(f"{MAIN}A: {{hand: [Metamorphosis], {tokens}}}\nB: {{monsters: [Summoned Skull]}}\n")
    assert (lying(duel, 0, MONSTERS), lying(duel, 0, SPELLS)) == (["Thousand-Eyes Restrict"], ["Summoned Skull"])
    assert lying(duel, 1, MONSTERS) == []
    kept = played(
        f"{MAIN}A: {{hand: [Metamorphosis], monsters: [Summoned Skull], fusion_deck: [Dark Blade the Dragon Knight]}}\n"
    )
    assert (lying(kept, 0, HAND), lying(kept, 0, MONSTERS)) == (["Metamorphosis"], ["Summoned Skull"])


def test_creature_swap_gives_the_weak_for_the_strong() -> None:
    """The Skull Servant for the only monster of the opponent, which then attacks it; not the other way round."""
    duel = played(f"{MAIN}A: {{hand: [Creature Swap], monsters: [Skull Servant]}}\nB: {{monsters: [Summoned Skull]}}\n")
    assert lying(duel, 0, MONSTERS) == ["Summoned Skull"]
    assert duel.life == [8000, 8000 - 2500 + 300]
    kept = played(f"{MAIN}A: {{hand: [Creature Swap], monsters: [Summoned Skull]}}\nB: {{monsters: [Skull Servant]}}\n")
    assert (lying(kept, 0, HAND), lying(kept, 0, MONSTERS)) == (["Creature Swap"], ["Summoned Skull"])


def test_a_continuous_spell_is_played_although_nothing_is_known_of_it() -> None:
    """Its player put it into the Deck, and sends it to the Graveyard for nothing in no turn; a Trap of that kind is Set, not played."""
    duel = played(f"{MAIN}A: {{hand: [Wave-Motion Cannon, Gravity Bind]}}\n")
    up = sorted(duel.faces[number].name for number in duel.spells(0) if duel.cards[number].face_up)
    assert up == ["Wave-Motion Cannon"]
    assert lying(duel, 0, SPELLS) == ["Gravity Bind", "Wave-Motion Cannon"]


def test_wave_motion_cannon_is_fired_once_it_has_counted_a_turn() -> None:
    duel = played(f"{MAIN}A: {{spells_traps: [{{card: Wave-Motion Cannon, turns: 1}}]}}\n")
    assert (lying(duel, 0, SPELLS), duel.life) == ([], [8000, 7000])


def test_two_attributes_are_declared_for_earthshaker_those_of_the_strongest_opposing_monsters() -> None:
    """T-9.1. The own monsters count against an Attribute: LIGHT has the strongest one of the opponent, and a stronger one of the own."""
    duel = position(
        f"{MAIN}A: {{monsters: [Blue-Eyes White Dragon], spells_traps: [{{card: Earthshaker, position: set}}]}}\n"
        "B: {monsters: [Summoned Skull, Gene-Warped Warwolf, Luster Dragon, Chaos Command Magician]}\n"
    ).duel
    (trap,) = [number for number in duel.spells(0) if duel.faces[number].name == "Earthshaker"]
    while duel.ask is not None and duel.ask.kind != A_DECLARE:
        uses = [code for code in duel.ask.options if verb_of(code) == ACTIVATE and subject_of(code) == trap]
        answer(duel, duel.serial, (uses[0],))
    assert duel.ask is not None
    picks = SensibleBot("").picks(duel.ask, SeatView(duel, 0))
    assert sorted(ATTRIBUTES[extra_of(code)] for code in picks) == ["DARK", "EARTH"]
