import type pg from 'pg';
import { addDays, manilaDate, manilaDayStart } from '#domain/day.ts';
import { keepMonths } from '../../../db/keepMonths.ts';
import { createRandom } from '../../demoDataRandom.ts';
import { createDemoNames } from '../../demoNames.ts';
import { type DrawnPayment, drawPayments, type Till } from './drawPayments.ts';
import { itemRows, ofStore, paymentRow, tillsOf } from './payments.ts';
import { tills as ways } from './tills.ts';

const SEED = 20_261_126;
/** So many payments has a day that is as busy as days are on the whole. */
const A_DAY = 90;
const USUAL_BUSYNESS = 1.3;
/** A demo that slept longer goes on from here. */
const DAYS_AT_MOST = 366;

// Of several servers one at a time.
const LOCK = 'select pg_advisory_xact_lock(7350067)';
const SEEDED = `select (seeded_at at time zone 'Asia/Manila')::date as day from demo_seed`;
// Those of people who try the calls have references of their own.
const LAST = `select max(f.day) as day from transaction_ref f where f.day > $1 and f.reference ~ '^(RE|HC|LO|CA|MA)\\d{14}$'`;
const CASHIERS = `select t.merchant_id as id, array_agg(distinct t.cashier order by t.cashier) as names from payment_transaction t
  where t.day between $1::date - 31 and $1 and t.cashier is not null group by t.merchant_id`;

type Rows = readonly Readonly<Record<string, unknown>>[];

const insert = async (
  client: pg.ClientBase,
  table: string,
  rows: Rows,
  returning = '',
): Promise<unknown[]> => {
  const columns = Object.keys(rows[0] ?? {}).join(', ');
  if (!columns) return [];
  const text = `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1) ${returning}`;
  return (await client.query(text, [JSON.stringify(rows)])).rows;
};

const dayOf = async (client: pg.ClientBase, text: string, values: unknown[] = []): Promise<string | null> =>
  (await client.query<{ day: string | null }>(text, values)).rows[0]?.day ?? null;

/** The stores with the cashiers that they have had until now. */
const tillsOn = async (client: pg.ClientBase, seeded: string): Promise<Till[]> => {
  const { rows } = await client.query<{ id: string; names: string[] }>(CASHIERS, [seeded]);
  const cashiers = new Map(rows.map(({ id, names }) => [id, names]));
  const tills = await tillsOf(client, createDemoNames(SEED));
  return tills.map((till) => ({ ...till, cashiers: cashiers.get(till.merchantId) ?? till.cashiers }));
};

/** What is paid on a day, the same whenever it is drawn. */
const drawDay = (tills: readonly Till[], day: string): DrawnPayment[] =>
  drawPayments(createRandom(Number(day.replaceAll('-', ''))), tills, {
    first: day,
    now: new Date(manilaDayStart(addDays(day, 1)).getTime() - 1),
    count: Math.round((A_DAY * ways.busyness(day)) / USUAL_BUSYNESS),
  });

const write = async (client: pg.ClientBase, payments: readonly DrawnPayment[]): Promise<void> => {
  const references = payments.map((payment) => ({
    ...{ source: payment.source, reference: payment.reference, day: payment.day },
    ...ofStore(payment),
  }));
  const made = await insert(client, 'transaction_ref', references, 'returning id, reference');
  const idOf = new Map((made as { id: string; reference: string }[]).map((row) => [row.reference, row.id]));
  const withId = payments.map((payment) => ({ payment, id: idOf.get(payment.reference) ?? '' }));
  await insert(
    client,
    'payment_transaction',
    withId.map(({ payment, id }) => paymentRow(payment, id)),
  );
  await insert(
    client,
    'transaction_item',
    withId.flatMap(({ payment, id }) => itemRows(payment, id)),
  );
};

interface Elapsed {
  seeded: string;
  first: string;
  last: string;
}

/** The days that are over since the demo was seeded and have no payments yet; null when there are none. */
export const elapsedDays = async (client: pg.ClientBase, now: Date): Promise<Elapsed | null> => {
  const seeded = await dayOf(client, SEEDED);
  const last = addDays(manilaDate(now), -1);
  if (seeded === null || seeded >= last) return null;
  const done = (await dayOf(client, LAST, [seeded])) ?? seeded;
  const least = addDays(last, 1 - DAYS_AT_MOST);
  const [first = last] = [least, addDays(done, 1)].toSorted().reverse();
  return first > last ? null : { seeded, first, last };
};

/**
 * Adds to a demo the payments of the days that are over since it was seeded and have none yet, in the caller's transaction. Answers how
 * many days. `makesMonths` where the caller may make the months in which they lie.
 */
export const addElapsedDays = async (
  client: pg.ClientBase,
  now: Date,
  { makesMonths = false } = {},
): Promise<number> => {
  if (!(await elapsedDays(client, now))) return 0;
  await client.query(LOCK);
  // Another server may have been first.
  const elapsed = await elapsedDays(client, now);
  if (!elapsed) return 0;
  const { seeded, first, last } = elapsed;
  if (makesMonths) await keepMonths(client, now, first);
  const tills = await tillsOn(client, seeded);
  let added = 0;
  for (let day = first; day <= last; day = addDays(day, 1), added += 1)
    await write(client, drawDay(tills, day));
  return added;
};
