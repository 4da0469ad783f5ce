"""What all routes have in common: names of matches, keys, and the refusals that the API's description lists."""

from typing import Annotated, Any

from litestar import Request
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import HeaderParameter, PathParameter, QueryParameter

from tetrapolis.wire import Refusal

MatchId = Annotated[str, PathParameter(pattern=r"^[0-9a-f]{16}(?!\n)$", min_length=16, max_length=16)]
IdempotencyKey = Annotated[
    str | None,
    HeaderParameter(
        name="Idempotency-Key",
        pattern=r"^[!-~]+(?!\n)$",
        min_length=1,
        max_length=40,
        description="A command that comes again with the same key is answered, not repeated.",
    ),
]
WantedSeat = Annotated[int | None, QueryParameter(ge=0, le=15, description="The seat, for people who have several.")]
Asking = Request[Any, Any, Any]

_REFUSED = {
    400: "The command cannot be read, or does not fit.",
    401: "Nobody has said who they are: POST /api/session first.",
    403: "Not for this person, or from a foreign page.",
    404: "There is no such match or game.",
    409: "The match has gone on: look again. Or the key came with another command before.",
    410: "The match was played under rules that this server does not have: it is archived, and can only be read.",
    413: "Too much.",
    415: "The body says that it is not JSON, or is compressed.",
    422: "A rule of the game forbids it; the answer names the rule.",
    429: "Too fast.",
    503: "The store does not answer; the same command with the same key can be sent again.",
}


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """The refusals that a route may answer, for the description of the API."""
    always = (400, 403, 413, 415, 429, 503)
    return {status: ResponseSpec(Refusal, description=_REFUSED[status]) for status in sorted({*always, *statuses})}
