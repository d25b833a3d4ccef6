"""The log says why: lost attacks, replays, negations, missed timing, effects of which nothing comes, passes, the Damage Step, own draws."""

from spellspeed.kernel.asks import option
from spellspeed.kernel.viewers import SPECTATOR
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.scenario.play import Play
from spellspeed.yugioh.text.duel_log import LIFE_CHANGES, NAMES_OF_KINDS, SIMPLE, UNTOLD, LogWriter
from spellspeed.yugioh.text.log_reasons import TOLD_WITH_REASONS
from tests.yugioh.book.stage import answer_question, drive, position, then

ANN, BOB = 0, 1


def told(text: str, viewer: int = SPECTATOR, wishes: tuple[str, ...] = ()) -> list[str]:
    """The lines of the log of a position with its steps, played to the end of the turn."""
    play = position(text)
    drive(play, wishes)
    return lines_of(play, viewer)


def lines_of(play: Play, viewer: int = SPECTATOR) -> list[str]:
    """The whole log for a seat, or for somebody without one."""
    log = LogWriter(play.duel, ["Ann", "Bob"], viewer)
    log.points = [8000, 8000]
    return log.news()


def test_the_damage_step_moment_by_moment() -> None:
    """DAMAGE-1, DAMAGE-9, DAMAGE-10. Gemini Elf (1900) against Celtic Guardian (1400): both values, the result, damage, then the end."""
    lines = told(
        "phase: battle\nA:\n  monsters: [Gemini Elf]\nB:\n  monsters: [Celtic Guardian]\n",
        wishes=("attack Gemini Elf -> Celtic Guardian",),
    )
    begin = lines.index("Damage Step: its start.")
    assert lines[begin : begin + 8] == [
        "Damage Step: its start.",
        "Damage Step: before damage calculation.",
        "Damage Step: damage calculation.",
        "Damage calculation: Gemini Elf (ATK 1900) beats Celtic Guardian (ATK 1400).",
        "Damage Step: battle damage.",
        "Bob takes 500 damage: 7500 Life Points.",
        "Damage Step: after damage calculation.",
        "Damage Step: its end.",
    ]
    assert lines[begin + 8] == "Celtic Guardian is destroyed by battle."


def test_a_face_down_target_is_turned_in_its_moment() -> None:
    """DAMAGE-5, DAMAGE-15. Its DEF counts: 1200 against ATK 1400; a control for the moment that is told only where something is turned."""
    text = "phase: battle\nA:\n  monsters: [Celtic Guardian]\nB:\n  monsters: [{card: Mystical Elf, position: set}]\n"
    lines = told(text, wishes=("attack Celtic Guardian -> Mystical Elf",))
    assert (
        lines[lines.index("Damage Step: a face-down target is turned face-up.") + 1]
        == "Mystical Elf is turned face-up."
    )
    assert "Damage calculation: Celtic Guardian (ATK 1400) does not get through Mystical Elf (DEF 2000)." in lines


def test_a_negated_attack() -> None:
    """T-4.6. Said once, with the card that negates it."""
    text = "phase: battle\nA:\n  monsters: [Gemini Elf]\nB:\n  spells_traps: [{card: Draining Shield, position: set}]\nsteps:\n"
    lines = told(text + "  - A: attack Gemini Elf directly\n  - B: activate Draining Shield\n")
    assert [line for line in lines if "attack of" in line] == [
        "The attack of Gemini Elf is negated by Draining Shield (T-4.6)."
    ]


def test_an_attacker_that_is_turned_face_down() -> None:
    """T-4.6. Book of Moon on the attacker."""
    text = "phase: battle\nA:\n  monsters: [Gemini Elf]\nB:\n  spells_traps: [{card: Book of Moon, position: set}]\nsteps:\n"
    lines = told(text + "  - A: attack Gemini Elf directly\n  - B: activate Book of Moon\n    target: Gemini Elf\n")
    assert "The attack of Gemini Elf is lost: it was turned face-down (T-4.6)." in lines


def test_a_replay_and_its_cause() -> None:
    """REPLAY-1. A monster comes back while the attack is answered."""
    text = (
        "phase: battle\nA:\n  monsters: [Gemini Elf]\nB:\n  graveyard: [Celtic Guardian]\n"
        "  spells_traps: [{card: Call of the Haunted, position: set}]\nsteps:\n"
        "  - A: attack Gemini Elf directly\n  - B: activate Call of the Haunted\n    target: Celtic Guardian\n  - A: no attack\n"
    )
    lines = told(text)
    cause = "Celtic Guardian has come to the side that is attacked: the attack has to be decided anew (REPLAY-1)."
    assert lines.index(cause) < lines.index("Replay: the attack of Gemini Elf is decided anew.")
    assert "The attack of Gemini Elf is given up (REPLAY-2)." in lines


