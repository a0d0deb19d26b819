import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { type MadeApplication, makeApplication } from '#tests/support/records/applications.ts';
import { reviewBench } from '#tests/support/records/reviewBench.ts';

let app: TestApp;
let bench: ReturnType<typeof reviewBench>;
beforeAll(async () => {
  app = await startTestApp();
  bench = reviewBench(app);
});
afterAll(() => app.stop());

const MOBILE = '639170000321';
let made: MadeApplication;
let reference: string;
beforeEach(async () => {
  made = await makeApplication(app.admin, { stores: [{}] });
  await app.admin.query(
    `update contact_person set mobile_number = $2 where partner_id = $1 and role = 'CONTACT_PERSON'`,
    [made.partnerId, MOBILE],
  );
  reference = (await bench.one('select reference_number from partner where id = $1', [made.partnerId]))
    .reference_number;
  await app.admin.query('delete from outbox_message');
});

const told = async () =>
  (await app.admin.query('select channel, recipient, subject, body from outbox_message order by channel'))
    .rows;
const versionOf = async (table: 'partner' | 'merchant', id: string) =>
  (await bench.one(`select version from ${table} where id = $1`, [id])).version;
const setStatus = (id: string, body: object, of = 'partners') =>
  app.call('POST', `/api/${of}/v3/${id}/status:update`, {
    as: 'sbo.reviewer',
    body,
    headers: { 'If-Match': '1' },
  });
const cancel = async (
  body: { partnerId: string; merchantId?: string | undefined; reason?: string },
  as: string,
) => {
  const [table, id] = body.merchantId
    ? (['merchant', body.merchantId] as const)
    : (['partner', body.partnerId] as const);
  return app.call('POST', '/api/partner-management/cancel/application', {
    as,
    body,
    headers: { 'If-Match': String(await versionOf(table, id)) },
  });
};

