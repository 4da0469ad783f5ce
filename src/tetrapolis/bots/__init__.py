"""Players that are programs. A bot receives a view and names one of its legal actions, like anybody at the table."""

from .random import RandomBot

__all__ = ["RandomBot"]
