import { type Sentence, same } from '../sentence.ts';
import { SETTINGS, settingLabel } from '../settlement/settings/settingKinds.ts';
import type { ApprovalKindName } from './approval.ts';

/** A setting by its English name, under which a request keeps it. */
export const settingInWords = (name: string): Sentence | null => {
  const setting = SETTINGS.find((kind) => settingLabel[kind].en === name);
  return setting ? settingLabel[setting] : null;
};

/** What a request is about: a setting by its name in either language, all else by the one it has. */
export const subjectInWords = (kind: ApprovalKindName, subject: string): Sentence =>
  (kind === 'SETTING' && settingInWords(subject)) || same(subject);
