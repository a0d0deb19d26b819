import type { ApplicationSummary } from '#contract/applicationShapes.ts';

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
