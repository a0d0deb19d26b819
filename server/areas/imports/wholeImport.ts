import { z } from 'zod';
import type { Difference } from '#contract/approvals.ts';
import { MATTERS } from '#domain/importJobs/matters.ts';
import type { Language } from '#domain/sentence.ts';
import { type Ended, importHandler } from '../../approvals/kind.ts';
import type { ImportKinds } from '../../imports/importKind.ts';
import { readImport } from '../../imports/readImport.ts';
import { writable } from '../../imports/rows/countRows.ts';
import { countMatters } from '../../imports/second/countMatters.ts';
import { stillHolds } from '../../imports/second/holdForSecond.ts';
import { orderConfirmed } from '../../imports/second/orderConfirmed.ts';
import { readHands } from '../../imports/second/readHands.ts';
import { readMatters } from '../../imports/second/readMatters.ts';
import { releaseImport } from '../../imports/second/releaseImport.ts';

const MOST_CHANGES = 50;
/** What its maker reads. */
const command = z.strictObject({ language: z.enum(['en', 'fil'] satisfies Language[]) });

const counted = (field: string, rows: number): Difference[] =>
  rows > 0 ? [{ field, before: null, after: String(rows) }] : [];

const MOVED = {
  en: 'Records were changed while this waited for a second person: check again.',
  fil: 'May nabagong rekord habang naghihintay ito ng pangalawang tao: suriin muli.',
};
const messageOf = ({ state, reason }: Ended) => {
  if (state === 'VOID') return MOVED;
  if (state === 'WITHDRAWN') return null;
  return {
    en: `The second person refused it: ${reason}`,
    fil: `Tinanggihan ng pangalawang tao: ${reason}`,
  };
};

/**
 * An import that makes or changes active partners or stores, or tells of payments: held until its whole is confirmed, then written
 * by a job.
 */
export const wholeImport = (kinds: ImportKinds, name: 'IMPORT' | 'PAYMENTS') =>
  importHandler({
    name,
    command,
    delayHours: () => 0,
    lock: async (tx, { importId }) => {
      const job = await readImport(tx, importId, true);
      const [isEditable, hands] = [await stillHolds(kinds, tx, job), await readHands(tx, importId)];
      return { version: job.version, isEditable, hands };
    },
    describe: async (tx, { importId }) => {
      const { counts, kind } = await readImport(tx, importId);
      const matters = await countMatters(tx, importId);
      const rows = MATTERS.flatMap((matter) => counted(matter, matters[matter]));
      const sums = await kinds[kind].summed?.(tx, importId);
      if (sums) return [...rows, ...sums];
      const changes = await readMatters(tx, importId, MOST_CHANGES);
      const shown = new Set(changes.map(({ row }) => row)).size;
      return [
        ...rows,
        ...counted('otherRows', writable(counts) - matters.rows),
        ...counted('moreRows', matters.rows - shown),
        ...changes,
      ];
    },
    apply: async (tx, { importId }, { language }, { requestId, checker, at }) =>
      orderConfirmed(tx, await readImport(tx, importId), { requestId, checker, language, at }),
    release: (tx, { importId }, ended) =>
      releaseImport(tx, importId, {
        message: messageOf(ended),
        isStale: ended.state === 'VOID',
        by: ended.by,
        at: ended.at,
      }),
  });
