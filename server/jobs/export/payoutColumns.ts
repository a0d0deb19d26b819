import type { PayoutRow } from '#contract/finance/settlements.ts';
import { payoutFields } from '#domain/fields/settlement/payout.ts';
import { same } from '#domain/sentence.ts';
import { payoutStatus } from '#domain/settlement/payoutStatus.ts';
import { type Columns, column, columnsOf } from './columns.ts';

export const payoutColumns: Columns<PayoutRow> = {
  id: column(same('Id'), 'text', (row) => row.id),
  ...columnsOf<PayoutRow>()(payoutFields, {
    day: (row) => row.day,
    payeeName: (row) => row.payeeName,
    partnerName: (row) => row.partnerName,
    carryIn: (row) => row.carryIn,
    nets: (row) => row.nets,
    amount: (row) => row.amount,
    carryOut: (row) => row.carryOut,
    status: (row, language) => payoutStatus[row.status].label[language],
    bankName: (row) => row.bankName,
    accountName: (row) => row.accountName,
    accountLast4: (row) => row.accountLast4,
    dtimeSent: (row) => row.dtimeSent,
    dtimeEnded: (row) => row.dtimeEnded,
    bankReference: (row) => row.bankReference,
    returnReason: (row) => row.returnReason,
  }),
};
