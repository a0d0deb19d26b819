import { describe, expect, it } from 'vitest';
import type { Reader } from './reader.ts';
import { readValue } from './readValue.ts';

const read = (raw: unknown, reader?: Reader) =>
  readValue(raw, reader, (ref, id) => (ref === 'city' && id === '12' ? 'Iligan' : undefined));

describe('a stored value', () => {
  it.each([null, undefined, '', [], {}, [null], { a: null }])('%j is nothing', (raw) => {
    expect(read(raw)).toBeNull();
  });

  it('without a reader keeps its kind, and a text is never taken for a date', () => {
    expect(read('2026-03-05')).toEqual({ kind: 'text', text: '2026-03-05' });
    expect(read(0)).toEqual({ kind: 'number', value: 0 });
    expect(read(false)).toEqual({ kind: 'flag', value: false });
    expect(read(['a', 1])).toEqual({
      kind: 'list',
      items: [
        { kind: 'text', text: 'a' },
        { kind: 'number', value: 1 },
      ],
    });
  });

  it('that the database masks is hidden, whatever its reader', () => {
    expect(read('***')).toEqual({ kind: 'hidden' });
    expect(read('***', { ref: 'city' })).toEqual({ kind: 'hidden' });
    expect(read('$argon2', 'hidden')).toEqual({ kind: 'hidden' });
    expect(read({ a: 1 }, 'hidden')).toEqual({ kind: 'hidden' });
  });

  it('reads as its column says', () => {
    expect(read('2026-03-05', 'day')).toEqual({ kind: 'day', day: '2026-03-05' });
    expect(read('2026-03-05T16:00:00+00:00', 'instant')).toEqual({
      kind: 'instant',
      at: '2026-03-05T16:00:00.000Z',
    });
    expect(read('infinity', 'instant')).toEqual({ kind: 'text', text: 'infinity' });
    expect(read('000923492001', 'tin')).toEqual({ kind: 'text', text: '000-923-492-001' });
    expect(read('639171234567', 'mobile')).toEqual({ kind: 'text', text: '(63) 917 123 4567' });
    expect(read(1500.5, 'money')).toEqual({ kind: 'money', amount: '1500.5' });
    expect(read('A', { words: 'applicationStatus' })).toEqual({
      kind: 'code',
      words: 'applicationStatus',
      code: 'A',
    });
    expect(read('status=A&name[like]=a%20b', 'query')).toEqual({
      kind: 'list',
      items: [
        { kind: 'text', text: 'status = A' },
        { kind: 'text', text: 'name[like] = a b' },
      ],
    });
  });

  it('names the record that an id points at, one by one in an array', () => {
    expect(read(12, { ref: 'city' })).toEqual({ kind: 'name', id: '12', name: 'Iligan' });
    expect(read(['12', '13'], { ref: 'city' })).toEqual({
      kind: 'list',
      items: [
        { kind: 'name', id: '12', name: 'Iligan' },
        { kind: 'name', id: '13', name: null },
      ],
    });
  });

  it('of an object is told value by value with the way to each', () => {
    expect(read({ owner: { name: 'Ana', tags: ['x', null] }, open: true })).toEqual({
      kind: 'group',
      fields: [
        { path: ['owner', 'name'], value: { kind: 'text', text: 'Ana' } },
        { path: ['owner', 'tags', '1'], value: { kind: 'text', text: 'x' } },
        { path: ['open'], value: { kind: 'flag', value: true } },
      ],
    });
    expect(read([{ name: 'Ana' }])).toEqual({
      kind: 'group',
      fields: [{ path: ['1', 'name'], value: { kind: 'text', text: 'Ana' } }],
    });
  });
});
