import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Desk, DeskQueueView } from '#contract/desk.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { reviewBench } from '#tests/support/records/reviewBench.ts';

let app: TestApp;
let bench: ReturnType<typeof reviewBench>;
const ids = { managed: '', elsewhere: '' };
beforeAll(async () => {
  app = await startTestApp();
  bench = reviewBench(app);
  // What the demo has sent back is not looked at here.
  await app.admin.query(`update merchant set status = 'REJECTED' where status = 'INCOMPLETE'`);
  const of = (isManaged: boolean) =>
    bench.one(
      `update merchant set status = 'SUBMITTED', workflow_status = null, version = 1 where id = (
         select m.id from merchant m join user_account u on u.partner_id = m.partner_id
         where u.username = 'store.manager' and ${isManaged ? '' : 'not'} exists (
           select from user_merchant s where s.user_id = u.id and s.merchant_id = m.id)
         and not exists (select from approval_request a where a.merchant_id = m.id) order by m.id limit 1)
       returning id::text`,
      [],
    );
  ids.managed = (await of(true)).id;
  ids.elsewhere = (await of(false)).id;
});
afterAll(() => app.stop());

const deskOf = async (as: string, language = 'en'): Promise<Desk> =>
  (await app.call('GET', '/api/desk', { as, headers: { 'Accept-Language': language } })).body.data;
const returnedTo = async (as: string, language?: string): Promise<DeskQueueView | undefined> =>
  (await deskOf(as, language)).queues.find(({ name }) => name === 'returnedStores');
const MENDERS = ['partner.admin', 'head.office'];
const OTHERS = ['store.manager', 'frontliner', 'accounting', 'new.hire', 'sbo.reviewer', 'sales.admin'];

const sendBack = async (id: string, ...messages: string[]) => {
  const remarks = messages.map((message) => ({ section: 'merchant', message }));
  const body = { reason: 'Not yet.', remarks };
  const { status } = await bench.decide('incomplete', id, body, { of: 'merchants' });
  expect(status).toBe(200);
};

describe('stores that the review sent back', () => {
  it('wait for nobody before', async () => {
    for (const as of MENDERS) expect((await returnedTo(as))?.total).toBe(0);
  });

  it('wait for the people of their own partner who mend them, with how many corrections, why, and since when', async () => {
    const before = (await deskOf('sbo.reviewer')).queues.map(({ name }) => name);
    await sendBack(ids.managed, 'Which floor?', 'Blurred.', 'Whose name?');
    await sendBack(ids.elsewhere, 'No such street.');
    // Somebody begins to mend it: it waits as long as before.
    await app.admin.query('update merchant set updated_at = updated_at + $2 where id = $1', [
      ids.managed,
      '3 hours',
    ]);
    for (const as of MENDERS) {
      const queue = await returnedTo(as);
      expect([as, queue?.total, queue?.mayStep, queue?.waited]).toEqual([
        ...[as, 2, true],
        { fresh: 2, week: 0, long: 0 },
      ]);
      const { name, at } = await bench.one(
        'select name, decided_at as at from merchant where id = $1 and decided_at is not null',
        [ids.managed],
      );
      expect(queue?.rows.find(({ id }) => id === ids.managed)).toEqual({
        ...{ id: ids.managed, title: name, about: '3 corrections: Which floor?' },
        ...{ dtimeSince: at.toISOString(), endDay: null },
        to: `/partner-management/list/merchants/${ids.managed}`,
      });
    }
    const queue = await returnedTo('partner.admin', 'fil');
    const abouts = queue?.rows.map(({ about }) => about).toSorted();
    expect(abouts).toEqual(['1 pagwawasto: No such street.', '3 pagwawasto: Which floor?']);
    // Staff have what they had.
    expect((await deskOf('sbo.reviewer')).queues.map(({ name }) => name)).toEqual(before);
  });

  it('tell the reason where the review asked for no single correction', async () => {
    await app.admin.query('update review_remark set resolved_at = now() where merchant_id = $1', [
      ids.elsewhere,
    ]);
    const queue = await returnedTo('head.office');
    expect(queue?.rows.find(({ id }) => id === ids.elsewhere)?.about).toBe('Not yet.');
  });

  it('are none of another partner’s', async () => {
    const queue = await returnedTo('other.partner');
    expect([queue?.total, queue?.rows]).toEqual([0, []]);
  });

  it.each(OTHERS)('are not on the desk of %s, who mends none', async (as) => {
    expect(await returnedTo(as)).toBeUndefined();
  });

  it('are not on the desk of an editor of single stores, who looks only', async () => {
    await app.admin.query(`insert into user_access_role (user_id, access_role_id) select u.id, a.id
      from user_account u join access_role a on a.name = 'HEAD_OFFICE_1' where u.username = 'store.manager'`);
    const { status } = await app.call('POST', `/api/merchants/resubmit/${ids.managed}`, {
      as: 'store.manager',
      headers: { 'If-Match': '2' },
    });
    expect([status, await returnedTo('store.manager')]).toEqual([403, undefined]);
  });

  it('are found by the same filter in the list, each in the reach of whoever reads', async () => {
    const found = async (as: string, sentBack: string) => {
      const query = { sentBack, limit: '100' };
      const { body } = await app.call('GET', '/api/merchants', { as, query });
      return (body.data.list as { id: string }[]).map(({ id }) => id);
    };
    const both = [ids.managed, ids.elsewhere].toSorted();
    for (const as of [...MENDERS, 'sbo.reviewer'])
      expect([as, (await found(as, 'true')).toSorted()]).toEqual([as, both]);
    expect(await found('store.manager', 'true')).toEqual([ids.managed]);
    expect(await found('store.manager', 'false')).toEqual([]);
    expect(await found('other.partner', 'true')).toEqual([]);
    expect(await found('partner.admin', 'false')).not.toContain(ids.managed);
  });

  it('are mended with their partner while that is under review itself, and then wait with it', async () => {
    const partner = `(select partner_id from user_account where username = 'partner.admin')`;
    const { status } = await bench.one(`select status from partner where id = ${partner}`, []);
    await app.admin.query(`update partner set status = 'INCOMPLETE' where id = ${partner}`);
    const { queues } = await deskOf('partner.admin');
    await app.admin.query(`update partner set status = $1 where id = ${partner}`, [status]);
    const totals = new Map(queues.map(({ name, total }) => [name, total]));
    expect([totals.get('returned'), totals.get('returnedStores')]).toEqual([1, 0]);
  });

  it('wait no longer once they are handed in again', async () => {
    const { status } = await app.call('POST', `/api/merchants/resubmit/${ids.elsewhere}`, {
      as: 'partner.admin',
      headers: { 'If-Match': '2' },
    });
    expect(status).toBe(200);
    expect((await returnedTo('partner.admin'))?.rows.map(({ id }) => id)).toEqual([ids.managed]);
  });
});
