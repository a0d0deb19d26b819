import { dueOf, type Ending, type Stage, stageOf } from '#domain/applicants/stage.ts';
import { formatDate, formatInstant, manilaDate } from '#domain/day.ts';
import { holdsBack } from '#domain/review/remarkState.ts';
import type { Track, TrackedRemark } from '../../../providers/applicant/tracking.ts';

/** Where an application stands, since when and until when. */
export interface Standing {
  where: Stage | Ending;
  due: Date | null;
}

const since = ({ events, dtimeSubmitted, dtimeResubmitted }: Track, where: Stage | Ending): Date | null => {
  const ofPartner = events.filter(({ merchantId }) => merchantId === null);
  const begun: Partial<Record<Stage | Ending, string | null>> = {
    review: dtimeResubmitted ?? dtimeSubmitted,
    mending: ofPartner.find(({ toStatus }) => toStatus === 'INCOMPLETE')?.dtimeCreated ?? null,
    risk: ofPartner.find(({ toWorkflow }) => toWorkflow === 'RISK_VERIFICATION')?.dtimeCreated ?? null,
  };
  const at = begun[where];
  return at ? new Date(at) : null;
};

export const standingOf = (track: Track): Standing => {
  const where = stageOf(track.status, track.workflowStatus);
  return { where, due: dueOf(where, since(track, where)) };
};

/** An instant by Manila's clock, as everywhere; a dash where there is none. */
export const timeText = (instant: Date | string | null): string =>
  instant === null ? '–' : formatInstant(new Date(instant));

/** Until when, in words: the last day of the applicant, the hour of ours; a dash where nobody waits. */
export const dueText = ({ where, due }: Standing): string =>
  due && where === 'mending' ? formatDate(manilaDate(due)) : timeText(due);

/** What is asked for and not settled yet, what is still open first. */
export const asked = (remarks: readonly TrackedRemark[]): TrackedRemark[] =>
  remarks
    .filter(({ dtimeResolved }) => dtimeResolved === null)
    .sort(
      (one, other) =>
        Number(holdsBack(other.state)) - Number(holdsBack(one.state)) || Number(one.id) - Number(other.id),
    );
