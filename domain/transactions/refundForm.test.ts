import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_CENTAVOS } from '../money.ts';
import { afterRefusal, applyRefund } from './refundForm.ts';

const OLDER = { refundAmount: 7, note: 'older' };

describe('a refund that was taken', () => {
  it.each([
    [1000, 250.5, 749.5],
    [100.1, 33.37, 66.73],
    [0.3, 0.1, 0.2],
    [500, 500, 0],
    [1999.99, 0.99, 1999],
    [8.29, 8.28, 0.01],
    [0.1 + 0.2, 0.1, 0.2],
  ])('[refund.apply] stands first, and leaves of %d less %d just %d', (left, refundAmount, expected) => {
    const refund = { refundAmount, note: 'new' };
    const after = applyRefund({ remainingRefundAmount: left, refunds: [OLDER], id: '1' }, refund);
    expect(after).toEqual({ id: '1', remainingRefundAmount: expected, refunds: [refund, OLDER] });
  });

  it('[refund.apply] changes nothing that was there', () => {
    const before = { remainingRefundAmount: 10, refunds: [OLDER] };
    applyRefund(before, { ...OLDER, refundAmount: 3 });
    expect(before).toEqual({ remainingRefundAmount: 10, refunds: [OLDER] });
  });

  it('[refund.apply] comes to the same in any parts, to the centavo', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 20 }),
        fc.integer({ min: 0, max: MAX_CENTAVOS - 20_000_000 }),
        (parts, rest) => {
          const whole = parts.reduce((sum, part) => sum + part, rest);
          const after = parts.reduce((payment, part) => applyRefund(payment, { refundAmount: part / 100 }), {
            remainingRefundAmount: whole / 100,
            refunds: [] as { refundAmount: number }[],
          });
          expect(after.remainingRefundAmount).toBe(rest / 100);
          expect(after.refunds).toHaveLength(parts.length);
        },
      ),
    );
  });
});

describe('a refund that was refused', () => {
  it('[refund.retry] takes over what is left, sets the amount to zero and asks anew', () => {
    expect(afterRefusal({ remainingRefundAmount: 400 })).toEqual({
      ...{ remaining: 400, refundAmount: 0, retry: true },
    });
  });

  it.each([
    ['400.05', 400.05],
    [0, 0],
    ['0.00', 0],
  ])('[refund.retry] reads what is left as it stands on the wire: %j', (remainingRefundAmount, remaining) => {
    expect(afterRefusal({ message: 'x', remainingRefundAmount }).remaining).toBe(remaining);
  });

  it.each([
    [{ message: 'x' }],
    [new Error('lost')],
    [{ remainingRefundAmount: 'much' }],
    [{ remainingRefundAmount: null }],
    ['refused'],
    [null],
  ])('[refund.otherErrors] is thrown again where it does not tell: %j', (refusal) => {
    let thrown: unknown = 'nothing';
    try {
      afterRefusal(refusal);
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toBe(refusal);
  });
});
