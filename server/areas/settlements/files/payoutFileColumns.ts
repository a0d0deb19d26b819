import type { HeldPayout, PayoutFileRow } from '#contract/finance/payoutFiles.ts';
import { columnsOf } from '../../../db/columns/columnsOf.ts';
import { centavos, day, id, instant, int, list, text } from '../../../db/columns/kinds.ts';

export const FILE_FROM = 'payout_file f';

/** A file for the bank, `f`. */
export const FILE = columnsOf<PayoutFileRow>(FILE_FROM)({
  id: id('f.id'),
  day: day('f.day'),
  payoutCount: int('f.payout_count'),
  amount: centavos('f.amount'),
  dtimeMade: instant('f.made_at'),
  madeBy: text('f.made_by'),
  state: text('f.state'),
  dtimeReleased: instant('f.released_at'),
  releasedBy: text('f.released_by'),
  dtimeCancelled: instant('f.cancelled_at'),
  cancelledBy: text('f.cancelled_by'),
  paidCount: int('f.paid_count'),
  paidAmount: centavos('f.paid_amount'),
  returnedCount: int('f.returned_count'),
  returnedAmount: centavos('f.returned_amount'),
  openCount: int('f.payout_count - f.paid_count - f.returned_count'),
  openAmount: centavos('f.amount - f.paid_amount - f.returned_amount'),
  dtimeAnswered: instant('f.answered_at'),
  answeredBy: text('f.answered_by'),
});

export const HELD_FROM = 'payout o join partner p on p.id = o.partner_id';
const BLOCKED_STORES = `select m.name from merchant m where m.status = 'B'
    and exists (select from disbursement_line l where l.payout_id = o.id and l.merchant_id = m.id) order by m.name`;

/** A payout, `o`, that is kept back, and who is blocked. */
export const HELD = columnsOf<HeldPayout>(HELD_FROM)({
  id: id('o.id'),
  day: day('o.day'),
  payeeName: text('o.payee_name'),
  amount: centavos('o.amount'),
  blocked: list(`case when p.status = 'B' then array[p.name::text] else array(${BLOCKED_STORES}) end`),
});
