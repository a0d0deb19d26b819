import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { centavosOf } from '#domain/money.ts';
import { exportBench } from '#tests/api/lists/exportBench.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { withhold } from '#tests/support/settlement/withhold.ts';
import { certificateBench, QUARTER } from './certificateBench.ts';

let app: TestApp;
let bench: ReturnType<typeof certificateBench>;
beforeAll(async () => {
  app = await startTestApp({ jobs: true });
  bench = certificateBench(app);
});
beforeEach(() => app.clearLimits());
afterAll(() => app.stop());

const ask = async <T>(text: string, values: unknown[] = []) =>
  (await app.admin.query(text, values)).rows as T[];
const cents = (pesos: string): bigint => centavosOf(pesos) ?? 0n;

/** A store with an account and a TIN of its own, in which nothing else was withheld. */
let used = 0;
const payee = async (tin: string | null = `77700000${++used}000`) => {
  const [store] = await ask<{ id: string; partnerId: string }>(
    `select m.id::text, m.partner_id::text as "partnerId" from merchant m where m.status = 'A' and m.partner_id <> 1 and not exists (
      select from disbursement_line l where l.merchant_id = m.id and l.atc_code is not null) order by m.id offset $1 limit 1`,
    [used],
  );
  if (!store) throw new Error('No store is left');
  await ask('update merchant set tin_number = $2 where id = $1', [store.id, tin]);
  return { ...store, tin, key: `${tin?.slice(0, 9)}00000` };
};

describe('a quarter', () => {
  it('ties out: Σ lines = months = certificates = report, for every payee', async () => {
    const before = await bench.standing();
    expect(before.isClosed).toBe(true);
    expect(before.openCount).toBeGreaterThan(0);
    const job = await bench.issueAll();
    expect(job).toMatchObject({ status: 'done', rowCount: before.openCount, kind: 'certificates' });
    const after = await bench.standing();
    expect(after).toMatchObject({ openCount: 0, issuedCount: before.issuedCount + before.openCount });
    // Nobody is left out by more than its own sums, and what is left out is named.
    const left = after.exceptions.reduce((sum, { tax }) => sum + cents(tax), 0n);
    expect(cents(after.issuedTax) + left).toBe(cents(after.tax));
    expect(after.byAtc.reduce((sum, { tax }) => sum + cents(tax), 0n)).toBe(cents(after.tax));
    const off = await ask(
      `select c.payee from certificate_2307 c
        join lateral (select sum(n.total) as total, sum(n.month1 + n.month2 + n.month3) as months, sum(n.tax) as tax
          from certificate_2307_line n where n.certificate_id = c.id) n on true
        join lateral (select sum(l.base) as base, sum(l.ewt) as ewt from disbursement_line l
          where l.atc_code is not null and tin_payee(l.payee_tin) = c.payee and l.day between '2026-07-01' and '2026-09-30') l on true
        where (c.total, c.total, c.tax, c.total, c.tax) is distinct from (n.total, n.months, n.tax, l.base, l.ewt)`,
    );
    expect(off).toEqual([]);
    const { bytes } = await exportBench(app).exported('finance.officer', {
      resource: 'alphalist',
      query: `quarter=${QUARTER}`,
      columns: ['vendorTin', 'branchCode', 'atc', 'incomePayment', 'taxAmount'],
    });
    const rows = bytes
      .toString()
      .trim()
      .split(/\r?\n/)
      .slice(1)
      .map((row) => row.split(','));
    const told = rows.reduce((sum, row) => sum + cents(row.at(-1)?.replaceAll('"', '') ?? '0'), 0n);
    expect(told).toBe(cents(after.tax));
  });

  it('issued twice, or by two at once, issues nothing twice', async () => {
    const jobs = await Promise.all([bench.issueAll(), bench.issueAll(QUARTER, 'finance.second')]);
    expect(jobs.map(({ status, rowCount }) => [status, rowCount])).toEqual([
      ['done', 0],
      ['done', 0],
    ]);
    const double = await ask(
      `select payee from certificate_2307 where quarter = $1 and version = 1 group by payee having count(*) > 1`,
      [QUARTER],
    );
    expect(double).toEqual([]);
  });

  it('that is not over is refused, and so is what is no quarter', async () => {
    for (const path of ['/batches', ''] as const) {
      const { status, body } = await bench.post(path, {
        quarter: '2026-Q4',
        ...(path === '' && { payee: '12345678900000' }),
      });
      expect([status, body.error]).toEqual([422, 'rule_quarter_open']);
      expect(body.message).toContain('12/31/2026');
    }
    expect((await bench.post('/batches', { quarter: '2026-Q5' })).status).toBe(400);
  });
});

