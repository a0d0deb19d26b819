import { describe, expect, it } from 'vitest';
import { parseJson } from './parseJson.ts';

const object = (members: number) =>
  Object.fromEntries(Array.from({ length: members }, (_, at) => [`k${at}`, at]));
const parsed = (body: unknown) => parseJson(JSON.stringify(body));
const lists = (count: number) => `[${Array(count).fill('[]').join(',')}]`;

describe('parseJson', () => {
  it('accepts a body of 5,000 members an object, and arrays of any length', () => {
    expect(() =>
      parsed({ values: object(5_000), list: Array.from({ length: 200_000 }, () => 0) }),
    ).not.toThrow();
    for (const body of [null, 'text', 7, [], {}]) expect(parsed(body)).toEqual(body);
    expect(parseJson('')).toBeUndefined();
  });

  it('rejects an object of more members at any depth', () => {
    for (const body of [object(5_001), { a: [{ b: object(5_001) }] }])
      expect(() => parsed(body)).toThrow(/more than 5,000 members/);
  });

  it('rejects what is no JSON', () => {
    for (const text of ['{', ' ', 'text', '{"a":1}}'])
      expect(() => parseJson(text)).toThrow('could not be read');
  });

  it('reads what is nested deep without running out of stack', () => {
    expect(() => parseJson(`${'['.repeat(200_000)}${']'.repeat(200_000)}`)).not.toThrow();
  });

  it('rejects a body of more than 300,000 values, however they are nested, before it is parsed', () => {
    expect(parseJson(lists(150_000))).toHaveLength(150_000);
    const many = [lists(150_001), `[${'0,'.repeat(300_000)}0]`, `[${'{"a":'.repeat(300_000)}`];
    for (const text of many) expect(() => parseJson(text)).toThrow(/more than 300,000 values/);
  });
});
