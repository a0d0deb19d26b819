import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sendMobile } from '../send/sendMobile.ts';
import { readMobile } from './mobile.ts';

describe('a mobile number that was read', () => {
  it('[selfService.readMobile] stands without the 63', () =>
    expect(readMobile('639171234567')).toBe('9171234567'));

  it.each([
    [null, ''],
    ['', ''],
    ['9171234567', '9171234567'],
    ['(02) 8123 4567', '(02) 8123 4567'],
  ])('[selfService.readMobile] leaves %j what it is', (stored, shown) =>
    expect(readMobile(stored)).toBe(shown),
  );

  it('goes back as it was stored', () =>
    fc.assert(
      fc.property(fc.integer({ min: 9_000_000_000, max: 9_999_999_999 }), (national) => {
        expect(sendMobile(readMobile(`63${national}`))).toBe(`63${national}`);
      }),
    ));
});
