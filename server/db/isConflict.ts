/** Errors of ours and of the libraries wrap each other; none goes deeper. */
const DEPTH = 4;
// SQLSTATE: could not serialize, a deadlock, a lock that was not free.
const CONFLICT = /^(40001|40P01|55P03)$/;

/** The SQLSTATEs and system codes of an error and of what caused it, outermost first. */
export const codesOf = (error: unknown): string[] => {
  const codes: string[] = [];
  let cause = error;
  for (let depth = 0; cause instanceof Error && depth < DEPTH; depth++) {
    const { code } = cause as { code?: unknown };
    if (typeof code === 'string') codes.push(code);
    cause = cause.cause;
  }
  return codes;
};

/** Whether the database gave a transaction up for another one that changed the same rows: the same may work a moment later. */
export const isConflict = (error: unknown): boolean => codesOf(error).some((code) => CONFLICT.test(code));
