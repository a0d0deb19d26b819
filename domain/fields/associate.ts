import { same } from '../sentence.ts';
import { addressFields } from './address.ts';
import { contactDetailFields, contactPersonFields, fullNameFields } from './contactPerson.ts';
import type { FieldRows } from './field.ts';
import { recordFields } from './record.ts';

/** Who works for a store: name, and how to reach them. */
export const personalFields = {
  ...fullNameFields,
  gender: {
    label: { en: 'Gender', fil: 'Kasarian' },
    kind: 'option',
    optional: true,
    sees: 'all',
    sets: 'all',
    column: 'gender',
  },
  civilStatus: {
    label: same('Civil status'),
    kind: 'option',
    optional: true,
    sees: 'all',
    sets: 'all',
    column: 'civil_status',
  },
  birthDate: { ...contactPersonFields.birthDate, section: undefined },
  email: {
    label: same('E-mail'),
    kind: 'email',
    max: contactDetailFields.emailAddress.max,
    optional: true,
    sees: 'all',
    sets: 'all',
    column: 'email',
  },
  mobileNumber: { ...contactDetailFields.mobileNumber, section: undefined, optional: true },
} as const satisfies FieldRows;

/** Every field of a retailer associate or sales representative, by its name on the wire. */
export const associateFields = {
  ...personalFields,
  name: { label: { en: 'Name', fil: 'Pangalan' }, kind: 'line', sees: 'all', sets: 'server' },
  fullName: contactPersonFields.fullName,
  employeeCode: {
    label: same('Employee code'),
    kind: 'line',
    isCopied: true,
    max: 40,
    sees: 'all',
    sets: 'all',
    column: 'employee_code',
  },
  employee: {
    label: { en: 'Employee code or name', fil: 'Employee code o pangalan' },
    kind: 'record',
    sees: 'all',
    sets: 'all',
  },
  designation: {
    label: { en: 'Designation', fil: 'Designasyon' },
    kind: 'option',
    sees: 'all',
    sets: 'server',
  },
  position: {
    label: { en: 'Position', fil: 'Posisyon' },
    kind: 'option',
    sees: 'all',
    sets: 'all',
    column: 'position',
  },
  isEnabled: {
    label: { en: 'In use', fil: 'Ginagamit' },
    kind: 'flag',
    sees: 'all',
    sets: 'all',
    column: 'is_enabled',
  },
  merchants: { label: { en: 'Stores', fil: 'Mga tindahan' }, kind: 'rows', sees: 'all', sets: 'server' },
  merchantIds: { label: { en: 'Stores', fil: 'Mga tindahan' }, kind: 'rows', sees: 'all', sets: 'all' },
  servedIds: {
    label: { en: 'Stores that they serve', fil: 'Mga tindahang pinaglilingkuran' },
    kind: 'rows',
    sees: 'all',
    sets: 'all',
  },
  presentAddress: {
    label: { en: 'Present address', fil: 'Kasalukuyang address' },
    kind: 'group',
    optional: true,
    sees: 'all',
    sets: 'all',
    of: addressFields,
  },
  isSameAddress: {
    label: { en: 'Same as the present address', fil: 'Pareho sa kasalukuyang address' },
    kind: 'flag',
    sees: 'all',
    sets: 'all',
    column: 'is_same_address',
  },
  permanentAddress: {
    label: { en: 'Permanent address', fil: 'Permanenteng address' },
    kind: 'group',
    optional: true,
    sees: 'all',
    sets: 'all',
    of: addressFields,
  },
  dtimeUpdated: recordFields.dtimeUpdated,
  updatedBy: recordFields.updatedBy,
} as const satisfies FieldRows;
