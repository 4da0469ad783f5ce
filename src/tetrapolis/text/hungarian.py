"""Hungarian's definite article: `a` before a consonant sound, `az` before a vowel sound."""

_VOWELS = "aáeéiíoóöőuúüű"
_SPOKEN_WITH_A_VOWEL = "flmnrsxy"  # as single letters: ef, el, em, en, er, es, iksz, ipszilon


def article(following: str) -> str:
    """The article that goes with the word, name or number that follows."""
    lower = following.lower()
    for place, character in enumerate(lower):
        if character.isdigit():
            return _article_of_number(lower[place:])
        if character.isalpha():
            single = not lower[place + 1 : place + 2].isalpha()
            return "az" if character in _VOWELS or (single and character in _SPOKEN_WITH_A_VOWEL) else "a"
    return "a"


def _article_of_number(text: str) -> str:
    """Numbers are spoken: 1 (egy), 5 (öt), 1000 (ezer), 50 (ötven), 1000000 (egymillió) begin with a vowel."""
    digits = ""
    for character in text:
        if not character.isdigit():
            break
        digits += character
    if digits[0] == "5":
        return "az"
    return "az" if digits[0] == "1" and len(digits) % 3 == 1 else "a"
