import { type ImportStatus, importStatus, UNDER_WAY } from '#domain/imports/importStatus.ts';
import { each, type Sentence } from '#domain/text.ts';
import { fail } from '../../http/errors.ts';
import { writable, written } from '../../imports/counts.ts';
import type { StoredImport } from '../../imports/job.ts';

const notWhile = (status: ImportStatus): Sentence =>
  each((language) => {
    const { label } = importStatus[status];
    return language === 'en'
      ? `Not while the import is: ${label.en}.`
      : `Hindi puwede habang ang import ay: ${label.fil}.`;
  });
const NOTHING: Sentence = {
  en: 'No row is ready to go in: fix the rows with problems first.',
  fil: 'Walang hilerang handa nang ipasok: ayusin muna ang mga hilerang may problema.',
};
const NOTHING_IN: Sentence = {
  en: 'Nothing went in that could be taken back.',
  fil: 'Walang naipasok na mababawi.',
};

/** What is said of an import whose rows were removed. */
export const CLEARED: Sentence = {
  en: 'Its rows were removed, as nobody had touched it for 90 days: upload the file again if you need them.',
  fil: 'Inalis na ang mga hilera nito dahil 90 araw na walang gumalaw: i-upload muli ang file kung kailangan.',
};

/** Statuses in which rows wait for a person: to be mended, checked again or written. */
const WAITING: readonly ImportStatus[] = ['review', 'done_with_errors', 'cancelled'];
const UNDOABLE: readonly ImportStatus[] = ['done', 'done_with_errors', 'cancelled'];

/** Why nothing can be written now; null when it can. */
export const whyNoCommit = ({ status, counts, clearedAt }: StoredImport): Sentence | null => {
  if (clearedAt) return CLEARED;
  return WAITING.includes(status) ? (writable(counts) > 0 ? null : NOTHING) : notWhile(status);
};

/** Why nothing can be taken back now; null when it can. */
export const whyNoUndo = ({ status, counts, clearedAt }: StoredImport): Sentence | null => {
  if (clearedAt) return CLEARED;
  return UNDOABLE.includes(status) ? (written(counts) > 0 ? null : NOTHING_IN) : notWhile(status);
};

/** 409 for an import whose rows were removed. */
export const mustHaveRows = ({ clearedAt }: StoredImport): void => {
  if (clearedAt) throw fail('conflict', CLEARED);
};

/** 422 for an import whose rows wait for nobody: a worker has it, or it is over. */
export const mustWait = ({ status }: StoredImport): void => {
  if (!WAITING.includes(status)) throw fail('rule_import_busy', notWhile(status));
};

/** 422 unless columns may still be matched: nothing is being done, and nothing went in. */
export const mustBeMappable = ({ status, counts }: StoredImport): void => {
  const isOpen = status === 'mapping' || status === 'failed' || WAITING.includes(status);
  if (!isOpen || written(counts) > 0) throw fail('rule_import_busy', notWhile(status));
};

/** 422 unless a worker has it. */
export const mustBeUnderWay = ({ status }: StoredImport): void => {
  if (!UNDER_WAY.includes(status)) throw fail('rule_job_final', notWhile(status));
};

/** 422 with the reason, when there is one. */
export const refuseFor = (why: Sentence | null): void => {
  if (why) throw fail('rule_import_busy', why);
};
