import { describe, expect, it } from 'vitest';
import { DRAFT_PARTS, freeBranch, isDraftPart, MOST_BRANCHES } from './draftParts.ts';

describe('the parts of an application that is being written', () => {
  it.each(DRAFT_PARTS)('%s is one', (name) => expect(isDraftPart(name)).toBe(true));

  it('each of 500 branches is one, under one name only', () => {
    const names = Array.from({ length: MOST_BRANCHES }, (_, at) => `branch-${at}`);
    expect(names.every(isDraftPart)).toBe(true);
    for (const name of [
      'branch-500',
      'branch-999',
      'branch-1000',
      'branch-00',
      'branch-01',
      'branch--1',
      'branch-',
      'branch',
      'branch-1.5',
    ])
      expect(isDraftPart(name), name).toBe(false);
  });

  it.each(['', 'Business', 'business ', 'bank\n', 'branch-1\n', 'contacts', '__proto__', 'toString'])(
    '%j is none',
    (name) => expect(isDraftPart(name)).toBe(false),
  );
});

describe('the number of one more branch', () => {
  it.each([
    [[], 0],
    [[0], 1],
    [[0, 3], 4],
    [[0, 499], 1],
    [[499, 0, 1], 2],
    [[499], 0],
  ])('beside %j is %i', (taken, next) => expect(freeBranch(taken)).toBe(next));

  it('is none when there are 500', () => {
    const all = Array.from({ length: MOST_BRANCHES }, (_, at) => at);
    expect(freeBranch(all)).toBeNull();
    expect(freeBranch(all.filter((at) => at !== 250))).toBe(250);
  });
});
