import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  centavosOf,
  centavosOfSum,
  formatMoney,
  formatPeso,
  MAX_CENTAVOS,
  parseMoney,
  percentOf,
  percentOfNet,
  percentWithin,
  roundHalfUp,
} from './money.ts';

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

describe('whole centavos without an end', () => {
  it('reads a sum however large it is, where an amount has an end', () => {
    expect(centavosOf('1000002626453.46')).toBeNull();
    expect(centavosOfSum('1000002626453.46')).toBe(100_000_262_645_346n);
    expect(centavosOfSum('-99999999999999999999.5')).toBe(-9_999_999_999_999_999_999_950n);
    expect(centavosOfSum('0.01')).toBe(1n);
    for (const wrong of ['1.005', '', 'abc', '1,000.00', '.5']) expect(centavosOfSum(wrong)).toBeNull();
  });

  it('are read as amounts are, and written however many they are', () => {
    expect(centavosOf('1234.5')).toBe(123_450n);
    expect(centavosOf('-0.01')).toBe(-1n);
    expect(centavosOf('1.005')).toBeNull();
    expect(formatMoney(-7n)).toBe('-0.07');
    expect(formatPeso(123_456_789_012_345_678_901n)).toBe('₱1,234,567,890,123,456,789.01');
  });

  it('are written as numbers of centavos are', () => {
    fc.assert(
      fc.property(centavos, (amount) => {
        expect(formatMoney(BigInt(amount))).toBe(formatMoney(amount));
        expect(centavosOf(formatMoney(amount))).toBe(BigInt(amount));
      }),
    );
  });
});

describe('a percentage of an amount', () => {
  it.each([
    [100_000n, '0.5', 500n],
    [100_000n, 0.5, 500n],
    [123_456n, '12', 14_815n],
    [1n, '50', 1n],
    [-1n, '50', -1n],
    [1n, '49.99', 0n],
    [10_050n, '1.15', 116n],
    [1_005n, '10', 101n],
    [100n, '-2', -2n],
    [0n, '12', 0n],
    [BigInt(MAX_CENTAVOS), '100', BigInt(MAX_CENTAVOS)],
    [BigInt(MAX_CENTAVOS), '33.3333', 33_333_300_000_000n],
  ])('of %d centavos, %j%%, is %d', (amount, percent, expected) => {
    expect(percentOf(amount, percent)).toBe(expected);
  });

  it.each(['', '5%', 'abc', '1.', Number.NaN])('refuses %j as a percentage', (percent) => {
    expect(() => percentOf(100n, percent)).toThrow(RangeError);
  });

  it('of all is all, of nothing nothing, and changes sign with the amount', () => {
    fc.assert(
      fc.property(fc.bigInt(), fc.integer({ min: 0, max: 10_000 }), (amount, hundredths) => {
        const rate = (hundredths / 100).toFixed(2);
        expect(percentOf(amount, '100')).toBe(amount);
        expect(percentOf(amount, '0')).toBe(0n);
        expect(percentOf(-amount, rate) + percentOf(amount, rate)).toBe(0n);
      }),
    );
  });
});

describe('a percentage that was put on top of an amount', () => {
  it.each([
    [11_200n, '12', 1_200n],
    [5_000n, '12', 536n],
    [-5_000n, '12', -536n],
    [1n, '12', 0n],
    [0n, '12', 0n],
    [5_000n, '0', 0n],
    [3n, '100', 2n],
  ])('of %d centavos with %s%% in them, %d are that', (amount, percent, expected) => {
    expect(percentWithin(amount, percent)).toBe(expected);
  });

  it('leaves an amount of which it is that percentage, to half a centavo of each', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 14n }), (amount) => {
        const within = percentWithin(amount, '12');
        const difference = percentOf(amount - within, '12') - within;
        expect(difference * difference <= 1n).toBe(true);
      }),
    );
  });

  it.each([
    [11_200n, '0.5', '12', 50n],
    [100_000n, '0.5', '12', 446n],
    [-100_000n, '0.5', '12', -446n],
    [100_000n, '0.5', '0', 500n],
  ])(
    'is taken out before another one is reckoned: of %d, %s%% without %s%% is %d',
    (amount, percent, onTop, expected) => {
      expect(percentOfNet(amount, percent, onTop)).toBe(expected);
    },
  );
});
