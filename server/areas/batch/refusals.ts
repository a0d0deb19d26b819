import { type ImportStatus, importStatus, rowsMayChange, UNDER_WAY } from '#domain/imports/importStatus.ts';
import { each, type Sentence } from '#domain/text.ts';
import { fail } from '../../http/errors.ts';
import { isSettled, writable, written } from '../../imports/counts.ts';
import type { StoredImport } from '../../imports/job.ts';

const HELD: Sentence = {
  en: 'It waits for a second person: withdraw the request first.',
  fil: 'Naghihintay ito ng pangalawang tao: bawiin muna ang request.',
};
const notWhile = (status: ImportStatus): Sentence => {
  if (status === 'confirming') return HELD;
  return each((language) => {
    const { label } = importStatus[status];
    return language === 'en'
      ? `Not while the import is: ${label.en}.`
      : `Hindi puwede habang ang import ay: ${label.fil}.`;
  });
};
const NOTHING: Sentence = {
  en: 'No row is ready to go in: fix the rows with problems first.',
  fil: 'Walang hilerang handa nang ipasok: ayusin muna ang mga hilerang may problema.',
};
const ALL_SETTLED: Sentence = {
  en: 'No row is ready to go in: all are in, unchanged or left out.',
  fil: 'Walang hilerang handa nang ipasok: nakapasok na, walang pagbabago o hindi isasama ang lahat.',
};
const NOT_CHECKED: Sentence = {
  en: 'Its check was stopped before its end or does not hold any more: check again first.',
  fil: 'Naihinto ang pagsusuri nito bago matapos o hindi na ito totoo: suriin muna muli.',
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

const UNDOABLE: readonly ImportStatus[] = ['review', 'done', 'done_with_errors', 'cancelled'];

/** Whether what is known of its rows is not of how they are now: reading or checking them was stopped. */
export const needsCheck = ({ status, due }: StoredImport): boolean =>
  due !== null && !UNDER_WAY.includes(status);

/** Why nothing can be written now; null when it can. */
export const whyNoCommit = (job: StoredImport): Sentence | null => {
  if (job.clearedAt) return CLEARED;
  if (!rowsMayChange(job)) return notWhile(job.status);
  if (needsCheck(job)) return NOT_CHECKED;
  if (writable(job.counts) > 0) return null;
  return isSettled(job.counts) ? ALL_SETTLED : NOTHING;
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
export const mustWait = (job: StoredImport): void => {
  if (!rowsMayChange(job)) throw fail('rule_import_busy', notWhile(job.status));
};

/** 422 unless columns may still be matched: nothing is being done, and nothing went in. */
export const mustBeMappable = (job: StoredImport): void => {
  const { status, counts } = job;
  const isOpen = status === 'mapping' || status === 'failed' || rowsMayChange(job);
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
