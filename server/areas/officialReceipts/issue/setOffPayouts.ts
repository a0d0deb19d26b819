import { daysOfMonth, type ReceiptMonth } from '#domain/receipts/receiptMonth.ts';
import { setOffReference } from '#domain/receipts/setOffReference.ts';
import { columnsOf } from '../../../db/columns/columnsOf.ts';
import { id, ids } from '../../../db/columns/kinds.ts';
import type { Tx } from '../../../db/context.ts';

interface SetOff {
  partnerId: string;
  payoutIds: string[];
}
const FROM = 'disbursement_line l';
const SET_OFF = columnsOf<SetOff>(`${FROM} group by l.partner_id`)({
  partnerId: id('l.partner_id'),
  payoutIds: ids('array_agg(distinct l.payout_id order by l.payout_id)'),
});
const READ = `select ${SET_OFF.select} from ${FROM} where l.day between $1::date and $2::date and ($3::bigint is null or l.partner_id = $3)
  and (l.commission <> 0 or l.tax_on_commission <> 0) group by l.partner_id`;

/**
 * Returns by partner how a receipt names the payouts from which the commission of a month was taken; of one partner where `partnerId` says
 * so, else of all.
 */
export const setOffReferences = async (
  tx: Tx,
  month: ReceiptMonth,
  partnerId: string | null = null,
): Promise<ReadonlyMap<string, string | null>> => {
  const { from, to } = daysOfMonth(month);
  const rows = await SET_OFF.read(tx, { name: 'set-off-payouts', text: READ, values: [from, to, partnerId] });
  return new Map(rows.map((row) => [row.partnerId, setOffReference(row.payoutIds)]));
};
