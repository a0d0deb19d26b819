import type { DeliveryAdviceRow } from '#contract/finance/deliveryAdvices.ts';
import { deliveryStatus } from '#domain/deliveries/deliveryStatus.ts';
import { deliveryAdviceFields } from '#domain/fields/deliveryAdvice.ts';
import { same } from '#domain/sentence.ts';
import { type Columns, column, columnsOf } from './columns.ts';

const { items: _, dtimeTaken: __, dtimeEndTaken: ___, ...fields } = deliveryAdviceFields;

export const deliveryColumns: Columns<DeliveryAdviceRow> = {
  id: column(same('Id'), 'text', (row) => row.id),
  ...columnsOf<DeliveryAdviceRow>()(fields, {
    number: (row) => row.number,
    loanContractNumber: (row) => row.loanContractNumber,
    customer: (row) => row.customer,
    merchantName: (row) => row.merchantName,
    hsisSalesRoomCode: (row) => row.hsisSalesRoomCode,
    partnerName: (row) => row.partnerName,
    itemNames: (row) => row.itemNames,
    amount: (row) => row.amount,
    dtimeIssued: (row) => row.dtimeIssued,
    status: (row, language) => deliveryStatus[row.status].label[language],
    dtimeDelivered: (row) => row.dtimeDelivered,
    deliveryReceipt: (row) => row.deliveryReceipt,
    dtimeCancelled: (row) => row.dtimeCancelled,
    cancelReason: (row) => row.cancelReason,
    source: (row) => row.source,
  }),
};
