import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney, formatPeso, MAX_CENTAVOS, parseMoney, percentOf, roundHalfUp } from './money.ts';

const centavos = fc.integer({ min: -MAX_CENTAVOS, max: MAX_CENTAVOS });

describe('reading an amount', () => {
  it.each([
    ['1234.50', 123_450],
    ['1234.5', 123_450],
    ['1234', 123_400],
    ['0', 0],
    ['0.01', 1],
    ['-0.01', -1],
    ['-0.00', 0],
    ['007.10', 710],
    ['999999999999.99', MAX_CENTAVOS],
    [1234.5, 123_450],
    [0.07, 7],
    [1.1, 110],
    [8.29, 829],
    [-20, -2000],
    [-0, 0],
    [999_999_999_999.99, MAX_CENTAVOS],
  ])('%j is %d centavos', (amount, expected) => {
    expect(parseMoney(amount)).toBe(expected);
  });

  it.each([
    '',
    ' ',
    '1,234.50',
    '₱1.00',
    '1.',
    '.5',
    '1.005',
    '1e3',
    '0x10',
    '--1',
    '+1',
    '1 ',
    '1000000000000.00',
    '١',
    Number.NaN,
    Number.POSITIVE_INFINITY,
    0.1 + 0.2,
    1.005,
    1e21,
    1e-7,
  ])('%j is no amount', (amount) => {
    expect(parseMoney(amount)).toBeNull();
  });
});

describe('writing an amount', () => {
  it.each([
    [123_450, '1234.50'],
    [0, '0.00'],
    [-0, '0.00'],
    [7, '0.07'],
    [-7, '-0.07'],
    [-123_450, '-1234.50'],
    [MAX_CENTAVOS, '999999999999.99'],
  ])('%d centavos go out as %s', (amount, expected) => {
    expect(formatMoney(amount)).toBe(expected);
  });

  it('refuses fractions of a centavo', () => {
    for (const amount of [0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53]) {
      expect(() => formatMoney(amount)).toThrow(RangeError);
      expect(() => formatPeso(amount)).toThrow(RangeError);
    }
  });

  it('gives back what was read', () => {
    fc.assert(
      fc.property(centavos, (amount) => {
        expect(parseMoney(formatMoney(amount))).toBe(amount);
        expect(parseMoney(amount / 100)).toBe(amount);
      }),
    );
  });
});

describe('showing an amount', () => {
  const shown = (pesos: number): string => formatPeso(parseMoney(pesos) ?? Number.NaN);

  it('[const.currency] has the peso sign, thousands separators and two decimals', () => {
    expect(shown(1234.5)).toBe('₱1,234.50');
    expect(shown(0)).toBe('₱0.00');
    expect(shown(1_000_000)).toBe('₱1,000,000.00');
  });

  it('[const.currency] groups from the right, whatever the length', () => {
    expect(shown(999)).toBe('₱999.00');
    expect(shown(1000)).toBe('₱1,000.00');
    expect(shown(100_000.05)).toBe('₱100,000.05');
    expect(formatPeso(MAX_CENTAVOS)).toBe('₱999,999,999,999.99');
  });

  it('[const.currency] puts the minus before the sign', () => {
    expect(shown(-1234.5)).toBe('-₱1,234.50');
    expect(shown(-0.01)).toBe('-₱0.01');
    expect(formatPeso(-0)).toBe('₱0.00');
  });

  it('[const.currency] shows the amount of the wire, dressed', () => {
    fc.assert(
      fc.property(centavos, (amount) => {
        expect(formatPeso(amount)).toMatch(/^-?₱\d{1,3}(,\d{3})*\.\d{2}$/);
        expect(formatPeso(amount).replace(/[₱,]/g, '')).toBe(formatMoney(amount));
      }),
    );
  });
});

describe('rounding', () => {
  it.each([
    [5n, 2n, 3n],
    [4n, 3n, 1n],
    [1n, 2n, 1n],
    [1n, 3n, 0n],
    [-5n, 2n, -3n],
    [-1n, 2n, -1n],
    [-1n, 3n, 0n],
    [5n, -2n, -3n],
    [-5n, -2n, 3n],
    [0n, 7n, 0n],
  ])('%d / %d is %d', (numerator, denominator, expected) => {
    expect(roundHalfUp(numerator, denominator)).toBe(expected);
  });

  it('does not divide by zero', () => {
    expect(() => roundHalfUp(1n, 0n)).toThrow(RangeError);
  });

  it('is never more than half a unit off, and the same on both sides of zero', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }),
        fc.bigInt({ min: 1n, max: 10n ** 6n }),
        (top, bottom) => {
          const error = 2n * (roundHalfUp(top, bottom) * bottom - top);
          expect(error <= bottom && error >= -bottom).toBe(true);
          expect(roundHalfUp(-top, bottom)).toBe(-roundHalfUp(top, bottom));
        },
      ),
    );
  });
});

describe('a percentage of an amount', () => {
  it.each([
    [100_000, '0.5', 500],
    [100_000, 0.5, 500],
    [123_456, '12', 14_815],
    [1, '50', 1],
    [-1, '50', -1],
    [1, '49.99', 0],
    [10_050, '1.15', 116],
    [1_005, '10', 101],
    [100, '-2', -2],
    [0, '12', 0],
    [MAX_CENTAVOS, '100', MAX_CENTAVOS],
    [MAX_CENTAVOS, '33.3333', 33_333_300_000_000],
  ])('of %d centavos, %j%%, is %d', (amount, percent, expected) => {
    expect(percentOf(amount, percent)).toBe(expected);
  });

  it.each(['', '5%', 'abc', '1.', Number.NaN])('refuses %j as a percentage', (percent) => {
    expect(() => percentOf(100, percent)).toThrow(RangeError);
  });

  it('of all is all, of nothing nothing, and changes sign with the amount', () => {
    fc.assert(
      fc.property(centavos, fc.integer({ min: 0, max: 10_000 }), (amount, hundredths) => {
        const rate = (hundredths / 100).toFixed(2);
        expect(percentOf(amount, '100')).toBe(amount);
        expect(Math.abs(percentOf(amount, '0'))).toBe(0);
        expect(percentOf(-amount, rate) + percentOf(amount, rate)).toBe(0);
      }),
    );
  });
});
