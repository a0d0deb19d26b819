import type { AlphalistRow, CertificateListed } from '#contract/finance/certificates.ts';
import { alphalistFields, certificateFields } from '#domain/fields/settlement/certificate.ts';
import { same } from '#domain/sentence.ts';
import { payeeKindLabel } from '#domain/settlement/atc.ts';
import { atcNature } from '#domain/settlement/certificates/atcNature.ts';
import { certificateState } from '#domain/settlement/certificates/certificate.ts';
import { shownPayeeTin } from '#domain/settlement/certificates/payeeTin.ts';
import { monthsOf } from '#domain/settlement/certificates/quarter.ts';
import { taxCover } from '#domain/settlement/certificates/taxCover.ts';
import { type Columns, column, columnsOf } from './columns.ts';

export const certificateColumns: Columns<CertificateListed> = {
  id: column(same('Id'), 'text', (row) => row.id),
  ...columnsOf<CertificateListed>()(certificateFields, {
    payeeName: (row) => row.payeeName,
    payeeTin: (row) => shownPayeeTin(row.payeeTin),
    payeeKind: (row, language) => payeeKindLabel[row.payeeKind][language],
    quarter: (row) => row.quarter,
    version: (row) => row.version,
    state: (row, language) => certificateState[row.state].label[language],
    total: (row) => row.total,
    tax: (row) => row.tax,
    carriedFrom: (row) => row.carriedFrom,
    dtimeIssued: (row) => row.dtimeIssued,
    issuedBy: (row) => row.issuedBy,
    dtimeTaken: (row) => row.dtimeTaken,
    dtimeMailed: (row) => row.dtimeMailed,
    mailedTo: (row) => row.mailedTo,
    dtimeMailFailed: (row) => row.dtimeMailFailed,
  }),
};

/** As the returns name the month: the last one of the quarter. */
const lastMonth = (quarter: string): string => {
  const [year, month] = monthsOf(quarter)[2].split('-');
  return `${month}/${year}`;
};

/** What the bureau's alphalist (QAP) asks, from settlement lines; its sums by tax code are those of the return (1601-EQ). */
export const alphalistColumns: Columns<AlphalistRow> = {
  ...columnsOf<AlphalistRow>()(alphalistFields, {
    reportingMonth: (row) => lastMonth(row.quarter),
    vendorTin: (row) => row.root,
    branchCode: (row) => row.branch,
    companyName: (row) => row.companyName,
    surName: (row) => row.lastName,
    firstName: (row) => row.firstName,
    middleName: (row) => row.middleName,
    address: (row) => row.address,
    zipCode: (row) => row.zip,
    nature: (row) => atcNature(row.atc),
    atc: (row) => row.atc,
    incomePayment: (row) => row.income,
    taxAmount: (row) => row.tax,
    certificate: (row, language) => taxCover[row.certificate][language],
  }),
  // By its bare name: who takes the file in looks for that.
  ewtRate: column(alphalistFields.ewtRate.label, 'number', (row) => row.percent),
};
