import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountInWords } from './amountInWords.ts';

const WORTH: Readonly<Record<string, bigint>> = {
  ...{ zero: 0n, one: 1n, two: 2n, three: 3n, four: 4n, five: 5n, six: 6n, seven: 7n, eight: 8n, nine: 9n },
  ...{ ten: 10n, eleven: 11n, twelve: 12n, thirteen: 13n, fourteen: 14n, fifteen: 15n, sixteen: 16n },
  ...{ seventeen: 17n, eighteen: 18n, nineteen: 19n, twenty: 20n, thirty: 30n, forty: 40n, fifty: 50n },
  ...{ sixty: 60n, seventy: 70n, eighty: 80n, ninety: 90n },
};
const SCALES: Readonly<Record<string, bigint>> = {
  ...{ thousand: 1_000n, million: 1_000_000n, billion: 1_000_000_000n, trillion: 1_000_000_000_000n },
};

/** Reads number words back the way a person adds them up; knows nothing of how they are made. */
const numberOf = (words: string): bigint => {
  let [sum, group] = [0n, 0n];
  for (const word of words.toLowerCase().split(/[\s-]+/)) {
    const [worth, scale] = [WORTH[word], SCALES[word]];
    if (word === 'hundred') group *= 100n;
    else if (scale !== undefined) [sum, group] = [sum + group * scale, 0n];
    else if (worth !== undefined) group += worth;
    else throw new Error(`no number word: ${word}`);
  }
  return sum + group;
};
const centavosIn = (text: string): bigint => {
  const parts = /^(.+?) Pesos?(?: and (.+?) Centavos?)?$/.exec(text);
  if (!parts?.[1]) throw new Error(`no amount: ${text}`);
  return numberOf(parts[1]) * 100n + (parts[2] ? numberOf(parts[2]) : 0n);
};

describe('an amount in words', () => {
  it.each([
    ['0', 'Zero Pesos'],
    ['0.00', 'Zero Pesos'],
    ['0.50', 'Zero Pesos and Fifty Centavos'],
    ['1', 'One Peso'],
    ['1.01', 'One Peso and One Centavo'],
    ['21.5', 'Twenty-One Pesos and Fifty Centavos'],
    ['110000', 'One Hundred Ten Thousand Pesos'],
    ['1000001', 'One Million One Pesos'],
    ['1234.50', 'One Thousand Two Hundred Thirty-Four Pesos and Fifty Centavos'],
    [
      '1234567.89',
      'One Million Two Hundred Thirty-Four Thousand Five Hundred Sixty-Seven Pesos and Eighty-Nine Centavos',
    ],
    [
      '999999999999999.99',
      'Nine Hundred Ninety-Nine Trillion Nine Hundred Ninety-Nine Billion Nine Hundred Ninety-Nine Million Nine Hundred Ninety-Nine Thousand Nine Hundred Ninety-Nine Pesos and Ninety-Nine Centavos',
    ],
  ])('of %s is %s [or.amountInWords]', (amount, words) => {
    expect(amountInWords(amount)).toBe(words);
  });

  it('has a Centavo for one and Centavos for more, of a number too [or.amountInWords]', () => {
    expect(amountInWords(10.01)).toBe('Ten Pesos and One Centavo');
    expect(amountInWords(10.25)).toBe('Ten Pesos and Twenty-Five Centavos');
    expect(amountInWords(1)).toBe('One Peso');
  });

  it('goes up to 15 digits before the point, leading zeros aside [or.amountInWords]', () => {
    expect(amountInWords('999999999999999')).toMatch(/^Nine Hundred .* Pesos$/);
    expect(amountInWords('123456789012345.67')).toMatch(/Sixty-Seven Centavos$/);
    expect(amountInWords('000000000000000001')).toBe('One Peso');
    for (const tooBig of ['1000000000000000', '1000000000000000.00', 1e21])
      expect(amountInWords(tooBig)).toBe('too big');
  });

  it.each([
    ['abc'],
    [null],
    [undefined],
    [Number.NaN],
    [Number.POSITIVE_INFINITY],
    ['-5'],
    [-5],
    [''],
    ['.5'],
    ['1.'],
    ['1,000'],
    ['1.005'],
    [{}],
  ])('of %j, which is no amount of zero or more, is N/A [or.netPaymentNumber]', (amount) => {
    expect(amountInWords(amount)).toBe('N/A');
  });

  it('reads back as the same centavos, for every amount of up to 15 digits [or.amountInWords]', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 10n ** 17n - 1n), (centavos) => {
        const digits = String(centavos).padStart(3, '0');
        const text = amountInWords(`${digits.slice(0, -2)}.${digits.slice(-2)}`);
        expect(centavosIn(text)).toBe(centavos);
        expect(/\bPeso\b/.test(text)).toBe(centavos / 100n === 1n);
        expect(/\bCentavo\b/.test(text)).toBe(centavos % 100n === 1n);
      }),
      { numRuns: 2_000 },
    );
  });
});
