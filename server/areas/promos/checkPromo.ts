import type { PromoInput } from '#contract/promoShapes.ts';
import { type AreaType, areaCoverage } from '#domain/promoCoverage.ts';
import { FEATURED_CODE } from '#domain/promoRanks.ts';
import type { Tx } from '../../db/context.ts';
import { knownIds } from '../../http/ids.ts';
import { codeProblems } from '../parts/codes.ts';
import { type Problems, refuseProblems } from '../parts/problems.ts';

const AREA_TABLE: Readonly<Record<AreaType, string>> = {
  region: 'region',
  province: 'province',
  city: 'city',
  zipCode: 'zip_code',
};
const NO_PARTNER = { en: 'There is no such partner', fil: 'Walang ganitong partner' };
const NO_AREA = { en: 'There is no such area', fil: 'Walang ganitong lugar' };
const NOT_CHOSEN = {
  en: 'A promo comes into this category by being featured',
  fil: 'Napupunta ang promo sa kategoryang ito kapag itinampok',
};

const missing = (
  asked: readonly string[],
  rows: readonly { id: string }[],
  path: string,
  sentence: typeof NO_AREA,
): Problems => {
  const known = new Set(rows.map(({ id }) => id));
  return Object.fromEntries(asked.flatMap((id, at) => (known.has(id) ? [] : [[`${path}.${at}`, sentence]])));
};

const areaProblems = async (tx: Tx, { choice, ids }: PromoInput['coverage']): Promise<Problems> => {
  const { area } = areaCoverage[choice];
  if (!area) return {};
  const text = `select id from ${AREA_TABLE[area]} where id = any ($1::text[])`;
  const rows = await tx.query<{ id: string }>({ name: `areas-of-${area}`, text, values: [ids] });
  return missing(ids, rows, 'coverage.ids', NO_AREA);
};

const partnerProblems = async (tx: Tx, ids: readonly string[]): Promise<Problems> => {
  const text = 'select id from partner where id = any ($1::bigint[])';
  const rows = await tx.query<{ id: string }>({ name: 'promo-partners', text, values: [knownIds(ids)] });
  return missing(ids, rows, 'partnerIds', NO_PARTNER);
};

const featuredProblems = ({ categories }: PromoInput): Problems =>
  Object.fromEntries(
    categories.flatMap(({ code }, at) =>
      code === FEATURED_CODE ? [[`categories.${at}.code`, NOT_CHOSEN]] : [],
    ),
  );

/** 400 that names every code, partner and area that is not there. */
export const checkPromo = async (tx: Tx, input: PromoInput): Promise<void> => {
  const problems = await Promise.all([
    codeProblems(tx, [
      ...input.categories.map(({ code }, at) => ({
        list: 'promo-category' as const,
        code,
        path: `categories.${at}.code`,
      })),
      { list: 'promo-store-category', code: input.storeCategoryId, path: 'storeCategoryId' },
    ]),
    partnerProblems(tx, input.partnerIds),
    areaProblems(tx, input.coverage),
  ]);
  refuseProblems(...problems, featuredProblems(input));
};
