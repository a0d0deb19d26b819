import type { FieldRows } from './field.ts';
import { ofPartnerFields, recordFields } from './record.ts';

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
  ...ofPartnerFields,
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
  isEnabled: { ...server, label: { en: 'In use', fil: 'Ginagamit' }, kind: 'flag', column: 'is_enabled' },
  keyEnd: {
    ...server,
    label: { en: 'Key ends in', fil: 'Dulo ng key' },
    kind: 'line',
    max: 4,
    column: 'key_end',
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
