"""What the server refuses, with the HTTP status it answers."""

from tetrapolis.core.errors import TetrapolisError


class ServerError(TetrapolisError):
    """A refused command; `status` is what HTTP says of it."""

    status = 400


class NotFound(ServerError):
    """There is no such match, or not for this person."""

    status = 404


class Forbidden(ServerError):
    """The person may not do this here."""

    status = 403


class Stale(ServerError):
    """The command was meant for a decision that is over; the client should look again."""

    status = 409
