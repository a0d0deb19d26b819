import type pg from 'pg';
import { addDays } from '#domain/day.ts';
import { lastDayDue, lastDayOver } from '#domain/settlement/run/dueDay.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { id, text } from '../../db/columns/kinds.ts';
import type { Deps } from '../../http/deps.ts';
import { inTransaction } from '../../jobs/inTransaction.ts';
import { queryOf } from '../../settlement/run/queryOf.ts';
import { runDay } from '../../settlement/run/runDay.ts';
import { oweMails } from './mailReports.ts';

type Clock = Pick<Deps, 'now'>;

// Before the first run: the first day of which there is anything.
const NEXT = `select coalesce((select max(r.day) + 1 from settlement_run r), (select min(t.day) from payment_transaction t
  where t.line_id is null and t.status = 'POSTED')) as day`;
const OPEN = columnsOf<{ id: string; askedBy: string }>('settlement_wish w')({
  id: id('w.id'),
  askedBy: text('w.asked_by'),
});
const WISH = `select ${OPEN.select} from settlement_wish w where w.ended_at is null order by w.id limit 1`;
const END_WISHES = 'update settlement_wish set ended_at = $2 where ended_at is null and id <= $1';

/** Settles a day, and owes whom it concerns a mail of it; false where it is settled already. */
const settle = async (
  client: pg.PoolClient,
  day: string,
  by: Parameters<typeof runDay>[2],
): Promise<boolean> => {
  const isSettled = await runDay(client, day, by);
  if (isSettled) await oweMails(client, day);
  return isSettled;
};

/** Settles the days up to one that are open, one after the other, each in a transaction of its own. Answers them. */
const runUpTo = async (
  pool: pg.Pool,
  { now }: Clock,
  last: string,
  askedBy: string | null,
): Promise<string[]> => {
  const { rows } = await pool.query<{ day: string | null }>(NEXT);
  const first = rows[0]?.day;
  const done: string[] = [];
  for (let day = first ?? addDays(last, 1); day <= last; day = addDays(day, 1))
    if (await inTransaction(pool, (client) => settle(client, day, { now, askedBy }))) done.push(day);
  return done;
};

/**
 * Settles what is due: every day from one o'clock in the morning after it, and of all that are over where somebody asked for it. Several
 * servers may do this at a time. Answers the days that it settled.
 */
export const runDue = async (pool: pg.Pool, clock: Clock): Promise<string[]> => {
  const [wish] = await OPEN.read(queryOf(pool), { text: WISH });
  if (!wish) return runUpTo(pool, clock, lastDayDue(clock.now()), null);
  const done = await runUpTo(pool, clock, lastDayOver(clock.now()), wish.askedBy);
  await pool.query(END_WISHES, [wish.id, clock.now()]);
  return done;
};
