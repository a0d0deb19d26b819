import type { ArticleText, Part } from './articleText.ts';
import { foldLetters, whole } from './foldLetters.ts';

/** A piece of what was found; `isHit` where it is what was looked for. */
export interface Piece {
  text: string;
  isHit: boolean;
}

/** An article that has all words, with the part that has most of them. */
export interface Hit {
  article: ArticleText;
  part: Part;
  context: Piece[];
}

/** Letters of a text shown before and after the first word that was found. */
const BEFORE = 60;
const AFTER = 140;

/** What a word is worth where it stands. */
const WORTH = { title: 12, heading: 4, text: 1 } as const;

const placesOf = (folded: string, word: string): [from: number, to: number][] => {
  const places: [number, number][] = [];
  for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length))
    places.push([at, at + word.length]);
  return places;
};

const begin = (text: string, at: number): number => (at <= 0 ? 0 : text.lastIndexOf(' ', at) + 1);
const end = (text: string, at: number): number => {
  const blank = at >= text.length ? -1 : text.indexOf(' ', at);
  return blank < 0 ? text.length : blank;
};

/** A text around the first of some words, cut at blanks, in pieces: what is one of the words and what is not. */
export const contextOf = (given: string, words: readonly string[]): Piece[] => {
  const text = whole(given);
  const folded = foldLetters(text);
  const places = words.flatMap((word) => placesOf(folded, word)).sort(([one], [other]) => one - other);
  const first = places[0]?.[0] ?? 0;
  const [from, to] = [begin(text, first - BEFORE), end(text, first + AFTER)];
  const pieces: Piece[] = [];
  let done = from;
  for (const [start, stop] of places) {
    if (start < done || stop > to) continue;
    pieces.push(
      { text: text.slice(done, start), isHit: false },
      { text: text.slice(start, stop), isHit: true },
    );
    done = stop;
  }
  pieces.push({ text: text.slice(done, to), isHit: false });
  const cut = (isCut: boolean): Piece[] => (isCut ? [{ text: '…', isHit: false }] : []);
  return [...cut(from > 0), ...pieces.filter((piece) => piece.text !== ''), ...cut(to < text.length)];
};

const folded = new Map<string, string>();

/** A text of an article as it is compared: folded once, and looked at with every letter that is typed. */
const foldOnce = (text: string): string => {
  const known = folded.get(text) ?? foldLetters(text);
  folded.set(text, known);
  return known;
};

/** Folds all of an article, so that the first letter that is typed need not. */
export const foldAhead = ({ title, parts }: ArticleText): void => {
  for (const text of [title, ...parts.flatMap((part) => [part.heading, part.text])]) foldOnce(text);
};

/** The words of a query as they are compared. */
const wordsOfQuery = (query: string): string[] => [
  ...new Set(foldLetters(query).split(/\s+/).filter(Boolean)),
];

const worthOf = ({ heading, text }: Part, words: readonly string[]): number => {
  const [above, below] = [foldOnce(heading), foldOnce(text)];
  return words
    .map((word) => (above.includes(word) ? WORTH.heading : 0) + (below.includes(word) ? WORTH.text : 0))
    .reduce((sum, worth) => sum + worth, 0);
};

const hitOf = (article: ArticleText, words: readonly string[]): (Hit & { worth: number }) | null => {
  const title = foldOnce(article.title);
  const all = [title, ...article.parts.flatMap(({ heading, text }) => [foldOnce(heading), foldOnce(text)])];
  if (!words.every((word) => all.some((text) => text.includes(word)))) return null;
  const rated = article.parts.map((part) => ({ part, worth: worthOf(part, words) }));
  const [best] = rated.toSorted((one, other) => other.worth - one.worth);
  if (!best) return null;
  const inTitle = words.filter((word) => title.includes(word)).length * WORTH.title;
  return {
    article,
    part: best.part,
    context: contextOf(best.part.text, words),
    worth: inTitle + best.worth,
  };
};

/** The articles that have every word of a query, wherever it stands and whatever its accents; the best first, else in their order. */
export const searchGuide = (articles: readonly ArticleText[], query: string): Hit[] => {
  const words = wordsOfQuery(query);
  if (words.length === 0) return [];
  return articles
    .flatMap((article) => hitOf(article, words) ?? [])
    .toSorted((one, other) => other.worth - one.worth);
};