describe('a payee', () => {
  it('without a TIN is named, and gets its certificate once it has one', async () => {
    const { id, partnerId } = await payee(null);
    await ask('update partner set tin_number = null where id = $1', [partnerId]);
    await withhold(app.admin, [{ day: '2026-08-10', merchantId: id, base: 100_000, ewt: 500 }]);
    const named = (await bench.standing()).exceptions.find(({ merchantId }) => merchantId === id);
    expect(named).toMatchObject({ why: 'NO_TIN', tax: '5.00' });
    const refused = await bench.post('', { quarter: QUARTER, payee: named?.payee });
    expect([refused.status, refused.body.error]).toEqual([422, 'rule_certificate']);
    expect(refused.body.message).toBe('There is no certificate for this payee and quarter: no TIN.');
    await ask(`update merchant set tin_number = '888000001' where id = $1`, [id]);
    const { status, body } = await bench.post('', { quarter: QUARTER, payee: '88800000100000' });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ payeeTin: '88800000100000', tax: '5.00', version: 1, merchantId: id });
  });

  it('that is not above zero is named, and what it came to is in the next quarter', async () => {
    const { id, tin, key } = await payee();
    await withhold(app.admin, [
      { day: '2026-09-30', merchantId: id, base: -20_000, ewt: -100, tin },
      { day: '2026-10-02', merchantId: id, base: 90_000, ewt: 450, tin },
    ]);
    const { exceptions } = await bench.standing();
    expect(exceptions.find(({ payee: one }) => one === key)).toMatchObject({
      ...{ why: 'NOT_ABOVE_ZERO', total: '-200.00', tax: '-1.00' },
    });
    expect((await bench.post('', { quarter: QUARTER, payee: key })).body.error).toBe('rule_certificate');
    const { list } = (await bench.get('/quarters')).body.data;
    expect(list[0].quarter).toBe('2026-Q4');
    const next = await bench.standing('2026-Q4');
    expect(next).toMatchObject({ isClosed: false });
  });

  it('of an unknown kind of business is named', async () => {
    const { id, tin, key } = await payee();
    await withhold(app.admin, [{ day: '2026-08-11', merchantId: id, base: 9_000, ewt: 45, tin, kind: null }]);
    const { exceptions } = await bench.standing();
    expect(exceptions.find(({ payee: one }) => one === key)?.why).toBe('UNKNOWN_KIND');
  });

  it('has the tax that was withheld line by line, a line a code, months below zero too', async () => {
    const { id, tin, key } = await payee();
    const of = (day: string, base: number, ewt: number, atc = 'WC156') => ({
      ...{ day, base, ewt, atc, merchantId: id, tin },
    });
    await withhold(app.admin, [
      of('2026-07-05', 125_000_000, 625_000),
      of('2026-08-05', 98_045_075, 490_225),
      of('2026-09-05', 142_030_050, 710_150),
      of('2026-07-06', 5_000, 25, 'WC830'),
      of('2026-08-06', -2_000, -10, 'WC830'),
    ]);
    const { body } = await bench.post('', { quarter: QUARTER, payee: key });
    const { lines } = await bench.one(body.data.id);
    expect(lines).toEqual([
      {
        ...{ atc: 'WC156', percent: '0.5', month1: '1250000.00', month2: '980450.75' },
        ...{ month3: '1420300.50', total: '3650751.25', tax: '18253.75' },
      },
      {
        ...{ atc: 'WC830', percent: '0.5', month1: '50.00', month2: '-20.00', month3: '0.00' },
        ...{ total: '30.00', tax: '0.15' },
      },
    ]);
    expect((await bench.post('', { quarter: QUARTER, payee: key })).body.error).toBe('rule_certificate');
  });
});

