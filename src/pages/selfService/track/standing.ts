import { dueOf, type Ending, type Stage, stageOf } from '#domain/applicants/stage.ts';
import { awaitedText } from '#domain/awaitedText.ts';
import { formatInstant } from '#domain/day.ts';
import { holdsBack } from '#domain/review/remarkState.ts';
import type { Language } from '#domain/sentence.ts';
import type { Branch, Track, TrackedRemark } from '../../../providers/applicant/tracking.ts';

/** Where an application stands, since when and until when. */
export interface Standing {
  where: Stage | Ending;
  due: Date | null;
}

/** Where something stands by its own events, those of the partner (null) or of a store. */
const standing = (
  { status, workflowStatus, dtimeSubmitted, dtimeResubmitted }: Track | Branch,
  events: Track['events'],
): Standing => {
  const where = stageOf(status, workflowStatus);
  const begun: Partial<Record<Stage | Ending, string | null>> = {
    review: dtimeResubmitted ?? dtimeSubmitted,
    mending: events.find(({ toStatus }) => toStatus === 'INCOMPLETE')?.dtimeCreated ?? null,
    risk: events.find(({ toWorkflow }) => toWorkflow === 'RISK_VERIFICATION')?.dtimeCreated ?? null,
  };
  const at = begun[where];
  return { where, due: dueOf(where, at ? new Date(at) : null) };
};

export const standingOf = (track: Track): Standing =>
  standing(
    track,
    track.events.filter(({ merchantId }) => merchantId === null),
  );

/** Where a store stands that was added to a partner. */
export const standingOfBranch = ({ events }: Pick<Track, 'events'>, branch: Branch): Standing =>
  standing(
    branch,
    events.filter(({ merchantId }) => merchantId === branch.id),
  );

/** What the reviewer said of the whole when something was last asked for: of the application, or of each store of those that were added. */
export const saidOfWhole = ({ events, branches }: Pick<Track, 'events' | 'branches'>): string[] => {
  const owners =
    branches.length === 0
      ? [null]
      : branches.flatMap(({ id, status }) => (status === 'INCOMPLETE' ? id : []));
  const said = owners.flatMap((owner) => {
    const last = events.find(({ merchantId, toStatus }) => merchantId === owner && toStatus === 'INCOMPLETE');
    return last?.reason ? [last.reason] : [];
  });
  return [...new Set(said)];
};

const UNFINISHED: readonly Stage[] = ['mending', 'review', 'risk', 'approved'];

/** Where stores stand that were added together: where the one stands that waits first, until the last of those; decided when none does. */
export const standingOfBranches = (
  track: Track,
): { where: Standing['where'] | 'decided'; due: Date | null } => {
  const all = track.branches.map((branch) => standingOfBranch(track, branch));
  const first = UNFINISHED.find((stage) => all.some(({ where }) => where === stage));
  const [only, ...others] = new Set(all.map(({ where }) => where));
  if (!first) return { where: only && others.length === 0 ? only : 'decided', due: null };
  const dues = all.flatMap(({ where, due }) => (where === first && due ? [due.getTime()] : []));
  return { where: first, due: dues.length > 0 ? new Date(Math.max(...dues)) : null };
};

/** Whether something is asked for: of the application, of any of the stores that were added, or of this one of them. */
export const isMending = ({ status, branches }: Track, merchantId: string | null = null): boolean => {
  if (branches.length === 0) return status === 'INCOMPLETE';
  return branches.some(
    (branch) => branch.status === 'INCOMPLETE' && (merchantId === null || branch.id === merchantId),
  );
};

/** An instant by Manila's clock, as everywhere; a dash where there is none. */
export const timeText = (instant: Date | string | null): string =>
  instant === null ? '–' : formatInstant(new Date(instant));

/** Until when, in words: the last day of the applicant, the hour of ours; a dash where nobody waits. */
export const dueText = ({ where, due }: ReturnType<typeof standingOfBranches>, language: Language): string =>
  due ? awaitedText(due, language, { withHour: where !== 'mending' }) : '–';

/** The standing of whatever the number is of. */
export const standingNow = (track: Track): ReturnType<typeof standingOfBranches> =>
  track.branches.length > 0 ? standingOfBranches(track) : standingOf(track);

/** What is asked for and not settled yet, what is still open first. */
export const asked = (remarks: readonly TrackedRemark[]): TrackedRemark[] =>
  remarks
    .filter(({ dtimeResolved }) => dtimeResolved === null)
    .sort(
      (one, other) =>
        Number(holdsBack(other.state)) - Number(holdsBack(one.state)) || Number(one.id) - Number(other.id),
    );
