/** What a normal form puts in order: accents above all, and two marks of halfwidth kana. */
const RUN = /[\p{M}\uFF9E\uFF9F]+/gu;
/** A mark that ends a run of others and shows nothing. */
const JOINER = '\u034F';
const MOST = 30;

const inParts = (run: string): string => {
  const marks = [...run];
  const parts = Array.from({ length: Math.ceil(marks.length / MOST) }, (_, at) =>
    marks.slice(at * MOST, (at + 1) * MOST).join(''),
  );
  return parts.join(JOINER);
};

/**
 * A text in a normal form of Unicode. Putting a run of accents in order takes the square of its length, minutes for half a megabyte: a joiner
 * goes after every thirty of them, as in Unicode's stream-safe text. No word of any language has as many.
 */
export function normalForm(text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string {
  return text
    .replace(RUN, (run) => (run.length > MOST ? run.split(JOINER).map(inParts).join(JOINER) : run))
    .normalize(form);
}
