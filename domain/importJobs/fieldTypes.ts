/** How the text of a cell is read; each has one reader in `imports/cells/readCell.ts`. */
export const FIELD_TYPES = [
  'text',
  'code',
  'codes',
  'tin',
  'mobile',
  'landline',
  'phone',
  'zip',
  'digits',
  'lastFour',
  'email',
  'amount',
  'percent',
  'integer',
  'date',
  'yesNo',
  'choice',
  'list',
] as const;
export type FieldType = (typeof FIELD_TYPES)[number];
