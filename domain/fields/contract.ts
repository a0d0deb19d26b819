import { same } from '../sentence.ts';
import type { FieldRows } from './field.ts';
import { ofPartnerFields, recordFields } from './record.ts';

const server = { sees: 'all', sets: 'server' } as const;
const staff = { sees: 'all', sets: 'staff' } as const;

/** Every field of the contract of a partner, by its name on the wire. */
export const contractFields = {
  number: { ...server, label: { en: 'Contract', fil: 'Kontrata' }, kind: 'line', column: 'number' },
  ...ofPartnerFields,
  hsisCode: { ...server, label: same('HSIS code'), kind: 'line' },
  state: { ...server, label: { en: 'Status', fil: 'Katayuan' }, kind: 'option' },
  startDate: {
    ...staff,
    label: { en: 'Start date', fil: 'Petsa ng simula' },
    kind: 'day',
    column: 'start_date',
  },
  expiryDate: {
    ...staff,
    label: { en: 'Expiry date', fil: 'Petsa ng pagkapaso' },
    kind: 'day',
    column: 'expiry_date',
  },
  daysLeft: { ...server, label: { en: 'Days left', fil: 'Natitirang araw' }, kind: 'count' },
  signedFileName: {
    ...staff,
    label: { en: 'Signed copy', fil: 'Pirmadong kopya' },
    kind: 'file',
    column: 'signed_file_id',
  },
  signedBy: {
    ...server,
    sees: 'named',
    label: { en: 'Signed copy stored by', fil: 'Nagtago ng pirmadong kopya' },
    kind: 'line',
    column: 'signed_by',
  },
  dtimeSigned: {
    ...server,
    label: { en: 'Signed copy stored', fil: 'Itinago ang pirmadong kopya' },
    kind: 'instant',
    column: 'signed_at',
  },
  updatedBy: recordFields.updatedBy,
  dtimeUpdated: recordFields.dtimeUpdated,
} as const satisfies FieldRows;
