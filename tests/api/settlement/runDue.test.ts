import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runDue } from '#server/areas/settlements/runDue.ts';
import { type SettlementBench, startSettlement } from './settlementBench.ts';

let bench: SettlementBench;
let next = 0;
/** The next day that is open. */
const today = () => bench.day(next + 1);
beforeAll(async () => {
  bench = await startSettlement();
});
afterAll(() => bench.stop());

describe('runs that are due', () => {
  const at = (day: string, time: string) => bench.app.clock.set(new Date(`${day}T${time}+08:00`));

  it('come at one in the morning of Manila, missed days in their order, however many servers do them', async () => {
    const first = today();
    at(bench.day(next + 2), '00:59:59');
    expect(await runDue(bench.jobs, bench.clock)).toEqual([]);
    at(bench.day(next + 2), '01:00:00');
    expect(await runDue(bench.jobs, bench.clock)).toEqual([first]);
    next += 1;
    at(bench.day(next + 4), '01:00:00');
    const done = await Promise.all([1, 2, 3].map(() => runDue(bench.jobs, bench.clock)));
    expect(done.flat().sort()).toEqual([1, 2, 3].map((after) => bench.day(next + after)));
    next += 3;
  });

  it('come before their time where somebody asks for them, but not before their day is over', async () => {
    at(bench.day(next + 2), '00:10:00');
    await bench.ask(`insert into settlement_wish (asked_by, asked_at) values ('finance.officer', now())`);
    expect(await runDue(bench.jobs, bench.clock)).toEqual([today()]);
    next += 1;
    const runs = await bench.ask('select day, asked_by as by from settlement_run order by day desc limit 2');
    expect(runs).toEqual([
      { day: bench.day(next), by: 'finance.officer' },
      { day: bench.day(next - 1), by: null },
    ]);
    expect(await bench.ask('select id from settlement_wish where ended_at is null')).toEqual([]);
  });
});
