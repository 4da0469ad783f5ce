"""Hungarian's definite article: `a` before a consonant sound, `az` before a vowel sound."""

_VOWELS = "aáeéiíoóöőuúüű"


def article(following: str) -> str:
    """The article that goes with the word, name or number that follows."""
    for character in following.lower():
        if character.isdigit():
            return _article_of_number(following[following.index(character) :])
        if character.isalpha():
            return "az" if character in _VOWELS else "a"
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
