import type { Promo } from '#contract/shapes/promoShapes.ts';
import { formatDate } from '#domain/day.ts';
import { areaCoverage } from '#domain/promos/promoCoverage.ts';
import { formatMinAmount } from '#domain/promos/promoFormats.ts';
import { NO_RANK } from '#domain/promos/promoRanks.ts';
import { promoStatus } from '#domain/promos/promoStatus.ts';
import type { Language } from '#domain/sentence.ts';
import { percentText } from '../../../components/ui/numberTexts.ts';

/** Whether what a conflict brought along is a promo. */
export const isPromo = (value: unknown): value is Promo =>
  typeof value === 'object' &&
  value !== null &&
  ['promoId', 'code', 'status', 'dtimeUpdated', 'dtimeValidity'].every((name) => name in value);

const names = (list: readonly { name: string }[]): string => list.map(({ name }) => name).join(', ');

/** Categories with their ranks, "Food (3), Travel (N/A)". */
export const rankedText = (categories: Promo['categories']): string =>
  categories.map(({ name, rank }) => `${name} (${rank ?? NO_RANK})`).join(', ');

/** What the permit is printed as. */
const permitText = ({ series, permitNum }: Promo['dtiDetails']): string =>
  [permitNum, series].filter(Boolean).join(', ');

/** The parts of a promo that people would notice, in words, each under the name of its field. */
export const promoFacts = (promo: Promo, language: Language): Record<string, string> => ({
  status: promoStatus[promo.status].label[language],
  name: promo.name,
  categories: rankedText(promo.categories),
  storeCategoryId: promo.storeCategory,
  storeName: promo.storeName,
  partners: names(promo.partners),
  discountRate: percentText(promo.discountRate, 2),
  minAmountDiscount: `₱${formatMinAmount(promo.minAmountDiscount)}`,
  dtimeValidity: `${formatDate(promo.dtimeValidity.from)} – ${formatDate(promo.dtimeValidity.to)}`,
  dtiDetails: permitText(promo.dtiDetails),
  coverage: [areaCoverage[promo.coverage.choice].label[language], names(promo.coverage.areas)]
    .filter(Boolean)
    .join(': '),
  locationCount: String(promo.locationCount),
  imageCount: String(promo.imageCount),
  description: promo.description,
  termsAndConditions: promo.termsAndConditions,
});
