import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { NEUTRAL } from '#domain/review/told.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { leaksIn, staffNames } from '#tests/support/app/plants.ts';
import { makeApplication } from '#tests/support/records/applications.ts';

const SECRET = 'PLANTED-REASON-7412';
const PEOPLE = ['partner.admin', 'head.office', 'accounting', 'store.manager', 'frontliner'];

let app: TestApp;
let staff: string[];
/** The first partner and its first store. */
let store: string;
beforeAll(async () => {
  app = await startTestApp();
  staff = await staffNames(app);
  const { rows } = await app.admin.query(
    `select merchant_id::text as id from user_merchant m join user_account u on u.id = m.user_id where u.username = 'store.manager'`,
  );
  store = rows[0].id;
});
beforeEach(async () => {
  await app.clearLimits();
  await app.admin.query(`update partner set status = 'A', workflow_status = null where id = 1`);
  await app.admin.query(`update merchant set status = 'A', workflow_status = null where id = $1`, [store]);
  await app.admin.query('delete from review_claim');
  await app.admin.query('delete from notice');
  await app.admin.query('delete from outbox_message');
});
afterAll(() => app.stop());

const move = async (of: 'partners' | 'merchants', id: string, body: object) => {
  const table = of === 'partners' ? 'partner' : 'merchant';
  const { rows } = await app.admin.query(`select version from ${table} where id = $1`, [id]);
  return app.call('POST', `/api/${of}/v3/${id}/status:update`, {
    as: 'sbo.reviewer',
    headers: { 'If-Match': String(rows[0].version) },
    body,
  });
};
const notices = async (as: string, language = 'en') => {
  const headers = { 'Accept-Language': language };
  const { body } = await app.call('GET', '/api/notices', { as, headers });
  return body.data.list.map(({ title, body: text }: { title: string; body: string }) => `${title} | ${text}`);
};
const mails = async (): Promise<{ recipient: string; subject: string; body: string }[]> =>
  (await app.admin.query('select recipient, subject, body from outbox_message order by id')).rows;
const lastMove = async (as: string, path = '/api/partner-management/get-details/1/partner/workflow') =>
  (await app.call('GET', path, { as })).body.data.events[0];

describe('the people of a partner that is blocked', () => {
  const told = 'Please bring the new permit.';

  it('are told in words of their own, by notice, by mail and on their page; the reason stays with the staff', async () => {
    const { body } = await move('partners', '1', { status: 'B', reason: SECRET, told });
    expect(body.data.events[0]).toMatchObject({ action: 'block', reason: SECRET, told });
    for (const as of PEOPLE) {
      const [notice] = await notices(as);
      expect(notice).toMatch(/^Blocked: .+ \| Please bring the new permit\.$/);
    }
    const sent = await mails();
    expect(sent.map(({ recipient }) => recipient).sort()).toEqual(
      PEOPLE.map((name) => `${name}@example.test`).sort(),
    );
    expect(sent[0]).toMatchObject({ subject: expect.stringMatching(/^Blocked: /) });
    expect(sent[0]?.body).toContain(told);
    expect(await lastMove('partner.admin')).toMatchObject({
      action: 'block',
      reason: null,
      told,
      createdBy: 'SBO review',
    });
    expect(await lastMove('antifraud.reviewer')).toMatchObject({ reason: SECRET, createdBy: 'sbo.reviewer' });
    const everything = JSON.stringify([sent, ...(await Promise.all(PEOPLE.map((as) => notices(as))))]);
    expect(leaksIn(everything, staff)).toEqual([]);
  });

  it('read a plain sentence in their language when nothing was written', async () => {
    await app.admin.query(
      `insert into user_preference (user_id, key, value) select id, 'locale', '"fil"' from user_account where username = 'head.office'
       on conflict do nothing`,
    );
    await move('partners', '1', { status: 'B', reason: SECRET });
    expect((await notices('partner.admin'))[0]).toContain(NEUTRAL.block.en);
    expect((await notices('partner.admin', 'fil'))[0]).toContain(NEUTRAL.block.fil);
    const sent = await mails();
    const to = (name: string) => sent.find(({ recipient }) => recipient.startsWith(name))?.body;
    expect([to('head.office'), to('partner.admin')]).toEqual([
      expect.stringContaining(NEUTRAL.block.fil),
      expect.stringContaining(NEUTRAL.block.en),
    ]);
    expect(await lastMove('head.office')).toMatchObject({ reason: null, told: null });
  });

  it('are no strangers: another partner hears nothing, nor does staff', async () => {
    await move('partners', '1', { status: 'B', told });
    for (const as of ['other.partner', 'new.hire', 'sbo.reviewer', 'sales.admin'])
      expect(await notices(as)).toEqual([]);
  });
});

