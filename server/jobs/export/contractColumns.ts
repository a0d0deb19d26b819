import type { ContractRow } from '#contract/partnerContracts.ts';
import { contractStates } from '#domain/records/partnerContract.ts';
import { same } from '#domain/text.ts';
import { type Columns, column } from './columns.ts';

export const contractColumns: Columns<ContractRow> = {
  id: column(same('Id'), 'text', (row) => row.id),
  number: column({ en: 'Contract', fil: 'Kontrata' }, 'text', (row) => row.number),
  partnerName: column(same('Partner'), 'text', (row) => row.partnerName),
  hsisCode: column(same('HSIS code'), 'text', (row) => row.hsisCode),
  state: column(
    { en: 'State', fil: 'Katayuan' },
    'text',
    (row, language) => contractStates[row.state].label[language],
  ),
  startDate: column({ en: 'Begins', fil: 'Simula' }, 'date', (row) => row.startDate),
  expiryDate: column({ en: 'Ends', fil: 'Katapusan' }, 'date', (row) => row.expiryDate),
  daysLeft: column({ en: 'Days left', fil: 'Natitirang araw' }, 'number', (row) => row.daysLeft),
  signedFileName: column({ en: 'Signed copy', fil: 'Pirmadong kopya' }, 'text', (row) => row.signedFileName),
  signedBy: column({ en: 'Signed copy from', fil: 'Galing kay' }, 'text', (row) => row.signedBy),
  dtimeSigned: column({ en: 'Signed copy since', fil: 'Pirmado mula' }, 'instant', (row) => row.dtimeSigned),
  updatedBy: column({ en: 'Changed by', fil: 'Binago ni' }, 'text', (row) => row.updatedBy),
  dtimeUpdated: column({ en: 'Changed', fil: 'Binago' }, 'instant', (row) => row.dtimeUpdated),
};
