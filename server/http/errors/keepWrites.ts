import { ORPCError } from '@orpc/server';
import { ERRORS, isErrorCode } from '#contract/errors.ts';
import type { ApiRefusal } from './fail.ts';

const COMMITTING = new WeakSet<ApiRefusal>();

/** Marks a refusal after which the transaction commits: what was written before it stays, and a repeated key answers it again. */
export const keepWrites = (refusal: ApiRefusal): ApiRefusal => {
  COMMITTING.add(refusal);
  return refusal;
};

/** Whether a thrown value is a refusal whose writes stay. */
export const keepsWrites = (thrown: unknown): thrown is ApiRefusal =>
  thrown instanceof ORPCError && COMMITTING.has(thrown as ApiRefusal);

interface StoredRefusal {
  refusal: { code: string; message: string; data: ApiRefusal['data'] };
}

/** A refusal as it is stored for a repeated key. */
export const storedRefusal = ({ code, message, data }: ApiRefusal): StoredRefusal => ({
  refusal: { code, message, data },
});

/** The refusal that was stored as an answer, or null when the answer was a success: those hold nothing but `data`. */
export const refusalOf = (answer: unknown): ApiRefusal | null => {
  if (typeof answer !== 'object' || answer === null || !('refusal' in answer)) return null;
  const { code, message, data } = (answer as StoredRefusal).refusal;
  return isErrorCode(code) ? new ORPCError(code, { status: ERRORS[code], message, data }) : null;
};
