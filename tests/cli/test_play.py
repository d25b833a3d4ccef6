"""Playing with piped commands: whole duels, words that name choices, stops, and what happens to nonsense."""

from io import StringIO

import pytest
from rich.console import Console

from spellspeed.cli.board import DuelDrawing
from spellspeed.cli.play_terminal import TerminalTable
from spellspeed.kernel.asks import Ask
from spellspeed.kernel.game import SURRENDER, Choice
from spellspeed.rulebook import rule, without_notes
from spellspeed.session.picks import NotAChoice, one_meant, read_picks
from spellspeed.session.session import PERSON, Session
from spellspeed.session.typed import vocabularies
from spellspeed.yugioh.cards import facts
from spellspeed.yugioh.decks import DeckList, find_deck
from spellspeed.yugioh.duel.terms import BATTLE, BATTLE_STEP, END, END_STEP, MAIN1, START_STEP, W_DECLARATION
from spellspeed.yugioh.session.duel_setup import new_setup
from spellspeed.yugioh.views.choices import choices_of
from spellspeed.yugioh.views.stops import WINDOWS_ABOUT_SOMETHING, Stops, UnknownStop
from tests.cli.typed import ELVES, ENDLESS, after, play, say, session, spoken


def test_a_whole_duel_against_the_random_bot(elves: list[str]) -> None:
    """To its winner, with exit status 0, no control characters; on stderr only what is wrong with the deck, which is played all the same."""
    ended = play(ENDLESS, *elves, "--bot", "random", "--seed", "4")
    problems = [
        f"elves: DECK-3: 20 copies of {card}, 20 in the Main Deck; at most 3 are allowed"
        for card in ("Gemini Elf", "Trap Hole")
    ]
    assert (ended.returncode, ended.stderr.splitlines()) == (0, problems)
    lines = ended.stdout.splitlines()
    assert lines[:3] == [
        "Duelist plays elves.",
        "Bot random plays elves.",
        'Type a number or say what you do; "help" tells the rest.',
    ]
    assert " wins the duel (WIN-" in lines[-2] or lines[-2].startswith("The duel is a draw (")
    assert lines[-1] == "Seed 4."
    assert "\x1b" not in ended.stdout


def test_the_end_of_the_input_ends_politely() -> None:
    ended = play("", "--seed", "1")
    assert (ended.returncode, ended.stderr) == (0, "")
    assert ended.stdout.splitlines()[-1].startswith("You leave the duel in turn ")


def test_the_same_seed_and_commands_give_the_same_duel() -> None:
    script = "first\n1\nend\nend\n1\n"
    assert play(script, "--seed", "9").stdout == play(script, "--seed", "9").stdout
    assert play(script, "--seed", "9").stdout != play(script, "--seed", "10").stdout


def test_why_trap_hole(elves: list[str]) -> None:
    """In the hand it must be Set first; once Set it waits for a turn to pass. Each reason with what the rule says."""
    told = play("first\nwhy Trap Hole\nset Trap Hole\nwhy activate Trap Hole\n", *elves, "--seed", "1").stdout
    assert "activate Trap Hole: not now\n" in told
    assert "  TRAP-1   Trap Hole is in the hand; a Trap Card has to be Set on your field first.\n" in told
    assert f"({rule('TRAP-1').statement})\n" in told
    assert "set Trap Hole: possible now, number 1\n" in told
    second = after(told, "Duelist Sets Trap Hole (zone 1).")
    assert "activate Trap Hole (spells_traps:1): not now\n" in second
    assert "  TRAP-2   Trap Hole was Set in this turn (turn 1); it can be activated from the next turn on.\n" in second
    assert f"({rule('TRAP-2').statement})\n" in second


def test_why_not_the_battle_phase_in_the_first_turn(elves: list[str]) -> None:
    """BATTLE-2. And a control: what is possible is said to be so."""
    told = play("first\nwhy battle\nwhy summon Gemini Elf\nbattle\n", *elves, "--seed", "1").stdout
    assert "  BATTLE-2  There is no Battle Phase in turn 1: the first one is in turn 2.\n" in told
    assert f"({without_notes(rule('BATTLE-2').statement)})\n" in told
    assert "summon Gemini Elf: possible now, number 2\n" in told
    assert '"battle" is not possible now' in told


