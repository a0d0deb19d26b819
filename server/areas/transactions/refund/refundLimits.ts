import { centavosOf } from '#domain/money.ts';
import { REFUND_DAYS, REFUND_LIMIT } from '#domain/transactions/refundRefusal.ts';
import { columnsOf } from '../../../db/columns/columnsOf.ts';
import { int, text } from '../../../db/columns/kinds.ts';
import type { Tx } from '../../../db/context.ts';

/** For how many days payments are refunded, and up to which sum of refunds (centavos) nobody else is asked. */
export interface RefundLimits {
  limit: bigint;
  days: number;
}

const SET = columnsOf<{ amount: string | null; days: number | null }>('refund_limits(current_date) l')({
  amount: text('l.amount'),
  days: int('l.days'),
});
const READ = `select ${SET.select} from refund_limits($1::date) l`;

/** The limits of refunds that are asked for on a day of Manila: those of the setting that holds then. */
export const refundLimits = async (tx: Tx, today: string): Promise<RefundLimits> => {
  const [set] = await SET.read(tx, { name: 'refund-limits', text: READ, values: [today] });
  const limit = set?.amount ? centavosOf(set.amount) : null;
  return { limit: limit ?? REFUND_LIMIT, days: set?.days ?? REFUND_DAYS };
};
