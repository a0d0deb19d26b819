import {
  type ApplicationStatus,
  applicationStatus,
  needsSecondPerson,
} from '#domain/review/applicationStatus.ts';
import type { SignedIn } from '../../http/caller/loadUser.ts';
import { fail } from '../../http/errors/fail.ts';

/** 422 of an applicant's change to what was approved or is in business already: nobody would review it any more. */
export const mustBeInReview = (
  { applicantId }: Pick<SignedIn, 'applicantId'>,
  { status }: { status: ApplicationStatus },
): void => {
  if (applicantId === null || !needsSecondPerson(status)) return;
  const { label } = applicationStatus[status];
  throw fail('rule_not_editable', {
    en: `This is ${label.en} already: it can no longer be changed as an application.`,
    fil: `${label.fil} na ito: hindi na ito mababago bilang aplikasyon.`,
  });
};
