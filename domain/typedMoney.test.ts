import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPeso, MAX_CENTAVOS } from './money.ts';
import { isBeyondMoney, moneyToType, typedMoney } from './typedMoney.ts';

describe('an amount that is typed', () => {
  it.each([
    ['₱1,234.50', 123_450],
    [' 1234.5 ', 123_450],
    ['₱ 1,234', 123_400],
    ['0', 0],
    ['-5', -500],
    ['-₱1,000.00', -100_000],
  ])('as %j is %d centavos', (typed, centavos) => {
    expect(typedMoney(typed)).toBe(centavos);
  });

  it.each(['', '₱', '1.234', '12,34', '1,2345', '1.234,50', '1e3', 'ten', '1000000000000'])(
    'as %j is none',
    (typed) => {
      expect(typedMoney(typed)).toBeNull();
    },
  );

  it.each([
    ['1000000000000', true],
    ['₱9,999,999,999,999.99', true],
    ['999999999999.99', false],
    ['-1000000000000', false],
    ['1.234', false],
    ['ten', false],
  ])('as %j is beyond every amount: %s', (typed, isBeyond) => {
    expect(isBeyondMoney(typed)).toBe(isBeyond);
  });

  it('is read as it is shown', () => {
    fc.assert(
      fc.property(fc.integer({ min: -MAX_CENTAVOS, max: MAX_CENTAVOS }), (centavos) => {
        expect(typedMoney(formatPeso(centavos))).toBe(centavos);
        expect(typedMoney(moneyToType(centavos))).toBe(centavos);
      }),
    );
  });
});
