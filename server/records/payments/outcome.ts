import type { z } from 'zod';
import type { TakingRefusal } from '#contract/finance/takenPayments.ts';
import type { Issue } from '#contract/messages/issueSentence.ts';

/** What became of one payment that was told of, before it is put into words. */
export type Outcome =
  | { result: 'taken'; id: string }
  | { result: 'there'; id: string; isVoided?: boolean }
  | { result: 'refused'; code: TakingRefusal; issues?: readonly Issue[] };

export const refused = (code: TakingRefusal): Outcome => ({ result: 'refused', code });

/** Whether something that was read has an outcome already. */
export const isOutcome = (one: object): one is Outcome => 'result' in one;

/** Reads what was sent by its schema; what does not fit is refused with what is wrong with it. */
export const readOrRefuse = <T extends object>(schema: z.ZodType<T>, sent: unknown): T | Outcome => {
  const read = schema.safeParse(sent);
  if (read.success) return read.data;
  return { result: 'refused', code: 'invalid', issues: read.error.issues as Issue[] };
};
