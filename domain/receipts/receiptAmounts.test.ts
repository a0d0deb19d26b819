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

  it('takes the VAT of settled commission from its lines: the whole tax for all that is left, else its share', () => {
    const left = { due: 1_000_000n, tax: 107_134n };
    expect(receiptAmounts(1_000_000n, 0n, 'VATABLE', left)).toMatchObject({ vat: 107_134n, sales: 892_866n });
    expect(receiptAmounts(500_000n, 0n, 'VATABLE', left)).toMatchObject({ vat: 53_567n });
    expect(receiptAmounts(1_000_000n, 0n, 'EXEMPT', left)).toMatchObject({ vat: 0n });
    for (const none of [
      { due: 0n, tax: 5n },
      { due: 100n, tax: -5n },
    ])
      expect(receiptAmounts(100n, 0n, 'VATABLE', none)).toMatchObject({ vat: 0n });
    expect(receiptAmounts(100n, 0n, 'VATABLE', { due: 10n, tax: 11n })).toMatchObject({
      vat: 100n,
      sales: 0n,
    });
  });

  it('receipts a month in parts whose VAT comes to the tax of its lines', () => {
    const amount = fc.bigInt(1n, 10n ** 12n);
    fc.assert(
      fc.property(
        fc.array(amount, { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 0, max: 107 }),
        (parts, thousandths) => {
          const due = parts.reduce((sum, part) => sum + part, 0n);
          const tax = (due * BigInt(thousandths)) / 1000n;
          const left = { due, tax };
          for (const part of parts) {
            const amounts = receiptAmounts(part, 0n, 'VATABLE', left);
            if (typeof amounts === 'string') throw new Error(amounts);
            left.due -= amounts.gross;
            left.tax -= amounts.vat;
          }
          expect(left).toEqual({ due: 0n, tax: 0n });
        },
      ),
    );
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
