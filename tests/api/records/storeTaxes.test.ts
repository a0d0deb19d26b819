import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, manilaDate } from '#domain/day.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { editBench } from '#tests/support/records/editBench.ts';

let app: TestApp;
let bench: ReturnType<typeof editBench>;
beforeAll(async () => {
  app = await startTestApp();
  bench = editBench(app);
});
afterAll(() => app.stop());

const taxes = (id: string) =>
  app.admin.query(
    'select is_ewt, is_twa, from_day::text from store_tax where merchant_id = $1 order by from_day',
    [id],
  );
const setTaxes = (id: string, isEwt: boolean, isTwa: boolean) =>
  app.admin.query('update merchant set is_ewt = $2, is_twa = $3 where id = $1', [id, isEwt, isTwa]);

describe('the taxes of a store', () => {
  it('are there for every store of the demo, from the day it was taken in', async () => {
    const { rows } = await app.admin.query(
      `select count(*)::int as lacking from merchant m where not exists (
        select 1 from store_tax t where t.merchant_id = m.id and t.is_ewt = m.is_ewt and t.is_twa = m.is_twa
          and t.from_day = (m.created_at at time zone 'Asia/Manila')::date)`,
    );
    expect(rows).toEqual([{ lacking: 0 }]);
  });

  it('[money.storeTax] hold from its first day, and change with it until it trades', async () => {
    const id = await bench.makeMerchant({ isEwt: true });
    const from_day = manilaDate(new Date((await bench.merchant(id)).dtimeCreated));
    expect((await taxes(id)).rows).toEqual([{ is_ewt: true, is_twa: false, from_day }]);
    await setTaxes(id, false, true);
    expect((await taxes(id)).rows).toEqual([{ is_ewt: false, is_twa: true, from_day }]);
  });

  it('[money.storeTax] change tomorrow once it trades, and once for all that is said on a day', async () => {
    const id = await bench.makeMerchant({ isEwt: true });
    await bench.stand('merchant', id, 'A');
    await setTaxes(id, false, false);
    await setTaxes(id, false, true);
    const next = { is_ewt: false, is_twa: true, from_day: addDays(manilaDate(new Date()), 1) };
    expect((await taxes(id)).rows).toEqual([expect.objectContaining({ is_ewt: true }), next]);
  });
});
