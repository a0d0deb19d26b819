import type { Problems } from '../check/problems.ts';
import { sellingProblems } from '../check/storeProblems.ts';
import type { ScheduleForm, StoreForm } from '../form/applicationForm.ts';
import { type Commodity, commodityItem } from '../form/commodityItem.ts';
import { sendSchedules } from '../send/sendSchedules.ts';

/** What stores of one owner often have alike, and a sheet need not say in each row. */
export type SameForAll = Pick<StoreForm, 'commodities' | 'schedules'>;
export const SAME_PARTS = ['commodities', 'schedules'] as const satisfies readonly (keyof SameForAll)[];
export type SamePart = (typeof SAME_PARTS)[number];

/** The same as it is sent: commodities and their types by code. */
export interface SameCodes {
  commodities: readonly { code: string; types: readonly string[] }[];
  schedules: readonly ScheduleForm[];
}

/** What is wrong with the hours that all have, as they are typed: the same as with those of one store. */
export const sameProblems = ({ schedules }: SameForAll): Problems =>
  sellingProblems({ schedules, ecommerceSites: [] });

/** What is sent of what was ticked; hours without a day say nothing. */
export const codesOfSame = ({ commodities, schedules }: SameForAll): SameCodes => ({
  commodities: commodities.flatMap(({ key, value, subCommodities }) =>
    value ? [{ code: key, types: subCommodities.flatMap((type) => (type.value ? [type.key] : [])) }] : [],
  ),
  schedules: sendSchedules(schedules),
});

/** What was sent, as the form of a store holds it; what the list does not have is nothing that a store sells. */
export const sameOfCodes = (
  { commodities, schedules }: SameCodes,
  list: readonly Commodity[],
): SameForAll => ({
  commodities: commodities.flatMap(({ code, types }) => {
    const known = list.find((one) => one.code === code);
    if (!known) return [];
    const item = commodityItem(known);
    const subCommodities = item.subCommodities.map((type) => ({ ...type, value: types.includes(type.key) }));
    return [{ ...item, value: true, subCommodities }];
  }),
  schedules: schedules.map(({ days, ...hours }) => ({ ...hours, days: [...days] })),
});

/** What became of a part in a row: its empty cells were filled in, or it says something of its own. */
export type Sharing = Partial<Record<SamePart, 'filled' | 'own'>>;

/**
 * Gives a store of a row what all have, where none of its cells says anything of it (`filled`: the paths of those that do, read or not).
 * Of what is not given nothing is told.
 */
export const fillSame = (
  store: StoreForm,
  filled: ReadonlySet<string>,
  same: SameForAll,
): { store: StoreForm; sharing: Sharing } => {
  const given = SAME_PARTS.filter((part) => same[part].length > 0);
  const isOwn = (part: SamePart): boolean =>
    [...filled].some((path) => path === part || path.startsWith(`${part}.`));
  const taken = given.filter((part) => !isOwn(part));
  return {
    store: { ...store, ...Object.fromEntries(taken.map((part) => [part, structuredClone(same[part])])) },
    sharing: Object.fromEntries(given.map((part) => [part, isOwn(part) ? 'own' : 'filled'])),
  };
};
