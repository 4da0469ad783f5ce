"""Numbers that people read outside sentences. Notations have the minus of the keyboard instead."""


def figure(number: int) -> str:
    return with_minus(str(number))


def signed(change: int) -> str:
    return with_minus(f"{change:+d}")


def with_minus(written: str) -> str:
    return written.replace("-", "−")
