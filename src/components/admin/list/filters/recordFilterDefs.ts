import type { RecordChoice } from '#contract/finance/recordChoice.ts';
import type { UserDetails } from '#contract/session.ts';
import { choicesOf, type FilterDef } from './filterDefs.ts';

/** Partners or stores by what is typed, and one of them by its id. */
export interface Chooser {
  find: (text: string, partnerId?: string) => Promise<readonly RecordChoice[]>;
  one: (id: string) => Promise<RecordChoice | null>;
}

const found = (field: string, label: string, { find, one }: Chooser): FilterDef => ({
  ...{ kind: 'found', field, label },
  // Stores are those of the partner that is chosen.
  search: async (text, { partnerId }) =>
    (await find(text, field === 'partnerId' ? undefined : choicesOf(partnerId)[0])).map(({ id, name }) => ({
      value: id,
      label: name,
    })),
  nameOf: async (id) => (await one(id))?.name ?? null,
});

/** Filters of a list by partner, for staff, and by store, for whoever sees more than one. */
export const recordFilterDefs = (
  { type, accessLevel, merchantCount = 1 }: Pick<UserDetails, 'type' | 'accessLevel' | 'merchantCount'>,
  partners: Chooser & { label: string },
  stores?: Chooser & { label: string },
): readonly FilterDef[] => [
  ...(type === 'INTERNAL' ? [found('partnerId', partners.label, partners)] : []),
  ...(stores && (accessLevel !== 'MERCHANT' || merchantCount > 1)
    ? [found('merchantId', stores.label, stores)]
    : []),
];
