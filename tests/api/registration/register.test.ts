import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { manilaDate } from '#domain/day.ts';
import { POLICY_VERSIONS } from '#domain/people/policyVersions.ts';
import { useCode } from '#server/areas/users/codes/useCode.ts';
import { withSession } from '#server/db/context.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { lastInvitation, newUser } from '#tests/support/people.ts';
import { registrationBench } from '#tests/support/registration.ts';

let app: TestApp;
let bench: ReturnType<typeof registrationBench>;
let partner: string;
let stores: string[];
beforeAll(async () => {
  app = await startTestApp();
  bench = registrationBench(app);
  const { rows } = await app.admin.query(`select m.id, m.partner_id from merchant m
    join user_account u on u.partner_id = m.partner_id and u.username = 'partner.admin'
    where m.status = 'A' order by m.id limit 3`);
  partner = rows[0].partner_id;
  stores = rows.map(({ id }) => id);
});
beforeEach(() => app.clearLimits());
afterAll(() => app.stop());

const one = (at = 0) => [{ merchantId: stores[at] ?? '', primary: true }];
const usesOf = async (id: string): Promise<number> =>
  (await app.admin.query('select uses from registration_code where id = $1', [id])).rows[0].uses;
const requestsOf = async (id: string) =>
  (await app.admin.query('select * from user_request where registration_code_id = $1 order by id', [id]))
    .rows;

