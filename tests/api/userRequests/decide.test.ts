import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { lastInvitation } from '#tests/support/people.ts';

let app: TestApp;
let partner: string;
let stores: string[];
beforeAll(async () => {
  app = await startTestApp();
  await app.admin.query('delete from user_request');
  const { rows } = await app.admin.query(`select m.id, m.partner_id from merchant m
    join user_account u on u.partner_id = m.partner_id and u.username = 'store.manager'
    where m.status = 'A' and m.id not in (select merchant_id from user_merchant s where s.user_id = u.id) order by m.id limit 3`);
  partner = rows[0].partner_id;
  stores = rows.map(({ id }) => id);
});
afterAll(() => app.stop());

let count = 0;
interface Wanted {
  role?: string;
  partnerId?: string | null;
  merchantIds?: string[];
  birthDate?: string | null;
  email?: string;
  createdBy?: string;
  importId?: string;
}
/** Somebody who is to get an account, as an import leaves them. */
const registered = async ({
  role = 'STORE_FRONTLINER',
  partnerId = partner,
  merchantIds = [stores[0] ?? ''],
  birthDate = '1995-02-03',
  email = `waits.${++count}@example.test`,
  createdBy = 'some.clerk',
}: Wanted = {}): Promise<string> => {
  const { rows } = await app.admin.query(
    `insert into user_request (kind, partner_id, merchant_ids, access_role_id, first_name, last_name, birth_date, email, mobile_number,
       status, created_by)
     values ('registration', $1, $2, (select id from access_role where name = $3), 'Luz', 'Santos', $4, $5, '639175550123', 'SUBMITTED', $6)
     returning id`,
    [partnerId, merchantIds, role, birthDate, email, createdBy],
  );
  return rows[0].id;
};
const approve = (ids: string, as = 'it.support') =>
  app.call('POST', '/api/user-account/approve-requests', { as, body: { ids } });
const reject = (ids: string, reason = 'Not known to us', as = 'it.support') =>
  app.call('POST', '/api/user-account/reject-requests', { as, body: { ids, reason } });
const one = async (id: string) =>
  (await app.call('GET', `/api/user-account/requests/${id}`, { as: 'it.support' })).body.data;
const codes = ({ body }: { body: { data: { list: { result: string; code: string }[] } } }) =>
  body.data.list.map(({ code }) => code);
const accountsWith = async (email: string) =>
  (await app.admin.query('select id from user_account where email = $1', [email])).rows.length;

