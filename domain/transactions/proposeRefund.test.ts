import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { proposeRefund, type SoldItem, tooMany } from './proposeRefund.ts';

const FANS: SoldItem = { itemId: '1', quantity: 3, amount: 10_000n, refunded: 0 };
const IRON: SoldItem = { itemId: '2', quantity: 1, amount: 4_999n, refunded: 0 };

describe('the items of a refund', () => {
  it('propose what they cost', () => {
    expect(proposeRefund([FANS, IRON], [{ itemId: '2', quantity: 1 }], 20_000n)).toBe(4_999n);
    expect(proposeRefund([FANS, IRON], [{ itemId: '1', quantity: 1 }], 20_000n)).toBe(3_333n);
    expect(proposeRefund([FANS], [{ itemId: '1', quantity: 3 }], 20_000n)).toBe(10_000n);
    expect(proposeRefund([FANS], [], 20_000n)).toBe(0n);
  });

  it('propose no more than is left of the payment', () => {
    expect(proposeRefund([FANS], [{ itemId: '1', quantity: 3 }], 9_000n)).toBe(9_000n);
  });

  it('may not be more than is left of them, nor of another sale', () => {
    const left = [{ ...FANS, refunded: 2 }, IRON];
    expect(tooMany(left, [{ itemId: '1', quantity: 1 }])).toEqual([]);
    expect(tooMany(left, [{ itemId: '1', quantity: 2 }])).toEqual(['1']);
    expect(tooMany(left, [{ itemId: '9', quantity: 1 }])).toEqual(['9']);
    expect(
      tooMany(left, [
        { itemId: '2', quantity: 1 },
        { itemId: '2', quantity: 1 },
      ]),
    ).toEqual(['2']);
  });

  it('come to their whole price when they are refunded one by one, to the centavo', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 50 }),
        fc.bigInt({ min: 0n, max: 10n ** 10n }),
        (quantity, amount) => {
          const parts = Array.from({ length: quantity }, (_, refunded) =>
            proposeRefund(
              [{ itemId: '1', quantity, amount, refunded }],
              [{ itemId: '1', quantity: 1 }],
              amount,
            ),
          );
          expect(parts.reduce((sum, part) => sum + part, 0n)).toBe(amount);
          expect(parts.every((part) => part >= 0n)).toBe(true);
        },
      ),
    );
  });
});
