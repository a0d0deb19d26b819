import { TurnLost } from '../../jobs/jobProblem.ts';
import type { JobContext, Work } from '../../jobs/work.ts';
import type { ImportKind } from '../importKind.ts';
import type { StoredImport } from '../readImport.ts';
import { countRows, written } from '../rows/countRows.ts';
import { markStaying } from '../rows/markRefused.ts';
import { halving } from './halving.ts';
import { holdStep } from './holdStep.ts';
import { leaveStep } from './leaveStep.ts';
import { nextChunk } from './nextChunk.ts';
import { withImport } from './withImport.ts';

const WRITTEN = ['created', 'updated'] as const;

interface Undo {
  shop: JobContext;
  work: Work;
  kind: ImportKind;
  job: StoredImport;
  jobId: string;
}

/** Takes back what an import wrote, chunk by chunk; each row ends as reversed, edited since or refused. */
export const undoRows = async ({ shop, work, kind, job, jobId }: Undo): Promise<void> => {
  const inContext = <T>(run: Parameters<typeof withImport<T>>[3]) => withImport(shop, work, job.id, run);
  let last = 0;
  for (let done = 0; ; ) {
    const chunk = await inContext(async (tx) => {
      if (!(await holdStep(tx, job.id, 'undoing', jobId))) throw new TurnLost();
      const next = await nextChunk(tx, job.id, WRITTEN, last);
      if (!next) return null;
      const scope = { tx, user: work.user, importId: job.id, now: shop.deps.now() };
      await halving(
        tx,
        next,
        WRITTEN,
        (part) => kind.reverse(scope, part),
        (row) => markStaying(tx, { importId: job.id, from: row, to: row }, 'refused'),
      );
      await markStaying(tx, next, 'editedSince');
      return next;
    });
    if (!chunk) break;
    last = chunk.to;
    done += chunk.rows;
    await work.report(done, job.stepRows);
  }
  await inContext(async (tx) => {
    const counts = await countRows(tx, job.id);
    const to = written(counts) > 0 ? 'done_with_errors' : 'undone';
    const now = shop.deps.now();
    if (!(await leaveStep(tx, job.id, 'undo', { to, counts, now, isOver: true }))) throw new TurnLost();
  });
};
