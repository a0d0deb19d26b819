import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { lastInvitation, newUser } from '#tests/support/people.ts';
import { registrationBench } from '#tests/support/registration.ts';

const MAKER = 'it.support';
const COLLEAGUE = 'it.second';
const PASSWORD = 'Bagong-Lihim-2026';
const OWN = [422, 'rule_own_request'];

let app: TestApp;
let bench: ReturnType<typeof registrationBench>;
let own: { email: string | null; mobile: string | null };
beforeAll(async () => {
  app = await startTestApp();
  bench = registrationBench(app);
  own = (
    await rows('select email, mobile_number as mobile from user_account where username = $1', [MAKER])
  )[0];
});
beforeEach(async () => {
  await app.clearLimits();
  await rows('delete from user_request');
  await rows('update user_account set email = $2, mobile_number = $3 where username = $1', [
    MAKER,
    own.email,
    own.mobile,
  ]);
});
afterAll(() => app.stop());

const rows = async (text: string, values: unknown[] = []) => (await app.admin.query(text, values)).rows;
const codeOf = async (as: string): Promise<string> =>
  (await bench.made({ partnerId: '1', merchantIds: [await bench.store()] }, as)).code;
/** Somebody registers; answers their request. */
const register = async (code: string, more: object = {}): Promise<{ id: string; mobile: string }> => {
  const merchants = [{ merchantId: await bench.store(), primary: true }];
  const { status, body } = await bench.register(code, { merchants, ...more });
  expect(status, JSON.stringify(body)).toBe(200);
  const [request] = await rows(
    `select id, mobile_number as mobile from user_request where kind = 'registration' order by id desc limit 1`,
  );
  return request;
};
const approve = async (as: string, id: string) => {
  const { status, body } = await app.call('POST', `/api/user-account/${id}/approve-request`, { as });
  return status === 200 ? body.data.status : [status, body.error];
};
const offered = async (as: string): Promise<string[]> =>
  (
    await app.call('GET', '/api/user-account/requests', { as, query: { waiting: 'true' } })
  ).body.data.list.map(({ id }: { id: string }) => id);

/** The maker invites somebody alone, who accepts; answers the account and a session of it. */
const puppet = async (n: number) => {
  const invited = await app.call('POST', '/api/user/v2/register', {
    as: MAKER,
    body: newUser({
      partnerId: '1',
      jobTitle: 'Partner Administrator',
      emailAddress: `puppet${n}@example.test`,
      contactNumber: { mobile: `6391655500${n}0` },
      merchants: [],
      moduleRequests: [],
    }),
  });
  expect(invited.status, JSON.stringify(invited.body)).toBe(200);
  const body = { token: await lastInvitation(app), username: `puppet${n}`, newPassword: PASSWORD };
  expect((await app.call('POST', '/api/user/invitation/accept', { body })).status).toBe(200);
  const { body: session } = await app.call('POST', '/api/login', {
    body: { username: `puppet${n}`, password: PASSWORD },
  });
  return { id: invited.body.data.user.id as string, as: session.data.accessToken as string };
};

describe('a registration by one’s own code', () => {
  it('is not approved by the person who made the code, and is not offered to them', async () => {
    const { id } = await register(await codeOf(MAKER));
    expect(await approve(MAKER, id)).toEqual(OWN);
    const several = await app.call('POST', '/api/user-account/approve-requests', {
      as: MAKER,
      body: { ids: id },
    });
    expect(several.body.data.list).toMatchObject([{ result: 'refused', code: 'rule_own_request' }]);
    expect(await offered(MAKER)).toEqual([]);
    expect(await offered(COLLEAGUE)).toEqual([id]);
    expect(await approve(COLLEAGUE, id)).toBe('APPROVED');
  });

  it('is not approved by them when their second mailbox or number registers', async () => {
    await rows(`update user_account set email = 'it.support@gmail.com' where username = $1`, [MAKER]);
    const byMailbox = await register(await codeOf(MAKER), { emailAddress: 'ITSupport+work@googlemail.com' });
    expect(await approve(MAKER, byMailbox.id)).toEqual(OWN);
    const byNumber = await register(await codeOf('partner.admin'));
    await rows('update user_account set mobile_number = $2 where username = $1', [MAKER, byNumber.mobile]);
    expect(await approve(MAKER, byNumber.id)).toEqual(OWN);
    expect(await offered(MAKER)).toEqual([]);
    for (const { id } of [byMailbox, byNumber]) expect(await approve(COLLEAGUE, id)).toBe('APPROVED');
  });

  it('is not approved by the person who made alone the account that made the code, until a second person confirms it', async () => {
    const { id: made, as } = await puppet(1);
    const { id } = await register(await codeOf(as));
    expect(await approve(MAKER, id)).toEqual(OWN);
    expect(await offered(MAKER)).toEqual([]);
    const [{ version }] = await rows('select version from user_account where id = $1', [made]);
    const headers = { 'If-Match': String(version) };
    const confirmed = await app.call('POST', `/api/user-account/${made}/confirm`, { as: COLLEAGUE, headers });
    expect(confirmed.status, JSON.stringify(confirmed.body)).toBe(200);
    expect(await approve(MAKER, id)).toBe('APPROVED');
  });

  it('is not approved by them when the mailbox of an account registers that they invited and nobody uses yet', async () => {
    const invited = await app.call('POST', '/api/user/v2/register', {
      as: MAKER,
      body: newUser({
        partnerId: '1',
        emailAddress: 'waits@example.test',
        contactNumber: { mobile: '639165550020' },
        merchants: [],
        moduleRequests: [],
      }),
    });
    expect(invited.status, JSON.stringify(invited.body)).toBe(200);
    const { id } = await register(await codeOf('partner.admin'), { emailAddress: 'waits+2@example.test' });
    expect(await approve(MAKER, id)).toEqual(OWN);
    expect(await approve(COLLEAGUE, id)).toBe('APPROVED');
  });

  it('opens no module to their second mailbox that they approve themselves', async () => {
    await rows(`update user_account set email = 'it.support@example.test' where username = $1`, [MAKER]);
    const { id } = await register(await codeOf('partner.admin'), {
      emailAddress: 'it.support+2@example.test',
      moduleCodes: ['PARTNERS'],
    });
    expect(await approve(COLLEAGUE, id)).toBe('APPROVED');
    const [module] = await rows(`select id from user_request where kind = 'module'`);
    expect(await approve(MAKER, module.id)).toEqual(OWN);
    expect(await offered(MAKER)).toEqual([]);
    expect(await approve(COLLEAGUE, module.id)).toBe('APPROVED');
  });
});
