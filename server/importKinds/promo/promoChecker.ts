import { formatDate, manilaDate } from '#domain/day.ts';
import { promoFields } from '#domain/fields/promo.ts';
import {
  PERMIT_NUMBER,
  PERMIT_NUMBER_MAX,
  PERMIT_NUMBER_MIN,
  PERMIT_SERIES,
} from '#domain/formats/permit.ts';
import { listItems } from '#domain/imports/cells/listItems.ts';
import type { Problem } from '#domain/imports/problems.ts';
import {
  isReservedCode,
  normalizePromoCode,
  PROMO_CODE,
  PROMO_CODE_MAX,
  PROMO_CODE_MIN,
} from '#domain/promos/promoCode.ts';
import { AREA_COVERAGES } from '#domain/promos/promoCoverage.ts';
import { runsTooLong } from '#domain/promos/promoDays.ts';
import { MIN_AMOUNT_DEFAULT } from '#domain/promos/promoFormats.ts';
import type { Checked, ImportScope } from '../../imports/importKind.ts';
import { PROMO_CATEGORY } from '../../records/promo/promoCategory.ts';
import { openLookup } from '../shared/lookup.ts';
import { openPartners, type PartnerBook } from '../shared/partners/openPartners.ts';
import { placeBook } from '../shared/places/placeBook.ts';
import { refuseOutsiders } from '../shared/refuseOutsiders.ts';
import { tooShort } from '../shared/tooShort.ts';
import type { CellsOf } from '../shared/written/sheetColumns.ts';
import { readAreas } from './readAreas.ts';
import { type RankedCategory, readCategories } from './readCategories.ts';
import { type PromoKey, SHEET_PARTS, SHEET_PROMO } from './sheetPromo.ts';

type Cells = CellsOf<PromoKey>;

const codeProblems = (code: string | null, isOwn: boolean): Problem[] => {
  if (code === null) return [];
  if (isOwn) return [{ field: 'code', code: 'given_by_system' }];
  if (isReservedCode(code)) return [{ field: 'code', code: 'reserved' }];
  return PROMO_CODE.test(code)
    ? []
    : [{ field: 'code', code: 'not_code', params: { min: PROMO_CODE_MIN, max: PROMO_CODE_MAX } }];
};

const dayProblems = ({ validFrom: from, validTo: to }: Cells, today: string): Problem[] => {
  if (!to) return [];
  if (to < today) return [{ field: 'validTo', code: 'in_past' }];
  if (!from) return [];
  if (to < from) return [{ field: 'validTo', code: 'before_start', params: { start: formatDate(from) } }];
  return runsTooLong({ from, to }) ? [{ field: 'validTo', code: 'runs_long' }] : [];
};

const dtiProblems = ({ dtiSeries: series, dtiPermitNum: permit }: Cells): Problem[] => [
  ...(series && !PERMIT_SERIES.test(series)
    ? [{ field: 'dtiSeries', code: 'out_of_range', params: { min: 1900, max: 2099 } } as const]
    : []),
  ...(permit && !PERMIT_NUMBER.test(permit)
    ? [
        {
          field: 'dtiPermitNum',
          code: 'not_code',
          params: { min: PERMIT_NUMBER_MIN, max: PERMIT_NUMBER_MAX },
        } as const,
      ]
    : []),
];

const { max: MOST_PARTNERS } = promoFields.partnerIds;
const readPartners = (
  book: PartnerBook,
  codes: readonly string[],
): { ids: string[]; problems: Problem[] } => {
  const found = codes.map((code) => book.find(code)?.id);
  const ids = [...new Set(found.filter((id) => id !== undefined))];
  if (found.includes(undefined)) return { ids, problems: [{ field: 'partnerCodes', code: 'unknown_code' }] };
  const isMany = ids.length > MOST_PARTNERS;
  return {
    ids,
    problems: isMany ? [{ field: 'partnerCodes', code: 'too_many', params: { max: MOST_PARTNERS } }] : [],
  };
};

/** What people of a partner cannot say of a promo. */
const rankProblems = (categories: readonly RankedCategory[]): Problem[] =>
  categories.some(({ rank }) => rank !== null) ? [{ field: 'categories', code: 'given_by_provider' }] : [];

/** What makes a promo without a code the same as another of the file. */
const contentOf = ({ name, storeName, validFrom, validTo }: Cells): string =>
  [name, storeName, validFrom, validTo].join(' / ').toLowerCase();

/** Judges promos by themselves. 403 for people of single stores. */
export const promoChecker = async (scope: ImportScope): Promise<(values: Cells) => Checked> => {
  refuseOutsiders(scope, 'promo');
  const { tx, now, user } = scope;
  const isOwn = user.type === 'EXTERNAL';
  const [book, partners, categoryList, storeCategories] = await Promise.all([
    placeBook(tx),
    openPartners(tx),
    openLookup(tx, 'promo-category'),
    openLookup(tx, 'promo-store-category'),
  ]);
  const today = manilaDate(now);
  return (values) => {
    const code = values.code ? normalizePromoCode(values.code) : null;
    const { name = null, storeName = null, areaCoverage: chosen } = values;
    const coverage = AREA_COVERAGES.find((choice) => choice === chosen) ?? 'NATIONWIDE';
    const categories = readCategories(categoryList, listItems(values.categories ?? null));
    const storeCategory = storeCategories('storeCategory', values.storeCategory ?? null);
    const owners = readPartners(partners, listItems(values.partnerCodes ?? null));
    const areas = readAreas(book, coverage, listItems(values.areas ?? null));
    return {
      key: isOwn ? null : (code?.toLowerCase() ?? null),
      alsoUnique: isOwn
        ? [{ field: 'name', text: contentOf(values) }]
        : categories.categories.flatMap(({ code: category, rank }) =>
            rank === null ? [] : [{ field: 'categories', text: `${category} ${rank}` }],
          ),
      name: name ?? code,
      problems: [
        ...codeProblems(code, isOwn),
        ...tooShort('name', name, 2),
        ...categories.problems,
        ...(isOwn ? rankProblems(categories.categories) : []),
        ...storeCategory.problems,
        ...dayProblems(values, today),
        ...dtiProblems(values),
        ...owners.problems,
        ...tooShort('storeName', storeName, 2),
        ...areas.problems,
      ],
      resolved: {
        ...SHEET_PROMO.row({
          code,
          name,
          storeCategoryId: storeCategory.code,
          storeName,
          discountRate: values.discountRate ?? null,
          minAmountDiscount: values.minAmountDiscount ?? MIN_AMOUNT_DEFAULT,
          description: values.description ?? '',
          termsAndConditions: values.termsAndConditions ?? '',
          isQr: values.isQr === 'true',
          from: values.validFrom ?? null,
          to: values.validTo ?? null,
          series: values.dtiSeries ?? null,
          permitNum: values.dtiPermitNum ?? null,
          coverage,
        }),
        ...SHEET_PARTS.row({
          categories: categories.categories.map(PROMO_CATEGORY.write),
          partnerIds: owners.ids,
          areaIds: areas.ids,
        }),
      },
    };
  };
};
