import { grouped } from '#domain/files/sheetLimits.ts';
import type { ImportKindId } from '#domain/importJobs/importKinds.ts';
import { each } from '#domain/sentence.ts';
import { fail, notFound } from '../../http/errors/fail.ts';
import type { StoredImport } from '../../imports/readImport.ts';
import { writable } from '../../imports/rows/countRows.ts';
import { countMatters } from '../../imports/second/countMatters.ts';
import { orderStep } from '../../imports/steps/orderStep.ts';
import { askSecond } from './askSecond.ts';
import type { ImportWork } from './importWork.ts';
import { readBeside } from './presentImport.ts';
import { refuseFor, whyNoCommit } from './whyNoCommit.ts';

/** How rows are to go in. */
export interface Order {
  mode: 'valid' | 'all';
  allowSameFile: boolean;
}

const ORDERED = `update import_job set mode = $2, committed_at = $3, committed_by = $4, confirmed_at = null, confirmed_by = null
  where id = $1`;

/** 422 with every reason why a held import does not go in as asked. */
const mustGoIn = async (
  { tx, user }: ImportWork,
  job: StoredImport,
  { mode, allowSameFile }: Order,
): Promise<void> => {
  refuseFor(whyNoCommit(job));
  const waiting = (job.counts.error ?? 0) + (job.counts.failed ?? 0);
  if (mode === 'all' && waiting > 0)
    throw fail(
      'rule_import_errors',
      each((language) =>
        language === 'en'
          ? `All or nothing: fix the ${waiting === 1 ? 'row with a problem' : `${grouped(waiting)} rows with problems`} first.`
          : `Lahat o wala: ayusin muna ang ${grouped(waiting)} hilerang may problema.`,
      ),
    );
  const beside = allowSameFile ? undefined : await readBeside(tx, job.id, user);
  const same = beside?.sameFileAs;
  if (same)
    throw fail('rule_same_file', {
      en: `This file went in already, as import ${same.id} of ${same.createdBy}: confirm that it is to go in again.`,
      fil: `Naipasok na ang file na ito, bilang import ${same.id} ni ${same.createdBy}: kumpirmahing ipapasok itong muli.`,
    });
};

/**
 * Orders a held import of this kind to be written: at once, or, when it makes or changes what is active, once a second person has
 * confirmed it. 404 for one of another kind, 422.
 */
export const orderCommit = async (
  context: ImportWork,
  kind: ImportKindId,
  job: StoredImport,
  order: Order,
): Promise<void> => {
  if (job.kind !== kind) throw notFound();
  await mustGoIn(context, job, order);
  const { tx, user, deps, language } = context;
  const { rows: matters } = await countMatters(tx, job.id);
  if (matters > 0) return askSecond(context, job, order.mode);
  const now = deps.now();
  await tx.query({ text: ORDERED, values: [job.id, order.mode, now, user.username] });
  await orderStep(tx, { job, step: 'commit', user, language, now, rows: writable(job.counts) });
};
