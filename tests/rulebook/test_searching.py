"""`spellspeed rule --search`, `--list` and the ids of a chapter."""

from spellspeed.rulebook import all_rules, rule
from spellspeed.rulebook.search import beginning_with, found_by
from tests.commands import spellspeed


def test_the_best_rule_comes_first() -> None:
    """Missed timing is T-7.4, a surrender is ruled on by its own id, and words of rulings and of team duels are found as well."""
    assert found_by("missing timing")[0].id == "T-7.4"
    assert found_by("surrender")[0].id == "ERA-SURRENDER-1"
    assert found_by("Gemini second Normal Summon")[0].id == "ERA-GEMINI-1"
    assert found_by("zzz") == found_by("") == []


def test_more_of_the_words_are_better_than_fewer() -> None:
    """Every rule that has both words comes before every rule that has one."""
    both = {"discard", "hand"}
    has = [
        sum(word in one.statement.casefold() or word in one.id.casefold() for word in both)
        for one in found_by("discard hand")
    ]
    assert has == sorted(has, reverse=True)
    assert {1, 2} <= set(has)


def test_a_chapter_lists_its_ids_and_no_others() -> None:
    assert [one.id for one in beginning_with("chain")] == [one.id for one in all_rules() if one.id.startswith("CHAIN-")]
    assert [one.id for one in beginning_with("T-9")] == [one.id for one in all_rules() if one.id.startswith("T-9.")]
    assert beginning_with("CHAI") == beginning_with("") == []


def test_the_command_lists_searches_and_shows() -> None:
    listed = spellspeed("rule", "--list").stdout.splitlines()
    assert [line.split()[0] for line in listed] == [one.id for one in all_rules()]
    chapter = spellspeed("rule", "CHAIN").stdout.splitlines()
    assert chapter[0] == f"CHAIN-1  {rule('CHAIN-1').statement}"
    found = spellspeed("rule", "--search", "missing", "timing").stdout.splitlines()
    assert found[0].split()[0] == "T-7.4"
    assert found[-1].startswith("... ")
    assert len(found) == 21
    assert spellspeed("rule", "SUMMON-20").stdout.startswith("SUMMON-20  4.1 ")
    assert spellspeed("rule", "CHAIN-1").stdout.startswith("CHAIN-1  8.1 Chains")


def test_the_command_refuses_what_it_cannot_look_for() -> None:
    for arguments, told in (
        ((), "name an ID, words with --search, or --list"),
        (("--search",), "name an ID, words with --search, or --list"),
        (("--list", "CHAIN"), "--list takes no ID"),
        (("--search", "--list", "x"), "take one"),
        (("--search", "zzz"), 'no rule speaks of "zzz"'),
        (("CHAI",), 'there is no rule "CHAI"'),
    ):
        done = spellspeed("rule", *arguments)
        assert (done.returncode, done.stdout) == (2, "")
        assert told in done.stderr
