"""Actions of the toy game in words."""

from typing import Any

from tetrapolis.core.view import View
from tetrapolis.text import Texts


def describe(view: View, action: Any, speak: Texts) -> str:
    return speak("toy-action-card", card=action.card) if hasattr(action, "card") else speak(f"toy-action-{action.word}")
