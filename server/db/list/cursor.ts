import { createHash } from 'node:crypto';
import { fail } from '../../http/errors.ts';

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

const refuse = (message: string) =>
  fail('invalid', 'This page cannot be found.', { fields: { cursor: message } });

const parse = (cursor: string): unknown[] => {
  const text = Buffer.from(cursor, 'base64url').toString();
  const payload = text.slice(8);
  if (!/^[\w-]+$/.test(cursor) || checksum(payload) !== text.slice(0, 8))
    throw refuse('This is not a cursor of ours');
  const parts: unknown = JSON.parse(payload);
  return Array.isArray(parts) ? parts : [];
};

/** The place that a cursor names; 400 for a damaged cursor, another list's or one of another sort order. */
export const decodeCursor = (list: string, sort: string, cursor: string): Cursor => {
  const [ofList, ofSort, direction, key, id] = parse(cursor);
  if (ofList !== list) throw refuse('This cursor belongs to another list');
  if (ofSort !== sort) throw refuse('This cursor belongs to another sort order');
  const whole =
    (direction === 'next' || direction === 'previous') &&
    (key === null || typeof key === 'string') &&
    typeof id === 'string' &&
    /^\d{1,19}$/.test(id);
  if (!whole) throw refuse('This is not a cursor of ours');
  return { direction, key, id };
};
