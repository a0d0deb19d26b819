import { describe, expect, it } from 'vitest';
import { same } from '#domain/sentence.ts';
import { inShort } from './pointsOf.ts';

describe('what is told of a review', () => {
  it('stands line by line in both languages, and is no longer than a notice', () => {
    expect(inShort([same('One'), { en: 'Two', fil: 'Dalawa' }])).toEqual({
      en: 'One\nTwo',
      fil: 'One\nDalawa',
    });
    const long = inShort([same('a'.repeat(400)), same('b'.repeat(400))]);
    expect([long.en.length, long.fil.length]).toEqual([500, 500]);
  });
});
