import { applicantNumber } from '#domain/selfService/names/applicantNumber.ts';

type Translate = (key: string, options?: Record<string, unknown>) => string;

/** Whoever did something to a record, as its readers call them: an applicant by the number of the application, alike everywhere. */
export const whoText = (by: string, translate: Translate): string => {
  const number = applicantNumber(by);
  return number ? translate('list.applicant', { number }) : by;
};
