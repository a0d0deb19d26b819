import { isDateString } from '#domain/day.ts';
import { MDR_TYPES, type MdrType } from '#domain/records/mdrRates.ts';
import type { RateChange } from '../../../providers/verbs/approvalVerbs.ts';

/** What is typed for a product; an empty rate leaves it as it is. */
interface TypedRate {
  rate: string;
  day: string;
}
export type TypedRates = Readonly<Record<MdrType, TypedRate>>;

/** The earliest day on which a rate of a product may begin. */
export type Earliest = (type: MdrType) => string;

/** Nothing typed; each rate is proposed for the earliest day on which it may begin. */
export const emptyRates = (earliest: Earliest): TypedRates => {
  const entries = MDR_TYPES.map((type) => [type, { rate: '', day: earliest(type) }] as const);
  return Object.fromEntries(entries) as TypedRates;
};

const filled = (typed: TypedRates): MdrType[] => MDR_TYPES.filter((type) => typed[type].rate.trim() !== '');

/** Whether a text is a rate in percent: 0 to 100 with at most three places, as the call takes it. */
const isRate = (text: string): boolean => /^\d{1,3}(\.\d{1,3})?$/.test(text.trim()) && Number(text) <= 100;

type Problem = 'badRate' | 'badDay';

/** What is wrong with what was typed, by field (`HCPAY.rate`), as keys of texts. */
export const rateErrors = (typed: TypedRates, earliest: Earliest): Record<string, Problem> =>
  Object.fromEntries(
    filled(typed).flatMap((type): [string, Problem][] => [
      ...(isRate(typed[type].rate) ? [] : ([[`${type}.rate`, 'badRate']] as [string, Problem][])),
      ...(isDateString(typed[type].day) && typed[type].day >= earliest(type)
        ? []
        : ([[`${type}.day`, 'badDay']] as [string, Problem][])),
    ]),
  );

/** The change as the call takes it; without a rate there is nothing to ask for. */
export const rateChange = (typed: TypedRates): RateChange => ({
  rates: filled(typed).map((type) => ({
    type,
    mdrRate: typed[type].rate.trim(),
    effectiveFrom: typed[type].day,
  })),
});

/** The server's errors by the fields of the form: the n-th rate of the call is the n-th one that is filled in. */
export const serverErrors = (typed: TypedRates, fields: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    filled(typed).flatMap((type, at) => [
      ...(fields[`rates.${at}.mdrRate`] ? [[`${type}.rate`, fields[`rates.${at}.mdrRate`]]] : []),
      ...(fields[`rates.${at}.effectiveFrom`] ? [[`${type}.day`, fields[`rates.${at}.effectiveFrom`]]] : []),
    ]),
  ) as Record<string, string>;
