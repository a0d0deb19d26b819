import { z } from 'zod';
import { parseMoney } from '#domain/money.ts';
import { own } from '../messages/own.ts';

const NO_AMOUNT = own({
  en: 'An amount is not below zero, with at most two decimals, like 1234.50',
  fil: 'Hindi mas mababa sa zero ang halaga, hanggang dalawang decimal, gaya ng 1234.50',
});
const REVERSED = own({
  en: 'This amount is below the one that the range begins with',
  fil: 'Mas mababa ang halagang ito kaysa sa simula ng saklaw',
});

const pesos = z.string().max(20);
const ENDS = ['gte', 'lte'] as const;

/** A filter by amount: one, or a range that one end may be left open of. Decimal strings of pesos; a single one is both ends. */
export const rangeOfAmounts = z
  .union([
    pesos.transform((amount) => ({ gte: amount, lte: amount })),
    z.strictObject({ gte: pesos.optional(), lte: pesos.optional() }),
  ])
  .superRefine((range, context) => {
    // One amount that is wrong is so once.
    const ends = range.gte === range.lte ? (['gte'] as const) : ENDS;
    const [from, to] = ends.map((end) => {
      const amount = range[end];
      if (amount === undefined) return null;
      const centavos = parseMoney(amount);
      if (centavos !== null && centavos >= 0) return centavos;
      context.addIssue({ code: 'custom', path: [end], message: NO_AMOUNT });
      return null;
    });
    if (typeof from === 'number' && typeof to === 'number' && to < from)
      context.addIssue({ code: 'custom', path: ['lte'], message: REVERSED });
  })
  .optional();

export type AmountFilter = z.output<typeof rangeOfAmounts>;
