import type { z } from 'zod';
import type { TakingRefusal } from '#contract/finance/takenPayments.ts';
import type { Issue } from '#contract/messages/issueSentence.ts';

/** What became of one thing that was told of, such as a payment, before it is put into words. */
export type OutcomeOf<C extends string> =
  | { result: 'taken'; id: string }
  | { result: 'there'; id: string; isVoided?: boolean }
  | { result: 'refused'; code: C | 'invalid'; issues?: readonly Issue[] };
/** The same of a payment. */
export type Outcome = OutcomeOf<TakingRefusal>;

export const refused = <C extends string>(code: C): OutcomeOf<C> => ({ result: 'refused', code });

/** Whether something that was read has an outcome already. */
export const isOutcome = <C extends string, T extends object>(one: T | OutcomeOf<C>): one is OutcomeOf<C> =>
  'result' in one;

/** Reads what was sent by its schema; what does not fit is refused with what is wrong with it. */
export const readOrRefuse = <T extends object>(
  schema: z.ZodType<T>,
  sent: unknown,
): T | OutcomeOf<'invalid'> => {
  const read = schema.safeParse(sent);
  if (read.success) return read.data;
  return { result: 'refused', code: 'invalid', issues: read.error.issues as Issue[] };
};
