import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '#server/jobs/inTransaction.ts';
import { runDay } from '#server/settlement/run/runDay.ts';
import { prepareDay } from './prepareDay.ts';
import { type SettlementBench, startSettlement } from './settlementBench.ts';

let bench: SettlementBench;
beforeAll(async () => {
  bench = await startSettlement();
  await prepareDay(bench);
});
afterAll(() => bench.stop());

const TABLES = ['settlement_run', 'payout', 'disbursement_line', 'offset_application'];
/** All that a run writes, in a word. */
const state = async (): Promise<string> => {
  const sums = TABLES.map((table) => `(select md5(string_agg(t::text, '' order by t.id)) from ${table} t)`);
  const items = ['payment_transaction', 'refund'].map(
    (table) =>
      `(select md5(string_agg(t.id || ':' || coalesce(t.line_id, 0), ',' order by t.id)) from ${table} t)`,
  );
  const [row] = await bench.ask<Record<string, string>>(
    `select concat_ws(' ', ${[...sums, ...items].join(', ')}) as state`,
  );
  return row?.state ?? '';
};

/** Runs the next day on a connection that tells of each statement before it is sent. */
const runTelling = (tell: (statement: number, client: pg.PoolClient) => void) =>
  inTransaction(bench.jobs, async (client) => {
    let at = 0;
    const told = new Proxy(client, {
      get: (target, key) => {
        const value = Reflect.get(target, key);
        if (key !== 'query') return value;
        return (...asked: Parameters<typeof target.query>) => {
          at += 1;
          const sent = target.query(...asked);
          tell(at, client);
          return sent;
        };
      },
    });
    await runDay(told, bench.day(2), { now: bench.clock.now, askedBy: null });
    return at;
  });

class Undone extends Error {}

describe('a run that breaks off', () => {
  let statements = 0;

  it('is of so many statements', async () => {
    const before = await state();
    await expect(
      inTransaction(bench.jobs, async (client) => {
        const query = client.query.bind(client);
        Object.assign(client, {
          query: (...asked: unknown[]) => {
            statements += 1;
            return Reflect.apply(query, client, asked);
          },
        });
        try {
          await runDay(client, bench.day(2), { now: bench.clock.now, askedBy: null });
        } finally {
          Object.assign(client, { query });
        }
        throw new Undone();
      }),
    ).rejects.toThrow(Undone);
    expect(statements).toBeGreaterThan(15);
    expect(statements).toBeLessThanOrEqual(20);
    expect(await state()).toBe(before);
  });

  it('leaves nothing, at whichever of 20 places its process ends', async () => {
    const before = await state();
    for (let place = 1; place <= 20; place += 1) {
      const cut = Math.min(place, statements);
      const broken = runTelling((at, client) => {
        // As the system does to a process that is killed: nothing is said to the database any more.
        if (at === cut)
          (
            client as unknown as { connection: { stream: { destroy: () => void } } }
          ).connection.stream.destroy();
      });
      await expect(broken).rejects.toThrow();
      expect(await state(), `cut at statement ${cut}`).toBe(before);
    }
  });

  it('leaves nothing where it throws, and is done in full the next time', async () => {
    const before = await state();
    for (let place = 1; place <= statements; place += 1) {
      const thrown = runTelling((at) => {
        if (at === place) throw new Undone();
      });
      await expect(thrown).rejects.toThrow(Undone);
    }
    expect(await state()).toBe(before);
    expect(await runTelling(() => undefined)).toBe(statements);
    const after = await state();
    expect(after).not.toBe(before);
    expect(await bench.run(bench.day(2))).toBe(false);
    expect(await state()).toBe(after);
  });
});
