import type { Assignment } from '../../people/assignments.ts';
import { levelOf } from '../../people/jobTitles.ts';
import type { Sentence } from '../../sentence.ts';

/** How far people of partners see: all of their partner, or their stores. */
export const REACHES = ['PARTNER', 'MERCHANT'] as const;
export type Reach = (typeof REACHES)[number];

/** How far people with a role of partners see: by the job titles that come with it, and as those who have it do. Empty where nothing says so. */
export const reachesOf = (titles: readonly Assignment[], holders: readonly string[]): Reach[] => {
  const found = new Set<string>([...titles.map(levelOf), ...holders]);
  return REACHES.filter((reach) => found.has(reach));
};

/** Whether a view of a role asks for a store besides the partner: people of stores have one, people of a head office none. */
export const storeInView = (reaches: readonly Reach[]): 'needed' | 'optional' | 'none' => {
  if (reaches.length !== 1) return 'optional';
  return reaches[0] === 'MERCHANT' ? 'needed' : 'none';
};

/** Whose rows a view of a role is to show. */
export interface ViewPlace {
  partnerId?: string | undefined;
  merchantId?: string | undefined;
}

const OF_STAFF = {
  en: 'A role of staff sees every partner: choose none.',
  fil: 'Nakikita ng role ng kawani ang lahat ng partner: huwag pumili.',
};
const WHOSE = {
  en: 'Choose the partner whose records the role is to show.',
  fil: 'Piliin ang partner na ang mga record ang ipapakita ng role.',
};
const WHICH_STORE = {
  en: 'People with this role work in a store: choose one of the partner’s.',
  fil: 'Sa tindahan nagtatrabaho ang may ganitong role: pumili ng isa sa partner.',
};
const NO_STORE = {
  en: 'People with this role see all of their partner: choose no store.',
  fil: 'Nakikita ng may ganitong role ang buong partner nila: huwag pumili ng tindahan.',
};

/** What is wrong with the place of a view of a role, by field; null for nothing. Whether there is such a place is asked elsewhere. */
export const placeProblem = (
  role: { isExternal: boolean; reaches: readonly Reach[] },
  { partnerId, merchantId }: ViewPlace,
): Partial<Record<keyof ViewPlace, Sentence>> | null => {
  if (!role.isExternal) {
    if (partnerId !== undefined) return { partnerId: OF_STAFF };
    return merchantId === undefined ? null : { merchantId: OF_STAFF };
  }
  if (partnerId === undefined) return { partnerId: WHOSE };
  const store = storeInView(role.reaches);
  if (store === 'needed' && merchantId === undefined) return { merchantId: WHICH_STORE };
  return store === 'none' && merchantId !== undefined ? { merchantId: NO_STORE } : null;
};
