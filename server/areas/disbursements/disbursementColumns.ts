import type { DisbursementRow } from '#contract/finance/disbursements.ts';
import { disbursementFields } from '#domain/fields/settlement/disbursement.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { centavos, day, decimal, flag, id, int, text } from '../../db/columns/kinds.ts';
import { TAX_ON_COMMISSION } from '../../settlement/taxOnCommission.ts';

export const COUNT_FROM = 'disbursement_line l left join payout o on o.id = l.payout_id';
/** The payout of a store that is paid to its partner's account is its partner's alone: its people do not read it. */
export const FROM = `disbursement_line l join merchant m on m.id = l.merchant_id join partner p on p.id = l.partner_id
  left join payout o on o.id = l.payout_id`;

const amount = (
  name: 'gross' | 'refunds' | 'base' | 'commission' | 'taxOnCommission' | 'withholdingTax' | 'ewt' | 'net',
) => centavos(`l.${disbursementFields[name].column}`);

/** A line of a run, `l`, with the names of its store, `m`, and partner, `p`, and its payout, `o`. Never its formulas. */
export const DISBURSEMENT = columnsOf<DisbursementRow>(FROM)({
  id: id('l.id'),
  day: day('l.day'),
  partnerId: id('l.partner_id'),
  partnerName: text('p.name'),
  merchantId: id('l.merchant_id'),
  merchantName: text('m.name'),
  hsisSalesRoomCode: text('m.hsis_salesroom_code'),
  transactionType: text('l.product'),
  paymentCount: int('l.payment_count'),
  refundCount: int('l.refund_count'),
  gross: amount('gross'),
  refunds: amount('refunds'),
  base: amount('base'),
  mdrPercent: decimal('l.mdr_percent'),
  commission: amount('commission'),
  taxOnCommissionPercent: text(TAX_ON_COMMISSION),
  taxOnCommission: amount('taxOnCommission'),
  withholdingTax: amount('withholdingTax'),
  ewt: amount('ewt'),
  net: amount('net'),
  isEwt: flag('l.is_ewt'),
  isTwa: flag('l.is_twa'),
  atcCode: text('l.atc_code'),
  atcPercent: decimal('l.atc_percent'),
  payeeName: text('l.payee_name'),
  payeeTin: text('l.payee_tin'),
  payoutId: id('l.payout_id'),
  payoutStatus: text('o.status'),
});
