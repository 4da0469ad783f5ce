"""What the server refuses, with the HTTP status it answers."""

import math

from tetrapolis.core.errors import IllegalAction, TetrapolisError, UnknownGame


class ServerError(TetrapolisError):
    """A refused command; `status` is what HTTP says of it."""

    status = 400


class WhoAreYou(ServerError):
    """The command needs somebody who has said a name, or a valid token."""

    status = 401


class Forbidden(ServerError):
    """The person may not do this here."""

    status = 403


class NotFound(ServerError):
    """There is no such match, or not for this person."""

    status = 404


class Stale(ServerError):
    """The command does not fit what the match has come to; the client should look again."""

    status = 409


class Archived(ServerError):
    """The match was played under rules that this server does not have: it can be read, not played on."""

    status = 410


class TooFast(ServerError):
    """More than is allowed in this time; `wait` says how many seconds are missing."""

    status = 429

    def __init__(self, wait: float) -> None:
        super().__init__("too-fast", seconds=math.ceil(wait))
        self.wait = wait


class TooSlow(ServerError):
    """The rest of a request did not come."""

    status = 408


class TooMuch(ServerError):
    """More than there is room for."""

    status = 413


class Foreign(ServerError):
    """A body of a type that is not read here."""

    status = 415


class Away(ServerError):
    """The server cannot do it now; the same command with the same key can be sent again after `wait` seconds."""

    status = 503
    wait = 2.0


class Unusable(Away):
    """A store or its folder cannot be opened; the sentence says why, and what to do."""


class Unreachable(Unusable):
    """PostgreSQL or Redis does not answer; it may do so a little later."""

    exit_code = 75  # a failure that passes (EX_TEMPFAIL): whoever supervises the server starts it again


class Broken(ServerError):
    """A fault of the server itself."""

    status = 500


def status_of(error: TetrapolisError) -> int:
    """What HTTP says of an error."""
    if isinstance(error, ServerError):
        return error.status
    if isinstance(error, UnknownGame):
        return NotFound.status
    return 422 if isinstance(error, IllegalAction) else 400
