import type { Offset, OffsetRow } from '#contract/finance/offsets.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { centavos, day, id, text } from '../../db/columns/kinds.ts';

export const COUNT_FROM = `disbursement_line l
  cross join lateral (select coalesce(sum(o.amount), 0)::bigint as applied from offset_application o where o.line_id = l.id) x`;
export const FROM = `${COUNT_FROM} join merchant m on m.id = l.merchant_id join partner p on p.id = l.partner_id`;

/** How far a line was set off, as `offsetState` names it. */
export const STATE = `case when x.applied = 0 then 'OPEN' when x.applied < -l.net then 'PARTLY' else 'SETTLED' end`;

/** A line that owes, `l`, and what was set off against it, `x`. */
export const OFFSET = columnsOf<OffsetRow>(FROM)({
  id: id('l.id'),
  day: day('l.day'),
  partnerId: id('l.partner_id'),
  partnerName: text('p.name'),
  merchantId: id('l.merchant_id'),
  merchantName: text('m.name'),
  hsisSalesRoomCode: text('m.hsis_salesroom_code'),
  transactionType: text('l.product'),
  gross: centavos('l.gross'),
  refunds: centavos('l.refunds'),
  original: centavos('-l.net'),
  applied: centavos('x.applied'),
  rest: centavos('-l.net - x.applied'),
  state: text(STATE),
  payeeName: text('l.payee_name'),
});

const OF_LINE = `(select a.id, a.payout_id, a.amount, a.line_id, o.day, -l.net - sum(a.amount) over (order by a.payout_id, a.id) as rest
  from offset_application a join disbursement_line l on l.id = a.line_id left join payout o on o.id = a.payout_id where a.line_id = $1) a`;
const APPLICATION = columnsOf<Offset['applications'][number]>(OF_LINE)({
  id: id('a.id'),
  payoutId: id('a.payout_id'),
  day: day('a.day'),
  amount: centavos('a.amount'),
  rest: centavos('a.rest::bigint'),
});
/** Reads what was set off against a line (`$1`), the oldest first. */
export const readApplications = (tx: Parameters<typeof APPLICATION.read>[0], lineId: string) =>
  APPLICATION.read(tx, {
    name: 'applications-of-line',
    text: `select ${APPLICATION.select} from ${OF_LINE} order by a.payout_id, a.id`,
    values: [lineId],
  });
