import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { quarterName } from '#domain/settlement/certificates/quarterName.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { withhold } from '#tests/support/settlement/withhold.ts';
import { certificateBench, QUARTER } from './certificateBench.ts';

const MAIL = 'tax@bench.test';
const TIN = '777111222000';
const PAYEE = '77711122200000';

interface Mail {
  recipient: string;
  subject: string;
  body: string;
  key: string;
}

let app: TestApp;
let bench: ReturnType<typeof certificateBench>;
let store: { id: string; partnerId: string };
beforeAll(async () => {
  app = await startTestApp({ jobs: true });
  bench = certificateBench(app);
  const [found] = await ask<typeof store>(
    `select m.id::text, m.partner_id::text as "partnerId" from merchant m join partner p on p.id = m.partner_id
     where m.status = 'A' and p.status = 'A' and p.id <> 1 and not exists (
      select from disbursement_line l where l.partner_id = p.id and l.atc_code is not null) order by m.id limit 1`,
  );
  if (!found) throw new Error('No store is left');
  store = found;
  await ask('update merchant set tin_number = $2 where id = $1', [store.id, TIN]);
  await ask(
    `insert into contact_person (partner_id, merchant_id, role, first_name, last_name, email, position)
     values ($1, $2, 'ACCOUNTING', 'Ben', 'Reyes', $3, 0)`,
    [store.partnerId, store.id, MAIL],
  );
  await ask('delete from contact_person where partner_id = $1 and role = $2 and email <> $3', [
    store.partnerId,
    'ACCOUNTING',
    MAIL,
  ]);
  await wants(true);
});
beforeEach(() => app.clearLimits());
afterAll(() => app.stop());

const ask = async <T>(text: string, values: unknown[] = []) =>
  (await app.admin.query(text, values)).rows as T[];
const wants = (is: boolean) =>
  ask('update partner set enable_email_2307 = $2 where id = $1', [store.partnerId, is]);
const mails = () =>
  ask<Mail>(`select recipient, subject, body, key from outbox_message where recipient = $1 order by id`, [
    MAIL,
  ]);
/** Issues the store's certificate of the quarter, of so much withheld in it. */
const issue = async (quarter: string, day: string) => {
  await withhold(app.admin, [{ day, merchantId: store.id, base: 250_000, ewt: 1_250, tin: TIN }]);
  const { status, body } = await bench.post('', { quarter, payee: PAYEE });
  expect([status, body.error]).toEqual([200, undefined]);
  return body.data;
};

describe('a certificate of a partner that wants it by mail', () => {
  it('is mailed to the accountant as it is issued, with its sums and the way to it; to whom is seen with it', async () => {
    const { id, mailedTo, dtimeMailed } = await issue(QUARTER, '2026-08-10');
    expect(mailedTo).toBe(MAIL);
    expect(dtimeMailed).not.toBeNull();
    const [told, other] = await mails();
    expect(other).toBeUndefined();
    expect(told?.subject).toBe('Form 2307 of 07/01/2026 to 09/30/2026');
    expect(told?.body).toContain('Income payments: ₱2,500.00');
    expect(told?.body).toContain('Tax withheld: ₱12.50');
    expect(told?.body).toContain(`/finance-management/reports/bir/${id}`);
    expect(told?.body).not.toContain(TIN.slice(0, 9));
    const { mails: seen } = await bench.one(id);
    expect(seen).toEqual([
      { id, version: 1, attempt: 1, at: dtimeMailed, recipient: MAIL, dtimeFailed: null, failure: null },
    ]);
    expect((await bench.get(`/${id}`, 'other.partner')).status).toBe(404);
    const { issuedCount, mailedCount } = await bench.standing();
    expect(mailedCount).toBe(1);
    expect(issuedCount).toBeGreaterThan(1);
  });

  it('is mailed once more as its next version, which says that it takes the place of the other', async () => {
    const before = await bench.inForce(PAYEE);
    await ask(`update merchant set name = 'Renamed by hand' where id = $1`, [store.id]);
    const { body } = await bench.post(`/${before?.id}/reissue`, { reason: 'The name was another' });
    expect(body.data).toMatchObject({ version: 2, mailedTo: MAIL });
    const told = await mails();
    expect(told.map(({ key }) => key)).toEqual([`certificate ${before?.id}`, `certificate ${body.data.id}`]);
    expect(told[1]?.subject).toContain('version 2');
    expect(told[1]?.body).toContain('takes the place');
    const seen = (await bench.one(body.data.id)).mails;
    expect(seen.map(({ version }) => version)).toEqual([2, 1]);
  });

  it('whose issuing fails is not mailed', async () => {
    const before = (await mails()).length;
    const { body } = await bench.post('', { quarter: QUARTER, payee: PAYEE });
    expect(body.error).toBe('rule_certificate');
    expect(await mails()).toHaveLength(before);
  });
});

describe('a certificate is not mailed', () => {
  it.each([
    ['its partner does not want that', () => wants(false), () => wants(true)],
    [
      'its partner is blocked',
      () => ask(`update partner set status = 'B' where id = $1`, [store.partnerId]),
      () => ask(`update partner set status = 'A' where id = $1`, [store.partnerId]),
    ],
  ])('where %s', async (_, set, unset) => {
    const before = (await mails()).length;
    await set();
    const current = await bench.inForce(PAYEE);
    await ask('update merchant set name = $2 where id = $1', [store.id, `Named ${current?.version}`]);
    const { body } = await bench.post(`/${current?.id}/reissue`, { reason: 'The name was another' });
    await unset();
    expect(body.data).toMatchObject({ mailedTo: null, dtimeMailed: null });
    expect(await mails()).toHaveLength(before);
  });
});

