import { describe, expect, it } from 'vitest';
import { readContactNumber } from './contactNumber.ts';

describe('the number at which a store is reached', () => {
  it.each([
    ['9171234567', '639171234567'],
    ['0281234567', '0281234567'],
    ['0917 123 4567', '639171234567'],
    ['+63 917-123-4567', '639171234567'],
    ['639171234567', '639171234567'],
    [' (049) 545 1234 ', '(049) 545 1234'],
    ['8123-4567 loc. 12', '8123-4567 loc. 12'],
    // Nine in front, but of no mobile number: a landline within a city.
    ['9123-4567', '9123-4567'],
  ])('[send.branchContact] %s is kept as %s', (typed, kept) => {
    expect(readContactNumber(typed)).toBe(kept);
  });

  it.each(['call Nena', 'N/A', '-', '', '812-345', '0917 123 4567 Nena', '0917 123 4567 / 0918 123 4567'])(
    '%j is none',
    (typed) => expect(readContactNumber(typed)).toBeNull(),
  );
});
