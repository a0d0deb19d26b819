import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { quarterDays } from '#domain/settlement/certificates/quarter.ts';
import { PAYEE, QUARTER, WITHHELD } from '#server/settlement/certificates/withheld.ts';
import { type Paid, type SettlementBench, startSettlement } from '#tests/api/settlement/settlementBench.ts';

/** The days of the demo end on November 19. */
const END = 42;

let bench: SettlementBench;
let agent: Paid;
beforeAll(async () => {
  bench = await startSettlement();
  agent = await bench.openStore({ isTwa: true, own: true });
  // Of the same partner, and no agent.
  const other = await bench.openStore({ own: true });
  for (const store of [agent, other]) {
    await bench.pay(store, bench.day(1), 100_000);
    await bench.pay(store, bench.day(2), 50_000);
  }
});
afterAll(() => bench.stop());

const ofQuarter = (quarter: string) =>
  bench.ask<Record<string, unknown>>(
    'select c.payee, c.state, c.expected::int as expected from owed_certificate c where c.quarter = $1 order by c.id',
    [quarter],
  );
/** Payees of whom something else is expected than the lines of top withholding agents withheld through a day: none. */
const wrongThrough = (day: string) =>
  bench.ask(
    `select coalesce(c.payee, w.payee) as payee from owed_certificate c full join (
        select ${PAYEE} as payee, ${QUARTER} as quarter, sum(l.withholding_tax) as tax, count(*) as lines from ${WITHHELD}
        where l.is_twa and l.day <= $1 group by 1, 2 having sum(l.withholding_tax) > 0) w
      on w.payee = c.payee and w.quarter = c.quarter
      where (c.expected, c.line_count) is distinct from (w.tax, w.lines)`,
    [day],
  );
const expectAgain = async () => (await bench.ask<{ n: string }>(AGAIN))[0]?.n;
const AGAIN = `select expect_certificates('2020-01-01', '2026-12-31') as n`;

describe('what a quarter has us expect', () => {
  it('is what the closed lines of top withholding agents withheld, payee by payee, and nothing else', async () => {
    expect(await wrongThrough(quarterDays('2026-Q3').to)).toEqual([]);
    expect((await ofQuarter('2026-Q3')).length).toBeGreaterThan(3);
  });

  it('is expected with its last day and not before, of agents alone, once', async () => {
    const { to } = quarterDays('2026-Q4');
    let n = 1;
    while (bench.day(n) < to && n < END) {
      expect(await bench.run(bench.day(n))).toBe(true);
      n += 1;
    }
    expect(bench.day(n)).toBe(to);
    expect([await expectAgain(), await ofQuarter('2026-Q4')]).toEqual(['0', []]);
    expect(await bench.run(to)).toBe(true);
    expect(await wrongThrough(to)).toEqual([]);
    const [mine] = await bench.ask<{ payee: string; withheld: number }>(
      `select ${PAYEE} as payee, sum(l.withholding_tax)::int as withheld from ${WITHHELD} where l.merchant_id = $1 group by 1`,
      [agent.id],
    );
    expect(mine?.withheld).toBeGreaterThan(0);
    const owed = (await ofQuarter('2026-Q4')).find(({ payee }) => payee === mine?.payee);
    expect(owed).toMatchObject({ state: 'MISSING' });
    expect(Number(owed?.expected)).toBeGreaterThanOrEqual(mine?.withheld ?? 0);
    expect(await bench.run(to)).toBe(false);
    expect(await expectAgain()).toBe('0');
  });
});

describe('in the database', () => {
  it('nobody writes what arrived but by papers, and nothing that is expected is changed or deleted', async () => {
    const [may] = await bench.ask<Record<string, boolean>>(
      `select has_column_privilege('app_internal', 'owed_certificate', 'received', 'update') as received,
        has_column_privilege('app_internal', 'owed_certificate', 'expected', 'update') as expected,
        has_table_privilege('app_internal', 'owed_certificate', 'delete') as gone,
        has_table_privilege('app_internal', 'owed_paper', 'update') as paper`,
    );
    expect(may).toEqual({ received: false, expected: false, gone: false, paper: false });
    await expect(bench.ask('update owed_certificate set expected = expected + 1')).rejects.toThrow();
    await expect(bench.ask('delete from owed_paper')).rejects.toThrow();
    for (const role of ['app_partner', 'app_merchant', 'app_applicant', 'app_session']) {
      const [sees] = await bench.ask<Record<string, boolean>>(
        `select has_table_privilege($1, 'owed_certificate', 'select') as owed, has_table_privilege($1, 'owed_paper', 'select') as paper`,
        [role],
      );
      expect(sees, role).toEqual({ owed: false, paper: false });
    }
  });
});
