"""One contract for both stores, on a real SQLite file and a real PostgreSQL."""

import asyncio
import secrets
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path

import asyncpg
import pytest
from sqlalchemy import create_engine

from tetrapolis.server.errors import Unusable
from tetrapolis.server.store import (
    Account,
    Conflict,
    Ending,
    Entry,
    Keepsake,
    Listing,
    Store,
    Token,
    Unavailable,
    open_store,
    queries,
)
from tetrapolis.server.store.migrate import upgrade
from tetrapolis.server.store.sqlite import migrate_file

Use = Callable[[Callable[[Store], Awaitable[None]]], None]


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "data" / "matches.sqlite")
    found: str = request.getfixturevalue("postgres_address")
    return found


@asynccontextmanager
async def opened(address: str) -> AsyncIterator[Store]:
    store = open_store(address)
    await store.start()
    try:
        yield store
    finally:
        await store.close()


def listing(match: str, last: int, **changes: object) -> Listing:
    facts: dict[str, object] = {"game": "toy", "status": "running", "public": True, "updated": 1000 + last, **changes}
    return Listing(match=match, last_seq=last, **facts)  # type: ignore[arg-type]


def entry(seq: int, key: str | None = None, **data: object) -> Entry:
    return Entry(seq, 1_700_000_000_000 + seq, "action", 0, key, dict(data))


def fresh() -> str:
    return secrets.token_hex(8)


def test_a_log_comes_back_as_it_was_written(address: str) -> None:
    async def use() -> None:
        match = fresh()
        async with opened(address) as store:
            await store.append(listing(match, 2, users=("anna", "bela")), [entry(1, "a", text="ő → «ї»"), entry(2)])
            await store.append(listing(match, 3), [entry(3, "c", number=7)])
            assert [one.seq for one in await store.entries(match)] == [1, 2, 3]
            assert await store.entries(match, after=2) == [entry(3, "c", number=7)]
        async with opened(address) as store:  # after a restart
            assert (await store.entries(match))[0] == entry(1, "a", text="ő → «ї»")
            assert await store.entries("unknown") == []

    asyncio.run(use())


def test_two_who_write_the_same_number_do_not_both_succeed(address: str) -> None:
    async def use() -> None:
        match = fresh()
        async with opened(address) as store, opened(address) as other:
            await store.append(listing(match, 1), [entry(1)])
            results = await asyncio.gather(
                *(one.append(listing(match, 2), [entry(2, who=n)]) for n, one in enumerate([store, other] * 8)),
                return_exceptions=True,
            )
            assert sum(result is None for result in results) == 1
            assert all(result is None or isinstance(result, Conflict) for result in results)
            assert [one.seq for one in await store.entries(match)] == [1, 2]

    asyncio.run(use())


def test_a_gap_or_a_repeated_key_writes_nothing(address: str) -> None:
    async def use() -> None:
        match = fresh()
        async with opened(address) as store:
            await store.append(listing(match, 1), [entry(1, "k")])
            for bad in ([entry(3)], [entry(2, "k")], [entry(2, "x"), entry(3, "k")]):
                with pytest.raises(Conflict):
                    await store.append(listing(match, 9, status="over"), bad)
            assert len(await store.entries(match)) == 1
            found = await store.listing(match)
            assert found is not None
            assert (found.last_seq, found.status) == (1, "running")

    asyncio.run(use())


def test_many_matches_at_once_do_not_disturb_each_other(address: str) -> None:
    async def use() -> None:
        matches = [fresh() for _ in range(40)]
        async with opened(address) as store:

            async def play(match: str) -> None:
                for seq in range(1, 11):
                    await store.append(listing(match, seq), [entry(seq, f"{match}-{seq}")])

            await asyncio.gather(*map(play, matches))
            for match in matches:
                assert [one.seq for one in await store.entries(match)] == list(range(1, 11))

    asyncio.run(use())


