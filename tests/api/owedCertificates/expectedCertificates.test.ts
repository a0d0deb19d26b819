import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { quarterDays } from '#domain/settlement/certificates/quarter.ts';
import { PAYEE, QUARTER, WITHHELD } from '#server/settlement/certificates/withheld.ts';
import { type Paid, type SettlementBench, startSettlement } from '#tests/api/settlement/settlementBench.ts';

/** The days of the demo end on November 19. */
const END = 42;

let bench: SettlementBench;
let agent: Paid;
let other: Paid;
beforeAll(async () => {
  bench = await startSettlement();
  agent = await bench.openStore({ isTwa: true, own: true });
  other = await bench.openStore({ own: true });
  for (const store of [agent, other]) {
    await bench.pay(store, bench.day(1), 100_000);
    await bench.pay(store, bench.day(2), 50_000);
  }
});
afterAll(() => bench.stop());

const ofQuarter = (quarter: string) =>
  bench.ask<Record<string, unknown>>(
    `select c.payee, c.state, c.line_count as lines, c.expected::int as expected from owed_certificate c
      where c.quarter = $1 order by c.id`,
    [quarter],
  );

describe('what a quarter has us expect', () => {
  it('is what the closed lines of top withholding agents withheld, payee by payee, and nothing else', async () => {
    const wrong = await bench.ask(
      `select coalesce(c.payee, w.payee) as payee from owed_certificate c full join (
          select ${PAYEE} as payee, ${QUARTER} as quarter, sum(l.withholding_tax) as tax, count(*) as lines from ${WITHHELD}
          where l.is_twa and l.day <= $1 group by 1, 2 having sum(l.withholding_tax) > 0) w
        on w.payee = c.payee and w.quarter = c.quarter
        where (c.expected, c.line_count) is distinct from (w.tax, w.lines)`,
      [quarterDays('2026-Q3').to],
    );
    expect(wrong).toEqual([]);
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
    expect(await ofQuarter('2026-Q4')).toEqual([]);
    const [early] = await bench.ask<{ n: string }>(
      `select expect_certificates('2026-10-01', '2026-12-31') as n`,
    );
    expect(early?.n).toBe('0');
    expect(await bench.run(to)).toBe(true);
    const owed = await ofQuarter('2026-Q4');
    const [line] = await bench.ask<{ withheld: number; count: number }>(
      'select sum(withholding_tax)::int as withheld, count(*)::int as count from disbursement_line where merchant_id = $1',
      [agent.id],
    );
    expect(line?.withheld).toBeGreaterThan(0);
    const named = (store: Paid) => owed.filter(({ payee }) => String(payee).endsWith(`-${store.id}`));
    // Its records have no TIN: the payee is told by them.
    expect(named(agent).concat(owed.filter(({ expected }) => expected === line?.withheld))).toContainEqual(
      expect.objectContaining({ state: 'MISSING', expected: line?.withheld, lines: line?.count }),
    );
    expect(named(other)).toEqual([]);
    expect(await bench.run(to)).toBe(false);
    const [again] = await bench.ask<{ n: string }>(
      `select expect_certificates('2020-01-01', '2026-12-31') as n`,
    );
    expect(again?.n).toBe('0');
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
