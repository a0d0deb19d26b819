import type { AuditedTable, Readers } from '../reader.ts';

/** What partners and stores have alike. */
const business: Readers = {
  status: { words: 'applicationStatus' },
  workflow_status: { words: 'workflowStatus' },
  tin_number: 'tin',
  vat_type: { words: 'vatType' },
  business_area: { ref: 'businessArea' },
  account_owner_code: { beside: 'account_owner_name' },
  submitted_at: 'instant',
  resubmitted_at: 'instant',
  decided_at: 'instant',
  import_id: { ref: 'import' },
};

export const partnerTables: readonly AuditedTable[] = [
  {
    table: 'partner',
    record: 'partner',
    columns: {
      ...business,
      business_entity: { ref: 'businessEntity' },
      partner_type: { ref: 'partnerType' },
      partner_category_id: { ref: 'partnerCategory' },
      partner_brand_id: { ref: 'partner' },
      logo_file_id: { ref: 'file' },
      processor_mobile: 'mobile',
      start_date: 'day',
      end_date: 'day',
      // Kept beside the trail, which knows who and when itself.
      edited_at: 'left out',
      edited_by: 'left out',
    },
  },
  {
    table: 'merchant',
    record: 'merchant',
    columns: {
      ...business,
      partner_id: { ref: 'partner' },
      region_id: { ref: 'region' },
      province_id: { ref: 'province' },
      city_id: { ref: 'city' },
      merchant_type: { ref: 'merchantType' },
      acquirer_id: 'text',
      edited_at: 'left out',
      edited_by: 'left out',
      min_cash_amt: 'money',
      max_cash_amt: 'money',
    },
  },
];
