import { describe, expect, it } from 'vitest';
import { scrolledTo, windowOf } from './windowOf.ts';

const list = { count: 10_000, rowHeight: 50, height: 400 };

describe('the rows that are drawn', () => {
  it('are those in sight and a few beyond, however many there are', () => {
    expect(windowOf(0, list)).toEqual({ from: 0, to: 14 });
    expect(windowOf(250_000, list)).toEqual({ from: 4994, to: 5014 });
  });
  it('end with the list, and are none of an empty one', () => {
    expect(windowOf(499_600, list).to).toBe(10_000);
    expect(windowOf(0, { ...list, count: 0 })).toEqual({ from: 0, to: 0 });
  });
  it('are none where the list became shorter than it is scrolled', () => {
    expect(windowOf(250_000, { ...list, count: 3 })).toEqual({ from: 3, to: 3 });
  });
});

describe('a row that is brought into sight', () => {
  it('moves the list no further than needed', () => {
    expect(scrolledTo(3, 0, list)).toBe(0);
    expect(scrolledTo(8, 0, list)).toBe(50);
    expect(scrolledTo(2, 300, list)).toBe(100);
  });
});
