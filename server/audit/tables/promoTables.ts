import type { AuditedTable, Readers } from '../reader.ts';

// The key of what hangs below a promo is the promo's.
const below: Readers = { promo_id: 'left out' };
const stores: Readers = { ...below, merchant_ids: 'left out' };

export const promoTables: readonly AuditedTable[] = [
  {
    table: 'promo',
    record: 'promo',
    columns: {
      status: { words: 'promoStatus' },
      owner_partner_id: { ref: 'partner' },
      store_category: { ref: 'promoStoreCategory' },
      discount_rate: 'text',
      min_amount_discount: 'money',
      valid_from: 'day',
      valid_to: 'day',
      area_coverage: { words: 'areaCoverage' },
      location_mode: { words: 'locationMode' },
      import_id: { ref: 'import' },
      edited_at: 'left out',
      edited_by: 'left out',
    },
  },
  { table: 'promo_category', record: 'promo', columns: { ...below, category: { ref: 'promoCategory' } } },
  {
    table: 'promo_partner',
    record: 'promo',
    columns: { ...below, partner_id: { ref: 'partner' }, owner_partner_id: 'left out' },
  },
  { table: 'promo_area', record: 'promo', columns: { ...below, area_id: { ref: 'area' } } },
  { table: 'promo_image', record: 'promo', columns: { ...below, file_id: { ref: 'file' } } },
  { table: 'promo_location', record: 'promo', columns: stores, linked: true },
  { table: 'promo_exception', record: 'promo', columns: stores, linked: true },
];

/** Told on the timeline of a promo. */
export const PROMO_TABLES: readonly string[] = promoTables.map((row) => row.table);
