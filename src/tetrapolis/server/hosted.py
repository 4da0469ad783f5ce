"""A match as the server hosts it: a fold over its log. Pure: no clock, no network, no database.

kinds of entries
created   game, options, boards of one's own, seats, publicity, clock, host, version of the rules
joined    a person takes a seat            left      gives it up, before the start
started   the seed is drawn (secret until the end); its commitment is open; from now on the version of the rules stays
action    a seat's choice, in notation;    undone    the seat takes its last choice back
          the last one also has the end of the match as spectators see it
said      chat                             resigned  a bot plays on for the seat, for good
replaced  a bot plays for an absent person returned  the person is back
rematch   where the next match is played   erased    a person is forgotten: earlier entries were rewritten
"""

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from tetrapolis.core.match import Match
from tetrapolis.core.options import Choice
from tetrapolis.core.record import Outcome, Record, SeatEntry
from tetrapolis.core.state import States

from .archive import FIRST_VERSION, Archive, Final, playable
from .clocks import Clock
from .errors import Archived
from .store import Entry, Listing

PERSON = "person"
_SEATING = ("created", "joined", "left")  # entries that change who sits there
_RENAMING = (*_SEATING, "started", "erased")  # and those after which lists show something else of it
_CLOCKED = ("started", "action", "undone", "resigned", "replaced", "returned")


class HostedSeat(msgspec.Struct):
    """Who has a seat: nobody yet, a person, or a bot; and a bot that plays for an absent person."""

    kind: Literal["open", "person", "bot"] = "open"
    user: str = ""
    name: str = ""
    level: str = ""
    stand_in: str = ""  # the level of the bot that plays for the person now
    resigned: bool = False
    time_left: int = 0
    since: int | None = None  # choosing since
    owner: str = ""  # of a program: who asked for its token

    @property
    def bot(self) -> str:
        """The level of the bot that chooses for this seat now, if one does."""
        return self.level if self.kind == "bot" else self.stand_in