describe('a registration with a code', () => {
  it('[registration.defaultStatus] asks for an account as Submitted, with what was agreed to and when', async () => {
    const code = await bench.made({ merchantIds: stores });
    const { status, body } = await bench.register(code.code.toLowerCase(), {
      merchants: one(),
      emailAddress: 'ana.reyes@example.test',
    });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.data).toEqual({ status: 'SUBMITTED', partnerName: expect.any(String) });
    expect(await requestsOf(code.id)).toMatchObject([
      {
        kind: 'registration',
        status: 'SUBMITTED',
        partner_id: partner,
        merchant_ids: [stores[0]],
        registration_code: code.code,
        first_name: 'Ana',
        email: 'ana.reyes@example.test',
        created_by: null,
        user_id: null,
        acceptable_use_version: POLICY_VERSIONS.acceptableUse,
        privacy_policy_version: POLICY_VERSIONS.privacyPolicy,
        agreed_at: expect.any(Date),
      },
    ]);
    expect(await usesOf(code.id)).toBe(1);
    const [{ id, mobile_number: mobile }] = await requestsOf(code.id);
    const { rows: told } = await app.admin.query(
      `select channel, body from outbox_message where recipient = $1 and body like '%your registration at%'`,
      [mobile],
    );
    expect(told).toEqual([{ channel: 'sms', body: expect.stringContaining(body.data.partnerName) }]);
    const { rows: trail } = await app.admin.query(
      `select actor, actor_role from audit.entry where target = 'user_request' and key = $1`,
      [id],
    );
    expect(trail).toEqual([{ actor: 'registration by code', actor_role: 'REGISTRANT' }]);
    const seen = await app.call('GET', `/api/registration-codes/${code.id}`, { as: 'partner.admin' });
    expect(seen.body.data).toMatchObject({
      uses: 1,
      registrations: [{ name: 'Ana Cruz Reyes', jobTitle: 'Cashier', status: 'SUBMITTED' }],
    });
  });

  it('stands among the requests, and its approval invites the person with the job title of the code', async () => {
    const code = await bench.made();
    await bench.register(code.code, { merchants: one(1), emailAddress: 'approved@example.test' });
    const [row] = await requestsOf(code.id);
    const path = `/api/user-account/requests/${row.id}`;
    expect((await app.call('GET', path, { as: 'it.support' })).body.data).toMatchObject({
      registrationCode: code.code,
      registrationCodeId: code.id,
      jobTitle: 'Cashier',
      acceptableUseVersion: POLICY_VERSIONS.acceptableUse,
      wanted: 'STORE_FRONTLINER',
      createdBy: null,
      whyNot: null,
    });
    const approve = `/api/user-account/${row.id}/approve-request`;
    const { status, body } = await app.call('POST', approve, { as: 'it.support' });
    expect(status, JSON.stringify(body)).toBe(200);
    const account = await app.call('GET', `/api/user-account/${body.data.userId}`, { as: 'it.support' });
    expect(account.body.data).toMatchObject({
      status: 'INVITED',
      jobTitle: 'Cashier',
      registrationCode: code.code,
      partnerId: partner,
      merchants: [{ id: stores[1] }],
    });
    expect(await lastInvitation(app)).not.toBe('');
  });

  it.each([
    ['was switched off', 'is_enabled = false'],
    ['moved to the head office', `assignment = 'head-office'`],
  ])('is not approved when its job title %s meanwhile', async (_, set) => {
    const code = await bench.made();
    await bench.register(code.code, { merchants: one() });
    const [row] = await requestsOf(code.id);
    const approve = () =>
      app.call('POST', `/api/user-account/${row.id}/approve-request`, { as: 'it.support' });
    await app.admin.query(`update job_title set ${set} where name = 'Cashier'`);
    const { status, body } = await approve();
    await app.admin.query(
      `update job_title set is_enabled = true, assignment = 'single-store' where name = 'Cashier'`,
    );
    expect([status, body.error]).toEqual([422, 'rule_role_not_given']);
    expect((await approve()).status).toBe(200);
  });

  it('that is rejected tells the person why at the number that they proved, and nobody at the address', async () => {
    const code = await bench.made();
    await bench.register(code.code, { merchants: one(), emailAddress: 'rejected@example.test' });
    const [row] = await requestsOf(code.id);
    const body = { ids: row.id, reason: 'The store does not know you' };
    await app.call('POST', '/api/user-account/reject-requests', { as: 'it.support', body });
    const { rows } = await app.admin.query(
      'select channel, body from outbox_message where recipient = any ($1) order by id',
      [[row.email, row.mobile_number]],
    );
    expect(rows).toEqual([
      { channel: 'sms', body: expect.stringContaining('we have your registration') },
      { channel: 'sms', body: expect.stringContaining('The store does not know you') },
    ]);
  });

  it('is told to those who decide, once as long as others of the same code wait', async () => {
    const code = await bench.made({ maxUses: 5 });
    const told = async (): Promise<number> =>
      (
        await app.admin.query(`select count(*)::int as n from notice o join user_account u on u.id = o.user_id
          where o.kind = 'registrations-wait' and u.username = 'it.support'`)
      ).rows[0].n;
    const before = await told();
    for (const _ of [1, 2]) await bench.register(code.code, { merchants: one() });
    expect(await told()).toBe(before + 1);
    const ids = (await requestsOf(code.id)).map(({ id }) => id).join(',');
    const body = { ids, reason: 'Not known' };
    await app.call('POST', '/api/user-account/reject-requests', { as: 'it.support', body });
    await bench.register(code.code, { merchants: one() });
    expect(await told()).toBe(before + 2);
  });

  it('is not approved by whoever has its number or address', async () => {
    const code = await bench.made();
    const { rows } = await app.admin.query(
      `update user_account set email = 'It.Support@example.test' where username = 'it.support' returning email`,
    );
    await bench.register(code.code, { merchants: one(), emailAddress: rows[0].email.toLowerCase() });
    const [row] = await requestsOf(code.id);
    const approve = `/api/user-account/${row.id}/approve-request`;
    expect((await app.call('POST', approve, { as: 'it.support' })).body.error).toBe('rule_own_request');
    expect((await app.call('POST', approve, { as: 'sales.admin' })).status).toBe(200);
  });

  it.each([
    ['without the proof', { otpId: undefined }, ['otpId']],
    [
      'without agreeing',
      { flagAcceptableUse: false, flagPrivacyPolicy: undefined },
      ['flagAcceptableUse', 'flagPrivacyPolicy'],
    ],
    ['as approved', { status: 'APPROVED' }, ['status']],
    ['too young', { birthDate: '2015-01-01' }, ['birthDate']],
    [
      'with letters of another script',
      { fullName: { firstName: 'Аna', lastName: 'Reyes' } },
      ['fullName.firstName'],
    ],
    ['with another job title', { jobTitle: 'Branch Manager' }, ['jobTitle']],
    ['without a store', { merchants: [] }, ['merchants']],
    ['for another partner', { partnerId: '999999999' }, ['partnerId']],
    ['with no address', { emailAddress: 'nowhere' }, ['emailAddress']],
    ['with no such feature', { moduleCodes: ['NO_SUCH'] }, ['moduleCodes']],
    ['with a feature of staff', { moduleCodes: ['ACCESS_ROLES'] }, ['moduleCodes']],
    [
      'without a feature of the job title',
      { moduleRequests: [{ moduleCode: 'PROMOS', isEnabled: false }] },
      ['moduleRequests'],
    ],
  ])('%s is refused, and uses nothing up', async (_, more, fields) => {
    const code = await bench.made({ merchantIds: stores });
    const { status, body } = await bench.register(code.code, { merchants: one(), ...more });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, fields]);
    expect(await usesOf(code.id)).toBe(0);
    expect(await requestsOf(code.id)).toEqual([]);
  });

  it('is for the stores of the code alone, or for any of the partner that trades', async () => {
    const few = await bench.made({ merchantIds: stores.slice(0, 1) });
    const outside = await bench.register(few.code, { merchants: one(1) });
    expect(Object.keys(outside.body.fields)).toEqual(['merchants']);
    const all = await bench.made();
    expect((await bench.register(all.code, { merchants: one(1) })).status).toBe(200);
    const { rows } = await app.admin.query(
      `select id from merchant where partner_id <> $1 and status = 'A' limit 1`,
      [partner],
    );
    const foreign = [{ merchantId: rows[0].id, primary: true }];
    expect(Object.keys((await bench.register(all.code, { merchants: foreign })).body.fields)).toEqual([
      'merchants',
    ]);
  });

  it('of a code for stores is for no whole partner, though its job title has moved to the head office since', async () => {
    const move = (assignment: string) =>
      app.admin.query(`update job_title set assignment = $1 where name = 'Cashier'`, [assignment]);
    const few = await bench.made({ merchantIds: stores.slice(0, 1) });
    await move('head-office');
    const { status, body } = await bench.register(few.code, { merchants: [] });
    const offered = (await bench.look(few.code)).body.data.list[0].jobTitles;
    await move('single-store');
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['merchants']]);
    expect(offered).toEqual([]);
    expect(await requestsOf(few.id)).toEqual([]);
  });

  it('tells nobody who has an account or waits for one', async () => {
    const code = await bench.made({ maxUses: 5 });
    const { rows } = await app.admin.query(
      `select email from user_account where partner_id = $1 and email is not null limit 1`,
      [partner],
    );
    for (const emailAddress of [rows[0].email, 'twice@example.test', 'TWICE@example.test']) {
      const { status, body } = await bench.register(code.code, { merchants: one(), emailAddress });
      expect([status, body.data?.status]).toEqual([200, 'SUBMITTED']);
    }
  });

  it('without a code takes a session, and with one of staff is no registration', async () => {
    const body = newUser({ flagAcceptableUse: true, flagPrivacyPolicy: true });
    expect((await app.call('POST', '/api/user/v2/register', { body })).status).toBe(401);
    const asStaff = { as: 'it.support', body: newUser({ partnerId: partner, status: 'SUBMITTED' }) };
    expect(Object.keys((await app.call('POST', '/api/user/v2/register', asStaff)).body.fields)).toEqual([
      'status',
    ]);
  });

  it('uses a code up by one each, and no more often than it may be used', async () => {
    const code = await bench.made({ maxUses: 4 });
    const proofs: { otpId: string; mobile: string }[] = [];
    for (let at = 0; at < 9; at++) proofs.push(await bench.proved());
    const answers = await Promise.all(
      proofs.map(({ otpId, mobile }, at) =>
        bench.register(code.code, {
          merchants: one(),
          otpId,
          contactNumber: { mobile },
          emailAddress: `races.${at}@example.test`,
        }),
      ),
    );
    const errors = answers.filter(({ status }) => status !== 200).map(({ body }) => body.error);
    expect(errors).toEqual(Array(5).fill('rule_registration_code'));
    expect(await usesOf(code.id)).toBe(4);
    expect(await requestsOf(code.id)).toHaveLength(4);
  });

  it('of five hundred who come at once lets in as many as there are uses', async () => {
    const code = await bench.made({ maxUses: 37 });
    const today = manilaDate(app.clock.now());
    const all = await Promise.allSettled(
      Array.from({ length: 500 }, () => withSession(app.pools, 'race', (tx) => useCode(tx, code.id, today))),
    );
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(37);
    expect(await usesOf(code.id)).toBe(37);
  });
});
