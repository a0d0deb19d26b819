import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PastExemption } from '#contract/finance/settlements.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { makeLine } from '#tests/support/settlement/makeLine.ts';

let app: TestApp;
let first: { id: string; name: string };
beforeAll(async () => {
  app = await startTestApp();
  // Lines of the demo would be counted too: its stores are taxed here, but for one.
  await app.admin.query(`update store_tax set is_ewt = true`);
  const { rows } = await app.admin.query(
    `select id, name from merchant where partner_id = 1 order by id limit 1`,
  );
  first = rows[0];
});
afterAll(() => app.stop());

const past = async () => {
  const { body } = await app.call('GET', '/api/finance-management/settlement-runs/past-exemption', {
    as: 'finance.officer',
  });
  return body.data as { threshold: string | null; fromDay: string | null; list: PastExemption[] };
};
const agree = (threshold: string | null) =>
  app.admin.query(
    `alter table setting_version disable trigger user;
     update setting_version set "values" = "values" || '{"exemptionThreshold": ${threshold === null ? 'null' : `"${threshold}"`}}' where kind = 'COMPUTATION';
     alter table setting_version enable trigger user`,
  );
const tax = (isEwt: boolean, from: string) =>
  app.admin.query(
    `insert into store_tax (partner_id, merchant_id, is_ewt, is_twa, from_day, evidence, created_by)
     select partner_id, id, $2, false, $3, 'Declaration', 'TEST' from merchant where id = $1`,
    [first.id, isEwt, from],
  );

describe('stores past the yearly receipts without withheld tax', () => {
  it('are looked for only where a threshold is agreed', async () => {
    await agree(null);
    expect(await past()).toEqual({ threshold: null, fromDay: null, list: [] });
  });

  it('are named once their payee is above it, and no more once tax is withheld from a day on', async () => {
    const before = await app.admin.query<{ sum: string }>(
      `select coalesce(sum(base), 0)::text as sum from disbursement_line l where not is_ewt and product in ('HCPAY', 'HOME_CREDIT_CARD', 'SHOPPINGMALL_PH')
         and coalesce(payee_tin, 'partner ' || partner_id) = 'partner 1' and day >= '2026-01-01'`,
    );
    const held = Number(before.rows[0]?.sum);
    await tax(false, '2026-11-21');
    await makeLine(app.admin, { merchantId: first.id, gross: 600_000_00 });
    // Of a cash loan no tax is ever withheld.
    await makeLine(app.admin, { merchantId: first.id, gross: 900_000_00, product: 'CASH_LOAN' });
    const total = ((held + 600_000_00) / 100).toFixed(2);
    await agree(total);
    expect(
      (await past()).list.filter(({ merchantId, partnerId }) => partnerId === '1' && merchantId === first.id),
    ).toEqual([]);
    await makeLine(app.admin, { merchantId: first.id, gross: 100 });
    const { threshold, fromDay, list } = await past();
    expect([threshold, fromDay]).toEqual([total, '2026-01-01']);
    expect(list.filter(({ merchantId, partnerId }) => partnerId === '1' && merchantId === first.id)).toEqual([
      expect.objectContaining({
        ...{ merchantName: first.name, storeCount: 1 },
        amount: ((held + 600_001_00) / 100).toFixed(2),
      }),
    ]);
    await tax(true, '2026-12-01');
    expect(
      (await past()).list.filter(({ merchantId, partnerId }) => partnerId === '1' && merchantId === first.id),
    ).toEqual([]);
  });

  it('are shown to nobody outside', async () => {
    for (const as of ['partner.admin', 'head.office', 'accounting', 'it.support']) {
      const { status } = await app.call('GET', '/api/finance-management/settlement-runs/past-exemption', {
        as,
      });
      expect(status, as).toBe(403);
    }
  });
});
