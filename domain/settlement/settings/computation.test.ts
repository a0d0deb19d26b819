import { describe, expect, it } from 'vitest';
import { settleLine } from '../settleLine.ts';
import { type Computation, formulaMistake, settingTerms } from './computation.ts';

const SETTING: Computation = {
  ...{ commission: null, taxOnCommission: '12', withholdingTaxRate: '2' },
  ...{ mdrIsVatInclusive: false, ewtBase: 'WITH_VAT' },
  nonTWANetSettlement: 'base - commission - taxOnCommission - ewt',
  twaNetSettlement: 'base - commission - taxOnCommission - ewt + withholdingTax',
  ...{ refundLimit: '20000.00', refundDays: 180, exemptionThreshold: null },
  ...{ storePaymentLimit: '500000.00', segmentLimits: null },
};

describe('the setting of the computation', () => {
  it('gives a line its terms: with the defaults it comes to what the published case D does', () => {
    const line = settleLine(
      { gross: 10_000_000n, refunds: 0n },
      { ...settingTerms(SETTING), mdrPercent: '3', isTwa: true, ewtPercent: '0.5' },
    );
    expect(line).toMatchObject({
      ...{ commission: 300_000n, taxOnCommission: 36_000n, withholdingTax: 6_000n, ewt: 50_000n },
      net: 9_620_000n,
    });
  });

  it('has no terms with a formula that does not parse', () => {
    expect(() => settingTerms({ ...SETTING, twaNetSettlement: 'base * 2' })).toThrow(RangeError);
  });

  it.each([
    ['base - ewt', null],
    ['base * 2', { problem: 'operator', at: 5 }],
    ['', { problem: 'amount', at: 0 }],
  ])('tells the mistake of a formula at its character: %j', (text, mistake) => {
    expect(formulaMistake(text)).toEqual(mistake);
  });
});
