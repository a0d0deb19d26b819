import { type Tx, withContext } from '../../db/context.ts';
import type { JobContext, Work } from '../../jobs/work.ts';

// A chunk of rows may take longer than a request's statement, on a busy machine by far. And the planner takes a chunk for a row
// or two: rows that it then compares each with each, a million times. Before version 18 a loop that cannot be avoided then counts
// as 10,000,000,000 dear, and a quick statement is compiled for two seconds: hence no compiling.
const PATIENT = `select set_config('statement_timeout', '600000', true), set_config('enable_nestloop', 'off', true),
  set_config('jit', 'off', true)`;

/** Runs a part of an import's step in one transaction as whoever ordered it; its changes name the import in the audit trail. */
export const withImport = <T>(
  { deps }: JobContext,
  { user }: Work,
  importId: string,
  work: (tx: Tx) => Promise<T>,
): Promise<T> =>
  withContext(deps.pools, user.actor, `import-${importId}`, async (tx) => {
    await tx.query({ name: 'patient', text: PATIENT });
    return work(tx);
  });
