"""Texts that people see: Fluent messages from `locale/<language>/*.ftl`, shared ones and a game's own."""

from .figures import figure, signed
from .fluent import LANGUAGES, Texts, locale_folder, texts
from .plain import plain

__all__ = ["LANGUAGES", "Texts", "figure", "locale_folder", "plain", "signed", "texts"]
