import { z } from 'zod';
import { centavosOf, formatPeso, MAX_CENTAVOS } from '#domain/money.ts';
import type { Sentence } from '#domain/sentence.ts';
import { withoutCardNumbers } from '#domain/transactions/cardNumber.ts';
import { isLastFour } from '#domain/transactions/isLastFour.ts';
import { line, lines } from '../line.ts';
import { own } from '../messages/own.ts';

const AN_AMOUNT: Sentence = {
  en: 'An amount is above zero, with at most two decimals, like 1234.50',
  fil: 'Higit sa zero ang halaga, hanggang dalawang decimal, gaya ng 1234.50',
};
const MOST = formatPeso(MAX_CENTAVOS);
const AT_MOST: Sentence = {
  en: `An amount is at most ${MOST}`,
  fil: `Hanggang ${MOST} ang isang halaga`,
};
/** An amount in form, of more digits than the largest has. */
const TOO_LARGE = /^0*[1-9]\d{12,}(?:\.\d{1,2})?$/;

/** Pesos above zero, a decimal string or a number with at most two decimals; inside, whole centavos. */
export const paidAmount = z.union([z.string().max(20), z.number()]).transform((value, context) => {
  const centavos = centavosOf(value);
  if (centavos !== null && centavos > 0n) return centavos;
  const message = TOO_LARGE.test(String(value)) ? own(AT_MOST) : own(AN_AMOUNT);
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
});

/** The last four digits of a card and no more. */
export const lastFour = z.string().refine(isLastFour, {
  message: own({
    en: 'Send the last four digits of a card and no more',
    fil: 'Huling apat na digit lang ng card ang ipadala',
  }),
});

/** Whether a text hides no number of a card, with what is said of one that does. */
const hidesNoCard = [
  (text: string) => withoutCardNumbers(text) === text,
  {
    message: own({
      en: 'No number of a card is taken here',
      fil: 'Hindi tinatanggap dito ang numero ng card',
    }),
  },
] as const;

/** A name, or another line, that hides no number of a card. */
export const named = (max: number) =>
  line(max)
    .min(1)
    .refine(...hidesNoCard);

/** What people write of a payment, in lines, that hides no number of a card. */
export const noted = (max: number) =>
  lines(max)
    .min(1)
    .refine(...hidesNoCard);

/** What was sold, as systems tell of it; `amount` is the price of all of it. */
export const soldItems = z
  .array(
    z.strictObject({
      name: named(120),
      quantity: z.number().int().min(1).max(100_000),
      amount: paidAmount,
    }),
  )
  .max(100);
