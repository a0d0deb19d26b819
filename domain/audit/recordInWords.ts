import { formatDate, isDateString } from '../day.ts';
import { settingInWords } from '../review/subjectWords.ts';
import type { Language } from '../sentence.ts';
import { SETTINGS, settingLabel } from '../settlement/settings/settingKinds.ts';
import { wordOf } from './words.ts';

/** A version of a setting, kept as its kind and first day. */
const versionInWords = (name: string, language: Language): string => {
  const [code = '', day = ''] = name.split(' ');
  const setting = SETTINGS.find((kind) => kind === code);
  return setting && isDateString(day) ? `${settingLabel[setting][language]}, ${formatDate(day)}` : name;
};

type InWords = (name: string, language: Language) => string;

/** Kinds of record that are called by a word of ours, not by a name. */
const OURS: Readonly<Partial<Record<string, InWords>>> = {
  address: (code, language) => wordOf('addressType', code, language),
  setting_version: versionInWords,
  approval_request: (name, language) => settingInWords(name)?.[language] ?? name,
};

/** What the trail calls a record: its name, or the word of its kind in the language of the reader. */
export const recordInWords = (target: string, name: string, language: Language): string =>
  (Object.hasOwn(OURS, target) && OURS[target]?.(name, language)) || name;