def test_negations() -> None:
    """T-9.7, T-3.3. An activation, and a Summon, each by which card."""
    jammer = "A:\n  hand: [Pot of Greed]\nB:\n  hand: [Kuriboh]\n  spells_traps: [{card: Magic Jammer, position: set}]\nsteps:\n"
    lines = told(jammer + "  - A: activate Pot of Greed\n  - B: activate Magic Jammer\n    discard: Kuriboh\n")
    assert "The activation of Pot of Greed is negated by Magic Jammer (T-9.7)." in lines
    horn = "A:\n  hand: [Gemini Elf]\nB:\n  monsters: [Kuriboh]\n  spells_traps: [{card: Horn of Heaven, position: set}]\nsteps:\n"
    lines = told(horn + "  - A: summon Gemini Elf\n  - B: activate Horn of Heaven\n    tribute: Kuriboh\n")
    assert "The Summon of Gemini Elf is negated by Horn of Heaven (T-3.3)." in lines


def test_an_effect_negated_by_a_face_up_card() -> None:
    """T-9.9. Imperial Order is flipped in answer to Pot of Greed: it is named as what negates."""
    text = "A:\n  hand: [Pot of Greed]\nB:\n  spells_traps: [{card: Imperial Order, position: set}]\nsteps:\n"
    lines = told(text + "  - A: activate Pot of Greed\n  - B: activate Imperial Order\n")
    assert "The effect of Pot of Greed is negated by Imperial Order (T-9.7)." in lines


def test_a_target_that_is_gone() -> None:
    """T-9.4. The monster that Book of Moon targets is Tributed in answer: nothing comes of it. The control: with its target it has a result."""
    text = (
        "turn_player: B\nA:\n  spells_traps: [{card: Book of Moon, position: set}]\nB:\n  monsters: [Gemini Elf]\n"
        "  spells_traps: [{card: Ring of Destruction, position: set}]\nsteps:\n  - B: enter battle\n"
        "  - A: activate Book of Moon\n    target: Gemini Elf\n"
    )
    gone = told(text + "  - B: activate Ring of Destruction\n    target: Gemini Elf\n")
    assert "Nothing comes of Book of Moon: its target is gone (T-9.4)." in gone
    assert not [line for line in told(text) if "Nothing comes" in line]


def test_a_pass_looks_the_same_to_others_and_says_why_to_oneself() -> None:
    """CHAIN-4. Bob has nothing to activate and passes by itself: Ann reads that he passes, he reads why; with a Set card he chose to."""
    text = "A:\n  hand: [Pot of Greed]\nB:\n  spells_traps: [{card: %s, position: set}]\nsteps:\n  - A: activate Pot of Greed\n"
    by_itself, chosen = (text % name for name in ("Trap Hole", "Waboku"))
    assert told(by_itself, ANN) == told(chosen, ANN)
    assert "All players pass; Ann had nothing to activate." in told(by_itself, ANN)
    assert "All players pass; Bob had nothing to activate." in told(by_itself, BOB)
    assert "All players pass." in told(chosen, BOB)


def test_own_draws_are_named() -> None:
    """PUBLIC-1. To the seat that drew, and to nobody else."""
    text = "A:\n  hand: [Pot of Greed]\n  deck: [Gemini Elf, Sangan]\nsteps:\n  - A: activate Pot of Greed\n"
    assert "Ann draws Gemini Elf, Sangan." in told(text, ANN)
    for viewer in (BOB, SPECTATOR):
        lines = told(text, viewer)
        assert "Ann draws 2 cards." in lines
        assert not [line for line in lines if "Sangan" in line]


def test_an_order_an_attack_and_a_phase_are_results_too() -> None:
    """T-9.5. Big Eye orders cards, Amber Mammoth takes an attack, Neko Mane King ends a turn: something came of it."""
    eye = "A:\n  monsters: [{card: Big Eye, position: set}]\n  deck: [Sangan]\nsteps:\n  - A: flip Big Eye\n  - A: choose 1\n"
    assert not [line for line in told(eye) if "Nothing comes" in line]
    mammoth = (
        "phase: battle\nA:\n  monsters: [Gemini Elf]\n"
        "B:\n  monsters: [Crystal Beast Ruby Carbuncle, Crystal Beast Amber Mammoth]\nsteps:\n"
        "  - A: attack Gemini Elf -> Crystal Beast Ruby Carbuncle\n  - B: activate Crystal Beast Amber Mammoth\n  - B: 'yes'\n"
    )
    assert not [line for line in told(mammoth) if "Nothing comes" in line]
    king = "turn_player: B\nA:\n  monsters: [Neko Mane King]\nB:\n  hand: [Fissure]\nsteps:\n  - B: activate Fissure\n"
    lines = told(king)
    assert "Neko Mane King" in "".join(lines)
    assert not [line for line in lines if "Nothing comes" in line]


