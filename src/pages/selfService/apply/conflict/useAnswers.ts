import { type Answers, differences, type Side } from '#domain/selfService/form/differences.ts';
import { valueAt } from '#domain/selfService/form/valueAt.ts';
import { askList } from '../../../../providers/applicant/lists.ts';
import { useDocumentTypes } from '../documents/useDocumentTypes.ts';
import { type SentFile, storeOf } from '../draft/application.ts';
import { useList } from '../fields/useList.ts';
import { useApplication } from '../parts/applicationContext.ts';
import { useApplyText, useSay } from '../parts/useApplyText.ts';
import { answerLabel } from './answerLabel.ts';
import { type AnswerWords, answerText } from './answerText.ts';
import type { SlotAnswer } from './partAnswers.ts';
import { useConflictText } from './texts/useConflictText.ts';

/** An answer as it is asked about: what it is called, and how it reads on both sides. */
export interface AskedAnswer {
  path: string;
  paths: readonly string[];
  label: string;
  mine: string;
  theirs: string;
  /** The files that stand on either side, of a document. */
  files?: Partial<Record<Side, SentFile>>;
}

/** The names of the places for documents, those of a store with its name. */
const usePaperNames = (): ((slot: string) => string) => {
  const application = useApplication();
  const t = useApplyText();
  const { needed, others } = useDocumentTypes();
  return (slot) => {
    const [code = '', branch] = slot.split(':').reverse();
    const label = [...needed, ...others].find((type) => type.code === code)?.label ?? code;
    if (branch === undefined) return label;
    const store = storeOf(application, Number(branch.replace('branch-', '')));
    return `${store.merchantName || t('store.unnamed')}: ${label}`;
  };
};

const filesAt = (path: string, mine: Answers, theirs: Answers): Partial<Record<Side, SentFile>> => {
  const [here, there] = [mine, theirs].map((side) => (valueAt(side, path) as SlotAnswer | undefined)?.file);
  return { ...(here && { mine: here }), ...(there && { theirs: there }) };
};

const digitsAt = (answers: Answers, path: string): string => String(valueAt(answers, path) ?? '');

/** Reads answers: those of two sides that differ, and all that one of them says. */
export const useAnswers = () => {
  const t = useApplyText();
  const say = useSay();
  const c = useConflictText();
  const types = useList('types', () => askList<{ code: string; label: string }>('businessTypes'));
  const businessType = (code: string) => types.rows.find((type) => type.code === code)?.label ?? code;
  const paperOf = usePaperNames();
  const words: AnswerWords = { t, say, c, businessType };
  const asked = (mine: Answers, theirs: Answers): AskedAnswer[] =>
    differences(mine, theirs).flatMap(({ path, paths }) => {
      const label = answerLabel(path, { ...theirs, ...mine }, words, paperOf);
      const [here, there] = [mine, theirs].map((side) => answerText(path, side, words)) as [string, string];
      const one = { path, paths, label, mine: here, theirs: there };
      if (path.startsWith('slots.')) return [{ ...one, files: filesAt(path, mine, theirs) }];
      if (here !== there) return [one];
      // Two numbers that end alike are told apart by all their digits; what reads alike is the same to whoever applies.
      if (!path.endsWith('accountNumber')) return [];
      return [{ ...one, mine: digitsAt(mine, path), theirs: digitsAt(theirs, path) }];
    });
  const told = (answers: Answers): string =>
    differences(answers, {})
      .map(({ path }) => `${answerLabel(path, answers, words, paperOf)}: ${answerText(path, answers, words)}`)
      .join('\n');
  return { asked, told };
};
