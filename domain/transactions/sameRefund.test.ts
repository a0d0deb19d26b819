import { describe, expect, it } from 'vitest';
import { REFUND_STATUSES, type RefundStatus } from './refundStatus.ts';
import { sameRefund } from './sameRefund.ts';

const NOW = new Date('2026-11-20T04:00:00.000Z');
const ago = (milliseconds: number, amount = 500_00n, status: RefundStatus = 'APPROVED') => ({
  amount,
  status,
  requestedAt: new Date(NOW.getTime() - milliseconds),
});
const TEN_MINUTES = 600_000;

describe('sameRefund', () => {
  it('finds a refund of the same amount up to ten minutes ago, to the millisecond', () => {
    const last = ago(TEN_MINUTES);
    expect(sameRefund([last], 500_00n, NOW)).toBe(last);
    expect(sameRefund([ago(TEN_MINUTES + 1)], 500_00n, NOW)).toBeNull();
  });

  it('does not find a refund of another amount', () => {
    expect(sameRefund([ago(0, 500_01n)], 500_00n, NOW)).toBeNull();
    expect(sameRefund([], 500_00n, NOW)).toBeNull();
  });

  it('counts refunds that take their amount and no others', () => {
    const counted = REFUND_STATUSES.filter((status) => sameRefund([ago(0, 500_00n, status)], 500_00n, NOW));
    expect(counted).toEqual(['REQUESTED', 'APPROVED', 'SENT', 'SETTLED']);
  });

  it('finds the latest of several, in whichever order they come', () => {
    const [first, latest] = [ago(120_000), ago(60_000)];
    expect(sameRefund([first, latest], 500_00n, NOW)).toBe(latest);
    expect(sameRefund([latest, first], 500_00n, NOW)).toBe(latest);
  });
});
