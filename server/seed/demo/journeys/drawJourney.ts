import { DRAFT_DAYS } from '#domain/applicants/draftLife.ts';
import type { JourneyKind } from '#domain/applicants/funnel.ts';
import { type SelfServiceStep, sectionOf, stepsOf } from '#domain/selfService/form/steps.ts';
import type { DemoRandom } from '../../demoDataRandom.ts';

const DAY_MS = 86_400_000;

/** What was noted of an application, as its row has it. */
export interface JourneyEvent {
  kind: string;
  section: string | null;
  fields: string[];
  seconds: number | null;
  at: Date;
}
/** An application that somebody began: where it stands, since when, and what was noted of it. */
export interface Journey {
  kind: JourneyKind;
  state: 'OPEN' | 'SENT' | 'CANCELLED' | 'EXPIRED';
  createdAt: Date;
  changedAt: Date;
  endedAt: Date | null;
  events: JourneyEvent[];
}

interface Habit {
  step: SelfServiceStep;
  /** Of those who open it, the share that goes no further. */
  leave: number;
  /** Half need so many seconds. */
  usual: number;
  /** Of those who do it, the share that is told of something wrong first. */
  wrong: number;
  /** What that is, the likeliest first. */
  fields: readonly string[];
}

/** How people get on with each step: papers and the bank account are what they do not have at hand. */
const HABITS: readonly Habit[] = [
  {
    ...{ step: 'business-details', leave: 0.08, usual: 205, wrong: 0.38 },
    fields: [
      'businessTin',
      'dtiRegistrationNumber',
      'address.barangay',
      'address.streetNumber',
      'registeredBusinessName',
    ],
  },
  {
    ...{ step: 'bank-information', leave: 0.11, usual: 170, wrong: 0.31 },
    fields: [
      'bankInformation.accountNumber',
      'authorizedSignatory.birthDate',
      'bankInformation.bank',
      'authorizedSignatory.mobileNumber',
    ],
  },
  {
    ...{ step: 'branch-details/merchant', leave: 0.05, usual: 140, wrong: 0.22 },
    fields: ['contactNumber', 'merchantName', 'address.barangay', 'contactPerson.mobileNumber'],
  },
  {
    ...{ step: 'branch-details/retailer', leave: 0.02, usual: 55, wrong: 0.12 },
    fields: ['retailerAssociates.mobileNumber', 'retailerAssociates.birthDate'],
  },
  {
    ...{ step: 'branch-details/commodity', leave: 0.03, usual: 75, wrong: 0.14 },
    fields: ['schedules.days', 'ecommerceSites.website', 'schedules.closingHour'],
  },
  {
    ...{ step: 'required-documents', leave: 0.15, usual: 260, wrong: 0.44 },
    fields: ['BIR_2303', 'DTI', 'SIGNATORY_ID'],
  },
  {
    ...{ step: 'review-application', leave: 0.02, usual: 60, wrong: 0.2 },
    fields: ['consent.privacyPolicy', 'consent.acceptableUse'],
  },
];
/** What one in so many applies for, a store in all others. */
const KINDS: readonly (readonly [JourneyKind, share: number])[] = [
  ['STORES', 0.14],
  ['SHEET', 0.06],
  ['EXISTING', 0.15],
];
const NEVER_BEGINS = 0.04;
const COMES_BACK = 0.16;
const CANCELS = 0.2;

/** Around the usual: most near it, some who take three times as long. */
const taken = (random: DemoRandom, usual: number): number =>
  Math.max(8, Math.round(usual * Math.exp((random.next() + random.next() + random.next() - 1.5) * 0.9)));

/** The likeliest comes twice as often as the next one, and that one as the one after it. */
const wrongFields = (random: DemoRandom, fields: readonly string[]): string[] => {
  const likely = fields.filter((_, at) => random.chance(0.6 / (at + 1)));
  return likely.length > 0 ? likely : fields.slice(0, 1);
};

const drawKind = (random: DemoRandom): JourneyKind =>
  KINDS.find(([, share]) => random.chance(share))?.[0] ?? 'STORE';

/** Thrown where the next thing has not happened by now. */
class NotYet extends Error {}

/** Draws how somebody got on who began at a moment; nothing of it lies past `now`. */
export const drawJourney = (random: DemoRandom, createdAt: Date, now: Date): Journey => {
  const events: JourneyEvent[] = [];
  const kind = drawKind(random);
  const steps = stepsOf({ branchOnly: kind === 'EXISTING' });
  const habits = HABITS.filter(({ step }) => steps.includes(step));
  let at = createdAt.getTime();
  const note = (kind: string, section: string | null = null, rest: Partial<JourneyEvent> = {}): void => {
    if (at > now.getTime()) throw new NotYet();
    events.push({ kind, section, fields: [], seconds: null, ...rest, at: new Date(at) });
  };
  const pass = (seconds: number): void => {
    at += seconds * 1000;
  };
  /** Whether the step was done. */
  const work = ({ step, leave, usual, wrong, fields }: Habit): boolean => {
    const section = sectionOf(step);
    note('opened', section);
    const seconds = taken(random, usual);
    pass(seconds);
    // The papers of a partner in business are there: none is asked for.
    const isAskedPapers = kind !== 'EXISTING' || step !== 'required-documents';
    const isWrong = random.chance(wrong) && isAskedPapers;
    if (isWrong) note('errors', section, { fields: wrongFields(random, fields) });
    if (random.chance(leave)) return false;
    const mended = isWrong ? taken(random, 30) : 0;
    pass(mended);
    note('done', section, { seconds: seconds + mended });
    if (random.chance(COMES_BACK)) {
      pass(random.int(3, 110) * 3600);
      note('resumed');
    }
    return true;
  };
  const isFinished = (): boolean => {
    note('started');
    pass(20);
    if (random.chance(NEVER_BEGINS)) return false;
    return habits.every(work);
  };
  const end = (state: Journey['state'], as: string): Journey => {
    pass(10);
    note(as);
    const endedAt = new Date(at);
    return { kind, state, createdAt, changedAt: endedAt, endedAt, events };
  };
  try {
    if (isFinished()) return end('SENT', 'submitted');
    if (random.chance(CANCELS)) return end('CANCELLED', 'cancelled');
    const last = new Date(at);
    pass((DRAFT_DAYS * DAY_MS) / 1000);
    return { ...end('EXPIRED', 'expired'), changedAt: last };
  } catch (error) {
    if (!(error instanceof NotYet)) throw error;
    const changedAt = events.at(-1)?.at ?? createdAt;
    return { kind, state: 'OPEN', createdAt, changedAt, endedAt: null, events };
  }
};