describe('being made inactive, and active again', () => {
  it('is told like a block: the words meant for them, and plainly that it goes on; the reason stays with the staff', async () => {
    await move('merchants', store, { status: 'I', reason: SECRET, told: 'Closed for repairs.' });
    expect((await notices('store.manager'))[0]).toMatch(/^Deactivated: .+ \| Closed for repairs\.$/);
    expect(await notices('other.partner')).toEqual([]);
    await app.admin.query('delete from notice');
    await move('merchants', store, { status: 'A', reason: SECRET });
    for (const as of ['partner.admin', 'store.manager'])
      expect((await notices(as))[0]).toMatch(/^Activated: .+ \| Trading goes on: /);
    const sent = await mails();
    const mailed = sent.filter(({ recipient }) => recipient === 'store.manager@example.test');
    expect(mailed.map(({ subject }) => subject.split(':')[0])).toEqual(['Deactivated', 'Activated']);
    expect(leaksIn(JSON.stringify(sent), [...staff, SECRET])).toEqual([]);
  });

  it('reads plainly where nothing was written', async () => {
    await move('partners', '1', { status: 'I', reason: SECRET });
    expect((await notices('accounting'))[0]).toContain(NEUTRAL.deactivate.en);
  });
});

describe('closing', () => {
  it('is told of the stores that close with their partner too', async () => {
    const made = await makeApplication(app.admin, { status: 'A', stores: [{ status: 'A' }] });
    const { body } = await move('partners', made.partnerId, {
      status: 'C',
      reason: SECRET,
      told: 'Farewell.',
    });
    expect(body.data).toMatchObject({ status: 'C', merchantsMoved: 1 });
    const { rows } = await app.admin.query(
      `select action, reason, told, merchant_id is null as "isPartner" from application_event where partner_id = $1 order by 4`,
      [made.partnerId],
    );
    const event = { action: 'close', reason: SECRET, told: 'Farewell.' };
    expect(rows).toEqual([
      { ...event, isPartner: false },
      { ...event, isPartner: true },
    ]);
  });

  it('of a store is told to its own people and to those who see the whole partner', async () => {
    await app.admin.query(
      `update user_merchant set merchant_id = (select max(id) from merchant where partner_id = 1)
       where user_id = (select id from user_account where username = 'frontliner')`,
    );
    await move('merchants', store, { status: 'B', told: 'Only this one.' });
    const heard = await Promise.all(PEOPLE.map(async (as) => [as, (await notices(as)).length]));
    expect(Object.fromEntries(heard)).toEqual({
      'partner.admin': 1,
      'head.office': 1,
      accounting: 1,
      'store.manager': 1,
      frontliner: 0,
    });
  });
});

describe('words to the people of a record', () => {
  it.each(['A', 'REJECTED'])('do not go with %s', async (status) => {
    const made = await makeApplication(app.admin, { status: status === 'A' ? 'I' : 'SUBMITTED' });
    const { status: code, body } = await move('partners', made.partnerId, { status, told: 'Hello' });
    expect([code, Object.keys(body.fields)]).toEqual([400, ['told']]);
  });

  it('are a thousand characters at most', async () => {
    const { status, body } = await move('partners', '1', { status: 'B', told: 'x'.repeat(1001) });
    expect([status, Object.keys(body.fields)]).toEqual([400, ['told']]);
  });
});
