import type { AssociateRow } from '#contract/associates.ts';
import { associateFields } from '#domain/fields/associate.ts';
import { formatMobile } from '#domain/formats/mobile.ts';
import { same } from '#domain/sentence.ts';
import { type Columns, column, columnsOf } from './columns.ts';

/** People of a partner's stores; their stores are those that the reader sees. */
export const peopleColumns: Columns<AssociateRow> = {
  id: column(same('Id'), 'text', (row) => row.id),
  ...columnsOf<AssociateRow>()(associateFields, {
    name: (row) => [row.firstName, row.middleName, row.lastName].filter(Boolean).join(' '),
    employeeCode: (row) => row.employeeCode,
    position: (row) => row.position,
    isEnabled: (row) => row.isEnabled,
    merchants: (row) => row.merchants.map(({ merchantName }) => merchantName).join(', '),
    mobileNumber: (row) => row.mobileNumber && formatMobile(row.mobileNumber),
    email: (row) => row.email,
    dtimeUpdated: (row) => row.dtimeUpdated,
    updatedBy: (row) => row.updatedBy,
  }),
};
