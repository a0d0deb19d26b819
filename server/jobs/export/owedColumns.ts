import type { OwedCertificateRow } from '#contract/finance/owedCertificates.ts';
import { owedCertificateFields } from '#domain/fields/settlement/owedCertificate.ts';
import { same } from '#domain/sentence.ts';
import { owedState } from '#domain/settlement/certificates/owedState.ts';
import { shownPayeeTin } from '#domain/settlement/certificates/payeeTin.ts';
import { type Columns, column, columnsOf } from './columns.ts';

export const owedColumns: Columns<OwedCertificateRow> = {
  id: column(same('Id'), 'text', (row) => row.id),
  ...columnsOf<OwedCertificateRow>()(owedCertificateFields, {
    payeeName: (row) => row.payeeName,
    payeeTin: (row) => row.payeeTin && shownPayeeTin(row.payeeTin),
    partnerName: (row) => row.partnerName,
    quarter: (row) => row.quarter,
    state: (row, language) => owedState[row.state].label[language],
    storeCount: (row) => row.storeCount,
    lineCount: (row) => row.lineCount,
    commission: (row) => row.commission,
    expected: (row) => row.expected,
    received: (row) => row.received,
    missing: (row) => row.missing,
    paperCount: (row) => row.paperCount,
    receivedOn: (row) => row.receivedOn,
  }),
};
