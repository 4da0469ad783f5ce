"""Every drawn example and every panel of the page belongs to a rule that exists, and its words know its figures."""

import pytest

from rulebook.examples import examples, panels
from tetrapolis.core.registry import find, names
from text.test_locale import Collector, messages


@pytest.mark.parametrize("game", names())
def test_examples_and_their_captions_belong_together(game: str) -> None:
    shown, texts = examples(game), messages(find(game).face.locale, "en")
    captions = {key.removeprefix("example-"): text for key, text in texts.items() if key.startswith("example-")}
    assert captions.keys() == shown.keys()
    assert shown.keys() <= {rule for section in find(game).face.rulebook for rule in section.rules}
    for rule, caption in captions.items():
        assert Collector(caption).variables <= shown[rule]["says"].keys(), rule


@pytest.mark.parametrize("game", names())
def test_panels_and_their_words_belong_together(game: str) -> None:
    shown, texts = examples(game), messages(find(game).face.locale, "en")
    rules = {rule for section in find(game).face.rulebook for rule in section.rules}
    said = {key for key in texts if key.startswith("summary-")}
    assert said == {f"summary-{panel['name']}{end}" for panel in panels(game) for end in ("", "-title")}
    assert 4 <= len(panels(game)) <= 6
    for panel in panels(game):
        assert panel["rule"] in rules
        drawing = panel.get("drawn") or shown[panel.get("example", panel["rule"])]
        assert Collector(texts[f"summary-{panel['name']}"]).variables <= drawing["says"].keys(), panel["name"]
