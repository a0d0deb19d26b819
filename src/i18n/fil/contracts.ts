import type { contracts as en } from '../en/contracts.ts';

export const contracts: typeof en = {
  name: 'Mga kontrata',
  search: 'Partner, numero ng kontrata, HSIS code, TIN',
  empty: 'Ginagawa ang kontrata kapag naaprubahan ang partner.',
  field: {
    number: 'Kontrata',
    partnerName: 'Partner',
    hsisCode: 'HSIS code',
    state: 'Katayuan',
    startDate: 'Petsa ng simula',
    expiryDate: 'Petsa ng pagkapaso',
    daysLeft: 'Natitirang araw',
    signedFileName: 'Pirmadong kopya',
    updatedBy: 'Binago ni',
  },
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
  signedCopy: 'Pirmadong kopya',
  uploadSigned: 'I-upload ang pirmadong kopya',
  replaceSigned: 'Palitan ang pirmadong kopya',
  editDates: 'Baguhin ang mga petsa',
  wrongOrder: 'Dapat mas huli ang petsa ng pagkapaso sa petsa ng simula, %{day}',
  saved: 'Ang kontrata %{number} ay mula %{from} hanggang %{to} na.',
};
