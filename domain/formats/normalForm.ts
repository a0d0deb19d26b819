/** What a normal form puts in order, unless a joiner stands between: accents above all, and two marks of halfwidth kana. */
const LONG_RUN = /(?:(?!\u034F)[\p{M}\uFF9E\uFF9F]){30}(?!\u034F)/gu;

/**
 * A text in a normal form of Unicode. Putting a run of accents in order takes the square of its length, minutes for half a megabyte: a joiner
 * (U+034F) goes after every thirty of them, as in Unicode's stream-safe text. No word of any language has as many.
 */
export function normalForm(text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string {
  return text.replace(LONG_RUN, '$&\u034F').normalize(form);
}
