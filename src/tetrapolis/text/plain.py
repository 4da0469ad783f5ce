"""Text from people and files before it is shown: nothing in it may move a cursor or turn the writing around."""

import re

# Control characters (C0, DEL, C1), bidi marks, embeddings, overrides and isolates, invisible fillers, lone surrogates,
# language tags. The joiners of scripts and emoji (U+200C, U+200D) stay.
_BREAKS = re.compile(r"[\t-\r\x1c-\x1f\x85\u2028\u2029]+")
_UNSEEN = re.compile(
    r"[\x00-\x1f\x7f-\x9f\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb"
    r"\ud800-\udfff\U000e0000-\U000e007f]+"
)


def plain(text: str) -> str:
    """The text on one line, without characters that cannot be seen."""
    return _UNSEEN.sub("", _BREAKS.sub(" ", text))
