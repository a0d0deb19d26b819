import type { MdrType } from '#domain/records/mdrRates.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { day, text } from '../../db/columns/kinds.ts';
import type { Tx } from '../../db/context.ts';
import type { Owner } from '../parts/owner.ts';

/** The first day of payments that wait for a rate of a product. */
export interface WaitingRate {
  type: MdrType;
  since: string;
}
export type WaitingSince = ReadonlyMap<MdrType, string>;

const agreed = (
  of: string,
  owner: string,
) => `exists (select 1 from mdr_rate r where r.partner_id = ${of}.partner_id
  and ${owner} and r.type = ${of}.product and (r.status is not null or r.is_enabled)
  and r.effective_from <= ${of}.day and (r.effective_to is null or r.effective_to >= ${of}.day))`;
// A store by its own number, a partner with all its stores.
const OF_OWNER = (of: string) =>
  `($1::bigint is null or ${of}.partner_id = $1) and ($2::bigint is null or ${of}.merchant_id = $2)`;

// The days of an owner's stores and products on which nothing was agreed for what was paid.
const WAITING = `(select distinct t.partner_id, t.product, t.day from payment_transaction t
  where ${OF_OWNER('t')} and t.line_id is null and t.status = 'POSTED' and t.day <= $3::date
    and not ${agreed('t', '(r.merchant_id is null or r.merchant_id = t.merchant_id)')}) w`;
// What a rate from that day on would hold for was not settled in another way: a refund has the terms of its sale.
const SETTLED = `exists (select 1 from payment_transaction s where ${OF_OWNER('s')} and s.product = w.product
  and s.line_id is not null and s.day >= w.day and not ${agreed('s', '$2::bigint is null and r.merchant_id = s.merchant_id')}
  and s.day < coalesce((select min(r.effective_from) from mdr_rate r where r.partner_id = w.partner_id
    and r.merchant_id is not distinct from $2::bigint and r.type = w.product and r.effective_from > w.day), 'infinity'))`;
const FIRST = columnsOf<WaitingRate>('(select null::text as product, null::date as since) f')({
  type: text('f.product'),
  since: day('f.since'),
});
const READ = `select ${FIRST.select} from (
  select w.product, min(w.day) as since from ${WAITING} where not ${SETTLED} group by w.product) f order by f.product`;

/**
 * Since which day payments of an owner wait for a rate, by product, where a rate from that day on would change nothing that is settled;
 * `today` is Manila's.
 */
export const waitingRates = (
  tx: Tx,
  { partnerId, merchantId }: Pick<Owner, 'partnerId' | 'merchantId'>,
  today: string,
): Promise<WaitingRate[]> =>
  FIRST.read(tx, {
    name: 'rates-waited-for',
    text: READ,
    values: [merchantId === null ? partnerId : null, merchantId, today],
  });

/** The same, to be looked up. */
export const waitingSince = async (
  tx: Tx,
  owner: Pick<Owner, 'partnerId' | 'merchantId'>,
  today: string,
): Promise<WaitingSince> =>
  new Map((await waitingRates(tx, owner, today)).map(({ type, since }) => [type, since]));
