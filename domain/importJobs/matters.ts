/**
 * What of a row a second person looks at before it is written: a record that is active from the start, the name, TIN or address of
 * one that is active, or a payment, which is paid out.
 */
export const MATTERS = ['newPartner', 'newStore', 'name', 'tin', 'address', 'newPayment'] as const;
export type Matter = (typeof MATTERS)[number];

/** How many rows there are of each matter; a row may be of several. `rows` are those that have any. */
export type MatterCounts = Record<Matter | 'rows', number>;

/** The columns that a second person looks at: their headers in the sheet, the same in every language, and what they are of. */
export const MATTER_COLUMNS = {
  partnerName: { header: 'Partner Name', matter: 'name' },
  merchantName: { header: 'Merchant Name', matter: 'name' },
  tinNumber: { header: 'TIN', matter: 'tin' },
  city: { header: 'City', matter: 'address' },
  region: { header: 'Region', matter: 'address' },
  province: { header: 'Province', matter: 'address' },
  barangay: { header: 'Barangay', matter: 'address' },
  zipCode: { header: 'Zip Code', matter: 'address' },
  numberBuilding: { header: 'Number/Building', matter: 'address' },
  street: { header: 'Street', matter: 'address' },
} as const satisfies Record<string, { header: string; matter: Matter }>;

const columns: ReadonlyMap<string, { header: string; matter: Matter }> = new Map(
  Object.entries(MATTER_COLUMNS),
);

/** What a field of a sheet is to a second person; undefined for one that nobody has to look at. */
export const matterOf = (field: string): Matter | undefined => columns.get(field)?.matter;

/** The column of a sheet by its field's key, as people read it. */
export const matterField = (field: string): string => columns.get(field)?.header ?? field;
