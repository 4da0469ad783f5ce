"""Every drawn example of the page stands at a rule that exists and has a caption with figures it knows."""

import pytest

from rulebook.examples import examples
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
