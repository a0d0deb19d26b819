import type { Problem } from './problems.ts';

/**
 * What of a row a second person looks at before it is written: a record that is active from the start, or the name, TIN or
 * address of one that is active.
 */
export const MATTERS = ['newPartner', 'newStore', 'name', 'tin', 'address'] as const;
export type Matter = (typeof MATTERS)[number];

/** How many rows there are of each matter; a row may be of several. `rows` are those that have any. */
export type MatterCounts = Record<Matter | 'rows', number>;

const ADDRESS = ['city', 'region', 'province', 'barangay', 'zipCode', 'numberBuilding', 'street'];

const matterOf: Readonly<Record<string, Matter>> = {
  partnerName: 'name',
  merchantName: 'name',
  tinNumber: 'tin',
  ...Object.fromEntries(ADDRESS.map((field) => [field, 'address' as const])),
};

/** What a new record of a status has for a second person; null for one that is decided on later. */
export const mattersOfNew = (status: string, matter: 'newPartner' | 'newStore'): Matter[] | null =>
  status === 'A' ? [matter] : null;

/** What the changed fields of a record have for a second person; null when it is not active, or when none of them matters. */
export const mattersOfChange = (status: string, fields: readonly string[]): Matter[] | null => {
  if (status !== 'A') return null;
  const found = new Set(fields.flatMap((field) => matterOf[field] ?? []));
  return found.size ? MATTERS.filter((matter) => found.has(matter)) : null;
};

/** The warning of a row that gives an active record another name, at the field of the name; none where it keeps its own. */
export const renameProblems = (
  field: 'partnerName' | 'merchantName',
  matters: readonly Matter[] | null,
): Problem[] => (matters?.includes('name') ? [{ field, code: 'renames' }] : []);

/** Whether a changed field is one that a second person looks at. */
export const isMatter = (field: string): boolean => Object.hasOwn(matterOf, field);
