import { describe, expect, it } from 'vitest';
import { type ItemGroup, settleDay, settleInSteps } from './settleDay.ts';

const STORES = 1_000;
// Nothing is known of them, so that each waits.
const groups = Array.from(
  { length: STORES },
  (_, at): ItemGroup => ({
    ...{ partnerId: '1', merchantId: String(at + 1), product: 'HCPAY', day: '2026-09-30' },
    ...{ payments: 1, refundCount: 0, gross: 100n, refunds: 0n, payee: null, isBlocked: false },
    ...{ mdrPercent: null, isEwt: null, isTwa: null },
  }),
);
const DAY = { day: '2026-09-30', groups, rules: { settings: [], taxCodes: [] }, owed: () => [] };

describe('a day of many stores', () => {
  it('is settled in small steps, between which others have their turn', () => {
    const steps = settleInSteps(DAY);
    let taken = 0;
    let step = steps.next();
    for (; !step.done; step = steps.next()) taken++;
    expect(taken).toBeGreaterThanOrEqual(STORES / 100);
    expect(step.value.waiting).toHaveLength(STORES);
    expect(step.value).toEqual(settleDay(DAY));
  });
});
