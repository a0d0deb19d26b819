import { isWarning, type Problem, problemSentence } from '#domain/imports/problems.ts';
import type { Problems } from '#domain/selfService/check/problems.ts';
import type { Sentence } from '#domain/sentence.ts';
import type { SheetProblem } from '../../imports/sheets/sheetKind.ts';

// What the workbench of the staff says in words of its own is said here in those of an owner.
const OWN: Readonly<Record<string, Sentence>> = {
  'not_choice bankInformation.bank': {
    en: 'We know no bank of this name: write it as the list in the template does',
    fil: 'Walang bangkong ganito ang pangalan sa listahan: isulat ito gaya ng nasa template',
  },
  'not_choice commodities': {
    en: 'This is not among what stores sell: choose from the list in the template',
    fil: 'Wala ito sa mga ibinebenta ng tindahan: pumili sa listahan sa template',
  },
  'not_choice schedules.0.days': {
    en: 'Write days as Mon-Sat, or Mon, Wed, Fri, or Daily',
    fil: 'Isulat ang mga araw bilang Mon-Sat, o Mon, Wed, Fri, o Daily',
  },
  'not_choice bankInformation.accountType': {
    en: 'Write Savings or Current',
    fil: 'Isulat ang Savings o Current',
  },
};

// An owner is not asked twice: what staff may wave through is settled here before it goes in.
const SETTLED: ReadonlySet<string> = new Set(['zip_elsewhere', 'template_example']);

/** A problem that reading a cell has found, as its owner hears of it. */
export const branchProblem = ({ field, code, params, suggestion }: Problem): SheetProblem => ({
  field,
  text: OWN[`${code} ${field}`] ?? problemSentence(code, params),
  ...(suggestion === undefined ? {} : { suggestion }),
  isError: SETTLED.has(code) || !isWarning(code),
});

/** What reading has found, then what the rules of a branch say of fields of which nothing was said yet. */
export const branchProblems = (found: readonly SheetProblem[], rules: Problems): SheetProblem[] => {
  const said = new Set(found.flatMap(({ field, isError }) => (isError && field !== null ? [field] : [])));
  const more = Object.entries(rules).flatMap(([field, text]) =>
    said.has(field) ? [] : [{ field, text, isError: true }],
  );
  return [...found, ...more];
};