def test_of_those_who_write_at_the_same_time_only_the_ones_to_blame_are_refused(address: str) -> None:
    """Two nodes go on with the same matches, in opposite orders; in the same rounds, some cannot be written at all."""

    async def use() -> None:
        matches = [fresh() for _ in range(30)]
        good, repeated, vast, gone_on = (fresh() for _ in range(4))
        async with opened(address) as here, opened(address) as there:
            for match in (*matches, good, repeated, vast, gone_on):
                await here.append(listing(match, 1), [entry(1, "k")])
            await here.append(listing(gone_on, 2), [entry(2)])
            results = await asyncio.gather(
                here.append(listing(repeated, 2), [entry(2, "k")]),
                here.append(listing(vast, 2, updated=1 << 70), [entry(2)]),
                here.append(listing(gone_on, 2), [entry(2)]),
                here.append(listing(good, 3), [entry(2), entry(3)]),
                *(here.append(listing(match, 2), [entry(2, who="here")]) for match in matches),
                *(there.append(listing(match, 2), [entry(2, who="there")]) for match in reversed(matches)),
                return_exceptions=True,
            )
            assert isinstance(results[0], Conflict)
            assert isinstance(results[1], (OverflowError, Unavailable))
            assert isinstance(results[2], Conflict)
            assert results[3] is None
            for one, other in zip(results[4:34], reversed(results[34:]), strict=True):
                assert sorted([type(one), type(other)], key=str) == sorted([type(None), Conflict], key=str)
            for match, last in ((good, 3), (repeated, 1), (vast, 1), (gone_on, 2), *((one, 2) for one in matches)):
                assert [one.seq for one in await here.entries(match)] == list(range(1, last + 1))
                found = await here.listing(match)
                assert found is not None
                assert found.last_seq == last

    asyncio.run(use())


def test_a_match_that_another_node_holds_keeps_nobody_else_waiting(postgres_address: str) -> None:
    async def use() -> None:
        held, *free = (fresh() for _ in range(5))
        holder = await asyncpg.connect(postgres_address)
        async with opened(postgres_address) as store:
            for match in (held, *free):
                await store.append(listing(match, 1), [entry(1)])
            async with holder.transaction():
                await holder.execute("SELECT 1 FROM matches WHERE match = $1 FOR UPDATE", held)
                waiting = [
                    asyncio.ensure_future(store.append(listing(match, 2), [entry(2)])) for match in (held, *free)
                ]
                await asyncio.gather(*waiting[1:])
                assert not waiting[0].done()
            await waiting[0]
            assert [one.seq for one in await store.entries(held)] == [1, 2]
        await holder.close()

    asyncio.run(use())


def test_two_event_loops_may_write_at_the_same_time(tmp_path: Path) -> None:
    one, other = fresh(), fresh()
    store = open_store(str(tmp_path / "matches.sqlite"))
    loops = [asyncio.new_event_loop() for _ in range(2)]
    loops[0].run_until_complete(store.start())
    tasks = []
    for loop, match in zip(loops, (one, other), strict=True):
        tasks.append(loop.create_task(store.append(listing(match, 1), [entry(1)])))
        loop.run_until_complete(asyncio.sleep(0))  # it is written down, but not handed over
    for loop, task in zip(loops, tasks, strict=True):
        loop.run_until_complete(asyncio.wait_for(task, 60))
    for match in (one, other):
        assert len(loops[0].run_until_complete(store.entries(match))) == 1
    gone = loops[1].create_task(store.append(listing(other, 2), [entry(2)]))
    loops[1].run_until_complete(asyncio.sleep(0))
    gone.cancel()
    loops[1].run_until_complete(asyncio.gather(gone, return_exceptions=True))
    loops[1].close()  # nobody waits for what is written now; others go on
    loops[0].run_until_complete(asyncio.wait_for(store.append(listing(one, 2), [entry(2)]), 60))
    loops[0].run_until_complete(store.close())
    loops[0].close()