def test_why_of_what_needs_no_card(elves: list[str]) -> None:
    """MAIN-7. Main Phase 2; and a control: ending the phase is possible."""
    told = play("first\nwhy main2\nwhy end phase\n", *elves, "--seed", "1").stdout
    assert "  MAIN-7  Main Phase 2 follows a Battle Phase; this is Main Phase 1.\n" in told
    assert "end phase: possible now, number 4\n" in told


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ("pass", "pass: not now\n  T-1.1  You are free to act"),
        ("no attack", "no attack: not now\n  REPLAY-2  An attack can be given up in a replay only"),
        ("discard", "discard: not now\n  END-3  Cards are discarded by own choice only at the end of your turn"),
        ("draw", "draw: not now\n  DRAW-1  Nobody draws at will"),
        ("tribute summon Gemini Elf", "tribute summon Gemini Elf: not now\n  SUMMON-5  Gemini Elf has Level 4"),
        ("surrender", "surrender: possible at any time\n"),
        ("next phase", "next phase: possible now, number 4\n"),
        ("summon", "summon Gemini Elf: possible now, number 2\n"),
        ("attack", "attack: not now\n"),
        ("Mirror Farce", 'no card is named "Mirror Farce". Did you mean "Mirror Force"'),
    ],
)
def test_why_of_everything_that_players_think_of(elves: list[str], asked: str, told: str) -> None:
    """Also of what is no choice of its own, and with no word about a card that nobody named."""
    assert told in play(f"first\nwhy {asked}\n", *elves, "--seed", "1").stdout


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("neden pas", "pas: şu an değil\n  T-1.1  "),
        ("neden at", "at: şu an değil\n  END-3  "),
        ("neden çek", "çek: şu an değil\n  DRAW-1  "),
        ("neden feda ile çağır Gemini Elf", "feda ile çağır: Gemini Elf: şu an değil\n  SUMMON-5  "),
        ("neden pes", "pes: her an mümkün\n"),
        ("neden Mirror Farce", 'bu adla bir kart yok: "Mirror Farce". Bunlardan birini mi'),
        ("? Mirror Farce", 'bu adla bir kart yok: "Mirror Farce". Bunlardan birini mi'),
        ("kaydet nowhere/duel.json", "nowhere/duel.json: yazılamadı: böyle bir dosya veya klasör yok\n"),
    ],
)
def test_nothing_is_english_in_turkish_play(elves: list[str], typed: str, told: str) -> None:
    assert told in play(f"birinci\n{typed}\n", *elves, "--seed", "1", "--language", "tr").stdout


def test_why_of_cards_that_are_not_in_sight(elves: list[str]) -> None:
    """A card of no deck here, one of the own Deck or of the opponent's hand: what it would need, and no word about where one is."""
    told = play(
        "first\nwhy Mirror Force\nwhy Dark Magician\nwhy special summon Gaia the Dragon Champion\nwhy Mirror Farce\n",
        *elves,
    ).stdout
    assert "activate Mirror Force: not now\n  TRAP-1  You have no Mirror Force in your hand or on your field." in told
    assert "summon Dark Magician: not now\n  SUMMON-3  You have no Dark Magician in your hand or on your field." in told
    assert "  MONSTER-3  You have no Gaia the Dragon Champion in your Fusion Deck or on your field." in told
    assert 'no card is named "Mirror Farce"' in told


def test_two_persons_at_one_keyboard(elves: list[str]) -> None:
    """Each is asked by name and sees its own hand."""
    told = play("first\nset Trap Hole\nend\n", *elves, "--seed", "1", "--hot-seat").stdout
    assert "Duelist 1:\n" in told
    second = after(told, "Turn 2: Duelist 2")
    assert "Duelist 2:\n" in second
    assert "a card, face-down" in second
    assert "Trap Hole, face-down" not in second


@pytest.mark.parametrize(
    "line",
    ["summon Dark Magician", "99", "frobnicate", "attack Gemini Elf -> Sangan", "1 2", "why", "stops own noon on"],
)
def test_nonsense_changes_nothing(line: str) -> None:
    """It is answered with a hint, and the duel is the same value."""
    running = session()
    say(running, "first")
    before = running.state.digest(), len(running.answers)
    assert spoken(running, line).strip()
    assert (running.state.digest(), len(running.answers)) == before


