import { type ImportStatus, rowsMayChange, UNDER_WAY } from '#domain/importJobs/importStatus.ts';
import type { Sentence } from '#domain/sentence.ts';
import { fail } from '../../http/errors/fail.ts';
import type { StoredImport } from '../../imports/readImport.ts';
import { isFinished, writable, written } from '../../imports/rows/countRows.ts';

/** Why a deed is not for an import in this status. */
const NOT_WHILE: Readonly<Record<ImportStatus, Sentence>> = {
  reading: {
    en: 'The file is being read: wait until that is done.',
    fil: 'Binabasa pa ang file: hintaying matapos.',
  },
  mapping: { en: 'Match the columns first.', fil: 'Itugma muna ang mga column.' },
  checking: {
    en: 'The rows are being checked: wait until that is done.',
    fil: 'Sinusuri pa ang mga hilera: hintaying matapos.',
  },
  review: {
    en: 'The rows are checked and wait for you.',
    fil: 'Nasuri na ang mga hilera at naghihintay sa iyo.',
  },
  confirming: {
    en: 'It waits for a second person: withdraw the request first.',
    fil: 'Naghihintay ito ng pangalawang tao: bawiin muna ang request.',
  },
  committing: {
    en: 'The rows are being written: wait until that is done.',
    fil: 'Isinusulat pa ang mga hilera: hintaying matapos.',
  },
  done: { en: 'This import is done.', fil: 'Tapos na ang import na ito.' },
  done_with_errors: {
    en: 'This import is done, and the rows that are left wait to be fixed.',
    fil: 'Tapos na ang import na ito, at aayusin pa ang mga natirang hilera.',
  },
  failed: {
    en: 'The file could not be read: upload another one.',
    fil: 'Hindi nabasa ang file: mag-upload ng iba.',
  },
  cancelled: { en: 'This import was stopped.', fil: 'Itinigil ang import na ito.' },
  undoing: {
    en: 'What was written is being taken back: wait until that is done.',
    fil: 'Binabawi pa ang naisulat: hintaying matapos.',
  },
  undone: { en: 'What this import wrote was taken back.', fil: 'Nabawi na ang isinulat ng import na ito.' },
};

export const notWhile = (status: ImportStatus): Sentence => NOT_WHILE[status];

const NOTHING: Sentence = {
  en: 'No row is ready to go in: fix the rows with problems first.',
  fil: 'Walang hilerang handa nang ipasok: ayusin muna ang mga hilerang may problema.',
};

const ALL_FINISHED: Sentence = {
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
  return isFinished(job.counts) ? ALL_FINISHED : NOTHING;
};

/** Why nothing can be taken back now; null when it can. */
export const whyNoUndo = ({ status, counts, clearedAt }: StoredImport): Sentence | null => {
  if (clearedAt) return CLEARED;
  return UNDOABLE.includes(status) ? (written(counts) > 0 ? null : NOTHING_IN) : notWhile(status);
};

/** 422 with the reason, when there is one. */
export const refuseFor = (why: Sentence | null): void => {
  if (why) throw fail('rule_import_busy', why);
};
