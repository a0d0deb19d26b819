import { describe, expect, it } from 'vitest';
import { nameParts } from './nameParts.ts';

describe('the parts of a whole name', () => {
  it.each([
    ['Nena Reyes', 'Nena', 'Reyes'],
    ['  Maria   Clara  Reyes ', 'Maria Clara', 'Reyes'],
    ['Juan dela Cruz', 'Juan', 'dela Cruz'],
    ['Jose De Los Santos', 'Jose', 'De Los Santos'],
    ['Ana San Juan', 'Ana', 'San Juan'],
  ])('of %j are %s and %s', (whole, firstName, lastName) =>
    expect(nameParts(whole)).toEqual({ firstName, lastName }),
  );

  it.each(['', ' ', 'Nena'])('are not known of %j', (whole) => expect(nameParts(whole)).toBeNull());
});
