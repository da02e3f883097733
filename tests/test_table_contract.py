"""The contract of the table port, kept by the fake, by moto and by DynamoDB Local."""

from typing import Any

import pytest

from lambdas.adapters.table import AlreadyThere, Put, Table
from lambdas.loop.errors import Conflict
from lambdas.tables import BY_AGENT


def item(pk: str = "P", sk: str = "S", **more: object) -> dict[str, object]:
    return {"pk": pk, "sk": sk, **more}


def test_what_is_put_is_read_back_equal(any_table: Table) -> None:
    """Every type survives, numbers as numbers (F051), and bytes as bytes; None reads as absent."""
    values: dict[str, Any] = {
        "text": "naïve 細胞株 \U0001f9ec", "empty": "", "no": False, "zero": 0, "int": -(10**30), "tenth": 0.3,
        "tiny": 1e-7, "cents": 30.40, "bytes": b"\x00\xff",
        "list": [1, "a", None, [True]], "map": {"a": {"b": 0.1}},
    }  # fmt: skip
    any_table.put(item(**values, nothing=None))

    found = any_table.get(("P", "S"))

    assert found == item(**values)


def test_missing_item_is_none(any_table: Table) -> None:
    """A key that nobody wrote reads as None."""
    assert any_table.get(("P", "missing")) is None


def test_put_expecting_nothing_stores_once(any_table: Table) -> None:
    """The second of two conditional puts is told what stands there, and changes nothing."""
    any_table.put(item(v=1), expect={})

    with pytest.raises(AlreadyThere) as clash:
        any_table.put(item(v=2), expect={})

    assert clash.value.item == item(v=1)
    assert any_table.get(("P", "S")) == item(v=1)


def test_put_expecting_values_replaces_only_what_was_seen(any_table: Table) -> None:
    """A put with expected values holds while they hold, absent ones included."""
    any_table.put(item(v=1, w="x"))

    any_table.put(item(v=2), expect={"v": 1, "w": "x", "absent": None})

    with pytest.raises(AlreadyThere) as clash:
        any_table.put(item(v=3), expect={"v": 1})
    assert clash.value.item == item(v=2)
    with pytest.raises(AlreadyThere) as nobody:
        any_table.put(item(sk="new", v=3), expect={"v": 1})
    assert nobody.value.item is None


def test_put_without_expectation_replaces_whole(any_table: Table) -> None:
    """A plain put leaves nothing of the old item."""
    any_table.put(item(old=1))
    any_table.put(item(new=1))

    assert any_table.get(("P", "S")) == item(new=1)


def test_put_together_is_all_or_none(any_table: Table) -> None:
    """One failed expectation leaves every item of the transaction as it was."""
    any_table.put(item(sk="taken", v=1))

    with pytest.raises(Conflict):
        any_table.put_together([Put(item(sk="new", v=1)), Put(item(sk="taken", v=2), expect={})])

    assert any_table.get(("P", "new")) is None
    assert any_table.get(("P", "taken")) == item(sk="taken", v=1)
    any_table.put_together([Put(item(sk="new", v=1), expect={}), Put(item(sk="taken", v=2), expect={"v": 1})])
    assert any_table.get(("P", "new")) == item(sk="new", v=1)
    assert any_table.get(("P", "taken")) == item(sk="taken", v=2)


def test_refused_transaction_leaves_everything_as_it_was(any_table: Table) -> None:
    """Of a transaction whose last condition fails, no put stays: not a new item, not one over an old one."""
    any_table.put(item(sk="old", v=1))
    any_table.put(item(sk="taken", v=1))

    for _ in range(2):
        with pytest.raises(Conflict):
            any_table.put_together(
                [
                    Put(item(sk="old", v=2)),
                    Put(item(sk="new", v=1)),
                    Put(item(pk="other", v=1)),
                    Put(item(sk="taken"), {}),
                ]
            )

    assert list(any_table.query("P")) == [item(sk="old", v=1), item(sk="taken", v=1)]
    assert list(any_table.query("other")) == []
    any_table.put_together([Put(item(sk="old", v=3)), Put(item(sk="new", v=3), {})])
    assert [found["v"] for found in any_table.query("P")] == [3, 3, 1]


def test_put_all_stores_more_than_one_call_takes(any_table: Table) -> None:
    """Sixty items are stored, though one call of DynamoDB takes 25."""
    any_table.put_all(item(sk=f"{n:03}", v=n) for n in range(60))

    assert [found["v"] for found in any_table.query("P")] == list(range(60))


def test_query_is_in_order_of_the_sort_key(any_table: Table) -> None:
    """Order is by bytes of UTF-8, both ways, bounded by prefix or by a start."""
    for sk in ("a#2", "B", "a#10", "ä", "a#1", "z"):
        any_table.put(item(sk=sk))
    any_table.put(item(pk="Q", sk="a#1"))

    assert [i["sk"] for i in any_table.query("P")] == ["B", "a#1", "a#10", "a#2", "z", "ä"]
    assert [i["sk"] for i in any_table.query("P", newest_first=True)] == ["ä", "z", "a#2", "a#10", "a#1", "B"]
    assert [i["sk"] for i in any_table.query("P", begins_with="a#")] == ["a#1", "a#10", "a#2"]
    assert [i["sk"] for i in any_table.query("P", after="a#10")] == ["a#2", "z", "ä"]
    assert [i["sk"] for i in any_table.query("P", newest_first=True, limit=2)] == ["ä", "z"]
    assert list(any_table.query("nobody")) == []


def test_query_pages_past_one_megabyte(any_table: Table) -> None:
    """Three items of 360 KB do not fit into one page of the vendor's engine (F055); all three come."""
    for n in range(3):
        any_table.put(item(sk=str(n), text="x" * 360_000))

    assert [i["sk"] for i in any_table.query("P")] == ["0", "1", "2"]
    assert [i["sk"] for i in any_table.query("P", limit=3)] == ["0", "1", "2"]


def test_index_holds_only_items_with_its_keys(any_table: Table) -> None:
    """The index by agent finds items by its own keys, in its own order, and no item without them."""
    any_table.put(item(pk="1", by_agent="AGENT#bio", by_agent_at="2026-03-02#b"))
    any_table.put(item(pk="2", by_agent="AGENT#bio", by_agent_at="2026-03-01#a"))
    any_table.put(item(pk="3", by_agent="AGENT#bio-2", by_agent_at="2026-03-01#a"))
    any_table.put(item(pk="4"))

    assert [i["pk"] for i in any_table.query("AGENT#bio", index=BY_AGENT)] == ["2", "1"]
    assert [i["pk"] for i in any_table.query("AGENT#bio", index=BY_AGENT, after="2026-03-01#a")] == ["1"]


def test_delete_is_repeatable(any_table: Table) -> None:
    """A deleted item is gone, and deleting it again is no error."""
    any_table.put(item())
    any_table.delete(("P", "S"))
    any_table.delete(("P", "S"))

    assert any_table.get(("P", "S")) is None


def test_what_goes_in_is_a_copy(any_table: Table) -> None:
    """Changing an item after it was put, or what was read, changes nothing stored."""
    mine = item(values=[1])
    any_table.put(mine)
    mine["values"].append(2)  # type: ignore[attr-defined]
    found = any_table.get(("P", "S"))
    assert found is not None
    found["values"].append(3)

    assert any_table.get(("P", "S")) == item(values=[1])
