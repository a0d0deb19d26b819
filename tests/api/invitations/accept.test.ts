import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { lastInvitation, newUser } from '#tests/support/people.ts';

const PASSWORD = 'Bagong-Lihim-2026';
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => app.clearLimits());
afterAll(() => app.stop());

let count = 0;
interface Invitation {
  id: string;
  version: number;
  token: string;
}
const invite = async (as = 'partner.admin'): Promise<Invitation> => {
  const body = newUser({ emailAddress: `invited.${++count}@example.test` });
  const { user } = (await app.call('POST', '/api/user/v2/register', { as, body })).body.data;
  return { id: user.id, version: user.version, token: await lastInvitation(app) };
};
const look = (token: string) => app.call('POST', '/api/user/invitation', { body: { token } });
const accept = (token: string, username: string, newPassword = PASSWORD) =>
  app.call('POST', '/api/user/invitation/accept', { body: { token, username, newPassword } });
const signIn = async (username: string) =>
  (await app.call('POST', '/api/login', { body: { username, password: PASSWORD } })).status;
const ended = 'rule_invitation_ended';

describe('an invitation', () => {
  it('tells who is invited, where and until when, and is not used up by looking', async () => {
    const { token } = await invite();
    for (const _ of [1, 2]) {
      const { body } = await look(token);
      expect(body.data).toEqual({
        firstName: 'Ana',
        partnerName: expect.any(String),
        suggestedUsername: 'ana.reyes',
        dtimeExpires: expect.any(String),
      });
    }
    expect((await accept(token, 'ana.reyes')).body.data).toEqual({ username: 'ana.reyes' });
    expect(await signIn('ana.reyes')).toBe(200);
    expect((await look((await invite()).token)).body.data.suggestedUsername).toBe('ana.reyes2');
  });

  it('gives the rights of the role and no others, from the first sign-in on', async () => {
    const { token, id } = await invite();
    await accept(token, 'rights.of.role');
    const { body } = await app.call('POST', '/api/login', {
      body: { username: 'rights.of.role', password: PASSWORD },
    });
    expect(body.data.user).toMatchObject({
      type: 'EXTERNAL',
      roles: ['ACCOUNTING_FINANCE'],
      accessLevel: 'PARTNER',
    });
    expect(body.data.user.permissions).not.toContain('UR_CREATE');
    const seen = await app.call('GET', `/api/user-account/${id}`, { as: 'it.support' });
    expect(seen.body.data).toMatchObject({
      status: 'ACTIVE',
      username: 'rights.of.role',
      dtimeInvitationEnds: null,
    });
  });

  it('works once, and for seven days', async () => {
    const { token } = await invite();
    expect((await accept(token, 'works.once')).status).toBe(200);
    for (const again of [look(token), accept(token, 'works.twice')])
      expect((await again).body.error).toBe(ended);
    const late = await invite();
    app.clock.advance(7 * 86_400_000);
    for (const over of [look(late.token), accept(late.token, 'too.late')])
      expect((await over).body.error).toBe(ended);
    app.clock.advance(-7 * 86_400_000);
    expect((await look('no-such-token-at-all-here')).body.error).toBe(ended);
  });

  it('is used by one of two who accept at once', async () => {
    const { token } = await invite();
    const both = await Promise.all(['one.of.two', 'two.of.two'].map((name) => accept(token, name)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('is not used up by what is refused', async () => {
    const { token } = await invite();
    expect((await accept(token, 'sales.admin')).body.error).toBe('rule_username_taken');
    expect((await accept(token, 'SALES.ADMIN')).body.error).toBe('rule_username_taken');
    // A Cyrillic а.
    expect((await accept(token, 'sаles.admin')).body.fields).toHaveProperty(['username']);
    expect((await accept(token, 'ab')).body.fields).toHaveProperty(['username']);
    expect((await accept(token, 'weak.password', 'short')).body.error).toBe('rule_password_weak');
    for (const weak of [
      'qwerty123456',
      'I am Ana, hello',
      'Reyes-2026-2026',
      'WEAK.password 1',
      `invited.${count} 2026`,
    ])
      expect((await accept(token, 'weak.password', weak)).body.error, weak).toBe('rule_password_weak');
    expect((await accept(token, 'not.used.up')).status).toBe(200);
  });

  it('counts no more once another was sent, or once it was taken back', async () => {
    const first = await invite();
    const again = await app.call('POST', `/api/user-account/${first.id}/invite`, { as: 'partner.admin' });
    expect(again.body.data).toMatchObject({ sentTo: ['email', 'sms'], user: { status: 'INVITED' } });
    expect((await accept(first.token, 'first.link')).body.error).toBe(ended);
    const second = await lastInvitation(app);
    expect((await look(second)).status).toBe(200);
    const path = `/api/user-account/${first.id}/cancel-invitation`;
    const stale = await app.call('POST', path, {
      as: 'partner.admin',
      headers: { 'If-Match': String(first.version + 1) },
    });
    expect(stale.status).toBe(409);
    const gone = await app.call('POST', path, {
      as: 'partner.admin',
      headers: { 'If-Match': String(first.version) },
    });
    expect(gone.body.data).toMatchObject({ status: 'CLOSED', updatedBy: 'partner.admin' });
    expect((await accept(second, 'taken.back')).body.error).toBe(ended);
    // The address is free again.
    const body = newUser({ emailAddress: gone.body.data.email });
    expect((await app.call('POST', '/api/user/v2/register', { as: 'partner.admin', body })).status).toBe(200);
  });

  it('is neither sent again nor taken back once it was accepted, nor by strangers', async () => {
    const { id, token, version } = await invite();
    const asking = (deed: string, as: string) =>
      app.call('POST', `/api/user-account/${id}/${deed}`, { as, headers: { 'If-Match': String(version) } });
    for (const deed of ['invite', 'cancel-invitation']) {
      expect((await asking(deed, 'other.partner')).status).toBe(404);
      expect((await asking(deed, 'head.office')).status).toBe(403);
    }
    await accept(token, 'accepted.already');
    for (const deed of ['invite', 'cancel-invitation'])
      expect((await asking(deed, 'partner.admin')).body.error).toBe('rule_account_status');
  });

  it('stands in the trail, and never its token or the number', async () => {
    const { id, token } = await invite();
    const { rows } = await app.admin.query(
      `select event_type, actor, after from audit.entry where target = 'user_account' and key = $1 order by id`,
      [id],
    );
    expect(rows.map(({ event_type: what }) => what)).toContain('INVITED');
    expect(JSON.stringify(rows)).not.toContain(token);
    const hidden = await app.admin.query('select 1 from one_time_link where token_hash = $1', [token]);
    expect(hidden.rows).toEqual([]);
  });
});
