import type { z } from 'zod';
import type { TakingRefusal } from '#contract/finance/takenPayments.ts';
import type { Issue } from '#contract/messages/issueSentence.ts';
import type { HoldReason } from '#domain/transactions/holdReason.ts';

/** What became of one thing that was told of, such as a payment, before it is put into words. */
export type OutcomeOf<C extends string, H extends HoldReason = never> =
  | { result: 'taken'; id: string }
  | { result: 'there'; id: string; isVoided?: boolean; hold?: HoldReason | null }
  | { result: 'held'; id: string; code: H }
  | { result: 'refused'; code: C | 'invalid'; issues?: readonly Issue[] };
/** The same of a payment. */
export type Outcome = OutcomeOf<TakingRefusal, HoldReason>;

export const refused = <C extends string>(code: C): OutcomeOf<C> => ({ result: 'refused', code });

/** Whether something that was read has an outcome already. */
export const isOutcome = <C extends string, H extends HoldReason, T extends object>(
  one: T | OutcomeOf<C, H>,
): one is OutcomeOf<C, H> => 'result' in one;

/** Reads what was sent by its schema; what does not fit is refused with what is wrong with it. */
export const readOrRefuse = <T extends object>(
  schema: z.ZodType<T>,
  sent: unknown,
): T | OutcomeOf<'invalid'> => {
  const read = schema.safeParse(sent);
  if (read.success) return read.data;
  return { result: 'refused', code: 'invalid', issues: read.error.issues as Issue[] };
};