describe('a certificate whose mail the gateway refuses for good', () => {
  const refuse = (key: string) =>
    ask(
      `update outbox_message set status = 'failed', error = '550 no such user at mx.bench.test' where key = $1`,
      [key],
    );
  const again = (id: string, as = 'finance.officer') =>
    app.call('POST', `/api/finance-management/certificates/${id}/mail`, { as });

  it('is no longer mailed, says why to staff alone, is found and counted, and that stands', async () => {
    const current = await bench.inForce(PAYEE);
    await ask('update merchant set name = $2 where id = $1', [store.id, 'Named for its mail']);
    const { body } = await bench.post(`/${current?.id}/reissue`, { reason: 'The name was another' });
    const { id } = body.data;
    expect(body.data).toMatchObject({ mailedTo: MAIL, dtimeMailFailed: null });
    expect((await again(id)).body.error).toBe('rule_certificate');
    const before = await bench.standing();
    await refuse(`certificate ${id}`);
    const seen = await bench.one(id);
    expect(seen).toMatchObject({ mailedTo: null, dtimeMailed: null });
    expect(seen.dtimeMailFailed).not.toBeNull();
    expect(seen.mails[0]).toMatchObject({ attempt: 1, failure: '550 no such user at mx.bench.test' });
    const after = await bench.standing();
    expect([after.mailedCount, after.mailFailedCount]).toEqual([
      before.mailedCount - 1,
      before.mailFailedCount + 1,
    ]);
    const found = await bench.get('', 'finance.officer', { isMailFailed: 'true' });
    expect(found.body.data.list.map((one: { id: string }) => one.id)).toEqual([id]);
    await expect(
      ask(`update certificate_2307_mail set failed_at = null, failure = null where certificate_id = $1`, [
        id,
      ]),
    ).rejects.toThrow('stands');
    await expect(ask('delete from certificate_2307_mail where certificate_id = $1', [id])).rejects.toThrow(
      'stands',
    );
  });

  it('is mailed again once, to the address of now, and is mailed then', async () => {
    const { id, version } = (await bench.inForce(PAYEE)) ?? { id: '', version: 0 };
    await ask(`update contact_person set email = 'right@bench.test' where email = $1`, [MAIL]);
    const all = await Promise.all([again(id), again(id)]);
    expect(all.map(({ status }) => status).sort()).toEqual([200, 422]);
    const seen = await bench.one(id);
    expect(seen).toMatchObject({ mailedTo: 'right@bench.test', dtimeMailFailed: null });
    expect(seen.mails.filter((one) => one.version === version).map(({ attempt }) => attempt)).toEqual([2, 1]);
    const keys = await ask<{ key: string }>(`select key from outbox_message where key like $1 order by id`, [
      `certificate ${id}%`,
    ]);
    expect(keys.map(({ key }) => key)).toEqual([`certificate ${id}`, `certificate ${id} 2`]);
    await refuse(`certificate ${id} 2`);
    expect((await bench.one(id)).dtimeMailFailed).not.toBeNull();
    const [trail] = await ask<{ n: number }>(
      `select count(*)::int as n from audit.entry where event_type = 'CERTIFICATE_MAILED' and key = $1`,
      [id],
    );
    expect(trail?.n).toBe(1);
  });

  it('is not mailed again where nobody may get it, or a later version is in force', async () => {
    const { id } = (await bench.inForce(PAYEE)) ?? { id: '' };
    await wants(false);
    expect((await again(id)).body.message).toContain('nobody to mail it to');
    await wants(true);
    const [old] = await ask<{ id: string }>(
      'select id::text from certificate_2307 where payee = $1 and version = 1 order by id limit 1',
      [PAYEE],
    );
    expect((await again(old?.id ?? '')).body.error).toBe('rule_replaced');
    expect((await again(id, 'accounting')).status).toBe(403);
  });
});

it('a batch mails those who want it, and tells whoever ordered it how many', async () => {
  await ask('update partner set enable_email_2307 = true');
  const { openCount, mailedCount } = await bench.standing();
  expect(openCount).toBeGreaterThan(0);
  expect(await bench.issueAll()).toMatchObject({ status: 'done', rowCount: openCount });
  const after = await bench.standing();
  const [{ n } = { n: 0 }] = await ask<{ n: number }>(
    `select count(*)::int as n from outbox_message where key like 'certificate %'`,
  );
  const [{ all } = { all: 0 }] = await ask<{ all: number }>(
    'select count(*)::int as all from certificate_2307_mail',
  );
  expect(n).toBe(all);
  expect(after.mailedCount).toBeGreaterThan(mailedCount);
  const { body } = await app.call('GET', '/api/notices', { as: 'finance.officer' });
  const told = body.data.list.find(({ title }: { title: string }) => title.includes(quarterName(QUARTER).en));
  expect(told.body).toContain(
    `${openCount} certificates were issued, and ${after.mailedCount - mailedCount}`,
  );
});
