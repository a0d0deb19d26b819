import { addDays } from '../day.ts';
import type { MdrType } from '../records/mdrRates.ts';
import type { Sentence } from '../sentence.ts';

/** Who is paid, as the tax code tells them apart: WI of persons, WC of everybody else. */
export const PAYEE_KINDS = ['INDIVIDUAL', 'CORPORATE'] as const;
export type PayeeKind = (typeof PAYEE_KINDS)[number];

/** The kinds of payee in words. */
export const payeeKindLabel: Readonly<Record<PayeeKind, Sentence>> = {
  INDIVIDUAL: { en: 'Sole proprietor', fil: 'Sole proprietor' },
  CORPORATE: { en: 'Company', fil: 'Kompanya' },
};

const KINDS: ReadonlyMap<string, PayeeKind> = new Map([
  ['SOLE_PROPRIETORSHIP', 'INDIVIDUAL'],
  ...[
    'PARTNERSHIP',
    'CORPORATION',
    'ONE_PERSON_CORPORATION',
    'COOPERATIVE',
    'ASSOCIATION_FOUNDATION',
    'GOVERNMENT',
  ].map((entity) => [entity, 'CORPORATE'] as const),
]);

/** The kind of payee that a business entity (code of `business-entity-type`) is; null when it is not known. */
export function payeeKind(businessEntity: string | null): PayeeKind | null {
  return KINDS.get(businessEntity ?? '') ?? null;
}

/** The products from whose sales tax is withheld: of loans and rewards none is. */
export const WITHHELD = ['HCPAY', 'HOME_CREDIT_CARD', 'SHOPPINGMALL_PH'] as const satisfies MdrType[];

/** Whether tax is withheld from what a product's sales come to. */
export const HAS_ATC: Readonly<Record<MdrType, boolean>> = {
  HC_SMILE_REWARDS: false,
  HCPAY: true,
  CASH_LOAN: false,
  POS_LOAN: false,
  HOME_CREDIT_CARD: true,
  SHOPPINGMALL_PH: true,
};

/** A tax code with the days it holds, both included; the last is open. Percents are decimal strings. */
export interface AtcRate {
  code: string;
  product: MdrType;
  payeeKind: PayeeKind;
  percent: string;
  /** The percentage is of this much of the amount, in percent: 100, or 50 of the rules before March 2025. */
  basePercent: string;
  from: string;
  to: string | null;
}

/** The tax code of a product and payee on a business day (YYYY-MM-DD); null when none holds. */
export function atcOn<R extends AtcRate>(
  rates: readonly R[],
  { product, payee, day }: { product: MdrType; payee: PayeeKind; day: string },
): R | null {
  const holds = (rate: R) =>
    rate.product === product &&
    rate.payeeKind === payee &&
    rate.from <= day &&
    (rate.to === null || rate.to >= day);
  return rates.find(holds) ?? null;
}

/**
 * The first day on which a new code of a product and payee may begin: tomorrow, or the day after the last one, where that has ended and the
 * days since have none. Nothing can have been settled by a code on those days. Days are Manila's.
 */
export function firstAtcDay<R extends AtcRate>(
  rates: readonly R[],
  { product, payeeKind: payee, today }: Pick<AtcRate, 'product' | 'payeeKind'> & { today: string },
): string {
  const lasts = rates
    .filter((rate) => rate.product === product && rate.payeeKind === payee)
    .flatMap(({ from, to }) => (to !== null && to < from ? [] : [to ?? today]));
  const last = lasts.sort().at(-1);
  return addDays(last !== undefined && last < today ? last : today, 1);
}

const thousandths = (percent: string): bigint => {
  const [, whole = '', decimals = ''] = /^(\d+)(?:\.(\d{1,3}))?$/.exec(percent) ?? [];
  if (!whole) throw new RangeError(`not a percentage: ${percent}`);
  return BigInt(whole + decimals.padEnd(3, '0'));
};

/** What a tax code takes of the whole amount, in percent: 1% of a half is "0.50000". */
export function atcPercent({ percent, basePercent }: Pick<AtcRate, 'percent' | 'basePercent'>): string {
  const digits = (thousandths(percent) * thousandths(basePercent)).toString().padStart(9, '0');
  return `${digits.slice(0, -8)}.${digits.slice(-8, -3)}`;
}