describe('a registration', () => {
  it('that is approved becomes an account whose person is invited', async () => {
    const id = await registered({ email: 'luz@example.test', merchantIds: stores.slice(0, 2) });
    const { status, body } = await app.call('POST', `/api/user-account/${id}/approve-request`, {
      as: 'it.support',
    });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.data).toMatchObject({
      id,
      kind: 'registration',
      status: 'APPROVED',
      wanted: 'STORE_FRONTLINER',
      decidedBy: 'it.support',
      userId: expect.any(String),
    });
    const { body: user } = await app.call('GET', `/api/user-account/${body.data.userId}`, {
      as: 'it.support',
    });
    expect(user.data).toMatchObject({
      name: 'Luz Santos',
      status: 'INVITED',
      type: 'EXTERNAL',
      accessLevel: 'MERCHANT',
      partnerId: partner,
      roles: ['STORE_FRONTLINER'],
      storeCount: 2,
      createdBy: 'it.support',
      dtimeInvitationEnds: expect.any(String),
    });
    const { rows } = await app.admin.query(
      `select channel, recipient from outbox_message where body like '%/invitation#token=%' order by id desc limit 2`,
    );
    expect(rows.map(({ recipient }) => recipient).sort()).toEqual(['639175550123', 'luz@example.test']);
  });

  it('is offered the username that it came with', async () => {
    const id = await registered();
    await app.admin.query(`update user_request set username = 'Luz.Wanted' where id = $1`, [id]);
    expect(codes(await approve(id))).toEqual(['approved']);
    const { body } = await app.call('POST', '/api/user/invitation', {
      body: { token: await lastInvitation(app) },
    });
    expect(body.data.suggestedUsername).toBe('Luz.Wanted');
  });

  it('of no store is for the whole partner, of no partner among staff', async () => {
    const ids = [
      await registered({ role: 'ACCOUNTING_FINANCE', merchantIds: [] }),
      await registered({ role: 'HCPC_ITSECURITY_TEST', partnerId: null, merchantIds: [] }),
    ];
    expect(codes(await approve(ids.join(',')))).toEqual(['approved', 'approved']);
    const levels = await Promise.all(
      ids.map(async (id) => {
        const { userId } = await one(id);
        return (await app.call('GET', `/api/user-account/${userId}`, { as: 'it.support' })).body.data
          .accessLevel;
      }),
    );
    expect(levels).toEqual(['PARTNER', 'ALL']);
  });

  it('is refused with the reason, and leaves nothing', async () => {
    const taken = await registered({ email: 'luz@example.test' });
    const young = await registered({ birthDate: '2015-01-01', email: 'young@example.test' });
    const noDate = await registered({ birthDate: null });
    const foreign = await app.admin.query('select id from merchant where partner_id <> $1 limit 1', [
      partner,
    ]);
    const elsewhere = await registered({ merchantIds: [foreign.rows[0].id] });
    // Finance may look into what it.support may not: somebody who holds that approves it.
    const above = await registered({ role: 'HCPC_FINANCE_EDIT', partnerId: null, merchantIds: [] });
    const wrongKind = await registered({ role: 'HCPC_FINANCE_EDIT' });
    const answer = await approve([taken, young, noDate, elsewhere, above, wrongKind].join(','));
    expect(codes(answer)).toEqual([
      'rule_email_taken',
      'invalid',
      'invalid',
      'invalid',
      'rule_role_not_given',
      'rule_role_not_given',
    ]);
    for (const { result, message, name } of answer.body.data.list)
      expect({ result, message, name }).toMatchObject({
        result: 'refused',
        message: expect.stringMatching(/\w{3}/),
        name: 'Luz Santos',
      });
    expect(await accountsWith('young@example.test')).toBe(0);
    expect(await accountsWith('luz@example.test')).toBe(1);
    expect((await one(above)).status).toBe('SUBMITTED');
    expect(codes(await approve(above, 'sales.admin'))).toEqual(['approved']);
  });

  it('is not approved by whoever brought it in, but may be rejected by them', async () => {
    const id = await registered({ createdBy: 'IT.Support' });
    expect(await one(id)).toMatchObject({ whyNot: 'own' });
    expect(codes(await approve(id))).toEqual(['rule_own_request']);
    const { status, body } = await app.call('POST', `/api/user-account/${id}/approve-request`, {
      as: 'it.support',
    });
    expect([status, body.error]).toEqual([422, 'rule_own_request']);
    expect(codes(await reject(id))).toEqual(['rejected']);
  });

  it('is not approved by another account of whoever brought it in', async () => {
    const id = await registered({ createdBy: 'it.support' });
    const number = `(select mobile_number from user_account where username = 'it.support')`;
    const own = await app.admin.query(
      `select mobile_number as n from user_account where username = 'sales.admin'`,
    );
    const set = `update user_account set mobile_number = `;
    await app.admin.query(`${set}${number} where username = 'sales.admin'`);
    expect(codes(await approve(id, 'sales.admin'))).toEqual(['rule_own_request']);
    await app.admin.query(`${set}$1 where username = 'sales.admin'`, [own.rows[0].n]);
    expect(codes(await approve(id, 'sales.admin'))).toEqual(['approved']);
  });

  it('of an import is not approved by whoever mended its rows', async () => {
    const { rows } = await app.admin.query(
      `insert into import_job (kind, owner_id, created_by, file_name, file_size, file_sha256, status, editors)
       select 'user-registration', id, 'sales.admin', 'people.csv', 1, 'x', 'done', '{"it.support": "x"}' from user_account
       where username = 'sales.admin' returning id`,
    );
    const id = await registered();
    await app.admin.query('update user_request set import_id = $2 where id = $1', [id, rows[0].id]);
    expect(codes(await approve(id))).toEqual(['rule_own_request']);
    expect(codes(await approve(id, 'sales.admin'))).toEqual(['rule_own_request']);
  });
});