def test_an_idle_store_closes_though_another_program_writes(tmp_path: Path) -> None:
    file = tmp_path / "matches.sqlite"

    async def use() -> None:
        store = open_store(str(file))
        await store.start()
        with closing(sqlite3.connect(file, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            await asyncio.wait_for(store.close(), 20)  # SQLite itself would wait for 30

    asyncio.run(use())


def test_matches_are_listed_by_status_publicity_and_user(address: str) -> None:
    async def use() -> None:
        a, b, c, user = fresh(), fresh(), fresh(), fresh()
        async with opened(address) as store:
            await store.append(listing(a, 1, status="lobby", updated=10, users=(user,)), [entry(1)])
            await store.append(listing(b, 1, status="lobby", updated=20, public=False, users=(user, "x")), [entry(1)])
            await store.append(listing(c, 1, status="over", updated=30), [entry(1)])
            assert [one.match for one in await store.listings(user=user)] == [b, a]
            assert [one.match for one in await store.listings(user=user, public=True)] == [a]
            assert [one.match for one in await store.listings(user=user, before=19)] == [a]
            assert [one.match for one in await store.listings(user=user, before=20, limit=1)] == [b]
            await store.append(listing(a, 2, status="running", updated=40, users=()), [entry(2)])
            assert [one.match for one in await store.listings(user=user)] == [b]
            assert c in [one.match for one in await store.listings(status="over", limit=1000)]
            assert len(await store.listings(limit=2)) <= 2

    asyncio.run(use())


def test_a_name_is_taken_once_however_it_is_written(address: str) -> None:
    async def use() -> None:
        name = f"Ödön {fresh()}"
        async with opened(address) as store:
            assert await store.add_account(Account(fresh(), name, "hash", 5))
            assert not await store.add_account(Account(fresh(), f"  {name.upper()} ", "other", 6))
            found = await store.account(name.lower())
            assert found is not None
            assert (found.name, found.password_hash) == (name, "hash")
            assert await store.account(fresh()) is None

    asyncio.run(use())


def test_of_names_that_look_the_same_one_is_taken_however_many_ask_at_once(address: str) -> None:
    async def use() -> None:
        tail = fresh().translate(str.maketrans("01", "22"))
        names = [f"{name} {tail}" for name in ("Maria", "M\u0430ria", "Mari\u0430", "\u041c\u0430ria", "maria")]
        async with opened(address) as store, opened(address) as other:
            made = await asyncio.gather(
                *(one.add_account(Account(fresh(), name, "hash", 5)) for name in names for one in (store, other))
            )
            assert made.count(True) == 1
            assert len(await store.bearers(names[0])) == 1

    asyncio.run(use())


def test_the_bearer_of_a_name_is_found_by_what_the_name_looks_like(address: str) -> None:
    async def use() -> None:
        user, tail = fresh(), fresh().translate(str.maketrans("01", "22"))
        async with opened(address) as store:
            assert await store.add_account(Account(user, f"Pál {tail}", "hash", 5))
            for alike in (f"pál {tail}", f"Ра\u0301l {tail}", f"Pá| {tail}", f"Ｐál  {tail.upper()}"):
                assert await store.bearers(alike) == [user]
            assert await store.bearers(f"Pal {tail}") == []
            await store.change_password(user, "other")
            found = await store.account_of(user)
            assert found is not None
            assert (found.name, found.password_hash) == (f"Pál {tail}", "other")
            assert await store.account_of(fresh()) is None

    asyncio.run(use())


def test_the_latest_ending_is_kept_and_takes_the_tokens_with_it(address: str) -> None:
    async def use() -> None:
        user, program, far = fresh(), fresh(), 10**15
        async with opened(address) as store:
            early, late = (Token(fresh(), user, program, "m", "Robot", issued, issued) for issued in (100, 300))
            for token in (early, late, late):
                await store.add_token(token)
            assert await store.tokens(user) == [late, early]
            await store.end(Ending(user, 200, far))
            await store.end(Ending(user, 150, far + 5))
            assert await store.tokens(user) == [late]
            endings, mark = await store.endings()
            assert [one for one in endings if one.what == user] == [Ending(user, 200, far)]
            assert await store.endings(mark) == ([], mark)
            await store.end(Ending(late.sid, 400, far))
            assert await store.tokens(user) == []
            assert (await store.endings(mark))[0] == [Ending(late.sid, 400, far)]
            await store.tidy(far + 1)
            assert user not in [one.what for one in (await store.endings())[0]]

    asyncio.run(use())


def test_no_ending_is_missed_whatever_its_times_are_and_what_was_removed(address: str) -> None:
    async def use() -> None:
        first, second, third = fresh(), fresh(), fresh()
        async with opened(address) as store, opened(address) as other:
            await store.end(Ending(first, 900, 2000))
            _, mark = await other.endings()
            await store.tidy(5000)
            await asyncio.gather(store.end(Ending(second, 100, 300)), other.end(Ending(third, 200, 100)))
            found, following = await other.endings(mark)
            assert {one.what for one in found} == {second, third}
            assert following == mark + 2
            await store.end(Ending(second, 150, 200))  # again
            assert (await other.endings(following))[0] == [Ending(second, 150, 200)]

    asyncio.run(use())


def test_earlier_entries_are_rewritten_together_with_what_is_appended(address: str) -> None:
    async def use() -> None:
        match, user = fresh(), fresh()
        async with opened(address) as store:
            said = Entry(2, 7, "said", None, f"{user}:k", {"user": user, "text": "hello"})
            await store.append(listing(match, 2, users=(user,)), [entry(1), said])
            assert await store.mentions(user) == [match]
            assert await store.sayings(user) == [(match, said)]
            blank = Entry(2, 7, "said", None, "nobody:k", {"user": "nobody", "text": ""})
            with pytest.raises(Conflict):
                await store.append(listing(match, 2), [entry(2)], [blank])
            assert await store.sayings(user) == [(match, said)]
            await store.append(listing(match, 3, users=()), [entry(3)], [blank])
            assert await store.entries(match) == [entry(1), blank, entry(3)]
            assert (await store.mentions(user), await store.sayings(user)) == ([], [])

    asyncio.run(use())


def test_whoever_a_log_names_is_found_without_searching_all_logs(address: str) -> None:
    async def use() -> None:
        match, host, seated, joined, spoke, early = (fresh() for _ in range(6))
        seats = [{"kind": "person", "user": seated, "name": "A"}, {"kind": "open", "user": "", "name": ""}]
        log = [
            Entry(1, 7, "created", data={"host": host, "seats": seats}),
            Entry(2, 7, "joined", 1, data={"user": joined, "name": "B"}),
            Entry(3, 7, "left", 1, f"{joined}:x"),
            Entry(4, 7, "said", None, None, {"user": spoke, "text": "hello"}),
            Entry(5, 7, "said", None, f"{early}:k", {"text": "the first servers kept no user"}),
        ]
        async with opened(address) as store:
            await store.append(listing(match, 5, users=(seated,)), log)
            for user in (host, seated, joined, spoke, early):
                assert await store.mentions(user) == [match]
            assert await store.sayings(spoke) == [(match, log[3])]
            assert await store.sayings(early) == [(match, log[4])]
            assert await store.sayings(seated) == []
            gone = Entry(4, 7, "said", None, None, {"user": "", "text": ""})
            await store.append(listing(match, 6), [entry(6)], [gone])
            assert await store.mentions(spoke) == []
            for user in (host, seated, joined, early):
                assert await store.mentions(user) == [match]

    asyncio.run(use())


QUESTIONS = [(queries.MENTIONS, ("g-1",)), (queries.SAYINGS, queries.said_by("g-1"))]
OWN_MATCHES = queries.listings(None, None, "g-1", 1_000_000, None, queries.SQLITE_VERSION)


@pytest.mark.parametrize(("question", "values"), [*QUESTIONS, OWN_MATCHES])
def test_sqlite_finds_what_a_person_has_by_indexes_alone(question: str, values: Sequence[str], tmp_path: Path) -> None:
    (tmp_path / "matches.sqlite").touch()
    migrate_file(tmp_path / "matches.sqlite")
    with closing(sqlite3.connect(tmp_path / "matches.sqlite")) as connection:
        plan = [str(row[-1]) for row in connection.execute(f"EXPLAIN QUERY PLAN {question}", values)]
    assert [step for step in plan if step.startswith("SEARCH")]
    assert [step for step in plan if step.startswith("SCAN")] == []


@pytest.mark.parametrize(("question", "values"), QUESTIONS)
def test_postgres_finds_what_a_person_has_by_indexes_alone(
    question: str, values: Sequence[str], postgres_address: str
) -> None:
    """Small tables it reads as a whole, unless it is told that this is expensive."""

    async def plan() -> str:
        async with opened(postgres_address):
            connection = await asyncpg.connect(postgres_address)
            await connection.execute("SET enable_seqscan = off")
            rows = await connection.fetch(f"EXPLAIN {queries.numbered(question)}", *values)
            await connection.close()
        return "\n".join(row[0] for row in rows)

    found = asyncio.run(plan())
    assert "mentions_by_user" in found
    assert "Seq Scan" not in found


def test_logs_of_earlier_schemas_are_found_by_whom_they_name(tmp_path: Path) -> None:
    file = tmp_path / "matches.sqlite"
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        upgrade(connection, "0002")
        for number in range(1100):  # more than are read at a time
            match = f"{number:016x}"
            connection.exec_driver_sql(
                "INSERT INTO matches VALUES (?, 'toy', 'running', 1, 5, 2, 0, '{}')",
                (match,),
            )
            rows = [
                (match, 1, "created", None, f'{{"host": "h{number}", "seats": [{{"user": "anna"}}, {{"user": ""}}]}}'),
                (match, 2, "said", f"b{number}:k", '{"text": "hello"}'),
            ]
            connection.exec_driver_sql(
                "INSERT INTO entries (match, seq, at, kind, key, data) VALUES (?, ?, 7, ?, ?, ?)", rows
            )
    engine.dispose()

    async def use() -> None:
        async with opened(str(file)) as store:
            assert len(await store.mentions("anna")) == 1100
            assert await store.mentions("h1099") == await store.mentions("b1099") == [f"{1099:016x}"]
            assert [one.data["text"] for _, one in await store.sayings("b7")] == ["hello"]

    asyncio.run(use())


def test_somebody_who_is_forgotten_has_neither_account_nor_tokens(address: str) -> None:
    async def use() -> None:
        user, program, name = fresh(), fresh(), fresh()
        async with opened(address) as store:
            assert await store.add_account(Account(user, name, "hash", 5))
            await store.add_token(Token(fresh(), user, program, "m", "Robot", 100))
            await store.forget([user, program], Ending(user, 200, 10**15))
            assert (await store.account(name), await store.tokens(user)) == (None, [])
            assert {user, program} <= {one.what for one in (await store.endings())[0]}
            assert await store.add_account(Account(fresh(), name, "hash", 5))  # the name is free

    asyncio.run(use())


def test_old_matches_are_removed_with_all_that_belongs_to_them(address: str) -> None:
    async def use() -> None:
        old, runs, young, user = fresh(), fresh(), fresh(), fresh()
        async with opened(address) as store:
            for match, status, updated in ((old, "over", 5), (runs, "running", 5), (young, "lobby", 50)):
                await store.append(listing(match, 1, status=status, updated=updated, users=(user,)), [entry(1)])
                await store.keep_analysis(match, "done")
                await store.add_token(Token(fresh(), user, user, match, "Robot", 100))
            removed = await store.remove(40, 1000)
            assert old in removed
            assert {one.match for one in await store.listings(user=user)} == {runs, young}
            assert {one.match for one in await store.tokens(user)} == {runs, young}
            assert (await store.entries(old), await store.analysis(old)) == ([], None)
            assert old not in await store.mentions(user)
            with pytest.raises(Conflict):
                await store.append(listing(old, 2), [entry(2)])

    asyncio.run(use())


def test_accounts_of_the_first_schema_are_found_by_their_looks(tmp_path: Path) -> None:
    file = tmp_path / "matches.sqlite"
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        upgrade(connection, "0001")
        row = "INSERT INTO accounts VALUES ('anna', 'a-1', 'Anna', 'hash', 5)"
        connection.exec_driver_sql(row)
    engine.dispose()

    async def use() -> None:
        async with opened(str(file)) as store:
            assert await store.bearers("АNNA") == ["a-1"]  # the first letter is Cyrillic
            assert await store.endings() == ([], -1)

    asyncio.run(use())


def test_a_lease_has_one_owner_until_it_ends(address: str) -> None:
    async def use() -> None:
        name = fresh()
        async with opened(address) as store:
            assert await store.lease(name, "a", 3600)
            assert not await store.lease(name, "b", 3600)
            assert await store.lease(name, "a", 0.2)  # shorter than before
            while not await store.lease(name, "b", 3600):
                await asyncio.sleep(0.02)
            await store.release(name, "a")
            assert not await store.lease(name, "a", 3600)
            await store.release(name, "b")
            assert await store.lease(name, "a", 3600)

    asyncio.run(use())


def test_a_backup_made_while_matches_go_on_is_whole(address: str, tmp_path: Path) -> None:
    async def use() -> None:
        match = fresh()
        copy = tmp_path / "copy.sqlite"
        async with opened(address) as store:
            await store.append(listing(match, 1, users=("anna",)), [entry(1)])

            async def go_on() -> None:
                for seq in range(2, 40):
                    await store.append(listing(match, seq, users=("anna",)), [entry(seq)])

            token, ending = Token(fresh(), "anna", "robot", match, "Robot", 100), Ending(fresh(), 50, 10**15)
            await store.add_token(token)
            await store.end(ending)
            await asyncio.gather(go_on(), store.backup(copy))
        async with opened(str(copy)) as copied:
            assert token in await copied.tokens("anna")
            assert ending in (await copied.endings())[0]
            log = await copied.entries(match)
            assert [one.seq for one in log] == list(range(1, len(log) + 1))
            found = await copied.listing(match)
            assert found is not None
            assert found.last_seq == len(log)

    asyncio.run(use())


def test_the_store_says_whether_it_answers(address: str) -> None:
    async def use() -> None:
        async with opened(address) as store:
            assert await store.ready()

    asyncio.run(use())


def test_matches_whose_bots_must_choose_are_found_the_longest_waiting_first(address: str) -> None:
    async def use() -> None:
        a, b, c = fresh(), fresh(), fresh()
        async with opened(address) as store:
            await store.append(listing(a, 1, waiting=True, updated=20), [entry(1)])
            await store.append(listing(b, 1, waiting=True, updated=10), [entry(1)])
            await store.append(listing(c, 1), [entry(1)])
            found = [match for match in await store.waiting() if match in (a, b, c)]
            assert found == [b, a]
            await store.append(listing(b, 2, updated=30), [entry(2)])
            assert b not in await store.waiting()

    asyncio.run(use())


def test_what_has_changed_is_found_with_its_last_number(address: str) -> None:
    async def use() -> None:
        a, b = fresh(), fresh()
        async with opened(address) as store:
            before = await store.count()
            await store.append(listing(a, 1, updated=5000), [entry(1)])
            await store.append(listing(b, 2, updated=9000), [entry(1), entry(2)])
            changed = await store.changed(6000)
            assert a not in changed
            assert changed[b] == 2
            assert await store.count() == before + 2

    asyncio.run(use())


def test_the_last_state_of_an_analysis_is_kept(address: str) -> None:
    async def use() -> None:
        match = fresh()
        async with opened(address) as store:
            await store.append(listing(match, 1), [entry(1)])
            assert await store.analysis(match) is None
            await store.keep_analysis(match, "begun")
            await store.keep_analysis(match, "done")
            assert await store.analysis(match) == "done"

    asyncio.run(use())


def test_a_store_that_cannot_be_reached_says_so(tmp_path: Path) -> None:
    async def use() -> None:
        (tmp_path / "file").write_text("not a folder")
        for address in (str(tmp_path / "file" / "matches.sqlite"), "postgresql://127.0.0.1:1/none"):
            with pytest.raises(Unusable):
                await open_store(address).start()

    asyncio.run(use())


def test_a_file_that_is_damaged_while_it_is_open_is_a_store_that_is_away(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "matches.sqlite"

    async def use() -> None:
        match = fresh()
        async with opened(str(file)) as store:
            for number in range(1, 400):
                await store.append(listing(match, number), [entry(number, text="x" * 500)])
        whole = file.read_bytes()
        async with opened(str(file)) as store:
            with file.open("r+b") as damaged:
                damaged.seek(4096)
                damaged.write(b"\xff" * (len(whole) - 4096))
            with pytest.raises(Unavailable):
                await store.entries(match)
            with pytest.raises(Unavailable):
                await store.append(listing(match, 400), [entry(400)])
            file.write_bytes(whole)
            assert await store.ready()

    asyncio.run(use())
    assert {"not read", "not written"} <= {record.getMessage() for record in caplog.records}
    assert {record.__dict__["error"] for record in caplog.records} == {"SQLITE_CORRUPT"}


def test_what_cannot_be_written_at_all_stops_nobody_else(tmp_path: Path) -> None:
    async def use() -> None:
        good, bad = fresh(), fresh()
        async with opened(str(tmp_path / "matches.sqlite")) as store:
            results = await asyncio.gather(
                store.append(listing(bad, 1, updated=1 << 70), [entry(1)]),
                store.append(listing(good, 1), [entry(1)]),
                return_exceptions=True,
            )
            assert [type(result) for result in results] == [OverflowError, type(None)]
            await store.append(listing(good, 2), [entry(2)])
            assert await store.entries(bad) == []
        with pytest.raises(Unavailable):  # closed: nobody would ever answer
            await store.append(listing(good, 3), [entry(3)])

    asyncio.run(use())


def test_of_two_keepsakes_with_a_name_the_one_of_the_higher_version_stays(address: str) -> None:
    async def use() -> None:
        anna, bela = fresh(), fresh()
        first, other = Keepsake("pad", "one", 2, '{"ő": 1}'), Keepsake("progress", "one", 1, "{}")
        async with opened(address) as store:
            assert await store.keep(anna, [first, other], 1000)
            assert await store.keep(bela, [other], 1000)
            newer = Keepsake("progress", "one", 3, "[]")
            assert await store.keep(anna, [Keepsake("pad", "one", 2, "late"), newer], 1000)
            assert await store.keepsakes(anna) == [first, newer]
            large = [Keepsake("pad", "two", 1, ""), Keepsake("pad", "three", 1, "x" * 800)]
            assert not await store.keep(anna, large, 1000)
            assert len(await store.keepsakes(anna)) == 2
            await store.forget([anna], Ending(anna, 1, 10**15))
            assert (await store.keepsakes(anna), await store.keepsakes(bela)) == ([], [other])

    asyncio.run(use())
