import { describe, expect, it } from 'vitest';
import type { AtcRate } from '../atc.ts';
import type { Computation } from '../settings/computation.ts';
import { type ItemFacts, type SettlementRules, termsOf } from './termsOf.ts';

const COMPUTATION: Computation = {
  ...{ commission: null, taxOnCommission: '12', withholdingTaxRate: '2', mdrIsVatInclusive: false },
  ...{ ewtBase: 'WITH_VAT', nonTWANetSettlement: 'base - commission', twaNetSettlement: 'base' },
  ...{ refundLimit: '20000.00', refundDays: 180, exemptionThreshold: null },
  ...{ storePaymentLimit: '500000.00', segmentLimits: null },
};
const code = (of: Partial<AtcRate>): AtcRate => ({
  ...{ code: 'WC830', product: 'HCPAY', payeeKind: 'CORPORATE', percent: '0.500', basePercent: '100.000' },
  ...{ from: '2025-03-14', to: null, ...of },
});
const RULES: SettlementRules = {
  settings: [
    { id: '1', fromDay: '2000-01-01', isReplaced: false, values: COMPUTATION },
    { id: '2', fromDay: '2026-10-01', isReplaced: false, values: { ...COMPUTATION, commission: '4' } },
  ],
  taxCodes: [
    code({}),
    code({ code: 'WC760', percent: '1', basePercent: '50', from: '2024-04-01', to: '2025-03-13' }),
  ],
};
const FACTS: ItemFacts = {
  ...{ product: 'HCPAY', day: '2026-09-30', mdrPercent: '2.500', isEwt: true, isTwa: false },
  payee: { kind: 'CORPORATE' },
};
const of = (facts: Partial<ItemFacts>) => termsOf({ ...FACTS, ...facts }, RULES);
const rateSet = (facts: Partial<ItemFacts>) => {
  const agreed = of(facts);
  return 'rateSet' in agreed ? agreed.rateSet : agreed.waits;
};

describe('what items are settled with', () => {
  it.each([
    [{}, 'MDR 2.5, EWT, no TWA, WC830 0.5, computation 1'],
    [{ mdrPercent: '2.500' }, 'MDR 2.5, EWT, no TWA, WC830 0.5, computation 1'],
    [{ mdrPercent: '10' }, 'MDR 10, EWT, no TWA, WC830 0.5, computation 1'],
    [{ mdrPercent: '0.000' }, 'MDR 0, EWT, no TWA, WC830 0.5, computation 1'],
    [{ day: '2025-01-01' }, 'MDR 2.5, EWT, no TWA, WC760 0.5, computation 1'],
    [{ day: '2026-10-01' }, 'MDR 2.5, EWT, no TWA, WC830 0.5, computation 2'],
    [{ product: 'POS_LOAN' }, 'MDR 2.5, EWT, no TWA, no ATC, computation 1'],
    [{ isEwt: false, isTwa: true }, 'MDR 2.5, no EWT, TWA, no ATC, computation 1'],
    // The kind of payee decides nothing where nothing is withheld.
    [{ isEwt: false, payee: { kind: null } }, 'MDR 2.5, no EWT, no TWA, no ATC, computation 1'],
    [{ product: 'CASH_LOAN', payee: { kind: null } }, 'MDR 2.5, EWT, no TWA, no ATC, computation 1'],
    // The rate of the setting, where it has one and nobody agreed another.
    [{ mdrPercent: null, day: '2026-10-01' }, 'MDR 4, EWT, no TWA, WC830 0.5, computation 2'],
  ] as const)('is of its own day: %j', (facts, expected) => {
    expect(rateSet(facts)).toBe(expected);
  });

  it.each([
    [{ mdrPercent: null }, ['rate']],
    [{ isEwt: null }, ['taxKind']],
    [{ isTwa: null }, ['taxKind']],
    [{ payee: { kind: null } }, ['payeeKind']],
    [{ product: 'HOME_CREDIT_CARD' }, ['taxCode']],
    [{ payee: { kind: 'INDIVIDUAL' } }, ['taxCode']],
    [{ payee: null }, ['account']],
    [{ day: '1999-12-31' }, ['setting', 'taxCode']],
    [{ mdrPercent: null, isEwt: null, payee: null }, ['rate', 'taxKind', 'account']],
  ] as const)('waits for all that is not known, and never takes 0%% for it: %j', (facts, expected) => {
    expect(of(facts as Partial<ItemFacts>)).toEqual({ waits: expected });
  });
});