describe('several at once', () => {
  it('[storeRequest.bulk] are decided each by itself, unknown ones like those that are nobody’s', async () => {
    const [a, b, c] = [await registered(), await registered(), await registered()];
    expect(codes(await reject(String(b)))).toEqual(['rejected']);
    const { status, body } = await approve(`${a},999999999,${b},nonsense,${c},${a}`);
    expect(status).toBe(200);
    expect(body.data.list.map(({ id, result, code }: never) => [id, result, code])).toEqual([
      [a, 'approved', 'approved'],
      ['999999999', 'refused', 'not_found'],
      [b, 'refused', 'rule_request_final'],
      ['nonsense', 'refused', 'not_found'],
      [c, 'approved', 'approved'],
    ]);
    expect(await one(b)).toMatchObject({
      status: 'REJECTED',
      decisionReason: 'Not known to us',
      userId: null,
    });
  });

  it('are a thousand at most, and a refusal has a reason', async () => {
    const many = Array.from({ length: 10_000 }, (_, at) => at + 1).join(',');
    const some = Array.from({ length: 1001 }, (_, at) => at + 1).join(',');
    for (const ids of [many, some]) {
      const { status, body } = await approve(ids);
      expect([status, body.error]).toEqual([400, 'invalid']);
      expect(body.fields).toEqual({ ids: 'At most 1,000 requests at a time' });
    }
    expect((await approve('')).status).toBe(400);
    expect((await reject(await registered(), ' ')).status).toBe(400);
  });

  it('by two people at once happen once', async () => {
    const ids: string[] = [];
    for (let at = 0; at < 6; at++) ids.push(await registered({ email: `raced.${at}@example.test` }));
    const [first, second] = await Promise.all([
      approve(ids.join(','), 'it.support'),
      approve([...ids].reverse().join(','), 'sales.admin'),
    ]);
    const all = [...codes(first), ...codes(second)];
    expect(all.filter((code) => code === 'approved')).toHaveLength(6);
    expect(all.filter((code) => code === 'rule_request_final')).toHaveLength(6);
    for (let at = 0; at < 6; at++) expect(await accountsWith(`raced.${at}@example.test`)).toBe(1);
  });

  it('tell whoever brought them in what became of them, once', async () => {
    const ids = [
      await registered({ createdBy: 'partner.admin' }),
      await registered({ createdBy: 'partner.admin' }),
    ];
    await approve(ids.join(','));
    const { body } = await app.call('GET', '/api/notices', { as: 'partner.admin' });
    expect(body.data.list.filter(({ kind }: { kind: string }) => kind === 'registrations-decided')).toEqual([
      expect.objectContaining({ title: 'Accounts that you asked for: 2 approved, 0 rejected' }),
    ]);
  });

  it('tell staff by whom, people outside by which office, whatever a notice kept', async () => {
    await app.admin.query('delete from notice');
    await approve([await registered({ createdBy: 'partner.admin' })].join(','));
    await approve([await registered({ createdBy: 'sales.admin' })].join(','));
    const bodies = async (as: string, language = 'en'): Promise<string[]> => {
      const headers = { 'Accept-Language': language };
      const { body } = await app.call('GET', '/api/notices', { as, headers });
      const list: { kind: string; body: string }[] = body.data.list;
      return list.filter(({ kind }) => kind === 'registrations-decided').map((notice) => notice.body);
    };
    const invited = 'Whoever was approved got an invitation.';
    expect(await bodies('sales.admin')).toEqual([`Decided by it.support. ${invited}`]);
    expect(await bodies('partner.admin')).toEqual([`Decided by Support. ${invited}`]);
    expect(await bodies('partner.admin', 'fil')).toEqual([
      'Pinagpasyahan ng Support. Nakatanggap ng imbitasyon ang mga inaprubahan.',
    ]);
    await app.admin.query(`update notice set params = params - 'office'`);
    expect(await bodies('partner.admin')).toEqual([`Decided by Staff. ${invited}`]);
  });

  it('are for staff with UR_EDIT alone, and read by those with UR_VIEW', async () => {
    const id = await registered();
    for (const as of ['partner.admin', 'store.manager', 'loyalty.editor', 'frontliner'])
      expect((await approve(id, as)).status, as).toBe(403);
    expect((await app.call('GET', '/api/user-account/requests', { as: 'partner.admin' })).status).toBe(403);
    expect((await one(id)).status).toBe('SUBMITTED');
  });
});

describe('the list of requests', () => {
  it('has them latest first, by kind, status, partner and text', async () => {
    const id = await registered({ email: 'findable.person@example.test' });
    const list = async (query: string) =>
      (await app.call('GET', `/api/user-account/requests?${query}`, { as: 'it.support' })).body.data;
    expect((await list('limit=1')).list[0].id).toBe(id);
    expect((await list('q=findable.person')).list).toEqual([
      expect.objectContaining({
        id,
        name: 'Luz Santos',
        mobileLast4: '0123',
        status: 'SUBMITTED',
        whyNot: null,
      }),
    ]);
    expect((await list('q=luz%20santos')).total).toBeGreaterThan(3);
    expect((await list('kind=store')).total).toBe(0);
    const pending = await list('status=SUBMITTED&limit=100');
    expect(pending.list.every(({ status }: { status: string }) => status === 'SUBMITTED')).toBe(true);
    expect((await list(`partnerId=${partner}&status=REJECTED`)).total).toBeGreaterThan(0);
  });
});
