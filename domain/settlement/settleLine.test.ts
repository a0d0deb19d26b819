import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centavosOf, formatMoney } from '../money.ts';
import { type Formula, isFormula, readFormula } from './formula.ts';
import { type LineTerms, settleLine } from './settleLine.ts';

const formula = (text: string): Formula => {
  const read = readFormula(text);
  if (!isFormula(read)) throw new Error(text);
  return read;
};
const TERMS: LineTerms = {
  mdrPercent: '3',
  mdrIsVatInclusive: false,
  taxOnCommissionPercent: '12',
  withholdingPercent: '2',
  isTwa: false,
  ewtPercent: null,
  ewtBase: 'WITH_VAT',
  formulas: {
    nonTwa: formula('base - commission - taxOnCommission - ewt'),
    twa: formula('base - commission - taxOnCommission - ewt + withholdingTax'),
  },
};
const pesos = (amount: string): bigint => centavosOf(amount.replaceAll(',', '')) ?? -1n;

/** What one golden case comes to, in the order of its table. */
const settled = (gross: string, refunds: string, terms: Partial<LineTerms>) => {
  const line = settleLine({ gross: pesos(gross), refunds: pesos(refunds) }, { ...TERMS, ...terms });
  const { base, commission, taxOnCommission, withholdingTax, ewt, nonTwaNet, twaNet, net } = line;
  return [base, commission, taxOnCommission, withholdingTax, ewt, nonTwaNet, twaNet, net]
    .map(formatMoney)
    .join(' ');
};

const EWT = { ewtPercent: '0.5' } as const;
const TWA = { isTwa: true } as const;

describe('a line of a settlement', () => {
  it.each([
    ['A', '100000', '0', {}, '100000.00 3000.00 360.00 60.00 0.00 96640.00 96700.00 96640.00'],
    ['B', '100000', '0', TWA, '100000.00 3000.00 360.00 60.00 0.00 96640.00 96700.00 96700.00'],
    ['C', '100000', '0', EWT, '100000.00 3000.00 360.00 60.00 500.00 96140.00 96200.00 96140.00'],
    [
      'D',
      '100000',
      '0',
      { ...EWT, ...TWA },
      '100000.00 3000.00 360.00 60.00 500.00 96140.00 96200.00 96200.00',
    ],
    [
      'E',
      '1,234,567.89',
      '4,567.89',
      { ...EWT, ...TWA, mdrPercent: '2.75' },
      '1230000.00 33825.00 4059.00 676.50 6150.00 1185966.00 1186642.50 1186642.50',
    ],
    [
      'F',
      '333.33',
      '0',
      { ...EWT, ...TWA, mdrPercent: '3.5' },
      '333.33 11.67 1.40 0.23 1.67 318.59 318.82 318.82',
    ],
    ['G', '5000', '0', { ...EWT, mdrPercent: '0' }, '5000.00 0.00 0.00 0.00 25.00 4975.00 4975.00 4975.00'],
    [
      'H',
      '1000',
      '0',
      { ...TWA, mdrPercent: '5', mdrIsVatInclusive: true },
      '1000.00 44.64 5.36 0.89 0.00 950.00 950.89 950.89',
    ],
    ['I', '1000', '1500', EWT, '-500.00 -15.00 -1.80 -0.30 -2.50 -480.70 -481.00 -480.70'],
  ])('comes to what case %s of the published ones does', (_, gross, refunds, terms, expected) => {
    expect(settled(gross, refunds, terms)).toBe(expected);
  });

  it('is told by the formulas that hold: without the payee’s tax they come to less of it', () => {
    const formulas = { nonTwa: formula('gross - refunds - commission'), twa: formula('base') };
    expect(settled('100', '10', { ...EWT, formulas })).toBe('90.00 2.70 0.32 0.05 0.45 87.30 90.00 87.30');
  });

  it('withholds of what was charged, or of that without the VAT in it, rounding once', () => {
    const ewtOf = (gross: string, ewtBase: LineTerms['ewtBase']) =>
      formatMoney(settleLine({ gross: pesos(gross), refunds: 0n }, { ...TERMS, ...EWT, ewtBase }).ewt);
    expect(ewtOf('1000', 'WITH_VAT')).toBe('5.00');
    expect(ewtOf('1000', 'WITHOUT_VAT')).toBe('4.46');
    // 1.12 without its VAT is 1.00, and half a percent of it half a centavo: up.
    expect(ewtOf('1.12', 'WITHOUT_VAT')).toBe('0.01');
    expect(ewtOf('1.11', 'WITHOUT_VAT')).toBe('0.00');
  });

  it.each([
    ['0.50', '1', '0.01'],
    ['0.49', '1', '0.00'],
    ['1.50', '1', '0.02'],
    ['2.50', '1', '0.03'],
    ['0.01', '50', '0.01'],
  ])(
    'rounds a tie away from zero: %s at %s%% is %s, and below zero the same',
    (amount, mdrPercent, expected) => {
      const of = (gross: bigint, refunds: bigint) =>
        settleLine({ gross, refunds }, { ...TERMS, mdrPercent }).commission;
      expect(of(pesos(amount), 0n)).toBe(pesos(expected));
      expect(of(0n, pesos(amount))).toBe(-pesos(expected));
    },
  );

  const centavos = fc.bigInt({ min: 0n, max: 10n ** 16n });
  const terms = fc.record({
    mdrPercent: fc.integer({ min: 0, max: 100_000 }).map((rate) => (rate / 1000).toFixed(3)),
    mdrIsVatInclusive: fc.boolean(),
    isTwa: fc.boolean(),
    ewtPercent: fc.constantFrom('0.5', '1', null),
    ewtBase: fc.constantFrom('WITH_VAT' as const, 'WITHOUT_VAT' as const),
  });

  it('turns its sign with its items, in every amount', () => {
    fc.assert(
      fc.property(centavos, centavos, terms, (gross, refunds, some) => {
        const line = settleLine({ gross, refunds }, { ...TERMS, ...some });
        const turned = settleLine({ gross: refunds, refunds: gross }, { ...TERMS, ...some });
        for (const name of ['base', 'commission', 'taxOnCommission', 'withholdingTax', 'ewt', 'net'] as const)
          expect(turned[name]).toBe(-line[name]);
      }),
    );
  });

  it('ties out: net, commission, tax and what is withheld are the base again', () => {
    fc.assert(
      fc.property(centavos, centavos, terms, (gross, refunds, some) => {
        const line = settleLine({ gross, refunds }, { ...TERMS, ...some });
        const kept = some.isTwa ? line.withholdingTax : 0n;
        expect(line.net + line.commission + line.taxOnCommission + line.ewt - kept).toBe(gross - refunds);
      }),
    );
  });

  it('splits a fee that contains its tax without a centavo over', () => {
    fc.assert(
      fc.property(centavos, terms, (gross, some) => {
        const of = (mdrIsVatInclusive: boolean) =>
          settleLine({ gross, refunds: 0n }, { ...TERMS, ...some, mdrIsVatInclusive });
        expect(of(true).commission + of(true).taxOnCommission).toBe(of(false).commission);
      }),
    );
  });
});
