import type { DeliveryAdvice, DeliveryAdviceRow, DeliveryItem } from '#contract/finance/deliveryAdvices.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { centavos, id, instant, int, text } from '../../db/columns/kinds.ts';

export const COUNT_FROM = 'delivery_advice a';
export const FROM = `${COUNT_FROM} join merchant m on m.id = a.merchant_id join partner p on p.id = a.partner_id`;

const ITEM_NAMES = `coalesce((select string_agg(i.quantity || ' × ' || i.name, '; ' order by i.position)
  from delivery_item i where i.advice_id = a.id), '')`;

/** An advice, `a`, with the names of its store, `m`, and partner, `p`. */
export const ADVICE = columnsOf<DeliveryAdviceRow>(FROM)({
  id: id('a.id'),
  number: text('a.number'),
  loanContractNumber: text('a.loan_contract_number'),
  customer: text('a.customer'),
  partnerId: id('a.partner_id'),
  partnerName: text('p.name'),
  merchantId: id('a.merchant_id'),
  merchantName: text('m.name'),
  hsisSalesRoomCode: text('m.hsis_salesroom_code'),
  itemNames: text(ITEM_NAMES),
  amount: centavos('a.amount'),
  dtimeIssued: instant('a.issued_at'),
  status: text('a.status'),
  dtimeDelivered: instant('a.delivered_at'),
  deliveryReceipt: text('a.delivery_receipt'),
  dtimeCancelled: instant('a.cancelled_at'),
  cancelReason: text('a.cancel_reason'),
  source: text('a.source'),
  version: int('a.version'),
});

/** The same with when its source told of it and of its end. */
export const WHOLE_ADVICE = columnsOf<Omit<DeliveryAdvice, 'items'>>(FROM)({
  ...ADVICE.columns,
  dtimeTaken: instant('a.created_at'),
  dtimeEndTaken: instant('a.ended_at'),
});

/** An item, `i`, of an advice. */
export const ITEM = columnsOf<DeliveryItem>('delivery_item i')({
  itemId: text('i.position::text'),
  name: text('i.name'),
  quantity: int('i.quantity'),
  amount: centavos('i.amount'),
});
