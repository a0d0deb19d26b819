import type { PayoutFilePreview } from '#contract/finance/payoutFiles.ts';
import { columnsOf } from '../../../db/columns/columnsOf.ts';
import { centavos, day, int, text } from '../../../db/columns/kinds.ts';
import { os } from '../../../http/os.ts';
import { HELD, HELD_FROM } from './payoutFileColumns.ts';

/** Of some business days, or of all: `$1` and `$2` are the first and the last of them. */
export const OF_DAYS = '($1::date is null or o.day >= $1::date) and ($2::date is null or o.day <= $2::date)';

const SHOWN = 50;
const FROM = 'payout o';
const SUMS = columnsOf<Omit<PayoutFilePreview, 'banks' | 'held'>>(FROM)({
  count: int(`(count(*) filter (where o.status = 'SCHEDULED'))::int`),
  amount: centavos(`coalesce(sum(o.amount) filter (where o.status = 'SCHEDULED'), 0)::bigint`),
  firstDay: day(`min(o.day) filter (where o.status = 'SCHEDULED')`),
  lastDay: day(`max(o.day) filter (where o.status = 'SCHEDULED')`),
  heldCount: int(`(count(*) filter (where o.status = 'HELD'))::int`),
  heldAmount: centavos(`coalesce(sum(o.amount) filter (where o.status = 'HELD'), 0)::bigint`),
});
const OF_BANK = columnsOf<PayoutFilePreview['banks'][number]>(`${FROM} group by o.bank_name`)({
  bankName: text('o.bank_name'),
  count: int('count(*)::int'),
  amount: centavos('sum(o.amount)::bigint'),
});
const READ = {
  sums: `select ${SUMS.select} from ${FROM} where o.status in ('SCHEDULED', 'HELD') and ${OF_DAYS}`,
  banks: `select ${OF_BANK.select} from ${FROM} where o.status = 'SCHEDULED' and ${OF_DAYS}
    group by o.bank_name order by sum(o.amount) desc, o.bank_name`,
  held: `select ${HELD.select} from ${HELD_FROM} where o.status = 'HELD' and ${OF_DAYS} order by o.day, o.id limit ${SHOWN}`,
};

/** What a file made now would hold, and what is kept back and because of whom. */
export const previewPayoutFile = os.payoutFiles.previewPayoutFile.handler(async ({ input, context }) => {
  const { from, to } = input.query;
  const values = [from ?? null, to ?? null];
  const { tx } = context;
  const [[sums], banks, held] = await Promise.all([
    SUMS.read(tx, { name: 'sums-of-scheduled', text: READ.sums, values }),
    OF_BANK.read(tx, { name: 'banks-of-scheduled', text: READ.banks, values }),
    HELD.read(tx, { name: 'held-payouts', text: READ.held, values }),
  ]);
  if (!sums) throw new Error('Sums have a row');
  return { data: { ...sums, banks, held } };
});