describe('a certificate', () => {
  const anyOf = async (where: string) => {
    const [row] = await ask<{ id: string; payee: string; partnerId: string }>(
      `select id::text, payee, partner_id::text as "partnerId" from certificate_2307 c where quarter = $1 and ${where}
        and not exists (select from certificate_2307 n where n.payee = c.payee and n.quarter = c.quarter and n.version > c.version)
        order by id limit 1`,
      [QUARTER],
    );
    if (!row) throw new Error(`no certificate ${where}`);
    return row;
  };

  it('is issued again as the next version, which says what changed; what was issued stands', async () => {
    const { id, payee: tin } = await anyOf('merchant_id is not null and partner_id <> 1');
    const same = await bench.post(`/${id}/reissue`, { reason: 'Nothing is another' });
    expect([same.status, same.body.error]).toEqual([422, 'rule_unchanged']);
    const before = await bench.one(id);
    await ask(
      `update merchant m set name = 'Renamed by hand' from certificate_2307 c where c.id = $1 and m.id = c.merchant_id`,
      [id],
    );
    expect((await bench.post(`/${id}/reissue`, { reason: '' })).status).toBe(400);
    const { status, body } = await bench.post(`/${id}/reissue`, { reason: 'The name was another' });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      version: before.version + 1,
      payeeName: 'Renamed by hand',
      payeeTin: tin,
    });
    const { versions } = await bench.one(body.data.id);
    expect(versions[0]).toMatchObject({ changes: ['payeeName'], reissueReason: 'The name was another' });
    const frozen = await bench.one(id);
    expect(frozen).toMatchObject({ state: 'REPLACED', payeeName: before.payeeName, sha256: before.sha256 });
    const late = await bench.post(`/${id}/reissue`, { reason: 'Once more' });
    expect([late.status, late.body.error]).toEqual([422, 'rule_replaced']);
    for (const text of [
      `update certificate_2307 set payee_name = 'x' where id = $1`,
      'delete from certificate_2307_line where certificate_id = $1',
    ])
      await expect(ask(text, [id])).rejects.toThrow('What is settled stands');
  });

  it('is refused by the database where it is not the sum of its lines', async () => {
    const { id } = await anyOf('true');
    const copy = `insert into certificate_2307 (quarter, tin_root, tin_branch, version, payee_kind, payee_name, payor_tin, payor_name,
        payor_address, payor_zip, signatory_name, signatory_position, signatory_tin, total, tax, sha256, issued_at, issued_by)
      select '2025-Q1', tin_root, tin_branch, 1, payee_kind, payee_name, payor_tin, payor_name, payor_address, payor_zip, signatory_name,
        signatory_position, signatory_tin, total, tax, sha256, issued_at, issued_by from certificate_2307 where id = $1`;
    await expect(ask(copy, [id])).rejects.toThrow('not the sum of its lines');
  });

  it('is seen by its payee alone, without the TIN of whoever signs; who took it home is kept', async () => {
    const own = await anyOf('partner_id = 1 and merchant_id is null');
    const { status, body } = await bench.get('', 'accounting', { limit: '100' });
    expect(status).toBe(200);
    expect(body.data.list.length).toBeGreaterThan(0);
    for (const { partnerId } of body.data.list) expect(partnerId).toBe('1');
    expect((await bench.get(`/${own.id}`, 'other.partner')).status).toBe(404);
    expect((await bench.download(own.id, 'other.partner')).response.status).toBe(404);
    expect((await bench.get('/standing', 'accounting', { quarter: QUARTER })).status).toBe(403);
    const [{ tin } = { tin: '' }] = await ask<{ tin: string }>(
      'select signatory_tin as tin from certificate_2307 where id = $1',
      [own.id],
    );
    const seen = await bench.get(`/${own.id}`, 'accounting');
    expect(JSON.stringify(seen.body)).not.toContain(tin);
    const before = (await bench.one(own.id)).downloads.length;
    const [mine, theirs] = [
      await bench.download(own.id, 'accounting'),
      await bench.download(own.id, 'finance.officer'),
    ];
    expect(mine.bytes.toString('latin1').startsWith('%PDF-')).toBe(true);
    expect(mine.bytes.equals(theirs.bytes)).toBe(true);
    expect(mine.response.headers.get('content-disposition')).toContain('2307-2026-Q3-');
    const { downloads, dtimeTaken } = await bench.one(own.id);
    expect(downloads.length).toBe(before + 2);
    expect(downloads.slice(0, 2).map(({ takenBy, isPayee }) => [takenBy, isPayee])).toEqual([
      ['finance.officer', false],
      ['accounting', true],
    ]);
    expect(dtimeTaken).not.toBeNull();
    const staff = (await bench.one(own.id, 'accounting')).downloads.find(({ isPayee }) => !isPayee);
    expect(staff?.takenBy).not.toContain('finance.officer');
    const [trail] = await ask<{ n: number }>(
      `select count(*)::int as n from audit.entry where target = 'certificate_2307' and key = $1 and event_type = 'DOWNLOAD'`,
      [own.id],
    );
    expect(trail?.n).toBe(2);
  });
});