def test_a_mistyped_choice_is_answered_with_the_nearest() -> None:
    running = session()
    say(running, "first")
    assert 'Did you mean "summon Gemini Elf"' in spoken(running, "sumon Gemini Elf")
    assert "the numbers go from 1 to 4" in spoken(running, "7")


def test_facts_and_text_of_a_card() -> None:
    """By name, by the number of a choice, and of a card that is not in the duel; a face-down card of the opponent stays hidden."""
    running = session()
    say(running, "first")
    by_name = spoken(running, "? Gemini Elf")
    assert by_name.startswith("Gemini Elf")
    assert "ATK 1900" in by_name
    assert spoken(running, "? 2").splitlines()[:3] == by_name.splitlines()[:3]
    assert spoken(running, "? Sangan").startswith("Sangan")
    assert "Nobody" in spoken(running, "? Nobody")


def test_plain_words_name_the_choices() -> None:
    """Numbers, whole words, parts of names, other words for the same; what fits several is asked back."""
    choices = [
        Choice(1, "summon Sangan", (11,)),
        Choice(2, "set Sangan", (12,)),
        Choice(3, "attack Gemini Elf -> Mystic Tomato", (13,)),
        Choice(4, "attack Gemini Elf -> Sangan", (14,)),
        Choice(5, "attack Sangan directly", (15,)),
        Choice(6, "change Sangan to defense", (16,)),
        Choice(7, "enter battle", (17,)),
        Choice(8, "end phase", (18,)),
        Choice(9, "D.D. Warrior Lady", (19,)),
        Choice(10, "activate Snatch Steal", (20,)),
    ]  # fmt: skip
    for typed, number in (
        ("2", 2), ("summon sangan", 1), ("summon san", 1), ("normal summon Sangan", 1), ("set Sangan", 2),
        ("attack Gemini Elf -> Mystic Tomato", 3), ("attack elf -> tomato", 3), ("attack gemini -> sangan", 4),
        ("attack sangan directly", 5), ("change sangan", 6), ("battle", 7), ("bp", 7), ("end", 8), ("end turn", 8),
        ("dd warrior lady", 9), ("warrior", 9), ("play snatch", 10), ("snatch steal", 10),
    ):  # fmt: skip
        assert one_meant(typed, choices, vocabularies()).number == number, typed
    with pytest.raises(NotAChoice, match=r"can mean several: 3 .*; 4 "):
        one_meant("attack gemini elf", choices, vocabularies())
    with pytest.raises(NotAChoice, match="can mean several"):
        one_meant("sangan", choices, vocabularies())
    with pytest.raises(NotAChoice, match="is not possible now"):
        one_meant("summon Jinzo", choices, vocabularies())


def test_several_choices_in_one_line() -> None:
    """Numbers with spaces or commas, names with commas, nothing where that is an answer."""
    ask = Ask(0, 7, -1, (21, 22, 23), 2, 2)
    choices = [Choice(1, "Sangan", (21,)), Choice(2, "Sangan", (22,)), Choice(3, "Jinzo", (23,))]
    for text in ("1 3", "1,3", " 1, 3", "sangan, jinzo"):
        assert read_picks(text.strip(), ask, choices, vocabularies()) == (21, 23)
    assert read_picks("sangan, sangan", ask, choices, vocabularies()) == (21, 22)
    for wrong in ("1", "1 1", "1 2 3", "nothing"):
        with pytest.raises(NotAChoice, match="choose 2"):
            read_picks(wrong, ask, choices, vocabularies())
    assert read_picks("nothing", Ask(0, 9, -1, (21,), 0, 1), choices[:1], vocabularies()) == ()


