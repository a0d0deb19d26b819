import { describe, expect, it } from 'vitest';
import { percentOf } from '../money.ts';
import { MDR_TYPES } from '../records/mdrRates.ts';
import { type AtcRate, atcOn, atcPercent, firstAtcDay, HAS_ATC, payeeKind } from './atc.ts';

const rate = (code: string, of: Partial<AtcRate>): AtcRate => ({
  ...{ code, product: 'HCPAY', payeeKind: 'CORPORATE', percent: '0.5', basePercent: '100' },
  ...{ from: '2025-03-14', to: null },
  ...of,
});
const RATES = [
  rate('WC760', { percent: '1', basePercent: '50', from: '2024-04-01', to: '2025-03-13' }),
  rate('WC830', {}),
  rate('WI830', { payeeKind: 'INDIVIDUAL' }),
  rate('WC156', { product: 'HOME_CREDIT_CARD' }),
];

describe('the tax code of a payment', () => {
  it.each([
    ['SOLE_PROPRIETORSHIP', 'INDIVIDUAL'],
    ['PARTNERSHIP', 'CORPORATE'],
    ['CORPORATION', 'CORPORATE'],
    ['ONE_PERSON_CORPORATION', 'CORPORATE'],
    ['COOPERATIVE', 'CORPORATE'],
    [null, null],
    ['', null],
    ['SOLE', null],
  ])('is of the payee, by its business entity: %j is %j', (entity, expected) => {
    expect(payeeKind(entity)).toBe(expected);
  });

  it('is there for cards, HCPay and the mall, not for loans and rewards', () => {
    expect(MDR_TYPES.filter((type) => HAS_ATC[type])).toEqual([
      'HCPAY',
      'HOME_CREDIT_CARD',
      'SHOPPINGMALL_PH',
    ]);
  });

  it.each([
    ['2024-03-31', undefined],
    ['2024-04-01', 'WC760'],
    ['2025-03-13', 'WC760'],
    ['2025-03-14', 'WC830'],
    ['2099-12-31', 'WC830'],
  ])('is the one of its day: %s, %s', (day, code) => {
    expect(atcOn(RATES, { product: 'HCPAY', payee: 'CORPORATE', day })?.code).toBe(code);
  });

  it('is the one of its product and payee', () => {
    const code = (product: AtcRate['product'], payee: AtcRate['payeeKind']) =>
      atcOn(RATES, { product, payee, day: '2026-01-01' })?.code;
    expect(code('HCPAY', 'INDIVIDUAL')).toBe('WI830');
    expect(code('HOME_CREDIT_CARD', 'CORPORATE')).toBe('WC156');
    expect(code('HOME_CREDIT_CARD', 'INDIVIDUAL')).toBeUndefined();
    expect(code('SHOPPINGMALL_PH', 'CORPORATE')).toBeUndefined();
  });

  it.each([
    ['0.5', '100', '0.50000'],
    ['1', '50', '0.50000'],
    ['0.125', '33.333', '0.04166'],
    ['100', '100', '100.00000'],
    ['0', '100', '0.00000'],
  ])('takes %s%% of %s%% of the amount', (percent, basePercent, expected) => {
    expect(atcPercent({ percent, basePercent })).toBe(expected);
  });

  it('withheld of three months is what was withheld month by month, not what the quarter would come to', () => {
    const months = [125_000_000n, 98_045_075n, 142_030_050n];
    const withheld = months.map((month) => percentOf(month, atcPercent(RATES[3] as AtcRate)));
    expect(withheld).toEqual([625_000n, 490_225n, 710_150n]);
    expect(withheld.reduce((sum, tax) => sum + tax)).toBe(1_825_375n);
    expect(
      percentOf(
        months.reduce((sum, month) => sum + month),
        '0.5',
      ),
    ).toBe(1_825_376n);
  });
});

describe('the first day of a new tax code', () => {
  const first = (...rates: AtcRate[]) =>
    firstAtcDay([...RATES, ...rates], {
      product: 'SHOPPINGMALL_PH',
      payeeKind: 'CORPORATE',
      today: '2026-11-26',
    });
  const mall = (from: string, to: string | null) => rate('WC820', { product: 'SHOPPINGMALL_PH', from, to });

  it('is tomorrow while one holds, is still to end, or none ever was [money.atc]', () => {
    expect(first()).toBe('2026-11-27');
    expect(first(mall('2025-03-14', null))).toBe('2026-11-27');
    expect(first(mall('2025-03-14', '2026-12-31'))).toBe('2026-11-27');
  });

  it('is the day after the last one ended, not after one that never held [money.atc]', () => {
    expect(first(mall('2025-03-14', '2026-10-31'), mall('2026-11-10', '2026-11-09'))).toBe('2026-11-01');
    expect(first(mall('2025-03-14', '2026-11-26'))).toBe('2026-11-27');
  });
});
