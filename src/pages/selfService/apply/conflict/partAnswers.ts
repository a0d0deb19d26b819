import type { DraftPartName } from '#domain/applicants/draftParts.ts';
import type { Answers } from '#domain/selfService/form/differences.ts';
import { emptyBank, emptyBusiness, emptyStore } from '#domain/selfService/form/emptyForms.ts';
import { slotName } from '../documents/fileParts.ts';
import type { Documents, SentFile } from '../draft/application.ts';
import type { Values } from '../draft/draftStore.ts';

/** What stands in one place for a document: its file, or why it could not be taken. */
export interface SlotAnswer {
  file?: SentFile;
  problem?: string;
}

/** Names of places are no paths. */
const nameOf = (slot: string): string => slot.replaceAll('.', ':');

const slotsOf = ({ files = [], problems = {} }: Partial<Documents>): Answers => {
  const slots: Record<string, SlotAnswer> = {};
  for (const [slot, problem] of Object.entries(problems)) slots[nameOf(slot)] = { problem };
  for (const file of files) slots[nameOf(slotName(file))] = { file };
  return slots;
};

const documentsIn = (slots: Readonly<Record<string, SlotAnswer | undefined>>): Documents => {
  const entries = Object.entries(slots);
  const problems = entries.flatMap(([slot, answer]) =>
    answer?.problem ? [[slot.replaceAll(':', '.'), answer.problem]] : [],
  );
  return {
    files: entries.flatMap(([, answer]) => answer?.file ?? []),
    problems: Object.fromEntries(problems),
  };
};

const EMPTY: Readonly<Record<string, () => object>> = { business: emptyBusiness, bank: emptyBank };

/** A part as answers that can be compared one by one, in the order of its page; documents place by place. */
export const answersOf = (part: DraftPartName, values: Values): Answers => {
  if (part === 'documents') return { slots: slotsOf(values) };
  const empty = part.startsWith('branch-') ? emptyStore() : (EMPTY[part]?.() ?? {});
  return { ...empty, ...values };
};

/** The same as it is kept. */
export const valuesOf = (part: DraftPartName, answers: Answers): Values =>
  part === 'documents' ? { ...documentsIn(answers.slots as Record<string, SlotAnswer>) } : { ...answers };
