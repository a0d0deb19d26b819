import type { ProtectionRow } from '#contract/finance/protection.ts';
import { protectionFields } from '#domain/fields/settlement/protection.ts';
import { same } from '#domain/sentence.ts';
import { protectionState } from '#domain/settlement/protection/protectionState.ts';
import { type Columns, column, columnsOf } from './columns.ts';

export const protectionColumns: Columns<ProtectionRow> = {
  id: column(same('Id'), 'text', (row) => row.id),
  ...columnsOf<ProtectionRow>()(protectionFields, {
    partnerName: (row) => row.partnerName,
    hsisCode: (row) => row.hsisCode,
    month: (row) => row.month,
    state: (row, language) => protectionState[row.state].label[language],
    storeCount: (row) => row.storeCount,
    lineCount: (row) => row.lineCount,
    gross: (row) => row.gross,
    refunds: (row) => row.refunds,
    commission: (row) => row.commission,
    taxOnCommission: (row) => row.taxOnCommission,
    withholdingTax: (row) => row.withholdingTax,
    ewt: (row) => row.ewt,
    net: (row) => row.net,
    fileName: (row) => row.fileName,
    uploadCount: (row) => row.uploadCount,
    dtimeUploaded: (row) => row.dtimeUploaded,
    uploadedBy: (row) => row.uploadedBy,
  }),
};
