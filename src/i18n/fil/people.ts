import type { people as en } from '../en/people.ts';

export const people: typeof en = {
  search: 'Pangalan, employee code, mobile',
  associatesEmpty: 'Wala pang retailer associate.',
  representativesEmpty: 'Wala pang sales representative.',
  field: {
    name: 'Pangalan',
    position: 'Posisyon',
    employeeCode: 'Employee code',
    email: 'E-mail',
    mobileNumber: 'Numero ng mobile',
    merchants: 'Mga tindahan',
    isEnabled: 'Ginagamit',
    dtimeUpdated: 'Binago',
    updatedBy: 'Binago ni',
  },
  yes: 'Ginagamit',
  no: 'Hindi ginagamit',
};
