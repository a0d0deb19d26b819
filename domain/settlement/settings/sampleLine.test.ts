import { describe, expect, it } from 'vitest';
import { formatMoney } from '../../money.ts';
import type { AtcRate } from '../atc.ts';
import type { Computation } from './computation.ts';
import { type Sample, sampleAtc, sampleLine } from './sampleLine.ts';

const RATE: AtcRate = {
  ...{ code: 'WC830', product: 'HCPAY', payeeKind: 'CORPORATE', percent: '0.500', basePercent: '100.000' },
  ...{ from: '2025-03-14', to: null },
};
const SAMPLE: Sample = {
  ...{ gross: 123_456_789n, refunds: 456_789n, mdrRate: '2.75', isEwt: true, isTwa: true },
  ...{ product: 'HCPAY', payeeKind: 'CORPORATE' },
};
const SETTING: Computation = {
  ...{ commission: null, taxOnCommission: '12', withholdingTaxRate: '2' },
  ...{ mdrIsVatInclusive: false, ewtBase: 'WITH_VAT' },
  nonTWANetSettlement: 'base - commission - taxOnCommission - ewt',
  twaNetSettlement: 'base - commission - taxOnCommission - ewt + withholdingTax',
  ...{ refundLimit: '20000.00', refundDays: 180, exemptionThreshold: null },
  ...{ storePaymentLimit: '500000.00', segmentLimits: null },
};

describe('the effect of a setting on a sample', () => {
  it('is what a line comes to: the published case E', () => {
    const line = sampleLine(SETTING, SAMPLE, sampleAtc([RATE], SAMPLE, '2026-11-25'));
    expect([line.commission, line.ewt, line.nonTwaNet, line.twaNet, line.net].map(formatMoney)).toEqual([
      ...['33825.00', '6150.00', '1185966.00', '1186642.50', '1186642.50'],
    ]);
  });

  it('is another by another percentage, base or formula', () => {
    const net = (of: Partial<Computation>) =>
      formatMoney(sampleLine({ ...SETTING, ...of }, SAMPLE, RATE).net);
    expect(net({ taxOnCommission: '5' })).toBe('1189010.25');
    expect(net({ twaNetSettlement: 'base - commission' })).toBe('1196175.00');
    expect(net({ ewtBase: 'WITHOUT_VAT' })).toBe('1187301.43');
  });

  it('withholds nothing of a loan, of a store without it, and before the code holds', () => {
    const code = (of: Partial<Sample>, day = '2026-11-25') =>
      sampleAtc([RATE], { ...SAMPLE, ...of }, day)?.code;
    expect(code({})).toBe('WC830');
    expect(code({ product: 'CASH_LOAN' })).toBeUndefined();
    expect(code({ isEwt: false })).toBeUndefined();
    expect(code({}, '2025-03-13')).toBeUndefined();
  });
});
