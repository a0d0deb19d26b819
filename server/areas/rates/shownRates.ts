import type { MdrRate } from '#contract/parts.ts';
import { type ApplicationStatus, shownStatus, type WorkflowStatus } from '#domain/applicationStatus.ts';
import { visibleRates } from '#domain/mdrRates.ts';
import type { SignedIn } from '../../http/user.ts';

interface Standing {
  status: ApplicationStatus;
  workflowStatus: WorkflowStatus | null;
}

/** The rates of a record for whoever reads them: staff all, others what the application shows, and not who set it. */
export const shownRates = (
  user: Pick<SignedIn, 'type'>,
  { status, workflowStatus }: Standing,
  rates: readonly MdrRate[],
): MdrRate[] => {
  if (user.type === 'INTERNAL') return [...rates];
  const { shown } = shownStatus(status, workflowStatus);
  return visibleRates(shown, rates).map((rate) => ({ ...rate, createdBy: null }));
};
