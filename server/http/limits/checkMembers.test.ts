import { describe, expect, it } from 'vitest';
import { checkMembers } from './checkMembers.ts';

const object = (members: number) =>
  Object.fromEntries(Array.from({ length: members }, (_, at) => [`k${at}`, at]));

describe('checkMembers', () => {
  it('accepts a body of 5,000 members an object, and arrays of any length', () => {
    expect(() =>
      checkMembers({ values: object(5_000), list: Array.from({ length: 300_000 }, () => 0) }),
    ).not.toThrow();
    for (const body of [undefined, null, 'text', 7, []]) expect(() => checkMembers(body)).not.toThrow();
  });

  it('rejects an object of more members at any depth', () => {
    for (const body of [object(5_001), { a: [{ b: object(5_001) }] }])
      expect(() => checkMembers(body)).toThrow(/more than 5,000 members/);
  });

  it('reads what is nested deep without running out of stack', () => {
    const deep = JSON.parse(`${'['.repeat(200_000)}${']'.repeat(200_000)}`) as unknown;
    expect(() => checkMembers(deep)).not.toThrow();
  });
});
