import type { MdrRate } from '#contract/shapes/mdrRate.ts';
import { visibleRates } from '#domain/records/mdrRates.ts';
import {
  type ApplicationStatus,
  shownStatus,
  type WorkflowStatus,
} from '#domain/review/applicationStatus.ts';
import type { SignedIn } from '../../http/caller/loadUser.ts';

interface Standing {
  status: ApplicationStatus;
  workflowStatus: WorkflowStatus | null;
}

/** The rates that a record shows where it stands, to staff too; who set them is told to staff only. */
export const shownRates = (
  user: Pick<SignedIn, 'type'>,
  { status, workflowStatus }: Standing,
  rates: readonly MdrRate[],
): MdrRate[] => {
  const { shown } = shownStatus(status, workflowStatus);
  const visible = visibleRates(shown, rates);
  return user.type === 'INTERNAL' ? visible : visible.map((rate) => ({ ...rate, createdBy: null }));
};
