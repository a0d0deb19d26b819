import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { receiptAmounts, VAT_CLASSES, withheldOf } from './receiptAmounts.ts';

describe('what a receipt breaks down to', () => {
  it('is the published case: 112,000.00 with 2% withheld of the VATable sales', () => {
    const withholding = withheldOf(11_200_000n, '2', 'VATABLE');
    expect(receiptAmounts(11_200_000n, withholding, 'VATABLE')).toEqual({
      ...{ gross: 11_200_000n, sales: 10_000_000n, vat: 1_200_000n, withholding: 200_000n, net: 11_000_000n },
    });
  });

  it('has no VAT where the amount is exempt or zero-rated, and is withheld from as a whole then', () => {
    expect(receiptAmounts(11_200_000n, 0n, 'EXEMPT')).toMatchObject({ sales: 11_200_000n, vat: 0n });
    expect(receiptAmounts(11_200_000n, 0n, 'ZERO_RATED')).toMatchObject({ sales: 11_200_000n, vat: 0n });
    expect(withheldOf(11_200_000n, '2', 'EXEMPT')).toBe(224_000n);
  });

  it('rounds the VAT half-up, and the sales are the rest', () => {
    expect(receiptAmounts(5n, 0n, 'VATABLE')).toMatchObject({ vat: 1n, sales: 4n });
    expect(receiptAmounts(4n, 0n, 'VATABLE')).toMatchObject({ vat: 0n, sales: 4n });
  });

  it('is none of nothing, of a tax below zero, and of more withheld than was paid', () => {
    expect(receiptAmounts(0n, 0n, 'EXEMPT')).toBe('NO_GROSS');
    expect(receiptAmounts(-1n, 0n, 'EXEMPT')).toBe('NO_GROSS');
    expect(receiptAmounts(100n, -1n, 'EXEMPT')).toBe('NEGATIVE_WITHHOLDING');
    expect(receiptAmounts(100n, 101n, 'EXEMPT')).toBe('NET_BELOW_ZERO');
    expect(receiptAmounts(100n, 100n, 'EXEMPT')).toMatchObject({ net: 0n });
    expect(withheldOf(0n, '2', 'VATABLE')).toBe(0n);
  });

  it('adds up whatever is receipted: gross = sales + VAT = net + withheld', () => {
    const amount = fc.bigInt(1n, 10n ** 17n - 1n);
    fc.assert(
      fc.property(
        amount,
        fc.constantFrom(...VAT_CLASSES),
        fc.integer({ min: 0, max: 15 }),
        (gross, of, rate) => {
          const amounts = receiptAmounts(gross, withheldOf(gross, String(rate), of), of);
          if (typeof amounts === 'string') throw new Error(amounts);
          expect(amounts.sales + amounts.vat).toBe(gross);
          expect(amounts.net + amounts.withholding).toBe(gross);
          expect(amounts.vat >= 0n && amounts.net >= 0n).toBe(true);
        },
      ),
    );
  });
});
