import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney, MAX_CENTAVOS } from '../money.ts';
import { cashLimitProblems } from './cashLimits.ts';

const fields = (minCashAmt: unknown, maxCashAmt: unknown) =>
  Object.keys(cashLimitProblems({ minCashAmt: minCashAmt as string, maxCashAmt: maxCashAmt as string }));

describe('the smallest and largest amount of a store', () => {
  it.each([
    [undefined, undefined, []],
    [null, '', []],
    ['500', null, []],
    ['500', '500.00', []],
    [500, 500.01, []],
    ['0', '0.01', []],
    ['500.01', '500', ['maxCashAmt']],
    ['1e3', '5000', ['minCashAmt']],
    ['1,000', '5000', ['minCashAmt']],
    [1.005, '5000', ['minCashAmt']],
    ['-1', '5000', ['minCashAmt']],
    ['999999999999.99', '999999999999.99', []],
    ['1', '1000000000000', ['maxCashAmt']],
    ['x', 'y', ['minCashAmt', 'maxCashAmt']],
    ['NaN', '1', ['minCashAmt']],
  ])('%s and %s: %o', (least, most, wrong) => expect(fields(least, most)).toEqual(wrong));

  it('are wrong exactly when the largest is below the smallest', () => {
    const amount = fc.integer({ min: 0, max: MAX_CENTAVOS });
    fc.assert(
      fc.property(amount, amount, (least, most) => {
        expect(fields(formatMoney(least), formatMoney(most))).toEqual(most < least ? ['maxCashAmt'] : []);
      }),
    );
  });
});
