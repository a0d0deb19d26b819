import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { settleBefore } from '#tests/support/settlement/settleBefore.ts';
import { withhold } from '#tests/support/settlement/withhold.ts';
import { certificateBench } from './certificateBench.ts';

const TIN = '777333444000';
const PAYEE = '77733344400000';

let app: TestApp;
let bench: ReturnType<typeof certificateBench>;
beforeAll(async () => {
  app = await startTestApp();
  bench = certificateBench(app);
});
beforeEach(() => app.clearLimits());
afterAll(() => app.stop());

const ask = async <T>(text: string, values: unknown[] = []) =>
  (await app.admin.query(text, values)).rows as T[];

it('a quarter that is not above zero stands in the first month of the next certificate, which says from when; once', async () => {
  const [store] = await ask<{ id: string }>(
    `select m.id::text from merchant m where m.status = 'A' and m.partner_id <> 1 and not exists (
      select from disbursement_line l where l.merchant_id = m.id and l.atc_code is not null) order by m.id limit 1`,
  );
  const merchantId = store?.id ?? '';
  await ask('update merchant set tin_number = $2 where id = $1', [merchantId, TIN]);
  const line = (day: string, base: number, ewt: number) => ({ day, base, ewt, merchantId, tin: TIN });
  await settleBefore(app.admin, { days: ['2026-03-30', '2026-06-29'] });
  await withhold(app.admin, [
    line('2026-03-30', -30_000, -150),
    line('2026-06-29', 20_000, 100),
    line('2026-07-05', 50_000, 250),
    line('2026-09-10', 40_000, 200),
  ]);
  const none = async (quarter: string) => {
    const refused = await bench.post('', { quarter, payee: PAYEE });
    expect([quarter, refused.status, refused.body.error]).toEqual([quarter, 422, 'rule_certificate']);
    const { exceptions } = await bench.standing(quarter);
    expect(exceptions.find(({ payee }) => payee === PAYEE)?.why).toBe('NOT_ABOVE_ZERO');
  };
  await none('2026-Q1');
  // Above zero by itself, and not with what was carried into it.
  await none('2026-Q2');
  const { status, body } = await bench.post('', { quarter: '2026-Q3', payee: PAYEE });
  expect([status, body.error]).toEqual([200, undefined]);
  expect(body.data).toMatchObject({ carriedFrom: '2026-Q1', total: '800.00', tax: '4.00' });
  const { lines } = await bench.one(body.data.id);
  expect(lines).toMatchObject([
    { month1: '400.00', month2: '0.00', month3: '400.00', total: '800.00', tax: '4.00' },
  ]);
  // What was in a certificate is carried no further.
  const { list } = (await bench.get('', 'finance.officer', { payeeTin: PAYEE })).body.data;
  expect(list).toHaveLength(1);
  const { bytes } = await bench.download(body.data.id, 'finance.officer');
  expect(bytes.toString('latin1').startsWith('%PDF-')).toBe(true);
});
