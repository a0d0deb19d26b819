import { ADDRESS_COLUMNS } from '../shared/address/addressColumns.ts';
import { type Columns, plainField, type WrittenField } from '../shared/changes/columnChanges.ts';
import { CONTACT_COLUMNS } from '../shared/contact/readContact.ts';

/** Columns of a store that everybody who may import it writes, with their types. */
export const STORE_COLUMNS = {
  name: 'text',
  merchant_type: 'text',
  segment: 'text',
  tin_number: 'text',
  vat_type: 'text',
  contact_number: 'text',
} as const;

/** Those of third-party stores, which only staff write. */
export const TERMINAL_COLUMNS = { acquirer_id: 'text', terminal_ids: 'list', pos: 'text' } as const;

/** What follows from address and contact. */
export const SHARED_COLUMNS = {
  is_same_address: 'boolean',
  is_same_contact: 'boolean',
  region_id: 'text',
  province_id: 'text',
  city_id: 'text',
} as const;

/** What a row resolves to, with the types of jsonb_to_record. */
export const RESOLVED = {
  partner_id: 'bigint',
  hsis_salesroom_code: 'text',
  status: 'text',
  ...STORE_COLUMNS,
  acquirer_id: 'text',
  terminal_ids: 'text[]',
  pos: 'text',
  address_type: 'text',
  role: 'text',
  ...ADDRESS_COLUMNS,
  ...CONTACT_COLUMNS,
  days: 'text[]',
  opening_hour: 'time',
  closing_hour: 'time',
} as const;

const listed = (json: string | null | undefined): string | null =>
  json ? (JSON.parse(json) as string[]).join('; ') || null : null;

export const STORE_FIELDS: readonly WrittenField[] = [
  plainField('merchantName', 'name'),
  plainField('merchantType', 'merchant_type'),
  plainField('segment', 'segment'),
  plainField('tinNumber', 'tin_number'),
  plainField('vatType', 'vat_type'),
  plainField('contactNumber', 'contact_number'),
  plainField('acquirerId', 'acquirer_id'),
  {
    field: 'terminalIds',
    columns: ['terminal_ids'],
    show: ({ terminal_ids: ids }: Columns) => listed(ids),
  },
  plainField('pos', 'pos'),
];