describe('what an applicant is told of a change', () => {
  it.each([
    ['approved', () => bench.decide('approve', made.partnerId)],
    ['something more', () => bench.decide('incomplete', made.partnerId, { reason: 'Two papers.' })],
    ['not accepted', () => setStatus(made.partnerId, { status: 'REJECTED', reason: 'No such business.' })],
    ['cancelled', () => cancel({ partnerId: made.partnerId, reason: 'Sent twice.' }, 'sales.admin')],
  ])(
    'goes out as one mail and one SMS, which holds nothing of theirs but the number: %s',
    async (what, change) => {
      expect((await change()).status).toBe(200);
      const [mail, sms, ...others] = await told();
      expect(others).toEqual([]);
      expect(mail).toMatchObject({ channel: 'email', recipient: expect.stringMatching(/^contact\./) });
      expect(mail.body).toContain(made.name);
      expect(sms).toMatchObject({ channel: 'sms', recipient: MOBILE, subject: null });
      expect(sms.body).toContain(reference);
      expect(sms.body).toContain(what);
      expect(sms.body).not.toContain(made.name);
      expect(sms.body).not.toMatch(/https?:|www\./);
      expect(sms.body.length).toBeLessThanOrEqual(160);
    },
  );

  it('says what comes next: after the approval the contract, and once the partner is active, for the first time, the invitation', async () => {
    const next = async (change: Promise<{ status: number }>) => {
      await app.admin.query('delete from outbox_message');
      expect((await change).status).toBe(200);
      return (await told()).map(({ body }) => body);
    };
    const [approved] = await next(bench.decide('approve', made.partnerId));
    expect(approved).toContain('We prepare the contract and call you.');
    expect(approved).toContain('Inihahanda namin ang kontrata');
    const move = async (status: string) =>
      app.call('POST', `/api/partners/v3/${made.partnerId}/status:update`, {
        as: 'sbo.reviewer',
        body: { status },
        headers: { 'If-Match': String(await versionOf('partner', made.partnerId)) },
      });
    const [mail, sms, ...others] = await next(move('A'));
    expect(others).toEqual([]);
    expect(mail).toContain(`${made.name} is a partner now`);
    expect(mail).toContain('imbitasyon sa portal');
    expect(sms).toContain(`${reference} is done: you are a partner. An invitation to the portal follows.`);
    expect(sms.length).toBeLessThanOrEqual(160);
    expect(await next(move('I'))).toEqual([]);
    expect(await next(move('A'))).toEqual([]);
  });

  it('says why it was rejected, and that they may apply again', async () => {
    await setStatus(made.partnerId, { status: 'REJECTED', reason: 'No such business.' });
    const [mail] = await told();
    expect(mail.body).toContain('No such business.');
    expect(mail.body).toContain('You may apply again');
  });

  it('goes out in the language in which somebody applied', async () => {
    await app.admin.query(
      `insert into applicant_draft (reference_number, language, state, partner_id, created_at, changed_at, expires_at, ended_at)
       values ('SK-2020-000001', 'fil', 'SENT', $1, now(), now(), now(), now())`,
      [made.partnerId],
    );
    await bench.decide('approve', made.partnerId);
    const [, sms] = await told();
    expect(sms.body).toContain('aprubado na ang aplikasyon');
    expect(sms.body.length).toBeLessThanOrEqual(160);
  });

  it('goes out by mail alone of a store that was applied for with its partner', async () => {
    const [storeId] = made.storeIds;
    expect((await setStatus(`${storeId}`, { status: 'REJECTED' }, 'merchants')).status).toBe(200);
    expect((await told()).map(({ channel }) => channel)).toEqual(['email']);
  });

  it('goes out as one SMS of several stores with one number that are decided alike', async () => {
    const added = await makeApplication(app.admin, { status: 'APPROVED', stores: [{}, {}, {}] });
    await app.admin.query(
      `update contact_person set mobile_number = $2 where partner_id = $1 and role = 'CONTACT_PERSON'`,
      [added.partnerId, MOBILE],
    );
    await app.admin.query(`update merchant set reference_number = 'SK-2020-000077' where partner_id = $1`, [
      added.partnerId,
    ]);
    await app.admin.query('delete from outbox_message');
    for (const id of added.storeIds)
      expect((await setStatus(id, { status: 'REJECTED' }, 'merchants')).status).toBe(200);
    const messages = await told();
    expect(messages.map(({ channel }) => channel)).toEqual(['email', 'email', 'email', 'sms']);
    expect(messages.at(-1).body).toContain('a store of your application SK-2020-000077 was not accepted.');
  });

  it('tells of a store that opens later than its partner, once', async () => {
    const added = await makeApplication(app.admin, { status: 'A', stores: [{ status: 'APPROVED' }] });
    const [storeId = ''] = added.storeIds;
    await app.admin.query(`update merchant set reference_number = 'SK-2020-000078' where id = $1`, [storeId]);
    await app.admin.query(
      `update contact_person set mobile_number = $2 where partner_id = $1 and role = 'CONTACT_PERSON'`,
      [added.partnerId, MOBILE],
    );
    const { name } = await bench.one('select name from merchant where id = $1', [storeId]);
    await app.admin.query('delete from outbox_message');
    const move = async (status: string) =>
      app.call('POST', `/api/merchants/v3/${storeId}/status:update`, {
        as: 'sbo.reviewer',
        body: { status },
        headers: { 'If-Match': String(await versionOf('merchant', storeId)) },
      });
    for (const status of ['A', 'I', 'A']) expect((await move(status)).status).toBe(200);
    const [mail, sms, ...others] = await told();
    expect(others).toEqual([]);
    expect(mail.subject).toContain('Your store is open for business');
    expect(mail.body).toContain(`${name} is open for business with us.`);
    expect(mail.body).toContain('Bukas na sa negosyo kasama namin');
    // It may be the only store that they have.
    expect(mail.body).not.toMatch(/other stores|iba mong tindahan/);
    expect(sms.body).toContain('a store of your application SK-2020-000078 is open for business.');
    expect(sms.body.length).toBeLessThanOrEqual(160);
  });

  it('does not go out of what they cancelled themselves', async () => {
    const own = await makeApplication(app.admin, { submittedBy: 'partner.admin' });
    await app.admin.query(`update user_account set partner_id = $1 where username = 'other.partner'`, [
      own.partnerId,
    ]);
    await app.admin.query('delete from outbox_message');
    expect((await cancel({ partnerId: own.partnerId }, 'other.partner')).status).toBe(200);
    expect(await told()).toEqual([]);
  });
});
