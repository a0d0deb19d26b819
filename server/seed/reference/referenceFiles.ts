/** Release of the place codes, then the revision of what stands in these files; raise it with any change. */
export const REFERENCE_VERSION = 'psgc-2026-1Q.r3';

/** Folder of the files named below, for `new URL(file, REFERENCE_DIR)`. */
export const REFERENCE_DIR = new URL('./', import.meta.url);

/**
 * Files of the places, parents before children. Each has a header line; columns stand in this order, parted by
 * tabs; the empty string is null. Loads with `COPY … WITH (FORMAT text, HEADER true, NULL '')`.
 */
export const placeFiles = [
  { table: 'region', file: 'region.tsv', columns: ['id', 'name'] },
  { table: 'province', file: 'province.tsv', columns: ['id', 'region_id', 'name'] },
  {
    table: 'city',
    file: 'city.tsv',
    columns: ['id', 'province_id', 'region_id', 'name', 'is_city', 'class'],
  },
  { table: 'sub_municipality', file: 'sub_municipality.tsv', columns: ['id', 'city_id', 'name'] },
  { table: 'barangay', file: 'barangay.tsv', columns: ['id', 'city_id', 'sub_municipality_id', 'name'] },
  {
    table: 'zip_code',
    file: 'zip_code.tsv',
    columns: ['id', 'zip', 'name', 'city_id', 'sub_municipality_id'],
  },
  { table: 'place_superseded', file: 'place_superseded.tsv', columns: ['old_id', 'new_id'] },
] as const;

/** Banks and their branches, in the same form as the places. */
export const bankFiles = [
  { table: 'bank', file: 'bank.tsv', columns: ['code', 'name', 'bic', 'kind', 'position', 'source'] },
  {
    table: 'bank_branch',
    file: 'bank_branch.tsv',
    columns: ['bank_code', 'code', 'name', 'city_id', 'source'],
  },
] as const;

/** Look-ups: `lookups/<name>.tsv` with the columns of lookupColumns. */
export const lookupNames = [
  'merchant-status',
  'partner-status',
  'confirmation-status',
  'landmark-type',
  'partner-category',
  'business-entity-type',
  'status-workflow',
  'document-type',
  'address-type',
  'merchant-type',
  'partner-type',
  'bank-account-type',
  'bank-account-status',
  'product-type',
  'contact-detail-type',
  'identification-types',
  'business-areas',
  'mode-of-payment',
  'computation-matrix',
  'vat-types',
  'business-types',
  'document-types-enum',
  'transaction-types',
  'partner-workflow-status',
  'commodities',
  'promo-category',
  'promo-store-category',
] as const;

export type LookupName = (typeof lookupNames)[number];

/** Columns of a look-up file; commodities alone have a fifth, parent_code, empty for a main commodity. */
export function lookupColumns(name: LookupName): readonly string[] {
  const columns = ['code', 'label', 'position', 'source'];
  return name === 'commodities' ? [...columns, 'parent_code'] : columns;
}
