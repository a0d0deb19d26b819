import type { NewPromo, PromoInput } from '#contract/shapes/promoShapes.ts';
import { type AreaType, areaCoverage } from '#domain/promos/promoCoverage.ts';
import { lastDayProblem } from '#domain/promos/promoDays.ts';
import { FEATURED_CODE } from '#domain/promos/promoRanks.ts';
import type { Tx } from '../../db/context.ts';
import { knownIds } from '../../http/ids.ts';
import { codeProblems } from '../../records/parts/codeProblems.ts';
import { type Problems, refuseProblems } from '../../records/parts/problems.ts';

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

const CODE_IS_GIVEN = {
  en: 'The system gives the code: leave it out',
  fil: 'Ang system ang nagbibigay ng code: huwag itong isama',
};
const RANK_IS_STAFFS = {
  en: 'Ranks are given by the provider: leave it out',
  fil: 'Ang provider ang nagbibigay ng ranggo: huwag itong isama',
};
const OWNERS_ALONE = {
  en: 'A promo that a partner made names that partner alone',
  fil: 'Ang promong gawa ng partner ay para lang sa partner na iyon',
};

/** What the people of a partner say of a promo though it is not theirs to say. */
const foreignProblems = ({ categories, code }: Partial<NewPromo> & PromoInput): Problems => ({
  ...(code ? { code: CODE_IS_GIVEN } : {}),
  ...Object.fromEntries(
    categories.flatMap(({ rank }, at) => (rank ? [[`categories.${at}.rank`, RANK_IS_STAFFS]] : [])),
  ),
});

const ownerProblems = ({ partnerIds }: PromoInput, ownerId: string): Problems =>
  Object.fromEntries(
    partnerIds.flatMap((id, at) => (id === ownerId ? [] : [[`partnerIds.${at}`, OWNERS_ALONE]])),
  );

const dayProblems = ({ dtimeValidity }: PromoInput, { today, lastDay }: Author): Problems => {
  const problem = lastDayProblem(dtimeValidity.to, today, lastDay);
  return problem ? { 'dtimeValidity.to': problem } : {};
};

interface Author {
  isStaff: boolean;
  /** The partner that made the promo, or makes it. */
  ownerId: string | null;
  /** The day in Manila, and the last day that the promo has so far, both YYYY-MM-DD. */
  today: string;
  lastDay: string | null;
}

/** 400 that names every code, partner and area that is not there, or is not the author's to name, and a last day that is over. */
export const checkPromo = async (
  tx: Tx,
  input: Partial<NewPromo> & PromoInput,
  author: Author,
): Promise<void> => {
  const { isStaff, ownerId } = author;
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
  refuseProblems(
    ownerId === null ? {} : ownerProblems(input, ownerId),
    ...problems,
    dayProblems(input, author),
    featuredProblems(input),
    isStaff ? {} : foreignProblems(input),
  );
};
