import { PROBLEM_ROWS } from '#domain/importJobs/importStatus.ts';
import type { Tx } from '../../db/context.ts';
import { TurnLost } from '../../jobs/jobProblem.ts';
import type { JobContext, Work } from '../../jobs/work.ts';
import type { ImportKind, ImportScope, Span } from '../importKind.ts';
import type { StoredImport } from '../readImport.ts';
import { countRows } from '../rows/countRows.ts';
import { markFailed, markRowsFailed } from '../rows/markFailed.ts';
import { halving } from './halving.ts';
import { holdStep } from './holdStep.ts';
import { leaveStep } from './leaveStep.ts';
import { nextChunk } from './nextChunk.ts';
import { withImport } from './withImport.ts';

const WRITABLE = ['create', 'update'] as const;

/** Some row of an import that goes in whole or not at all was refused: nothing went in. */
class Refused extends Error {
  readonly rows: readonly number[];
  constructor(rows: readonly number[]) {
    super('rows were refused');
    this.rows = rows;
  }
}

/** Writes one span; what its kind leaves unmarked has failed: another has it by now, or it was changed since the check. */
const writeSpan = async (scope: ImportScope, kind: ImportKind, span: Span): Promise<void> => {
  const { tx } = scope;
  await halving(
    tx,
    span,
    WRITABLE,
    (part) => kind.write(scope, part),
    (row, { code }) =>
      markFailed(tx, { ...span, from: row, to: row }, WRITABLE, code === '23505' ? 'taken' : 'not_written'),
  );
  await markFailed(tx, span, ['create'], 'exists');
  await markFailed(tx, span, ['update'], 'changed_since');
};

interface Commit {
  shop: JobContext;
  work: Work;
  kind: ImportKind;
  job: StoredImport;
  /** The job's row, whose step this is. */
  jobId: string;
}

const scopeOf = ({ shop, work, job }: Commit, tx: Tx): ImportScope => ({
  tx,
  user: work.user,
  importId: job.id,
  now: shop.deps.now(),
});

/** Chunk after chunk, each in a transaction of its own with the marks on its rows: whatever stops it, it goes on at the first unmarked one. */
const commitValid = async (commit: Commit): Promise<void> => {
  const { shop, work, kind, job, jobId } = commit;
  let last = 0;
  for (let done = 0; ; ) {
    const chunk = await withImport(shop, work, job.id, async (tx) => {
      if (!(await holdStep(tx, job.id, 'committing', jobId))) throw new TurnLost();
      const next = await nextChunk(tx, job.id, WRITABLE, last);
      if (next) await writeSpan(scopeOf(commit, tx), kind, next);
      return next;
    });
    if (!chunk) return;
    last = chunk.to;
    done += chunk.rows;
    await work.report(done, job.stepRows);
  }
};

const FAILED = `select row_no as row from import_verdict where import_id = $1 and state = 'failed'`;

/** All chunks in one transaction: the first refusal takes everything back. */
const commitAll = async (commit: Commit): Promise<void> => {
  const { shop, work, kind, job, jobId } = commit;
  await withImport(shop, work, job.id, async (tx) => {
    const scope = scopeOf(commit, tx);
    const before = await tx.query<{ row: number }>({ text: FAILED, values: [job.id] });
    let last = 0;
    for (let done = 0; ; ) {
      const next = await nextChunk(tx, job.id, WRITABLE, last);
      if (!next) break;
      await writeSpan(scope, kind, next);
      last = next.to;
      done += next.rows;
      await work.report(done, job.stepRows);
    }
    const failed = await tx.query<{ row: number }>({ text: FAILED, values: [job.id] });
    if (failed.length > before.length) throw new Refused(failed.map(({ row }) => row));
    // Held only now: whoever cancels does not wait for all of it, and nothing of it stays.
    if (!(await holdStep(tx, job.id, 'committing', jobId))) throw new TurnLost();
  });
};

const markRefused = (commit: Commit, rows: readonly number[]): Promise<void> =>
  withImport(commit.shop, commit.work, commit.job.id, (tx) =>
    markRowsFailed(tx, commit.job.id, rows, WRITABLE, 'not_written'),
  );

const finish = (commit: Commit, isWhole: boolean): Promise<void> =>
  withImport(commit.shop, commit.work, commit.job.id, async (tx) => {
    const { job, shop } = commit;
    const counts = await countRows(tx, job.id);
    const waits = PROBLEM_ROWS.some((state) => (counts[state] ?? 0) > 0);
    const to = isWhole ? (waits ? 'done_with_errors' : 'done') : 'review';
    const left = await leaveStep(tx, job.id, 'commit', { to, counts, now: shop.deps.now(), isOver: isWhole });
    if (!left) throw new TurnLost();
    if (isWhole) await commit.kind.tellOthers?.(scopeOf(commit, tx));
  });

/** Writes the rows of an import that may go in; ends as `done`, `done_with_errors`, or, when one of all was refused, back in `review`. */
export const commitRows = async (commit: Commit): Promise<void> => {
  try {
    await (commit.job.mode === 'all' ? commitAll(commit) : commitValid(commit));
    await finish(commit, true);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    await markRefused(commit, error.rows);
    await finish(commit, false);
  }
};
