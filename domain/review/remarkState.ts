import { type StatusTable, statusRow } from '../status.ts';

/** Where a remark of a review stands: open, or what cleared it; SETTLED is one of before, cleared by mere handing in again. */
export const REMARK_STATES = ['OPEN', 'CHANGED', 'ANSWERED', 'WITHDRAWN', 'SETTLED'] as const;
export type RemarkState = (typeof REMARK_STATES)[number];

/** The five states. A change that was reverted leaves the remark open again, a new answer takes the place of the one before. */
export const remarkStates: StatusTable<RemarkState> = {
  OPEN: statusRow({ en: 'Open', fil: 'Bukas' }, 'warning', 'CHANGED', 'ANSWERED', 'WITHDRAWN'),
  CHANGED: statusRow({ en: 'Changed', fil: 'Binago' }, 'success', 'OPEN', 'ANSWERED', 'WITHDRAWN'),
  ANSWERED: statusRow({ en: 'Answered', fil: 'Sinagot' }, 'info', 'CHANGED', 'WITHDRAWN'),
  WITHDRAWN: statusRow({ en: 'Withdrawn', fil: 'Binawi' }, 'neutral'),
  SETTLED: statusRow({ en: 'Settled', fil: 'Naayos' }, 'neutral'),
};

/** What the state of a remark follows from. */
export interface RemarkFacts {
  isResolved: boolean;
  /** What cleared it when it was resolved. */
  outcome: Exclude<RemarkState, 'OPEN' | 'SETTLED'> | null;
  /** Its section holds other than when the remark was made. */
  isChanged: boolean;
  answer: string | null;
}

/** The state of a remark. A change in its section counts before an answer, because that is what was asked for. */
export function remarkState({ isResolved, outcome, isChanged, answer }: RemarkFacts): RemarkState {
  if (isResolved) return outcome ?? 'SETTLED';
  if (isChanged) return 'CHANGED';
  return answer === null ? 'OPEN' : 'ANSWERED';
}

/** Whether a remark keeps an application from being handed in again. */
export function holdsBack(state: RemarkState): boolean {
  return state === 'OPEN';
}
