import { addDays } from '../day.ts';
import { type ApplicationStatus, applicationStatus } from '../review/applicationStatus.ts';
import { type Sentence, same } from '../sentence.ts';

/** The products that a merchant discount rate is agreed for. */
export const MDR_TYPES = [
  'HC_SMILE_REWARDS',
  'HCPAY',
  'CASH_LOAN',
  'POS_LOAN',
  'HOME_CREDIT_CARD',
  'SHOPPINGMALL_PH',
] as const;
export type MdrType = (typeof MDR_TYPES)[number];

/** The rate types by the names of their products. */
export const mdrType: Readonly<Record<MdrType, Sentence>> = {
  HC_SMILE_REWARDS: same('HC Smile Rewards'),
  HCPAY: same('HCPay'),
  CASH_LOAN: same('Cash Loan'),
  POS_LOAN: same('POS Loan'),
  HOME_CREDIT_CARD: same('Home Credit Card'),
  SHOPPINGMALL_PH: same('Shoppingmall.ph'),
};

export const MDR_STATUSES = ['A', 'B', 'C'] as const;
export type MdrStatus = (typeof MDR_STATUSES)[number];

/** The part of a rate that tells what it is shown as. */
export interface RateFlags {
  status: MdrStatus | null;
  isEnabled: boolean | null;
}

/** Whether a rate is pending: it has neither a status nor the enabled flag; false counts as no flag. */
export function isPendingRate({ status, isEnabled }: RateFlags): boolean {
  return status === null && isEnabled !== true;
}

const PENDING: Sentence = { en: 'Pending', fil: 'Nakabinbin' };
const ENABLED: Sentence = { en: 'Enabled', fil: 'Naka-enable' };

/** A rate's state in words: Active, Blocked or Closed by its code, Enabled by its flag alone, else Pending. */
export function rateLabel(rate: RateFlags): Sentence {
  if (rate.status !== null) return applicationStatus[rate.status].label;
  return isPendingRate(rate) ? PENDING : ENABLED;
}

const SHOWN_IN: readonly ApplicationStatus[] = ['APPROVED', 'A', 'B', 'C'];

/** Whether an application that is shown with this status shows rates that have a status or flag; pending ones it always shows. */
export function showsRates(shown: ApplicationStatus): boolean {
  return SHOWN_IN.includes(shown);
}

/** Those of the rates that an application with this shown status shows; of every other type only that it is pending is told. */
export function visibleRates<R extends RateFlags>(shown: ApplicationStatus, rates: readonly R[]): R[] {
  return rates.filter((rate) => isPendingRate(rate) || showsRates(shown));
}

/** Business days on which a rate holds, both included; the last of a type is open. */
export interface Period {
  effectiveFrom: string;
  effectiveTo: string | null;
}

const holdsOn = ({ effectiveFrom, effectiveTo }: Period, day: string): boolean =>
  effectiveFrom <= day && (effectiveTo === null || effectiveTo >= day);

/** The rate that holds on a business day, or null. */
export function rateOn<P extends Period>(periods: readonly P[], day: string): P | null {
  return periods.find((period) => holdsOn(period, day)) ?? null;
}

/** What a new rate from some day on does to the periods of its type. */
export interface RatePlan<P extends Period> {
  /** Begins on the same day: takes over the new rate and keeps its days. */
  replaced: P | null;
  /** Ends the day before the new one begins; `lastDay` is that day. */
  shortened: { period: P; lastDay: string } | null;
  /** The days of the new rate; null when one was replaced. */
  added: Period | null;
}

/**
 * Where a rate that begins on `from` goes among the periods of its type: on the first day of one it replaces it, else it ends
 * the one that holds that day and holds until the next one begins.
 */
export function planRate<P extends Period>(periods: readonly P[], from: string): RatePlan<P> {
  const held = rateOn(periods, from);
  if (held?.effectiveFrom === from) return { replaced: held, shortened: null, added: null };
  const later = periods.map((period) => period.effectiveFrom).filter((day) => day > from);
  const next = later.sort()[0];
  const effectiveTo = held ? held.effectiveTo : next === undefined ? null : addDays(next, -1);
  return {
    replaced: null,
    shortened: held && { period: held, lastDay: addDays(from, -1) },
    added: { effectiveFrom: from, effectiveTo },
  };
}

/**
 * The earliest first day of a rate: tomorrow, as a day that has begun is settled by what held when it began. A pending one is of
 * an application under review, which has nothing to settle: it may begin today. Where payments wait for it since some day,
 * nothing of it is settled from then on, and it may begin with them.
 */
export function earliestRateDay(
  today: string,
  isPending: boolean,
  waitingSince: string | null = null,
): string {
  const usual = isPending ? today : addDays(today, 1);
  return waitingSince !== null && waitingSince < usual ? waitingSince : usual;
}

/** The first day of a rate that was asked for: no rate begins before its earliest day, also when its approval came late. */
export function firstRateDay(
  asked: string,
  today: string,
  isPending: boolean,
  waitingSince: string | null = null,
): string {
  return asked < earliestRateDay(today, isPending, waitingSince) ? earliestRateDay(today, isPending) : asked;
}
