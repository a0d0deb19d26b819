import { MOST_ADDRESSES, MOST_PARTNERS } from '../transactions/machineKey.ts';
import type { FieldRows } from './field.ts';
import { recordFields } from './record.ts';

const staff = { sees: 'staff', sets: 'staff' } as const;
const server = { sees: 'staff', sets: 'server' } as const;

/** Every field of a machine account, by its name on the wire. */
export const machineAccountFields = {
  name: { ...staff, label: { en: 'System', fil: 'Sistema' }, kind: 'line', min: 2, max: 60, column: 'name' },
  source: {
    ...staff,
    label: { en: 'Source', fil: 'Pinagmulan' },
    kind: 'line',
    min: 2,
    max: 30,
    column: 'source',
  },
  allPartners: {
    ...staff,
    label: { en: 'All partners', fil: 'Lahat ng partner' },
    kind: 'flag',
    column: 'all_partners',
  },
  partnerIds: {
    ...staff,
    label: { en: 'Partners', fil: 'Mga partner' },
    kind: 'rows',
    max: MOST_PARTNERS,
    column: 'partner_ids',
  },
  transactionTypes: {
    ...staff,
    label: { en: 'Products', fil: 'Mga produkto' },
    kind: 'rows',
    min: 1,
    max: 6,
    column: 'products',
  },
  perMinute: {
    ...staff,
    label: { en: 'Calls a minute', fil: 'Tawag kada minuto' },
    kind: 'count',
    column: 'per_minute',
  },
  paymentLimit: {
    ...staff,
    label: { en: 'Limit per payment', fil: 'Limit bawat bayad' },
    kind: 'money',
    column: 'payment_limit',
  },
  dayLimit: {
    ...staff,
    label: { en: 'Limit per day', fil: 'Limit bawat araw' },
    kind: 'money',
    column: 'day_limit',
  },
  monthLimit: {
    ...staff,
    label: { en: 'Limit in 30 days', fil: 'Limit sa 30 araw' },
    kind: 'money',
    column: 'month_limit',
  },
  addresses: {
    ...staff,
    label: { en: 'IP addresses', fil: 'Mga IP address' },
    kind: 'rows',
    max: MOST_ADDRESSES,
    optional: true,
    column: 'addresses',
  },
  isEnabled: { ...server, label: { en: 'In use', fil: 'Ginagamit' }, kind: 'flag', column: 'is_enabled' },
  keyEnd: {
    ...server,
    label: { en: 'Key ends in', fil: 'Dulo ng key' },
    kind: 'line',
    max: 4,
    optional: true,
    column: 'key_end',
  },
  waitingKeyEnd: {
    ...server,
    label: { en: 'New key ends in', fil: 'Dulo ng bagong key' },
    kind: 'line',
    max: 4,
    optional: true,
    column: 'waiting_end',
  },
  dtimeUsed: {
    ...server,
    label: { en: 'Last used', fil: 'Huling ginamit' },
    kind: 'instant',
    column: 'used_at',
  },
  createdBy: {
    ...server,
    sees: 'named',
    label: { en: 'Created by', fil: 'Ginawa ni' },
    kind: 'line',
  },
  dtimeCreated: recordFields.dtimeCreated,
} as const satisfies FieldRows;
