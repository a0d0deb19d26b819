import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { oweMails } from '#server/areas/settlements/mailReports.ts';
import { runDay } from '#server/settlement/run/runDay.ts';
import { prepareDay } from './prepareDay.ts';
import { type SettlementBench, startSettlement, WRONG_IN_LEDGER } from './settlementBench.ts';

const SERVER = join(import.meta.dirname, '..', '..', 'support', 'settlement', 'stoppingServer.ts');
const PLACES = 20;

let bench: SettlementBench;
let child: ChildProcess | undefined;
beforeAll(async () => {
  bench = await startSettlement();
  await prepareDay(bench);
});
afterEach(() => child?.kill('SIGKILL'));
afterAll(() => bench.stop());

/** A process that settles the next day, and stands still at a statement of it. */
const serve = (at = '') => {
  const now = `${bench.day(3)}T01:30:00+08:00`;
  child = fork(SERVER, [bench.app.migratorUrl, now, at], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  return child;
};
const told = async (server: ChildProcess): Promise<{ at?: number; done?: number; days?: string[] }> => {
  const ended = once(server, 'exit').then(([code]) => {
    throw new Error(`The server ended with ${code}`);
  });
  const [message] = await Promise.race([once(server, 'message'), ended]);
  return message;
};
const kill = async (server: ChildProcess): Promise<void> => {
  const ended = once(server, 'exit');
  server.kill('SIGKILL');
  const [, signal] = await ended;
  expect(signal).toBe('SIGKILL');
};
/** The database hears of it when it next writes to the connection, or reads from it. */
const untilHeardOf = async (): Promise<void> => {
  const LEFT = `select count(*)::int as n from pg_locks l join pg_stat_activity a using (pid)
    where l.locktype = 'advisory' and l.objid = 7350066 and a.datname = current_database()`;
  await expect.poll(async () => (await bench.ask<{ n: number }>(LEFT))[0]?.n, { timeout: 20_000 }).toBe(0);
};

/** What a run left, without the numbers that it gave out: those of runs that were undone are not given out again. */
const STATE = `select md5(concat_ws(' ',
  (select string_agg(concat_ws(',', r.day, r.line_count, r.payout_count, r.gross, r.refunds, r.net, r.carry_in, r.amount, r.carry_out,
     r.waiting_count), ';' order by r.day) from settlement_run r),
  (select string_agg(concat_ws(',', p.day, p.partner_id, p.merchant_id, p.carry_in, p.nets, p.amount, p.carry_out, p.line_count, p.status),
     ';' order by p.day, p.partner_id, p.merchant_id) from payout p),
  (select string_agg(concat_ws(',', l.day, l.merchant_id, l.product, l.rate_set, l.gross, l.refunds, l.commission, l.ewt, l.net, p.day,
     p.partner_id, p.merchant_id), ';' order by l.day, l.merchant_id, l.product, l.rate_set)
   from disbursement_line l join payout p on p.id = l.payout_id),
  (select string_agg(concat_ws(',', l.day, l.merchant_id, l.product, l.rate_set, p.day, p.partner_id, p.merchant_id, o.amount), ';'
     order by l.day, l.merchant_id, l.product, l.rate_set, p.day)
   from offset_application o join disbursement_line l on l.id = o.line_id join payout p on p.id = o.payout_id),
  (select string_agg(concat_ws(',', t.id, l.day, l.merchant_id, l.product, l.rate_set), ';' order by t.id)
   from payment_transaction t left join disbursement_line l on l.id = t.line_id),
  (select string_agg(concat_ws(',', r.id, l.day, l.merchant_id, l.product, l.rate_set), ';' order by r.id)
   from refund r left join disbursement_line l on l.id = r.line_id))) as state`;
const state = async (): Promise<string> => (await bench.ask<{ state: string }>(STATE))[0]?.state ?? '';

/** What an undisturbed run would leave, which is undone again, and of how many statements it is, with `begin` and `commit`. */
const undisturbed = async () => {
  const client = await bench.jobs.connect();
  const query = client.query.bind(client);
  let statements = 2;
  const counting = new Proxy(client, {
    get: (target, key) => {
      if (key === 'query') statements += 1;
      return key === 'query' ? query : Reflect.get(target, key);
    },
  });
  try {
    await query('begin');
    await runDay(counting, bench.day(2), { now: bench.clock.now, askedBy: null });
    await oweMails(counting, bench.day(2));
    const { rows } = await query<{ state: string }>(STATE);
    return { state: rows[0]?.state ?? '', statements };
  } finally {
    await query('rollback');
    client.release();
  }
};

describe('a server that is killed while it settles a day', () => {
  it(`leaves nothing at any of ${PLACES} places, and the next one does the whole of it, once`, {
    timeout: 180_000,
  }, async () => {
    const before = await state();
    const { state: wanted, statements } = await undisturbed();
    expect(wanted).not.toBe(before);
    expect(statements).toBeGreaterThan(15);
    for (let place = 1; place <= PLACES; place += 1) {
      // The last is `commit`: whoever is killed behind that has settled the day.
      const stopAt = Math.min(place, statements - 1);
      const server = serve(String(stopAt));
      expect(await told(server)).toEqual({ at: stopAt });
      await kill(server);
      await untilHeardOf();
      expect(await state(), `killed at statement ${stopAt}`).toBe(before);
    }
    const server = serve();
    const { done, days } = await told(server);
    expect(days).toEqual([bench.day(2)]);
    expect(done).toBe(statements);
    expect(await state()).toBe(wanted);
    expect((await told(serve())).days).toEqual([]);
    expect(await state()).toBe(wanted);
    expect(await bench.ask(WRONG_IN_LEDGER)).toEqual([]);
  });
});
