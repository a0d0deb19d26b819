import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { lastInvitation, newUser } from '#tests/support/people.ts';

let app: TestApp;
let partner: string;
let stores: string[];
beforeAll(async () => {
  app = await startTestApp();
  const { rows } = await app.admin.query(`select m.id, m.partner_id from merchant m
    join user_account u on u.partner_id = m.partner_id and u.username = 'partner.admin'
    where m.status = 'A' order by m.id limit 3`);
  partner = rows[0].partner_id;
  stores = rows.map(({ id }) => id);
});
afterAll(() => app.stop());

let count = 0;
const mail = () => `person.${++count}@example.test`;
const invite = (more: Record<string, unknown> = {}, as = 'sales.admin') =>
  app.call('POST', '/api/user/v2/register', { as, body: newUser({ emailAddress: mail(), ...more }) });
const made = async () => (await app.admin.query('select count(*)::int as n from user_account')).rows[0].n;
const storesOf = (...ids: string[]) => ids.map((merchantId, at) => ({ merchantId, primary: at === 0 }));

/** Refused with these fields or this code, and nobody was made. */
const refused = async (more: Record<string, unknown>, as?: string) => {
  const before = await made();
  const { body } = await invite(more, as);
  expect(await made()).toBe(before);
  return body.error === 'invalid' ? Object.keys(body.fields) : body.error;
};

describe('a new account', () => {
  it('[user.headOffice] of head office is for the whole partner, without a store', async () => {
    const { status, body } = await invite({ partnerId: partner, partnerIds: [partner] });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.data.sentTo).toEqual(['email', 'sms']);
    expect(body.data.user).toMatchObject({
      name: 'Ana Cruz Reyes',
      username: null,
      status: 'INVITED',
      type: 'EXTERNAL',
      accessLevel: 'PARTNER',
      partnerId: partner,
      merchants: [],
      accessRoles: [{ role: 'ACCOUNTING_FINANCE', isEnabled: true }],
      mobileLast4: '0199',
      createdBy: 'sales.admin',
      dtimeInvitationEnds: body.data.dtimeExpires,
    });
    const days = (new Date(body.data.dtimeExpires).getTime() - app.clock.now().getTime()) / 86_400_000;
    expect(days).toBeCloseTo(7, 3);
  });

  it('of stores has one that is the main one', async () => {
    const merchants = storesOf(...stores);
    const { body } = await invite({ partnerId: partner, jobTitle: 'Area Manager', merchants });
    expect(body.data.user).toMatchObject({ accessLevel: 'MERCHANT', primaryStore: expect.any(String) });
    expect(
      body.data.user.merchants
        .filter((store: { isPrimary: boolean }) => store.isPrimary)
        .map(({ id }: { id: string }) => id),
    ).toEqual([stores[0]]);
    expect(body.data.user.merchants).toHaveLength(stores.length);
  });

  it('of staff gets a role of staff, and no partner', async () => {
    const { body } = await invite({ jobTitle: 'HCPC_FINANCE_EDIT' });
    expect(body.data.user).toMatchObject({ type: 'INTERNAL', accessLevel: 'ALL', partnerId: null });
    expect(await refused({ jobTitle: 'Accounting Officer' })).toEqual(['jobTitle']);
    expect(await refused({ jobTitle: 'PARTNER_ADMIN' })).toEqual(['jobTitle']);
  });

  it('goes without the features that were switched off, and gets none outside of its role', async () => {
    const { body } = await invite({
      partnerId: partner,
      moduleRequests: [
        { moduleCode: 'BIR_2307', isEnabled: false },
        { moduleCode: 'DISBURSEMENT_REPORTS', isEnabled: true },
      ],
    });
    const { rows } = await app.admin.query(
      'select module_code, state, partner_id from user_module where user_id = $1',
      [body.data.user.id],
    );
    expect(rows).toEqual([{ module_code: 'BIR_2307', state: 'off', partner_id: partner }]);
    const outside = [{ moduleCode: 'ACCESS_ROLES', isEnabled: true }];
    expect(await refused({ partnerId: partner, moduleRequests: outside })).toEqual(['moduleRequests']);
    const unknown = [{ moduleCode: 'NO_SUCH', isEnabled: false }];
    expect(await refused({ partnerId: partner, moduleRequests: unknown })).toEqual(['moduleRequests']);
  });

  it('with a feature outside of its role has it asked for, and a colleague decides', async () => {
    const { body } = await invite({
      partnerId: partner,
      moduleRequests: [
        { moduleCode: 'BIR_2307', isEnabled: true },
        { moduleCode: 'PROMOS', isEnabled: true },
      ],
    });
    expect(body.data.askedModules).toEqual(['PROMOS']);
    const { rows } = await app.admin.query(
      `select id, status, partner_id, created_by from user_request where user_id = $1`,
      [body.data.user.id],
    );
    expect(rows).toMatchObject([{ status: 'SUBMITTED', partner_id: partner, created_by: 'sales.admin' }]);
    const approve = async (as: string) =>
      (await app.call('POST', `/api/user-account/${rows[0].id}/approve-request`, { as })).body;
    expect((await approve('sales.admin')).error).toBe('rule_own_request');
    expect((await approve('it.support')).data).toMatchObject({ status: 'APPROVED', wanted: 'Promos' });
    const modules = await app.admin.query('select module_code, state from user_module where user_id = $1', [
      body.data.user.id,
    ]);
    expect(modules.rows).toEqual([{ module_code: 'PROMOS', state: 'granted' }]);
    // Asked for by a partner's administrator, in the partner's own scope.
    const own = await invite(
      { moduleRequests: [{ moduleCode: 'PROMOS', isEnabled: true }] },
      'partner.admin',
    );
    expect(own.body.data.askedModules).toEqual(['PROMOS']);
  });

  it('[userCreate.payloadStatus] takes the status Approved alone, and neither level nor maker from the body', async () => {
    const more = { partnerId: partner, status: 'APPROVED', partnerLevel: false, createdBy: 'somebody.else' };
    const { body } = await invite(more);
    expect(body.data.user).toMatchObject({ accessLevel: 'PARTNER', createdBy: 'sales.admin' });
    expect(await refused({ partnerId: partner, status: 'SUBMITTED' })).toEqual(['status']);
  });

  it('is refused with every field that cannot be, and nothing of it is kept', async () => {
    const fields = await refused({
      partnerId: partner,
      fullName: { firstName: 'Аna', lastName: 'Reyes' },
      birthDate: '2015-01-01',
      merchants: storesOf(stores[0] as string),
    });
    expect(fields).toEqual(['fullName.firstName', 'birthDate', 'merchants']);
    expect(await refused({ partnerId: partner, emailAddress: 'no address' })).toEqual(['emailAddress']);
    expect(await refused({ partnerId: '999999999' })).toEqual(['partnerId']);
    expect(await refused({ partnerId: partner, partnerIds: ['1', '2'] })).toEqual(['partnerIds']);
    expect(await refused({ partnerId: partner, jobTitle: 'No such title' })).toEqual(['jobTitle']);
    const { rows } = await app.admin.query(
      `select id from merchant where partner_id <> $1 and status = 'A' limit 1`,
      [partner],
    );
    const foreign = { partnerId: partner, jobTitle: 'Cashier', merchants: storesOf(rows[0].id) };
    expect(await refused(foreign)).toEqual(['merchants']);
  });

  it('has an address that nobody else of the partner has; of others nothing is told', async () => {
    const emailAddress = 'Same.Address@example.test';
    expect((await invite({ partnerId: partner, emailAddress })).status).toBe(200);
    expect(await refused({ partnerId: partner, emailAddress: emailAddress.toLowerCase() })).toBe(
      'rule_email_taken',
    );
    expect((await invite({ emailAddress }, 'other.partner')).status).toBe(200);
    const twice = await Promise.all(
      [1, 2].map(() => invite({ emailAddress: 'twice@example.test' }, 'partner.admin')),
    );
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 422]);
  });
});

