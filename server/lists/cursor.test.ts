import { describe, expect, it } from 'vitest';
import { decodeCursor, encodeCursor } from './cursor.ts';

const place = { direction: 'next', key: "Peñaflor's 100%", id: '42' } as const;

describe('cursors', () => {
  it('carry a place there and back, whatever its key', () => {
    for (const key of [place.key, '', null, '2026-11-20 10:00:00.123+08', '"]\\'])
      expect(decodeCursor('stores', '-name', encodeCursor('stores', '-name', { ...place, key }))).toEqual({
        ...place,
        key,
      });
  });

  it('fit a URL', () => {
    expect(encodeCursor('stores', 'name', place)).toMatch(/^[A-Za-z0-9_-]+$/);
  });

  it('of another list, another sort or the other way round are refused', () => {
    const cursor = encodeCursor('stores', 'name', place);
    expect(() => decodeCursor('partners', 'name', cursor)).toThrow('This page cannot be found');
    expect(() => decodeCursor('stores', '-name', cursor)).toThrow('This page cannot be found');
  });

  it('with a single character changed are refused', () => {
    const cursor = encodeCursor('stores', 'name', place);
    for (let at = 0; at < cursor.length; at++) {
      const damaged = cursor.slice(0, at) + (cursor[at] === 'A' ? 'B' : 'A') + cursor.slice(at + 1);
      // The last character may carry unused bits; then it is the same cursor.
      if (Buffer.from(damaged, 'base64url').equals(Buffer.from(cursor, 'base64url'))) continue;
      expect(() => decodeCursor('stores', 'name', damaged), damaged).toThrow('This page cannot be found');
    }
    for (const text of ['', 'x', '%%%', 'e30']) expect(() => decodeCursor('stores', 'name', text)).toThrow();
  });
});
