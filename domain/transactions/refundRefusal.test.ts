import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mayMove } from '../status.ts';
import { isLastFour } from './isLastFour.ts';
import { type RefundablePayment, refundNeedsSecond, refundRefusal } from './refundRefusal.ts';
import {
  leftOf,
  REFUND_STATUSES,
  type RefundStatus,
  reachedOf,
  refundStatus,
  TAKING,
  UNDER_WAY,
} from './refundStatus.ts';
import { voidRefusal } from './transactionStatus.ts';

const PAYMENT: RefundablePayment = { status: 'POSTED', product: 'HCPAY', day: '2026-05-01', left: 10_000n };
const TERMS = { today: '2026-05-02', days: 180 };
const refused = (of: Partial<RefundablePayment>, amount = 1n, terms: Partial<typeof TERMS> = {}) =>
  refundRefusal({ ...PAYMENT, ...of }, amount, { ...TERMS, ...terms });

describe('a refund that is asked for', () => {
  it('may be all that is left, and not a centavo more', () => {
    expect(refused({}, 10_000n)).toBeNull();
    expect(refused({}, 10_001n)).toBe('above_left');
    expect(refused({ left: 0n }, 1n)).toBe('nothing_left');
  });

  it('is not of a voided payment, nor of a loan in cash', () => {
    expect(refused({ status: 'VOIDED' })).toBe('voided');
    expect(refused({ product: 'CASH_LOAN' })).toBe('loan');
    expect(refused({ product: 'POS_LOAN' })).toBeNull();
  });

  it('comes within 180 days, the last of them included', () => {
    expect(refused({}, 1n, { today: '2026-10-28' })).toBeNull();
    expect(refused({}, 1n, { today: '2026-10-29' })).toBe('late');
    expect(refused({}, 1n, { today: '2026-05-02', days: 0 })).toBe('late');
  });

  it.each([
    [0n, 2_000_000n, false],
    [0n, 2_000_001n, true],
    [1_999_999n, 1n, false],
    [1_999_999n, 2n, true],
  ])('with %d centavos refunded before, %d more need a second person: %s', (taken, amount, expected) => {
    expect(refundNeedsSecond(taken, amount, 2_000_000n)).toBe(expected);
  });
});

describe('the states of a refund', () => {
  it('take from the payment until it fails, is refused or is withdrawn', () => {
    expect(REFUND_STATUSES.filter((status) => !TAKING.includes(status))).toEqual([
      ...['FAILED', 'REFUSED', 'WITHDRAWN'],
    ]);
  });

  it('never take again what they gave back', () => {
    for (const from of REFUND_STATUSES)
      for (const to of REFUND_STATUSES)
        if (mayMove(refundStatus, from, to)) expect(TAKING.includes(from) || !TAKING.includes(to)).toBe(true);
  });

  it('leave what no refund takes', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            amount: fc.bigInt({ min: 1n, max: 10n ** 9n }),
            status: fc.constantFrom<RefundStatus>(...REFUND_STATUSES),
          }),
        ),
        (refunds) => {
          const taken = refunds.filter(({ status }) => TAKING.includes(status));
          const sum = taken.reduce((all, { amount }) => all + amount, 0n);
          expect(leftOf(sum + 5n, refunds)).toBe(5n);
        },
      ),
    );
  });

  it('are under way until they are settled or come to nothing', () => {
    expect(UNDER_WAY).toEqual(['REQUESTED', 'APPROVED', 'SENT']);
    expect(reachedOf({ refundedAmount: '100.10', underWayAmount: '33.33' })).toBe('66.77');
    expect(reachedOf({ refundedAmount: '0.00', underWayAmount: '0.00' })).toBe('0.00');
  });
});

describe('a payment', () => {
  it.each([
    [{}, null],
    [{ status: 'VOIDED' as const }, 'voided'],
    [{ hasRefunds: true }, 'refunded'],
    [{ isSettled: true }, 'settled'],
    [{ isSettled: true, hasRefunds: true }, 'refunded'],
  ])('is voided before it is refunded, once: %j', (of, expected) => {
    expect(voidRefusal({ status: 'POSTED', hasRefunds: false, isSettled: false, ...of })).toBe(expected);
  });

  it.each([
    ['1234', true],
    ['0000', true],
    ['123', false],
    ['12345', false],
    ['4111111111111111', false],
    ['****1234', false],
    ['１２３４', false],
    ['', false],
  ])('tells the last four digits of its card and no more: %j', (text, expected) => {
    expect(isLastFour(text)).toBe(expected);
  });
});
