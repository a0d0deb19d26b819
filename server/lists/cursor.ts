import { createHash } from 'node:crypto';
import type { Sentence } from '#domain/sentence.ts';
import { fail } from '../http/errors/fail.ts';

/** A place in a sorted list, and in which direction the page lies from it. */
export interface Cursor {
  direction: 'next' | 'previous';
  /** The sort key of the row as text; null where the row has none. */
  key: string | null;
  id: string;
}

// Not a secret: what a cursor reaches is bounded by row security. It only tells a damaged cursor from a whole one.
const checksum = (payload: string): string =>
  createHash('sha256').update(payload).digest('base64url').slice(0, 8);

/** An opaque cursor of a list in one sort order. */
export const encodeCursor = (list: string, sort: string, { direction, key, id }: Cursor): string => {
  const payload = JSON.stringify([list, sort, direction, key, id]);
  return Buffer.from(checksum(payload) + payload).toString('base64url');
};

const NOT_OURS = { en: 'This is not a cursor of ours', fil: 'Hindi sa amin ang cursor na ito' };
const OTHER_LIST = {
  en: 'This cursor belongs to another list',
  fil: 'Sa ibang listahan ang cursor na ito',
};
const OTHER_SORT = {
  en: 'This cursor belongs to another sort order',
  fil: 'Sa ibang pagkakaayos ang cursor na ito',
};

const refuse = (cursor: Sentence) =>
  fail(
    'invalid',
    { en: 'This page cannot be found.', fil: 'Hindi mahanap ang pahinang ito.' },
    { fields: { cursor } },
  );

const parse = (cursor: string): unknown[] => {
  const text = Buffer.from(cursor, 'base64url').toString();
  const payload = text.slice(8);
  if (!/^[\w-]+$/.test(cursor) || checksum(payload) !== text.slice(0, 8)) throw refuse(NOT_OURS);
  const parts: unknown = JSON.parse(payload);
  return Array.isArray(parts) ? parts : [];
};

/** The place that a cursor names; 400 for a damaged cursor, another list's or one of another sort order. */
export const decodeCursor = (list: string, sort: string, cursor: string): Cursor => {
  const [ofList, ofSort, direction, key, id] = parse(cursor);
  if (ofList !== list) throw refuse(OTHER_LIST);
  if (ofSort !== sort) throw refuse(OTHER_SORT);
  const whole =
    (direction === 'next' || direction === 'previous') &&
    (key === null || typeof key === 'string') &&
    typeof id === 'string' &&
    /^\d{1,19}$/.test(id);
  if (!whole) throw refuse(NOT_OURS);
  return { direction, key, id };
};