class Hosted:
    """Everything the server knows of a match, from its log alone. With `unplayable` it is only read."""

    def __init__(self, match_id: str, unplayable: Archived | None = None) -> None:
        self.id = match_id
        self._unplayable = unplayable
        self.seq = 0
        self.updated = 0
        self.game = ""
        self.rules_version = FIRST_VERSION
        self.fingerprint = ""  # of the rules it began under
        self.options: dict[str, Choice] = {}
        self.plans: dict[str, Any] = {}
        self.seats: list[HostedSeat] = []
        self.public = False
        self.founder = ""  # empty if forgotten
        self.clock = Clock()
        self.match: Match | None = None
        self.archive: Archive | None = None  # instead of a match
        self.keys: dict[str, int] = {}
        self.taken: dict[int, int] = {}  # by which entry somebody took a seat last, also if it is open again
        self.asked: dict[str, str] = {}  # what came with the keys: a short hash
        self.happened: dict[int, list[bytes]] = {}  # raw events by number of the entry
        self._taken_back = 0  # the last entry that took something back
        self.decisions: list[int] = []  # how many actions each seat has played: the number of its next one
        self.rematch = ""
        self.pending: tuple[int, ...] = ()  # who must choose now
        self._seated: dict[str, list[int]] = {}  # the seats of every person
        self._shown: dict[str, object] = {}  # what lists show of it, kept while people play

    @property
    def exists(self) -> bool:
        return self.seq > 0

    @property
    def status(self) -> str:
        if self.match is None:
            return "lobby" if self.archive is None else "archived"
        return "running" if self.pending else "over"

    def seats_of(self, user: str | None) -> list[int]:
        """The seats of a person: one, or several of those who play on one device."""
        return self._seated.get(user, []) if user else []

    def programs_of(self, owner: str) -> list[int]:
        """The seats of programs that somebody has brought."""
        return [n for n, seat in enumerate(self.seats) if seat.user and seat.owner == owner]

    def seat_of(self, user: str | None, wanted: int | None = None) -> int | None:
        """The seat that a person speaks for: the wanted one, if it is the person's own, else the first."""
        own = self._seated.get(user) if user else None
        if not own:
            return None
        if wanted is not None:
            return wanted if wanted in own else None
        return own[0]

    @property
    def host(self) -> str:
        """Who made the match; if not at the table, who has been there longest, or has brought the program that has."""
        sitting = [(self.taken.get(number, 0), number) for number, seat in enumerate(self.seats) if seat.user]
        if not sitting or self.seats_of(self.founder):
            return self.founder
        longest = self.seats[min(sitting)[1]]
        return longest.owner or longest.user

    def leads(self, user: str) -> bool:
        """Whether somebody may start the match and invite: its host, and whoever made it, from wherever."""
        return user in (self.founder, self.host) and user != ""

    @property
    def peopled(self) -> bool:
        """Whether a person plays, so that somebody waits for the bots."""
        return any(seat.kind == PERSON and not seat.bot for seat in self.seats)

    @property
    def waiting_bot(self) -> int | None:
        """A seat whose bot must choose now."""
        for seat in self.pending:
            if self.seats[seat].bot:
                return seat
        return None

    def states_after(self, seq: int) -> States | None:
        """The state of the match after an entry; None if it had not begun, or something was taken back since."""
        if self.match is None or not self._taken_back <= seq <= self.seq:
            return None
        since = sum(len(happened) for number, happened in self.happened.items() if number > seq)
        played = len(self.match.played) - since
        return self.match.fork(played).states if since else self.match.states

    def listing(self, kind: str) -> Listing:
        """What lists show, after an entry of this kind."""
        seated = tuple(seat.user for seat in self.seats if seat.user) if kind in _SEATING else None
        shown = self._shown or self._look()
        if kind == "action":
            self._shown = shown
        summary = {**shown, "pending": self.pending}
        if self.match is not None and not self.pending:
            summary["points"] = [sum(points.values()) for points in self.match.scores()]
            summary["winners"] = self.match.winners
        waiting = self.waiting_bot is not None
        return Listing(self.id, self.game, self.status, self.public, self.updated, self.seq, waiting, seated, summary)

    def sealed(self, entry: Entry) -> Entry:
        """The entry that was folded last as it is to be written: with the end of the match, if it is the end."""
        if entry.kind != "action" or self.pending:
            return entry
        match = self._match
        final = Final(match.view().table, match.scores(), list(match.winners), list(match.ranks))
        return msgspec.structs.replace(entry, data={**entry.data, "final": msgspec.to_builtins(final)})

    # -- the fold ---------------------------------------------------------------------------------------------------

    def fold(self, entry: Entry) -> None:
        """Take up the next entry of the log. An action that is not legal raises, and changes nothing."""
        if entry.seq != self.seq + 1:
            raise ValueError(f"entry {entry.seq} after {self.seq}")
        data: Any = entry.data
        getattr(self, f"_{entry.kind}")(entry, data)
        self.seq = entry.seq
        self.updated = entry.at
        if entry.key is not None:
            self.keys[entry.key] = entry.seq
            self.asked[entry.key] = data.get("asked", "")  # the first servers did not keep it
        if entry.kind in _CLOCKED:
            self._run_clocks(entry.at)
        if entry.kind in _RENAMING:
            self._look_around()

    def _look_around(self) -> None:
        """See who sits where."""
        self._seated = {}
        for number, seat in enumerate(self.seats):
            if seat.kind == PERSON and seat.user:
                self._seated.setdefault(seat.user, []).append(number)
        self._shown = {}

    def _look(self) -> dict[str, object]:
        """What lists show as long as nobody comes or goes."""
        return {
            "seats": [{"kind": seat.kind, "name": seat.name, "level": seat.level} for seat in self.seats],
            "users": [seat.user for seat in self.seats],
            "options": self.options,
            "rules_version": self.rules_version,
        }

    def _created(self, entry: Entry, data: Any) -> None:
        self.game = data["game"]
        self.options = data["options"]
        self.plans = data.get("plans", {})
        self.public = data["public"]
        self.founder = data["host"]
        self.clock = msgspec.convert(data["clock"], Clock)
        self.seats = [msgspec.convert(seat, HostedSeat) for seat in data["seats"]]
        self._take_version(data)

    def _take_version(self, data: Mapping[str, Any]) -> None:
        self.rules_version = data.get("rules_version", FIRST_VERSION)
        self.fingerprint = data.get("fingerprint", "")

    def _joined(self, entry: Entry, data: Any) -> None:
        seat = HostedSeat("person", data["user"], data["name"], owner=data.get("owner", ""))
        self.seats[self._number(entry)] = seat
        self.taken[self._number(entry)] = entry.seq

    def _left(self, entry: Entry, data: Any) -> None:
        self.seats[self._number(entry)] = HostedSeat()

    def _started(self, entry: Entry, data: Any) -> None:
        self._take_version(data)
        self.decisions = [0] * len(self.seats)
        for seat in self.seats:
            seat.time_left = self.clock.start()
        try:
            if self._unplayable is not None:
                raise self._unplayable
            game = playable(self.game, self.rules_version).with_plans(self.plans)
        except Archived as reason:
            self.archive = Archive(reason, data["seed"], data["commitment"])
        else:
            self.match = Match(game, len(self.seats), data["seed"], self.options, self._players())
            self.pending = self.match.pending

    def _action(self, entry: Entry, data: Any) -> None:
        seat = self._number(entry)
        if self.archive is not None:
            self.archive.play(seat, data["action"], data.get("final"))
            return
        match = self._match
        taken = match.take(data["action"], seat, whole=match.game.spec.secret_steps)
        self.pending = taken.pending
        self.decisions[seat] += len(taken.happened)
        self.happened[entry.seq] = taken.happened
        self._stop_clock(self.seats[seat], entry.at)
        if "final" in data and (data["final"]["scores"], data["final"]["winners"]) != (
            match.scores(),
            list(match.winners),
        ):
            raise ValueError("the match ended otherwise")

    def _undone(self, entry: Entry, data: Any) -> None:
        if self.archive is not None:
            self.archive.take_back(self.game, self._number(entry), data.get("steps"))
            return
        self.match = without_last(self._match, self._number(entry))
        self.pending = self.match.pending
        self._taken_back = entry.seq
        played = [one.seat for one in self.match.played]
        self.decisions = [played.count(seat) for seat in range(len(self.seats))]

    def _said(self, entry: Entry, data: Any) -> None:
        """Chat changes nothing."""

    def _resigned(self, entry: Entry, data: Any) -> None:
        self.seats[self._number(entry)].resigned = True
        self.seats[self._number(entry)].stand_in = data["level"]

    def _replaced(self, entry: Entry, data: Any) -> None:
        self.seats[self._number(entry)].stand_in = data["level"]

    def _returned(self, entry: Entry, data: Any) -> None:
        self.seats[self._number(entry)].stand_in = ""

    def _rematch(self, entry: Entry, data: Any) -> None:
        self.rematch = data["match"]

    def _erased(self, entry: Entry, data: Any) -> None:
        """Whoever reads the log from its beginning finds nothing to change: this is for those who knew it before."""
        for number, name in data["seats"]:
            seat = self.seats[number]
            self.keys = {key: seq for key, seq in self.keys.items() if not key.startswith(f"{seat.user}:")}
            self.asked = {key: asked for key, asked in self.asked.items() if key in self.keys}
            seat.user, seat.name, seat.owner = "", name, ""
        if data["host"]:
            self.founder = ""
        if self.match is not None:
            self.match.players = self._players()

    def _players(self) -> tuple[SeatEntry, ...]:
        return tuple(SeatEntry(seat.name, PERSON if seat.kind == PERSON else seat.level) for seat in self.seats)

    def _run_clocks(self, now: int) -> None:
        """Stop the clocks of seats that have chosen, start those of seats that must."""
        for number, seat in enumerate(self.seats):
            if number not in self.pending or seat.bot:
                self._stop_clock(seat, now)
            elif seat.since is None:
                seat.since = now

    def _stop_clock(self, seat: HostedSeat, now: int) -> None:
        if seat.since is not None:
            seat.time_left = self.clock.after(seat.time_left, now - seat.since)
            seat.since = None

    def record(self, archive: Archive) -> Record:
        """The record of an archived match: as it was written, not played again."""
        final = archive.final
        return Record(
            game=self.game,
            rules_version=self.rules_version,
            options=self.options,
            plans=self.plans,
            seats=self._players(),
            seed=archive.seed,
            commitment=archive.commitment,
            actions=tuple(archive.choices),
            outcome=Outcome(tuple(final.scores), tuple(final.winners)) if final else None,
        )

    @property
    def _match(self) -> Match:
        if self.match is None:
            raise ValueError("the match has not begun")
        return self.match

    @staticmethod
    def _number(entry: Entry) -> int:
        if entry.seat is None:
            raise ValueError(f"{entry.kind} needs a seat")
        return entry.seat


def without_last(match: Match, seat: int) -> Match:
    """The match without the last choice of a seat; what others chose at the same time stays."""
    choices = match.choices
    place = max(number for number, steps in enumerate(choices) if steps[0].seat == seat)
    steps = choices[place]
    kept = steps[:-1] if steps[-1].unfinished else []
    again = match.fork(sum(len(one) for one in choices[:place]))
    for step in (step for one in (kept, *choices[place + 1 :]) for step in one):
        again.play(step.action, step.seat)
    return again
