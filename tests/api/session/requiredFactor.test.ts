import { URI } from 'otpauth';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { requiresFactorByDefault } from '#domain/access/rights/weightOf.ts';
import { seedRoles } from '#server/seed/seedRoles.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#server/seed/users.ts';
import { callsOf } from '#tests/access/contractCalls.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { REQUIRE_FACTORS } from '#tests/support/app/requiredFactors.ts';
import { sessionCalls } from '#tests/support/app/session.ts';

const SECURITY = '/api/my-account/settings/security';
const USER = 'finance.officer';
const ROLES = '/api/access-role-management';
const password = DEMO_PASSWORD;

let app: TestApp;
let session: ReturnType<typeof sessionCalls>;
beforeAll(async () => {
  app = await startTestApp();
  session = sessionCalls(app);
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.clearLimits();
  await app.admin.query(REQUIRE_FACTORS);
});
afterEach(() =>
  app.admin.query(
    `update user_account set second_factor = 'none', second_factor_at = null, proved_mobile = mobile_number
    where username = $1`,
    [USER],
  ),
);

const forgetNumber = () =>
  app.admin.query('update user_account set proved_mobile = null where username = $1', [USER]);
const lacking = async () => {
  await forgetNumber();
  return (await session.login(USER)).body.data;
};
const refusal = async (method: string, path: string, as: string) => {
  const { status, body } = await app.call(method, path, { as });
  return `${status} ${body?.error ?? ''}`;
};

describe('a role that requires a second factor', () => {
  it('asks its people with a proved number for a code by text message', async () => {
    const { challengeId, way, accessToken } = (await session.login(USER)).body.data;
    expect([way, accessToken]).toEqual(['sms', undefined]);
    const { data } = (await session.otp(challengeId, await session.code(USER))).body;
    expect(data.user.factorNeeded).toBeUndefined();
    expect(await session.isIn(data.accessToken)).toBe(true);
  });

  it('lets the visitor of a demo sign in to every account, with the code in the outbox', async () => {
    for (const { username } of DEMO_ACCOUNTS) {
      const answer = (await session.login(username)).body.data;
      if (!answer.challengeId) expect(answer.user.factorNeeded, username).toBeUndefined();
      else {
        const { list } = (await app.call('GET', '/api/demo/outbox')).body.data;
        const code = /\b\d{6}\b/.exec(list[0].body)?.[0] ?? '';
        expect((await session.otp(answer.challengeId, code)).status, username).toBe(200);
      }
    }
  });

  it('says to somebody without any that one is needed, and refuses everything but its set-up', async () => {
    const { accessToken, user } = await lacking();
    expect(user.factorNeeded).toBe(true);
    const open: string[] = [];
    for (const { id, method, path, meta } of callsOf()) {
      if (meta.access === 'anyone' || meta.access === 'otp' || meta.access === 'machine') continue;
      if (id === 'session.logout') continue;
      const answer = await refusal(method, path.replace(/\{\w+\}/g, '1'), accessToken);
      if (answer !== '403 factor_needed') open.push(id);
    }
    expect(open.sort()).toEqual([
      'mySettings.beginSecondFactor',
      'mySettings.confirmSecondFactor',
      'mySettings.getMySecurity',
    ]);
    expect(await refusal('POST', '/api/logout', accessToken)).toBe('200 ');
  });

  it('opens everything once one is set up, and says so with fresh tokens', async () => {
    const { accessToken: as, refreshToken } = await lacking();
    expect(await session.isIn(as)).toBe(false);
    const begun = await app.call('POST', `${SECURITY}/second-factor`, { body: { way: 'app', password }, as });
    const code = URI.parse(begun.body.data.link).generate({ timestamp: app.clock.now().getTime() });
    const body = { way: 'app', code };
    expect((await app.call('POST', `${SECURITY}/second-factor/confirm`, { body, as })).status).toBe(200);
    expect(await session.isIn(as)).toBe(true);
    expect((await session.refresh(refreshToken)).body.data.user.factorNeeded).toBeUndefined();
    expect((await session.login(USER)).body.data.way).toBe('app');
  });

  it('keeps the person from turning it off', async () => {
    await app.admin.query(`update user_account set second_factor = 'sms' where username = $1`, [USER]);
    const as = (await app.login(USER, { fresh: true })).accessToken;
    const { status, body } = await app.call('POST', `${SECURITY}/second-factor/end`, {
      body: { password },
      as,
    });
    expect([status, body.error]).toEqual([422, 'rule_second_factor_required']);
  });

  it.each([
    ['was disabled', 'is_enabled = false'],
    ['no longer requires it', 'requires_second_factor = false'],
  ])('asks for nothing once it %s', async (_, change) => {
    await app.admin.query(`update access_role set ${change} where name = 'HCPC_FINANCE_EDIT'`);
    expect((await session.login(USER)).body.data.accessToken).toBeTruthy();
    await app.admin.query(`update access_role set is_enabled = true where name = 'HCPC_FINANCE_EDIT'`);
  });
});

