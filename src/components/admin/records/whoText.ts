import { isNameless } from '#domain/access/office.ts';
import { applicantNumber } from '#domain/selfService/names/applicantNumber.ts';

type Translate = (key: string, options?: Record<string, unknown>) => string;

/** By whom everything is that Suki brings along. */
const INSTALLED = 'seed';

/** Whoever did something to a record, as its readers call them: an applicant by the number of the application, alike everywhere. */
export const whoText = (by: string, translate: Translate): string => {
  if (by === INSTALLED) return translate('list.installed');
  const number = applicantNumber(by);
  return number ? translate('list.applicant', { number }) : by;
};

/** What is told with whoever did it last. */
export type Deed = 'submitted' | 'created' | 'edited' | 'changed' | 'decided' | 'claimed';

/** What was done and by whom, as a sentence: the reader, a person and an office each have one of their own. */
export const didText = (deed: Deed, by: string | null, reader: string, translate: Translate): string => {
  if (!by) return translate(`list.did.${deed}.nobody`);
  if (by.toLowerCase() === reader.toLowerCase()) return translate(`list.did.${deed}.you`);
  const isPerson = !isNameless(by) && !applicantNumber(by) && by !== INSTALLED;
  return translate(`list.did.${deed}.${isPerson ? 'person' : 'office'}`, { name: whoText(by, translate) });
};
