import type { ContractRow } from '#contract/contracts.ts';
import { contractFields } from '#domain/fields/contract.ts';
import { contractStates } from '#domain/records/contractState.ts';
import { same } from '#domain/sentence.ts';
import { type Columns, column, columnsOf } from './columns.ts';

export const contractColumns: Columns<ContractRow> = {
  id: column(same('Id'), 'text', (row) => row.id),
  ...columnsOf<ContractRow>()(contractFields, {
    number: (row) => row.number,
    partnerName: (row) => row.partnerName,
    hsisCode: (row) => row.hsisCode,
    state: (row, language) => contractStates[row.state].label[language],
    startDate: (row) => row.startDate,
    expiryDate: (row) => row.expiryDate,
    daysLeft: (row) => row.daysLeft,
    signedFileName: (row) => row.signedFileName,
    signedBy: (row) => row.signedBy,
    dtimeSigned: (row) => row.dtimeSigned,
    updatedBy: (row) => row.updatedBy,
    dtimeUpdated: (row) => row.dtimeUpdated,
  }),
};
