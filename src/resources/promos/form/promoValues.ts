import type { Promo } from '#contract/shapes/promoShapes.ts';
import type { AreaCoverage, LocationMode } from '#domain/promos/promoCoverage.ts';
import { formatDiscountRate, formatMinAmount, MIN_AMOUNT_DEFAULT } from '#domain/promos/promoFormats.ts';

export interface Named {
  id: string;
  name: string;
}

export interface CategoryValue {
  code: string;
  name: string;
  rank: number | null;
}

/** What the form of a promo holds. Amounts and rates as people type them, days YYYY-MM-DD. */
export interface PromoValues {
  [field: string]: unknown;
  code: string;
  name: string;
  storeName: string;
  storeCategoryId: string | null;
  categories: CategoryValue[];
  partners: Named[];
  discountRate: string;
  minAmountDiscount: string;
  description: string;
  termsAndConditions: string;
  isQr: boolean;
  from: string;
  to: string;
  series: string;
  permitNum: string;
  coverage: { choice: AreaCoverage; areas: Named[] };
  merchantLocations: { mode: LocationMode; ids: string[] };
}

/** The form of a new promo. */
export const emptyPromo = (): PromoValues => ({
  code: '',
  name: '',
  storeName: '',
  storeCategoryId: null,
  categories: [],
  partners: [],
  discountRate: '',
  minAmountDiscount: MIN_AMOUNT_DEFAULT,
  description: '',
  termsAndConditions: '',
  isQr: false,
  from: '',
  to: '',
  series: '',
  permitNum: '',
  coverage: { choice: 'NATIONWIDE', areas: [] },
  merchantLocations: { mode: 'all', ids: [] },
});

/** The form of a promo as it was read. */
export const promoValues = (promo: Promo): PromoValues => ({
  code: promo.code,
  name: promo.name,
  storeName: promo.storeName,
  storeCategoryId: promo.storeCategoryId,
  categories: promo.categories.map(({ code, name, rank }) => ({ code, name, rank })),
  partners: promo.partners.map(({ id, name }) => ({ id, name })),
  discountRate: formatDiscountRate(promo.discountRate),
  minAmountDiscount: formatMinAmount(promo.minAmountDiscount),
  description: promo.description,
  termsAndConditions: promo.termsAndConditions,
  isQr: promo.isQr,
  from: promo.dtimeValidity.from,
  to: promo.dtimeValidity.to,
  series: promo.dtiDetails.series ?? '',
  permitNum: promo.dtiDetails.permitNum ?? '',
  coverage: {
    choice: promo.coverage.choice,
    areas: promo.coverage.areas.map(({ id, name }) => ({ id, name })),
  },
  merchantLocations: { mode: promo.merchantLocations.mode, ids: promo.merchantLocations.ids },
});

/** The form of a copy: a code, days, a permit and ranks belong to one promo and are left open. */
export const clonedValues = (promo: Promo): PromoValues => ({
  ...promoValues(promo),
  code: '',
  categories: promo.categories.map(({ code, name }) => ({ code, name, rank: null })),
  from: '',
  to: '',
  series: '',
  permitNum: '',
});

/** The form of a promo that somebody of a partner makes: of that partner alone, ranks are not theirs to give. */
export const ownValues = (values: PromoValues, partner: Named | null): PromoValues => {
  const isOwn = values.partners.length === 1 && values.partners[0]?.id === partner?.id;
  const { mode, ids } = values.merchantLocations;
  return {
    ...values,
    code: '',
    partners: partner ? [partner] : [],
    categories: values.categories.map((category) => ({ ...category, rank: null })),
    // The stores that somebody else named are not told.
    merchantLocations: isOwn && (mode === 'all' || ids.length > 0) ? { mode, ids } : { mode: 'all', ids: [] },
  };
};

/** What a promo's form sends; the code goes along with a new one only. */
export const promoBody = (values: PromoValues) => ({
  name: values.name,
  storeName: values.storeName,
  storeCategoryId: values.storeCategoryId ?? '',
  categories: values.categories.map(({ code, rank }) => ({ code, rank })),
  partnerIds: values.partners.map(({ id }) => id),
  discountRate: values.discountRate,
  minAmountDiscount: values.minAmountDiscount || MIN_AMOUNT_DEFAULT,
  description: values.description,
  termsAndConditions: values.termsAndConditions,
  isQr: values.isQr,
  dtimeValidity: { from: values.from, to: values.to },
  dtiDetails: { series: values.series, permitNum: values.permitNum },
  coverage: { choice: values.coverage.choice, ids: values.coverage.areas.map(({ id }) => id) },
  merchantLocations: values.merchantLocations,
});

const FIELDS: Readonly<Record<string, string>> = {
  'dtimeValidity.from': 'from',
  'dtimeValidity.to': 'to',
  'dtiDetails.series': 'series',
  'dtiDetails.permitNum': 'permitNum',
  'coverage.choice': 'coverage.choice',
  rule_code_taken: 'code',
  rule_rank_taken: 'categories',
};

const LISTS: readonly [RegExp, string][] = [
  [/^categories\b/, 'categories'],
  [/^partnerIds\b/, 'partners'],
  [/^coverage\.ids\b/, 'coverage.areas'],
  [/^merchantLocations\.ids\b/, 'merchantLocations.ids'],
];

/** The field of the form that a path or a code of the server is about. */
export const fieldOf = (path: string): string | undefined =>
  FIELDS[path] ?? LISTS.find(([form]) => form.test(path))?.[1];
