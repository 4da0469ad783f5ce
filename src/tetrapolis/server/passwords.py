"""Which passwords are good enough: long, and not among the first that anybody would try."""

from pathlib import Path

from .errors import ServerError

LEAST_PASSWORD = 8
MOST_PASSWORD = 200

# What stands at the top of every list of stolen passwords, without the figures and signs around it.
_COMMON = frozenset((Path(__file__).parent / "common_passwords.txt").read_text(encoding="utf-8").split())
_ROWS = ("01234567890123456789", "98765432109876543210", "abcdefghijklmnopqrstuvwxyz", "qwertyuiopasdfghjklzxcvbnm")
_SIGNS = "0123456789!?.,*#@$%&+-_ "
_SPELT = str.maketrans("013457@$", "oleastas")  # figures and signs for letters


def check_password(password: str, name: str) -> None:
    """Refuse a password that is too short, too long, common or the own name; nothing must be in it."""
    if not LEAST_PASSWORD <= len(password) <= MOST_PASSWORD:
        raise ServerError("password-length", least=LEAST_PASSWORD, most=MOST_PASSWORD)
    if is_common(password) or _bare(password) == _bare(name) != "":
        raise ServerError("password-common")


def is_common(password: str) -> bool:
    """One sign or two again and again, a row of keys, or a word that everybody takes, whatever stands around it."""
    plain = password.casefold()
    if len(set(plain)) <= 2 or any(plain in row for row in _ROWS):
        return True
    return _bare(plain) in _COMMON or _bare(_bare(plain).translate(_SPELT)) in _COMMON


def _bare(text: str) -> str:
    return text.casefold().strip(_SIGNS)
