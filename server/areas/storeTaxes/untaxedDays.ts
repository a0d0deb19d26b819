import type { UntaxedDays } from '#domain/records/storeTaxes.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { day } from '../../db/columns/kinds.ts';
import type { Tx } from '../../db/context.ts';

const DAYS = columnsOf<UntaxedDays>('(select null::date as since, null::date as before) d')({
  since: day('d.since'),
  before: day('d.before'),
});
// No run takes what nothing is said of, so nothing of those days is settled.
const READ = `select ${DAYS.select} from (
    select min(t.day) as since, f.before from (select min(x.from_day) as before from store_tax x where x.merchant_id = $1) f
    join payment_transaction t on t.merchant_id = $1 and t.line_id is null and t.status = 'POSTED' and t.day < f.before
    group by f.before) d`;

/** The days before a store's first taxes of which payments wait; null where there are none. */
export const untaxedDays = async (tx: Tx, merchantId: string): Promise<UntaxedDays | null> => {
  const [found] = await DAYS.read(tx, { name: 'untaxed-days', text: READ, values: [merchantId] });
  return found ?? null;
};
