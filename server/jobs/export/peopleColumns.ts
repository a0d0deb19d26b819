import type { AssociateRow } from '#contract/associates.ts';
import { formatMobile } from '#domain/formats/mobile.ts';
import { same } from '#domain/text.ts';
import { type Columns, column } from './columns.ts';

/** People of a partner's stores; their stores are those that the reader sees. */
export const peopleColumns: Columns<AssociateRow> = {
  id: column(same('Id'), 'text', (row) => row.id),
  name: column({ en: 'Name', fil: 'Pangalan' }, 'text', (row) =>
    [row.firstName, row.middleName, row.lastName].filter(Boolean).join(' '),
  ),
  employeeCode: column(same('Employee code'), 'text', (row) => row.employeeCode),
  position: column({ en: 'Position', fil: 'Posisyon' }, 'text', (row) => row.position),
  isEnabled: column({ en: 'In use', fil: 'Ginagamit' }, 'flag', (row) => row.isEnabled),
  merchants: column({ en: 'Stores', fil: 'Mga tindahan' }, 'text', (row) =>
    row.merchants.map(({ merchantName }) => merchantName).join(', '),
  ),
  mobileNumber: column(
    { en: 'Mobile number', fil: 'Numero ng mobile' },
    'text',
    (row) => row.mobileNumber && formatMobile(row.mobileNumber),
  ),
  email: column(same('E-mail'), 'text', (row) => row.email),
  dtimeUpdated: column({ en: 'Changed', fil: 'Binago' }, 'instant', (row) => row.dtimeUpdated),
  updatedBy: column({ en: 'Changed by', fil: 'Binago ni' }, 'text', (row) => row.updatedBy),
};
