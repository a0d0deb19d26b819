import type { OpenLine } from '#domain/settlement/payPayee.ts';
import { type Payee, payeeKey } from '#domain/settlement/run/settleDay.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { id } from '../../db/columns/kinds.ts';
import type { Tx } from '../../db/context.ts';

type PayeeId = Pick<Payee, 'partnerId' | 'merchantId'>;
interface Row extends PayeeId {
  lineId: string;
  rest: string;
}

const SET_OFF = `left join lateral (select coalesce(sum(o.amount), 0)::bigint as amount from offset_application o where o.line_id = l.id) done on true`;
const FROM = `payout p join disbursement_line l on l.payout_id = p.id ${SET_OFF}`;
const ROW = columnsOf<Row>(FROM)({
  partnerId: id('p.partner_id'),
  merchantId: id('p.merchant_id'),
  lineId: id('l.id'),
  rest: id('-l.net - done.amount'),
});
// A payout that carries nothing on has ended all that was owed before it.
const READ = `select ${ROW.select} from jsonb_to_recordset($1) as x(partner bigint, merchant bigint)
  join lateral (
    select coalesce(max(e.id) filter (where e.carry_out = 0), 0) as ended, max(e.id) as last from payout e
    where e.partner_id = x.partner and coalesce(e.merchant_id, 0) = coalesce(x.merchant, 0)
  ) carried on carried.last > carried.ended
  join payout p on p.partner_id = x.partner and coalesce(p.merchant_id, 0) = coalesce(x.merchant, 0) and p.id > carried.ended
  join disbursement_line l on l.payout_id = p.id and l.net < 0 ${SET_OFF}
  where done.amount < -l.net order by l.day, l.id`;

/** The open lines of payees, the oldest first: what each still owes of which. */
export const readOwed = async (
  tx: Pick<Tx, 'query'>,
  payees: readonly PayeeId[],
): Promise<Map<string, OpenLine[]>> => {
  const asked = payees.map(({ partnerId, merchantId }) => ({ partner: partnerId, merchant: merchantId }));
  const owed = new Map<string, OpenLine[]>();
  const rows = await ROW.read(tx, { text: READ, values: [JSON.stringify(asked)] });
  for (const { lineId, rest, ...payee } of rows) {
    const lines = owed.get(payeeKey(payee)) ?? [];
    lines.push({ lineId, rest: BigInt(rest) });
    owed.set(payeeKey(payee), lines);
  }
  return owed;
};
