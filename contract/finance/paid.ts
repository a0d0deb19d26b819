import { z } from 'zod';
import { centavosOf } from '#domain/money.ts';
import { isLastFour } from '#domain/transactions/isLastFour.ts';
import { own } from '../messages/own.ts';

/** Pesos above zero, a decimal string or a number with at most two decimals; inside, whole centavos. */
export const paidAmount = z.union([z.string().max(20), z.number()]).transform((value, context) => {
  const centavos = centavosOf(value);
  if (centavos !== null && centavos > 0n) return centavos;
  context.addIssue({
    code: 'custom',
    message: own({
      en: 'An amount is above zero, with at most two decimals, like 1234.50',
      fil: 'Higit sa zero ang halaga, hanggang dalawang decimal, gaya ng 1234.50',
    }),
  });
  return z.NEVER;
});

/** The last four digits of a card and no more. */
export const lastFour = z.string().refine(isLastFour, {
  message: own({
    en: 'Send the last four digits of a card and no more',
    fil: 'Huling apat na digit lang ng card ang ipadala',
  }),
});