def test_an_activation_is_told_before_its_targets_and_costs() -> None:
    """CHAIN-1: both are made while it is activated; what is read begins with what is activated. A cost of no activation stands by itself."""
    lines = told(
        "A:\n  hand: [Snatch Steal]\nB:\n  monsters: [Gemini Elf]\n  spells_traps: [{card: Magic Jammer, position: set}]\n"
        "  hand: [Sangan]\nsteps:\n  - A: activate Snatch Steal\n    target: Gemini Elf\n  - B: activate Magic Jammer\n"
    )
    start = lines.index("Ann activates Snatch Steal.")
    assert lines[start + 1] == "Target: Gemini Elf."
    jammer = lines.index("Bob activates Magic Jammer (Chain Link 2).")
    assert (lines[jammer + 1], lines.index("Bob discards Sangan.")) == ("Bob discards Sangan.", jammer + 1)
    tributed = told("A:\n  hand: [Summoned Skull]\n  monsters: [Gemini Elf]\nsteps:\n  - A: summon Summoned Skull\n")
    assert tributed.index("Ann Tributes Gemini Elf.") < tributed.index("Ann Tribute Summons Summoned Skull.")


def test_passes_in_a_row_are_one_line_also_when_they_are_told_one_by_one() -> None:
    """PRIORITY-3. What waits for more passes is told with the next event, or when somebody asks for the rest."""
    play = position("A:\n  hand: [Pot of Greed]\nB:\n  spells_traps: [{card: Waboku, position: set}]\n")
    log = LogWriter(play.duel, ["Ann", "Bob"])
    then(play, "  - A: activate Pot of Greed\n")
    answer_question(play)
    found = log.news(going_on=True)
    assert found[-1] == "Ann activates Pot of Greed."
    while play.duel.chain:
        play.take((option(t.PASS),))
        found += log.news(going_on=True)
    found += log.rest()
    assert "All players pass." in found
    assert not [line for line in found if line.endswith("passes.")]


def test_a_monster_that_is_turned_face_down_is_told_so() -> None:
    """POS-4: Book of Moon; and a control that stays face-up."""
    head = "A:\n  hand: [%s]\nB:\n  monsters: [Gemini Elf]\nsteps:\n  - A: activate %s\n%s    target: Gemini Elf\n"
    assert "Gemini Elf is turned face-down." in told(head % ("Book of Moon", "Book of Moon", ""))
    control = told(head % ("Enemy Controller", "Enemy Controller", "    effect: 1\n"))
    assert "Gemini Elf is turned to Defense Position." in control


def test_every_kind_of_event_is_told_or_known_to_be_untold() -> None:
    """E_ASKED stands for a question in scenarios and is never in a journal."""
    told_alone = {
        t.E_SENT, t.E_DESTROYED, t.E_RETURNED, t.E_SUMMONED, t.E_SET, t.E_TURNED, t.E_ATTACK, t.E_ACTIVATED, t.E_COIN, t.E_WON,
    }  # fmt: skip
    told_kinds = told_alone | {*SIMPLE, *LIFE_CHANGES, *TOLD_WITH_REASONS, *NAMES_OF_KINDS}
    kinds = {name: number for name, number in vars(t).items() if name.startswith("E_") and name != "E_ASKED"}
    assert len(kinds) > 40
    without = {name for name, kind in kinds.items() if kind not in told_kinds and kind not in UNTOLD}
    assert without == set()


def test_what_only_triggers_are_told_breaks_no_log() -> None:
    """T-5.4: Reflect Bounder listens for the moment before damage calculation; the log tells its effect and the moment."""
    lines = told(
        "B:\n  monsters: [Reflect Bounder]\nA:\n  monsters: [Summoned Skull]\nphase: battle\nsteps:\n"
        "  - A: attack Summoned Skull -> Reflect Bounder\n"
    )
    assert "Damage Step: before damage calculation." in lines
    assert "Bob activates Reflect Bounder." in lines


def test_life_points_that_become_another_number_are_told() -> None:
    """LP: what is neither damage nor a gain is told, once a side, and what follows goes on from there."""
    play = position(
        "A:\n  lp: 9000\n  spells_traps: [{card: Life Equalizer, position: set}]\n  hand: [Hinotama]\nB:\n  lp: 1000\n"
        "steps:\n  - A: activate Life Equalizer\n  - A: activate Hinotama\n"
    )
    drive(play)
    log = LogWriter(play.duel, ["Ann", "Bob"])
    log.points = [9000, 1000]
    assert [line for line in log.news() if "Life Points" in line or "damage" in line] == [
        "Ann has 3000 Life Points now (Life Equalizer).",
        "Bob has 3000 Life Points now (Life Equalizer).",
        "Bob takes 500 damage: 2500 Life Points.",
    ]