def test_stops() -> None:
    """What they are at first, how they are set, and what is refused without a change."""
    stops = Stops()
    assert stops.described() == (
        "own: draw off, standby off, main off, battle off, end off\n"
        "opponent: draw off, standby off, main off, battle on, end on"
    )
    stops.change(["own", "standby", "on"])
    stops.change(["opponent", "end", "off"])
    assert stops.described() == (
        "own: draw off, standby on, main off, battle off, end off\n"
        "opponent: draw off, standby off, main off, battle on, end off"
    )
    for wrong in (["own"], ["mine", "draw", "on"], ["own", "noon", "on"], ["own", "draw", "maybe"]):
        with pytest.raises(UnknownStop):
            stops.change(wrong)
    assert stops.wanted == {("own", "standby"), ("opponent", "battle")}
    stops.change(["all"])
    assert len(stops.wanted) == 10
    stops.change(["none"])
    assert stops.wanted == set()


def test_a_stop_decides_whether_a_quiet_window_is_asked() -> None:
    """With a Quick-Play Spell and a target one may act after a Set and in the End Phase: asked with stops there, passed over without."""
    dust = facts.by_name("Mystical Space Typhoon").passcode
    deck = DeckList("typhoons", (dust,) * 40, (), ())
    quiet, stopped = (Session(new_setup([deck, deck], (PERSON, PERSON), ("A", "B"), "1", "tcg")) for _ in range(2))
    stopped.passing.change(["all"], "en")
    quiet.passing.change(["none"], "en")
    say(quiet, "first", "set Mystical Space Typhoon", "end")
    assert (quiet.state.turn, quiet.state.phase) == (2, MAIN1)
    say(stopped, "first", "set Mystical Space Typhoon", "pass", "end")
    assert (stopped.state.turn, stopped.state.phase) == (1, END)


@pytest.mark.parametrize(("stops", "steps"), [("", {START_STEP}), ("all", {START_STEP, BATTLE_STEP, END_STEP})])
def test_a_stop_in_the_opponents_battle_phase_is_one_at_its_start(stops: str, steps: set[int]) -> None:
    """Between the attacks and at the end of the Battle Phase only those are asked who stop everywhere; an attack itself is always asked."""
    goats, elf = (facts.by_name(name).passcode for name in ("Scapegoat", "Gemini Elf"))
    deck = DeckList("both", (goats, elf) * 20, (), ())
    running = Session(new_setup([deck, deck], (PERSON, "sensible"), ("A", "B"), "1", "tcg", first=0))
    if stops:
        running.passing.change([stops], "en")
    asked: set[int] = set()
    declared = 0
    while (ask := running.run()) is not None and running.state.turn < 3:
        duel = running.state
        words = {choice.words for choice in choices_of(duel, ask)}
        if duel.turn == 2 and duel.phase == BATTLE and not duel.chain:
            declared += duel.moment & W_DECLARATION != 0
            if not duel.moment & WINDOWS_ABOUT_SOMETHING and not duel.in_damage_step():
                asked.add(duel.battle_step)
        wished = ("set Scapegoat", "pass", "end phase")
        say(
            running,
            next(
                (
                    wish
                    for wish in wished
                    if wish in words and not (wish.startswith("set") and len(duel.spells_and_field(0)) > 1)
                ),
                "1",
            ),
        )
    assert asked == steps
    assert declared


def test_bundled_decks_are_the_default() -> None:
    """The decks named in the help exist."""
    assert find_deck("bench_goat_a").name == "bench_goat_a"
    assert find_deck("bench_goat_b").name == "bench_goat_b"


def test_a_drawn_duel_ends_with_its_last_field() -> None:
    """What happened last and the Life Points at the end are seen, as after a duel that is watched; several persons see what all may see."""
    for bots, hand in (((PERSON, "random"), True), ((PERSON, PERSON), False)):
        running = Session(new_setup([ELVES, ELVES], bots, ("Ann", "Bob"), "1", "tcg", first=0))
        console = Console(file=StringIO(), width=100, force_terminal=True, color_system=None)
        table = TerminalTable(running, console, DuelDrawing())
        running.run()
        running.call(0, SURRENDER)
        with console.capture() as captured:
            table.finish()
        text = captured.get()
        assert "Ann  LP 8000" in text
        assert "Bob  LP 8000" in text
        assert ("Your hand" in text) == hand
        assert text.index("Ann  LP") < text.index("Bob wins the duel (ERA-SURRENDER-1).") < text.index("Seed 1.")
