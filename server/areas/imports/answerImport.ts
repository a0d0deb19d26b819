import { setTimeout as sleep } from 'node:timers/promises';
import type { ImportJob, ImportRow } from '#contract/shapes/importShapes.ts';
import { PROBLEM_ROWS, ROW_STATES, UNDER_WAY } from '#domain/importJobs/importStatus.ts';
import { withContext } from '../../db/context.ts';
import { readImport, type StoredImport } from '../../imports/readImport.ts';
import type { ImportCaller } from './importWork.ts';
import { presentImport } from './presentImport.ts';
import { readRows } from './readRows.ts';

const POLL_MS = 100;
const LISTED = 100;
const MATTERS = `select row_no as row from import_verdict where import_id = $1 and matters is not null
  and state in ('create', 'update') order by row_no limit ${LISTED}`;
const FIRST = `select row_no as row from import_verdict where import_id = $1 and state = any ($2) order by row_no limit ${LISTED}`;

/** An import and its first rows: those that wait for a second person, those with problems, or, when there are none, all. */
export type Answered = ImportJob & { list: ImportRow[] };

const stateOf = ({ deps, user, requestId }: ImportCaller, id: string): Promise<StoredImport> =>
  withContext(deps.pools, user.actor, requestId, (tx) => readImport(tx, id));

/** Waits, holding no connection, until no worker has an import, for at most `ms`; answers it as it stands then. */
export const waitFor = async (asker: ImportCaller, id: string, ms: number): Promise<StoredImport> => {
  const until = performance.now() + ms;
  for (;;) {
    const job = await stateOf(asker, id);
    if (!UNDER_WAY.includes(job.status) || performance.now() > until) return job;
    await sleep(POLL_MS);
  }
};

/** An import with its first rows, as the calls of the specification answer it. */
export const answerImport = (asker: ImportCaller, id: string): Promise<Answered> =>
  withContext(asker.deps.pools, asker.user.actor, asker.requestId, async (tx) => {
    const job = await readImport(tx, id);
    const find = async (text: string, ...more: unknown[]) => {
      const rows = await tx.query<{ row: number }>({ text, values: [id, ...more] });
      return rows.map(({ row }) => row);
    };
    const firstOf = async () => {
      if (job.status === 'confirming') return find(MATTERS);
      const problems = await find(FIRST, PROBLEM_ROWS);
      return problems.length ? problems : find(FIRST, ROW_STATES);
    };
    const numbers = await firstOf();
    const list = await readRows({ ...asker, tx }, job, numbers);
    return { ...(await presentImport({ ...asker, tx }, job)), list };
  });

/** The same for whoever asked for it to be written; 202 as long as it waits for a second person. */
export const answerOrder = async (asker: ImportCaller, id: string): Promise<Answered> => {
  const answered = await answerImport(asker, id);
  if (answered.status === 'confirming') asker.answer.status = 202;
  return answered;
};
