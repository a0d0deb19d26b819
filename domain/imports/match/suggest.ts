import { editDistance } from './editDistance.ts';
import { foldWords } from './fold.ts';

/** Answers the known text that a person most likely meant, null when none is near or several are as near. */
export type Suggester = (text: string) => string | null;

/** Words that one writer puts in and the next leaves out say nothing. */
const WORTH = 5;

/** Typos that a word of this length may have and still be known again. */
const typosIn = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : length < 14 ? 2 : 3);

interface Known {
  text: string;
  joined: string;
  words: ReadonlySet<string>;
  /** Its numbers, Roman ones and letters that stand alone too: Barangay 3 is no misspelt Barangay 4. */
  numbers: string;
}

const NUMBERS = /\d+|\b(?:[ivx]+|[a-z])\b/g;

const knownOf = (text: string): Known => {
  const words = foldWords(text);
  const numbers = words.match(NUMBERS) ?? [];
  return {
    text,
    joined: words.replaceAll(' ', ''),
    words: new Set(words.split(' ')),
    numbers: numbers.join(' '),
  };
};

const nearest = (sought: Known, known: readonly Known[]): string | null => {
  let limit = typosIn(sought.joined.length);
  let best: Known[] = [];
  for (const one of known) {
    if (one.numbers !== sought.numbers) continue;
    const distance = editDistance(sought.joined, one.joined, limit);
    if (distance > limit) continue;
    best = distance < limit ? [one] : [...best, one];
    limit = distance;
  }
  return best.length === 1 ? (best[0]?.text ?? null) : null;
};

const holds = (whole: Known, part: Known): boolean => [...part.words].every((word) => whole.words.has(word));

/** The only known text that has all words of what was typed, or whose words are all in it. */
const containing = (sought: Known, known: readonly Known[]): string | null => {
  if (sought.joined.length < WORTH) return null;
  const fitting = known.filter(
    (one) => holds(one, sought) || (one.joined.length >= WORTH && holds(sought, one)),
  );
  return fitting.length === 1 ? (fitting[0]?.text ?? null) : null;
};

/** Makes the suggester of a list of texts, each once; case, accents, blanks and punctuation never count. */
export function suggester(texts: readonly string[]): Suggester {
  const known = [...new Set(texts)].map(knownOf).filter(({ joined }) => joined !== '');
  return (text) => {
    const sought = knownOf(text);
    if (sought.joined === '') return null;
    return nearest(sought, known) ?? containing(sought, known);
  };
}
