import type { Problem } from '#domain/imports/problems.ts';
import type { Checked } from '../importKind.ts';
import { alsoMarks, keyMark } from './marksOf.ts';

/** Answers an earlier row of the file with the same mark, or null; remembers this one when it is the first. */
export type FirstWith = (mark: string, row: number) => number | null;

/**
 * What a row shares with an earlier one of the file though only one may have it, once a field. One with the same key is the
 * same thing: nothing more is said of it.
 */
export const twiceInFile = (
  keyField: string | null,
  row: number,
  checked: Pick<Checked, 'key' | 'alsoUnique'>,
  firstWith: FirstWith,
): Problem[] => {
  const { key } = checked;
  const told = (field: string | null, first: number | null): Problem[] =>
    first === null ? [] : [{ field, code: 'twice_in_file', params: { row: first } }];
  const byKey = key === null ? [] : told(keyField, firstWith(keyMark(key), row));
  const others = alsoMarks(checked).flatMap((mark) =>
    told(mark.slice(0, mark.indexOf(' ')), firstWith(mark, row)),
  );
  if (byKey.length) return byKey;
  return others.filter(({ field }, at) => others.findIndex((one) => one.field === field) === at);
};

/** Remembers the first row with each mark; `known` are rows that are not asked about. Ask from the first row to the last. */
export const firstsInFile = (known: ReadonlyMap<string, number> = new Map()): FirstWith => {
  const seen = new Map<string, number>();
  return (mark, row) => {
    const before = seen.get(mark);
    if (before === undefined) seen.set(mark, row);
    const first = Math.min(before ?? row, known.get(mark) ?? row);
    return first < row ? first : null;
  };
};
