import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DeskOpened } from '#contract/desk.ts';
import { opensPage } from '#domain/desk/deskQueues.ts';
import { OPENED_KINDS, OPENED_SHOWN, type Opened, openedPage } from '#domain/desk/recentlyOpened.ts';
import { DEMO_ACCOUNTS } from '#server/seed/users.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const ACCOUNTS = DEMO_ACCOUNTS.filter(({ needsSecondFactor }) => !needsSecondFactor);

const keep = async (as: string, opened: unknown): Promise<void> => {
  const body = { values: { 'settings.opened': opened } };
  const { status } = await app.call('POST', '/api/user/preferences', { as, body });
  expect([as, status]).toEqual([as, 200]);
};
const openedOf = async (as: string): Promise<DeskOpened[]> => {
  const { status, body } = await app.call('GET', '/api/desk', { as });
  expect([as, status]).toEqual([as, 200]);
  return body.data.opened;
};
const one = async (statement: string): Promise<Record<string, string>> =>
  (await app.admin.query(statement)).rows[0];

/** A record of each kind as the demo has it, and what it is called. */
const RECORDS: Readonly<Record<Opened['kind'], string>> = {
  partner: 'select id::text, name as title from partner order by id limit 1',
  application: 'select id::text, name as title from partner order by id desc limit 1',
  store: 'select id::text, name as title from merchant order by id limit 1',
  payment: 'select id::text, reference as title from payment_transaction order by at desc, id limit 1',
  payout: 'select id::text, payee_name as title from payout order by id desc limit 1',
  certificate: 'select id::text, payee_name as title from certificate_2307 order by id limit 1',
  owed: 'select id::text, payee_name as title from owed_certificate order by id limit 1',
  receipt: 'select or_number as id, or_number as title from receipt order by id limit 1',
  delivery: 'select id::text, number as title from delivery_advice order by id limit 1',
  promo: 'select code::text as id, name as title from promo order by id limit 1',
  person: `select id::text, concat_ws(' ', first_name, last_name) as title from user_account order by id limit 1`,
  role: 'select id::text, name::text as title from access_role order by id limit 1',
};

describe('what somebody opened last', () => {
  it.each(OPENED_KINDS)('is named as it is called: a %s', async (kind) => {
    const { id = '', title } = await one(RECORDS[kind]);
    await keep('sales.admin', [{ kind, id }]);
    expect(await openedOf('sales.admin')).toMatchObject([{ kind, id, title }]);
  });

  it('follows a new name, and is gone with what is not there', async () => {
    await keep('sales.admin', [
      { kind: 'partner', id: '1' },
      { kind: 'partner', id: '99999999' },
    ]);
    const { title: before } = await one(RECORDS.partner);
    await app.admin.query(`update partner set name = name || ' Anew' where id = 1`);
    const opened = await openedOf('sales.admin');
    await app.admin.query(`update partner set name = $1 where id = 1`, [before]);
    expect(opened.map(({ title }) => title)).toEqual([`${before} Anew`]);
  });

  it('stands in its order, the first few of what is left', async () => {
    const { rows } = await app.admin.query('select id::text, name from merchant order by id limit $1', [
      OPENED_SHOWN + 3,
    ]);
    const [gone, ...others] = rows.map(({ id }) => ({ kind: 'store', id }));
    await keep('sales.admin', [{ ...gone, id: '99999999' }, ...others]);
    const shown = await openedOf('sales.admin');
    expect(shown.map(({ title }) => title)).toEqual(rows.slice(1, OPENED_SHOWN + 1).map(({ name }) => name));
  });

  it('is never of another partner, nor of another user', async () => {
    const { id: own = '' } = await one(
      `select partner_id::text as id from user_account where username = 'partner.admin'`,
    );
    const { id: foreign = '' } = await one(
      `select partner_id::text as id from user_account where username = 'other.partner'`,
    );
    await keep('partner.admin', [
      { kind: 'partner', id: foreign },
      { kind: 'partner', id: own },
    ]);
    expect((await openedOf('partner.admin')).map(({ id }) => id)).toEqual([own]);
    expect(await openedOf('other.partner')).toEqual([]);
  });

  it('is gone once the right to its page is', async () => {
    const { id = '' } = await one(
      `select merchant_id::text as id from user_merchant m join user_account u on u.id = m.user_id where u.username = 'frontliner' limit 1`,
    );
    const { id: payment = '' } = await one(
      `select id::text from payment_transaction where merchant_id = ${id} order by at desc limit 1`,
    );
    await keep('frontliner', [
      { kind: 'store', id },
      { kind: 'payment', id: payment },
    ]);
    // A frontliner sees payments, and no pages of stores.
    expect((await openedOf('frontliner')).map(({ kind }) => kind)).toEqual(['payment']);
  });

  it.each([
    null,
    'x',
    7,
    {},
    [1, null, {}, [], { kind: 'partner' }, { kind: 'partner', id: '1; drop' }, { kind: 'x', id: '1' }],
  ])('is nothing where what is kept is no list of records: %j', async (kept) => {
    await keep('sales.admin', kept);
    expect(await openedOf('sales.admin')).toEqual([]);
  });

  it.each(ACCOUNTS.map(({ username }) => username))('is only what %s may open', async (as) => {
    const kept: unknown[] = [];
    for (const kind of OPENED_KINDS) kept.push({ kind, id: (await one(RECORDS[kind])).id });
    const { body } = await app.call('GET', '/api/user/permissions', { as });
    const held = body.data.list as readonly { permission: string }[];
    const permissions = new Set(held.map(({ permission }) => permission));
    const type = ACCOUNTS.find(({ username }) => username === as)?.level === 'ALL' ? 'INTERNAL' : 'EXTERNAL';
    for (const half of [kept.slice(0, OPENED_SHOWN), kept.slice(OPENED_SHOWN)]) {
      await keep(as, half);
      for (const { kind, to } of await openedOf(as))
        expect([kind, to, opensPage(openedPage(kind), { type, permissions })]).toEqual([kind, to, true]);
    }
  });
});
