"""Codes that are bits of one number: two with the same bit would each be taken for the other."""

from spellspeed.yugioh.duel import clauses, terms


def test_each_claim_of_a_clause_has_a_bit_of_its_own() -> None:
    """What a card claims by its clauses is one number."""
    bits = {
        name: value
        for name, value in vars(clauses).items()
        if name.isupper() and isinstance(value, int) and value >= clauses.SKIPS_TRIBUTES
    }
    assert len(set(bits.values())) == len(bits) > 15
    assert all(value & (value - 1) == 0 for value in bits.values())


def test_each_event_has_a_bit_of_its_own() -> None:
    """What a trigger hears is a mask of events; notes of the log are counted beyond them."""
    events = {name: value for name, value in vars(terms).items() if name.startswith("E_")}
    assert len(set(events.values())) == len(events) > 60
    heard = [value for value in events.values() if value < terms.NOTE]
    assert all(value & (value - 1) == 0 for value in heard)
