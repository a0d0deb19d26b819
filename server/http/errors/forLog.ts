/**
 * What a log may hold of an error: names, codes and places in the code. A failed statement's own message repeats its
 * values (codes, drafts, hashes), so the innermost cause speaks for it, without PostgreSQL's `detail`.
 */
export const forLog = (thrown: unknown): { error: string; code?: string; at: string[] } => {
  let cause = thrown;
  for (let depth = 0; cause instanceof Error && cause.cause instanceof Error && depth < 5; depth++)
    cause = cause.cause;
  if (!(cause instanceof Error)) return { error: typeof cause, at: [] };
  const code = (cause as { code?: unknown }).code;
  const places =
    thrown instanceof Error ? (thrown.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line)) : null;
  return {
    error: `${cause.name}: ${cause.message}`,
    ...(typeof code === 'string' ? { code } : {}),
    at: (places ?? []).slice(0, 12).map((line) => line.trim()),
  };
};
