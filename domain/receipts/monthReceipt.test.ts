import { describe, expect, it } from 'vitest';
import { monthReceipt, type PayorMonth } from './monthReceipt.ts';

const whole: PayorMonth = {
  ...{ due: 11_200n, receipted: 0n, withheld: 200n, withheldReceipted: 0n },
  ...{ hasCode: true, hasTin: true, hasAddress: true },
};

describe('the receipt of what is left of a month', () => {
  it('is of all of it, and bears what was withheld', () => {
    expect(monthReceipt(whole)).toEqual({ gross: 11_200n, withholding: 200n, why: null });
  });
  it('is of the rest where a part is receipted, with the rest of what was withheld', () => {
    const of = { ...whole, receipted: 11_000n, withheldReceipted: 150n };
    expect(monthReceipt(of)).toEqual({ gross: 200n, withholding: 50n, why: null });
  });
  it('never withholds more than it is of, nor less than nothing', () => {
    expect(monthReceipt({ ...whole, receipted: 11_100n })).toMatchObject({ gross: 100n, withholding: 100n });
    expect(monthReceipt({ ...whole, withheldReceipted: 300n })).toMatchObject({ withholding: 0n });
  });
  it.each([
    ['RECEIPTED', { receipted: 11_200n, hasTin: false }],
    ['RECEIPTED', { receipted: 12_000n }],
    ['NOTHING_DUE', { due: 0n, hasTin: false }],
    ['NOTHING_DUE', { due: -5n }],
    ['NO_CODE', { hasCode: false, hasTin: false }],
    ['NO_TIN', { hasTin: false, hasAddress: false }],
    ['NO_ADDRESS', { hasAddress: false }],
  ] as const)('there is none: %s', (why, of) => {
    expect(monthReceipt({ ...whole, ...of })).toEqual({ gross: 0n, withholding: 0n, why });
  });
});
