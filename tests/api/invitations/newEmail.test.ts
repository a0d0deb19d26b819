import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { newUser } from '#tests/support/people.ts';

let app: TestApp;
let partners: { own: string; other: string };
beforeAll(async () => {
  app = await startTestApp();
  const { rows } = await app.admin.query(
    `select username::text, partner_id::text as partner from user_account where username in ('partner.admin', 'other.partner') order by username desc`,
  );
  partners = { own: rows[0].partner, other: rows[1].partner };
});
beforeEach(() => app.clearLimits());
afterAll(() => app.stop());

const check = (emailAddress: string, partnerId?: string | null, as = 'sales.admin') =>
  app.call('POST', '/api/user-account/check-email', { as, body: { emailAddress, partnerId } });
const isFree = async (...asked: Parameters<typeof check>): Promise<boolean> => {
  const { status, body } = await check(...asked);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data.isAvailable;
};

describe('the mail address of a new account', () => {
  it('is taken by somebody of the same partner, however it is written, and free at another', async () => {
    expect(await isFree('Partner.ADMIN@example.test', partners.own)).toBe(false);
    expect(await isFree('partner.admin@example.test', partners.other)).toBe(true);
    expect(await isFree('partner.admin@example.test')).toBe(true);
    expect(await isFree('it.support@example.test')).toBe(false);
    expect(await isFree('it.support@example.test', partners.own)).toBe(true);
  });

  it('is what making the account says too', async () => {
    const emailAddress = 'asked.before@example.test';
    expect(await isFree(emailAddress, partners.own)).toBe(true);
    const body = newUser({ emailAddress, partnerId: partners.own });
    const { body: made } = await app.call('POST', '/api/user/v2/register', { as: 'sales.admin', body });
    expect(await isFree(emailAddress, partners.own)).toBe(false);
    const again = await app.call('POST', '/api/user/v2/register', { as: 'sales.admin', body });
    expect(again.body.error).toBe('rule_email_taken');
    // An invitation that was taken back frees the address.
    const { id, version } = made.data.user;
    await app.call('POST', `/api/user-account/${id}/cancel-invitation`, {
      as: 'sales.admin',
      headers: { 'If-Match': String(version) },
    });
    expect(await isFree(emailAddress, partners.own)).toBe(true);
  });

  it('is asked about by people of a partner at their own alone: of others nothing is told', async () => {
    expect(await isFree('head.office@example.test', undefined, 'partner.admin')).toBe(false);
    expect(await isFree('other.partner@example.test', undefined, 'partner.admin')).toBe(true);
    expect(await isFree('it.support@example.test', undefined, 'partner.admin')).toBe(true);
    const { status, body } = await check('other.partner@example.test', partners.other, 'partner.admin');
    expect([status, Object.keys(body.fields)]).toEqual([400, ['partnerId']]);
  });

  it('is asked about by those alone who make accounts', async () => {
    for (const as of ['store.manager', 'finance.officer', 'new.hire'])
      expect((await check('a@example.test', undefined, as)).status, as).toBe(403);
    expect((await app.call('POST', '/api/user-account/check-email', { body: {} })).status).toBe(401);
    const wrong = await check('no address');
    expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([400, ['emailAddress']]);
    const gone = await check('a@example.test', '999999999');
    expect([gone.status, Object.keys(gone.body.fields)]).toEqual([400, ['partnerId']]);
    const unknown = await app.call('POST', '/api/user-account/check-email', {
      as: 'sales.admin',
      body: { emailAddress: 'a@example.test', username: 'x' },
    });
    expect(unknown.status).toBe(400);
  });

  it('is not tried out: after thirty in a minute the next waits, and a colleague’s goes on', async () => {
    for (let tried = 0; tried < 30; tried++) await isFree(`person.${tried}@example.test`, partners.own);
    const { status, headers } = await check('person.30@example.test', partners.own);
    expect([status, Number(headers.get('Retry-After')) > 0]).toEqual([429, true]);
    expect(await isFree('person.30@example.test', partners.own, 'it.support')).toBe(true);
  });
});
