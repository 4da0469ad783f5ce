/** Hungarian's definite article: `a` before a consonant sound, `az` before a vowel sound. The twin of hungarian.py. */
const VOWELS = "aáeéiíoóöőuúüű";
/** As single letters: ef, el, em, en, er, es, iksz, ipszilon. */
const SPOKEN_WITH_A_VOWEL = "flmnrsxy";

export function article(following: string): "a" | "az" {
  const lower = following.toLowerCase();
  for (let place = 0; place < lower.length; place++) {
    const character = lower.charAt(place);
    if (/\d/.test(character)) return articleOfNumber(lower.slice(place));
    if (/\p{L}/u.test(character)) {
      const single = !/\p{L}/u.test(lower.charAt(place + 1));
      return VOWELS.includes(character) || (single && SPOKEN_WITH_A_VOWEL.includes(character)) ? "az" : "a";
    }
  }
  return "a";
}

/** Numbers are spoken: 1 (egy), 5 (öt), 1000 (ezer) begin with a vowel. */
function articleOfNumber(text: string): "a" | "az" {
  const digits = /^\d+/.exec(text)?.[0] ?? "";
  if (digits.startsWith("5")) return "az";
  return digits.startsWith("1") && digits.length % 3 === 1 ? "az" : "a";
}
