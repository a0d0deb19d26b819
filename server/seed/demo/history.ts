import { manilaDate, manilaDayStart } from '#domain/day.ts';
import { decide, resubmit, type Standing } from '#domain/review/workflowActions.ts';
import type { DemoRandom } from '../demoDataRandom.ts';
import type { Plan, Step } from './applicationPlans.ts';

/** One move of an application, as its history tells it. */
export interface Move {
  action: Step | 'submit';
  from: Standing | null;
  to: Standing;
  at: Date;
  by: string;
  reason: string | null;
}

const REASONS: Partial<Record<Step, readonly string[]>> = {
  incomplete: [
    'Please mend the points below and hand the application in again.',
    'Paki-ayos po ang mga nakasaad sa ibaba.',
  ],
  'risk-verification': ['New line of business: please check the owners.', 'High limit requested.'],
  'risk-passed': ['Owners and address confirmed by phone and visit.'],
  'risk-verification-failed': [
    'The business could not be found at its address.',
    'The identification of the signatory could not be confirmed.',
  ],
  reject: [
    'The business is outside of the lines that are financed.',
    'The documents were not mended in time.',
  ],
  cancel: ['The partner has withdrawn.', 'Handed in twice.'],
};

const next = (step: Step, { status, workflow }: Standing): Standing => {
  if (step === 'reject') return { status: 'REJECTED', workflow };
  if (step === 'cancel') return { status: 'CANCELLED', workflow };
  const to = step === 'resubmit' ? resubmit(status, workflow) : decide(step, status, workflow);
  if (!to) throw new Error(`The demo's plan takes no legal way: ${step} from ${status} ${workflow}`);
  return to;
};

/** Who hands an application in, and which reviewer decides on it. */
interface People {
  submitter: string;
  reviewer: string;
}

/** Who takes a step: applicants mend and cancel what is theirs, risk answers what it is asked. */
const actor = (step: Step, { submitter, reviewer }: People): string => {
  if (step === 'resubmit' || step === 'cancel') return submitter;
  if (step.startsWith('risk-') && step !== 'risk-verification') return 'antifraud.reviewer';
  return reviewer;
};

const HOUR_MS = 3_600_000;
const OPENS = 8;
const OPEN_HOURS = 10;

/** A moment of the same day in Manila, between opening and closing of an office; later moments stay later. */
const inOfficeHours = (at: number): number => {
  const midnight = manilaDayStart(manilaDate(new Date(at))).getTime();
  return midnight + OPENS * HOUR_MS + Math.round(((at - midnight) * OPEN_HOURS) / 24);
};

/** Moments from the first one on, the last hour before now left free; those of the last day as they are. */
const moments = (starts: readonly number[], now: number): Date[] => {
  const latest = now - HOUR_MS / 2;
  const last = starts.map((at) => (at < now - 24 * HOUR_MS ? inOfficeHours(at) : at));
  return last.map((at, n) => new Date(Math.min(latest, Math.max(at, ...last.slice(0, n)))));
};

/** The moves of an application by its plan: legal ones, from when it was handed in until before now. */
export const historyOf = (plan: Plan, people: People, now: Date, random: DemoRandom): Move[] => {
  const hours = random.int(...plan.hours);
  const start = now.getTime() - hours * HOUR_MS;
  // Each step takes its share of the time, the last share is since.
  const share = (hours * HOUR_MS) / (plan.steps.length + 1);
  const starts = plan.steps.map((_, n) => start + Math.round(share * (n + 0.4 + random.next() * 0.5)));
  const [first = now, ...rest] = moments([start, ...starts], now.getTime());
  const submitted: Standing = { status: 'SUBMITTED', workflow: null };
  const moves: Move[] = [
    { action: 'submit', from: null, to: submitted, at: first, by: people.submitter, reason: null },
  ];
  let standing = submitted;
  for (const [n, step] of plan.steps.entries()) {
    const to = next(step, standing);
    const reason = random.pick(REASONS[step] ?? [null]);
    const by = actor(step, people);
    moves.push({ action: step, from: standing, to, at: rest[n] ?? now, by, reason });
    standing = to;
  }
  return moves;
};
