import type { Checked } from '../importKind.ts';

const OF_KEY = 'key ';

/** The mark of a row's key. */
export const keyMark = (key: string): string => OF_KEY + key;

/** What a row may not share besides its key, one text for each: the field and what stands in it. */
export const alsoMarks = ({ alsoUnique = [] }: Pick<Checked, 'alsoUnique'>): string[] => [
  ...new Set(alsoUnique.map(({ field, text }) => `${field} ${text}`)),
];

/** All marks of a row, as its verdict keeps them. */
export const marksOf = (row: { key: string | null; also: readonly string[] | null }): string[] => [
  ...(row.key === null ? [] : [keyMark(row.key)]),
  ...(row.also ?? []),
];

/** Marks by what the database knows them by: keys, and the rest. */
export const split = (marks: readonly string[]): { keys: string[]; also: string[] } => ({
  keys: marks.flatMap((mark) => (mark.startsWith(OF_KEY) ? [mark.slice(OF_KEY.length)] : [])),
  also: marks.filter((mark) => !mark.startsWith(OF_KEY)),
});
