import { contractFields } from '#domain/fields/contract.ts';
import { labelsOf } from '#domain/fields/field.ts';
import type { contracts as en } from '../en/contracts.ts';

const field = labelsOf(contractFields, 'fil');

export const contracts: typeof en = {
  name: 'Mga kontrata',
  search: 'Partner, numero ng kontrata, HSIS code, TIN',
  empty: 'Ginagawa ang kontrata kapag naaprubahan ang partner.',
  field,
  state: {
    UNSIGNED: 'Hindi pa pirmado',
    SIGNED: 'Pirmado',
    EXPIRING: 'Malapit nang mapaso',
    EXPIRED: 'Paso na',
  },
  daysLeft: '%{smart_count} araw |||| %{smart_count} araw',
  over: 'tapos na',
  expiring:
    '%{smart_count} kontrata ang mapapaso sa loob ng 60 araw. |||| %{smart_count} kontrata ang mapapaso sa loob ng 60 araw.',
  details: 'Kontrata %{number}',
  unsignedCopy: 'Kopyang walang pirma',
  signedCopy: field.signedFileName,
  uploadSigned: 'I-upload ang pirmadong kopya',
  replaceSigned: 'Palitan ang pirmadong kopya',
  editDates: 'Baguhin ang mga petsa',
  wrongOrder: 'Dapat mas huli ang petsa ng pagkapaso sa petsa ng simula, %{day}',
  saved: 'Ang kontrata %{number} ay mula %{from} hanggang %{to} na.',
};
