import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditEntry } from '#contract/audit.ts';
import { fieldName } from '#domain/audit/fields.ts';
import { valueText } from '#domain/audit/value.ts';
import type { Language } from '#domain/sentence.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { lastInvitation, newUser } from '#tests/support/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const invited = async (emailAddress: string): Promise<{ id: string; version: number }> => {
  const body = newUser({ emailAddress });
  const { user } = (await app.call('POST', '/api/user/v2/register', { as: 'partner.admin', body })).body.data;
  return user;
};
const accept = async (username: string) => {
  const body = { token: await lastInvitation(app), username, newPassword: 'Bagong-Lihim-2026' };
  expect((await app.call('POST', '/api/user/invitation/accept', { body })).status).toBe(200);
};
const historyOf = async (id: string): Promise<AuditEntry[]> => {
  const path = `/api/audit-trail?target=user_account&targetKey=${id}`;
  return (await app.call('GET', path, { as: 'sales.admin' })).body.data.list;
};
/** What an event says, as people read it. */
const told = ({ changes }: AuditEntry, language: Language): string[] =>
  changes.map(({ field, after }) => `${fieldName(field, language)}: ${valueText(after, language)}`);

describe('the history of an account', () => {
  it('names whoever accepted the invitation, who has an account by it', async () => {
    const { id } = await invited('tells.who@example.test');
    await accept('tells.who');
    const active = (await historyOf(id)).find(({ changes }) =>
      changes.some(({ field }) => field === 'username'),
    );
    expect(active).toMatchObject({ operation: 'UPDATE', actor: 'tells.who' });
    const { rows } = await app.admin.query(
      `select target, actor from audit.entry where request_id = $1 order by id`,
      [active?.requestId],
    );
    expect(new Set(rows.map(({ actor }) => actor))).toEqual(new Set(['tells.who']));
    expect(rows.map(({ target }) => target)).toEqual(
      expect.arrayContaining(['user_account', 'credential', 'session']),
    );
  });

  it('says in words by which way an invitation went', async () => {
    const { id } = await invited('by.which.way@example.test');
    const sent = (await historyOf(id)).find(({ eventType }) => eventType === 'INVITED');
    if (!sent) throw new Error('Nobody was invited');
    expect(told(sent, 'en')).toEqual(['Sent by: E-mail, SMS']);
    expect(told(sent, 'fil')).toEqual(['Ipinadala sa: E-mail, SMS']);
  });

  it('says in words what somebody left behind, and nothing of what was not there', async () => {
    const { id, version } = await invited('leaves@example.test');
    await accept('leaves.soon');
    const now = (await app.call('GET', `/api/user-account/${id}`, { as: 'it.support' })).body.data;
    expect(now.version).toBeGreaterThan(version);
    await app.admin.query(
      `insert into user_request (kind, user_id, module_code, status, created_by) values ('module', $1, 'BIR_2307', 'SUBMITTED', 'leaves.soon')`,
      [id],
    );
    const { status } = await app.call('POST', `/api/user-account/${id}/leave`, {
      as: 'it.support',
      body: { reason: 'Contract ended' },
      headers: { 'If-Match': String(now.version) },
    });
    expect(status).toBe(200);
    const left = (await historyOf(id)).find(({ eventType }) => eventType === 'LEFT');
    if (!left) throw new Error('Nobody left');
    expect(told(left, 'en')).toEqual(['Requests cancelled: 1']);
    expect(told(left, 'fil')).toEqual(['Mga kinanselang request: 1']);
  });
});
