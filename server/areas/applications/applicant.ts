import type { ApplicationSummary } from '#contract/applicationShapes.ts';
import { type ApplicationStatus, applicationStatus, needsSecondPerson } from '#domain/applicationStatus.ts';
import { fail } from '../../http/errors.ts';
import type { SignedIn } from '../../http/user.ts';

/** Moves into a risk check and out of it; their reasons are for staff. */
const OF_RISK: readonly string[] = ['risk-verification', 'risk-passed', 'risk-verification-failed'];

/** A head as its applicant may see it: without who has taken it, and without the words of the risk check. */
export const forApplicant = (summary: ApplicationSummary): ApplicationSummary => ({
  ...summary,
  claimedBy: null,
  dtimeClaimed: null,
  events: summary.events.map((event) =>
    OF_RISK.includes(event.action) ? { ...event, reason: null } : event,
  ),
});

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
