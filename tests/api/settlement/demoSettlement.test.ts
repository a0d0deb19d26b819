import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { payoutsOf } from '#domain/settlement/payPayee.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { WRONG_IN_LEDGER } from './settlementBench.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const one = async (text: string) => (await app.admin.query(text)).rows[0];

describe('the settlement of the demo', () => {
  it('ties out: items are lines, lines are payouts and carry', async () => {
    expect((await app.admin.query(WRONG_IN_LEDGER)).rows).toEqual([]);
    expect(
      await one(`select max(day) as last, max(day) - min(day) + 1 - count(*) as "left" from settlement_run`),
    ).toEqual({
      last: '2026-11-19',
      left: '0',
    });
    expect(
      await one(`select count(*) filter (where line_id is null and day <= '2026-11-19') as "left",
        count(*) filter (where line_id is not null and day > '2026-11-19') as early from payment_transaction where status = 'POSTED'`),
    ).toEqual({ left: '0', early: '0' });
  });

  it('is what the closed form says of each payee', async () => {
    const { rows } = await app.admin.query<{ nets: string[]; paid: string[]; carried: string[] }>(
      `select array_agg(nets order by id) as nets, array_agg(amount order by id) as paid, array_agg(carry_out order by id) as carried
       from payout group by partner_id, merchant_id`,
    );
    expect(rows.length).toBeGreaterThan(20);
    for (const { nets, paid, carried } of rows)
      expect(payoutsOf(nets.map(BigInt))).toEqual(
        paid.map((amount, at) => ({ amount: BigInt(amount), carryOut: BigInt(carried[at] ?? '') })),
      );
  });

  it('has carry that is open and carry that was consumed, and payouts in every state', async () => {
    expect(
      await one(`select (select count(*) from offset_application) > 0 as consumed,
        exists (select from (select distinct on (partner_id, coalesce(merchant_id, 0)) carry_out from payout
          order by partner_id, coalesce(merchant_id, 0), id desc) last where last.carry_out < 0) as open`),
    ).toEqual({ consumed: true, open: true });
    const { rows } = await app.admin.query('select distinct status from payout order by status');
    expect(rows.map(({ status }) => status)).toEqual(
      expect.arrayContaining(['CARRIED', 'PAID', 'SCHEDULED', 'SENT']),
    );
    expect(
      await one(`select count(*) as wrong from payout_file f where (f.payout_count, f.amount) is distinct from
        ((select count(*) from payout p where p.file_id = f.id), (select sum(amount) from payout p where p.file_id = f.id))`),
    ).toEqual({ wrong: '0' });
  });

  it('has a payee without a TIN, from whom tax was withheld in the quarter that was certified, and who got no certificate', async () => {
    const { rows } = await app.admin.query(
      `select distinct p.business_entity as entity from disbursement_line l join payout o on o.id = l.payout_id
         join partner p on p.id = o.partner_id
       where p.tin_number is null and l.ewt > 0 and to_char(l.day, 'YYYY-"Q"Q') = (select max(quarter) from certificate_2307)`,
    );
    expect(rows).toEqual([{ entity: 'SOLE_PROPRIETORSHIP' }]);
    expect(
      await one(
        `select count(*) as wrong from certificate_2307 c join partner p on p.id = c.partner_id where p.tin_number is null`,
      ),
    ).toEqual({ wrong: '0' });
  });
});