def test_life_points_taken_back_with_an_activation_are_told() -> None:
    """ERA-ABSORPTION-1: what Spell Absorption has given is lost again where the activation is negated; where it is not, nothing is lost."""
    head = "A:\n  hand: [Pot of Greed]\n  spells_traps: [Spell Absorption]\n  deck: [filler, filler]\nB:\n"
    jammer = "  hand: [filler]\n  spells_traps: [{card: Magic Jammer, position: set}]\n"
    steps = "steps:\n  - A: activate Pot of Greed\n"
    gain, back = "Ann gains 500 Life Points: 8500.", "Ann has 8000 Life Points now (Spell Absorption)."
    negated = told(head + jammer + steps + "  - B: activate Magic Jammer\n    cost: filler\n")
    assert [line for line in negated if line.startswith("Ann") and "Life Points" in line] == [gain, back]
    assert [line for line in told(head + jammer + steps) if line.startswith("Ann") and "Life Points" in line] == [gain]


def test_a_card_that_stays_does_not_come_to_nothing() -> None:
    """T-8.13: Skill Drain works from now on; a control whose target has gone."""
    stays = "A:\n  spells_traps: [{card: Skill Drain, position: set}]\nB:\n  hand: [Petit Dragon]\nsteps:\n  - A: activate Skill Drain\n"
    assert not [line for line in told(stays) if "Nothing comes" in line]
    call = (
        "A:\n  spells_traps: [{card: Call of the Haunted, position: set}]\n  graveyard: [Gemini Elf]\n"
        "B:\n  spells_traps: [{card: Disappear, position: set}]\n"
        "steps:\n  - A: activate Call of the Haunted\n    target: Gemini Elf\n  - B: activate Disappear\n    target: Gemini Elf\n"
    )
    assert "Nothing comes of Call of the Haunted: its target is gone (T-9.4)." in told(call)


def test_damage_that_is_turned_is_not_nothing() -> None:
    """NETREP BARREL BEHIND THE DOOR: what it turns hurts later, as the link below resolves."""
    text = (
        "A:\n  hand: [Hinotama]\nB:\n  spells_traps: [{card: Barrel Behind the Door, position: set}]\n"
        "steps:\n  - A: activate Hinotama\n  - B: activate Barrel Behind the Door\n"
    )
    lines = told(text)
    assert "Ann takes 500 damage: 7500 Life Points." in lines
    assert not [line for line in lines if "Nothing comes" in line]


def test_a_token_that_leaves_is_told_once() -> None:
    """TOKEN-2: sent to the Graveyard, returned to the hand or destroyed, it is on the field no more, and one line says so."""
    head = (
        "A:\n  spells_traps: [{card: %s, position: set}]\n  monsters: [Sheep Token]\nB:\n  monsters: [Summoned Skull]\n"
    )
    ends = {
        "Altar for Tribute": ("cost", "Sheep Token leaves the field."),
        "Compulsory Evacuation Device": ("target", "Sheep Token leaves the field."),
        "Raigeki Break": ("target", "Sheep Token is destroyed by Raigeki Break."),
    }
    for card, (detail, line) in ends.items():
        hand = "  hand: [filler]\n" if card == "Raigeki Break" else ""
        text = (head % card).replace(
            "B:\n", hand + "B:\n"
        ) + f"steps:\n  - A: activate {card}\n    {detail}: Sheep Token\n"
        assert [each for each in told(text) if each.startswith("Sheep Token")] == [line], card


def test_a_monster_that_is_taken_is_equipped_once() -> None:
    """TERM-EQUIPCARD-1. Thousand-Eyes Restrict takes Gemini Elf: one line says so."""
    text = "A:\n  monsters: [Thousand-Eyes Restrict]\nB:\n  monsters: [Gemini Elf]\nsteps:\n"
    lines = told(text + "  - A: activate Thousand-Eyes Restrict\n")
    assert [line for line in lines if "equipped" in line] == ["Gemini Elf is equipped."]


def test_a_face_down_monster_that_is_taken_is_not_named() -> None:
    """FIELD-9, TERM-EQUIPCARD-1. It stays face-down: its player knows it, and who takes it is not told of it by the log."""
    text = "A:\n  monsters: [Thousand-Eyes Restrict]\nB:\n  monsters: [{card: Gemini Elf, position: set}]\nsteps:\n"
    by_viewer = [told(text + "  - A: activate Thousand-Eyes Restrict\n", viewer) for viewer in (ANN, BOB, SPECTATOR)]
    assert ["Gemini Elf" in "\n".join(lines) for lines in by_viewer] == [False, True, False]