describe('who makes accounts', () => {
  it('of a partner makes them for it alone, with the roles of the kept list', async () => {
    const { body } = await invite({}, 'partner.admin');
    expect(body.data.user).toMatchObject({ partnerId: partner, createdBy: 'partner.admin' });
    const merchants = storesOf(stores[0] as string);
    expect((await invite({ jobTitle: 'Branch Manager', merchants }, 'partner.admin')).status).toBe(200);
    expect(await refused({ partnerId: partner }, 'other.partner')).toEqual(['partnerId']);
    expect(await refused({ jobTitle: 'CEO' }, 'partner.admin')).toBe('rule_role_not_given');
    expect(await refused({ jobTitle: 'Partner Administrator' }, 'partner.admin')).toBe('rule_role_not_given');
    expect(await refused({ jobTitle: 'HCPC_ONLINE_VIEW' }, 'partner.admin')).toEqual(['jobTitle']);
  });

  it('gives no role of staff alone, one that opens no more than they hold neither', async () => {
    const { body } = await invite({ jobTitle: 'HCPC_FINANCE_EDIT' });
    expect(body.data).toMatchObject({ askedRoles: ['HCPC_FINANCE_EDIT'], user: { roles: [] } });
  });

  it('is nobody without the right, or without a session', async () => {
    for (const as of ['head.office', 'store.manager', 'sbo.reviewer', 'new.hire'])
      expect((await invite({}, as)).status, as).toBe(403);
    const { status } = await app.call('POST', '/api/user/v2/register', { body: newUser() });
    expect(status).toBe(401);
  });

  it('is told where no message could leave, and makes nobody', async () => {
    const bare = await startTestApp({ demo: false });
    const count = () => bare.admin.query('select count(*)::int as n from user_account');
    const before = (await count()).rows;
    const body = newUser({ jobTitle: 'HCPC_FINANCE_EDIT' });
    const answer = await bare.call('POST', '/api/user/v2/register', { as: 'sales.admin', body });
    expect([answer.status, answer.body.error]).toEqual([422, 'rule_no_gateway']);
    expect((await count()).rows).toEqual(before);
    await bare.stop();
  });
});

it('an invited person is found in the list of invitations, and does not sign in', async () => {
  const emailAddress = mail();
  await invite({ partnerId: partner, emailAddress });
  const { body } = await app.call('GET', `/api/user-account/list/pending?q=${emailAddress}&sort=username`, {
    as: 'it.support',
  });
  expect(body.data.list).toMatchObject([{ username: null, status: 'INVITED' }]);
  expect(await lastInvitation(app)).not.toBe('');
});