describe('what a role requires', () => {
  const body = (role: string, permission: string, code: string, more = {}) => ({
    role,
    isEnabled: true,
    isExternal: false,
    modules: [{ code, responsibilities: [{ permission, isEnabled: true }] }],
    ...more,
  });
  const create = (sent: object) => app.call('POST', ROLES, { body: sent, as: 'sales.admin' });

  it.each([
    ['a new staff role that refunds', body('Refunds', 'PT_EDIT', 'PAYMENT_TRANSACTIONS'), true],
    ['a new staff role that only looks', body('Looks', 'PT_VIEW', 'PAYMENT_TRANSACTIONS'), false],
    [
      'a new role of partners that refunds',
      body('Partner refunds', 'PT_EDIT', 'PAYMENT_TRANSACTIONS', { isExternal: true }),
      false,
    ],
    [
      'a new role that says otherwise',
      body('Bold refunds', 'PT_EDIT', 'PAYMENT_TRANSACTIONS', { requiresSecondFactor: false }),
      false,
    ],
  ])('is by default decided for %s', async (_, sent, expected) => {
    const { body: answer, status } = await create(sent);
    expect(status, JSON.stringify(answer)).toBe(200);
    expect(answer.data.requiresSecondFactor).toBe(expected);
  });

  it('is changed by an edit that says so, kept by one that does not, and taken back by a second person alone', async () => {
    const sent = body('Night refunds', 'PT_EDIT', 'PAYMENT_TRANSACTIONS', { requiresSecondFactor: false });
    const made = (await create(sent)).body.data;
    const edit = async (more: object, version: number) =>
      (
        await app.call('POST', `${ROLES}/${made.accessRoleId}`, {
          body: { ...sent, ...more },
          as: 'sales.admin',
          headers: { 'If-Match': String(version) },
        })
      ).body.data;
    expect((await edit({ requiresSecondFactor: true }, made.version)).requiresSecondFactor).toBe(true);
    expect((await edit({ requiresSecondFactor: undefined }, made.version + 1)).requiresSecondFactor).toBe(
      true,
    );
    const query = { limit: '1', target: 'access_role', targetKey: made.accessRoleId };
    const trail = await app.call('GET', '/api/audit-trail', { as: 'sales.admin', query });
    expect(trail.body.data.list[0].changes).toEqual([
      {
        field: 'requires_second_factor',
        before: { kind: 'flag', value: false },
        after: { kind: 'flag', value: true },
      },
    ]);
    const waits = await edit({ requiresSecondFactor: false }, made.version + 2);
    expect(waits).toMatchObject({ requiresSecondFactor: true, approvalRequestId: expect.any(String) });
  });

  it('is seeded by what the built-in roles give', async () => {
    await app.admin.query(
      `update access_role set name = name || ' before', is_reserved = false where is_reserved`,
    );
    await seedRoles(app.admin, app.clock.now());
    const { rows } = await app.admin.query(
      'select name::text, is_external as "isExternal", permissions, requires_second_factor as required from access_role where is_reserved',
    );
    for (const { required, ...role } of rows) expect(required, role.name).toBe(requiresFactorByDefault(role));
    expect(rows.filter(({ required }) => required)).toHaveLength(6);
  });
});
