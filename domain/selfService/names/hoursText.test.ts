import { describe, expect, it } from 'vitest';
import { hoursText } from './hoursText.ts';

describe('the hours of a store', () => {
  it.each([
    ['09:00', '18:00', '9:00 AM – 6:00 PM'],
    ['00:00', '12:00', '12:00 AM – 12:00 PM'],
    ['11:59', '23:30', '11:59 AM – 11:30 PM'],
    ['', '9', ' – 9'],
  ])('from %s to %s are as they are entered', (opens, closes, text) =>
    expect(hoursText(opens, closes)).toBe(text),
  );
});
