import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#server/seed/users.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { otherThan, sessionCalls, WRONG } from '#tests/support/app/session.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const NEW = 'Sariwang-Tinapay-7';

/** A day in the life of an account; answers every secret that went over the wire and the codes. */
const live = async () => {
  const session = sessionCalls(app);
  await session.login('sbo.second', WRONG);
  const { challengeId } = (await session.login('sbo.second')).body.data;
  const code = await session.code('sbo.second');
  await session.otp(challengeId, otherThan(code));
  const first = (await session.otp(challengeId, code)).body.data;
  const next = (await session.refresh(first.refreshToken)).body.data;
  await session.post('/api/logout', {}, {}, next.accessToken);
  const forgotten = await session.forgot('sbo.second');
  const resetCode = await session.code('sbo.second');
  const { resetToken } = (await session.otp(forgotten, resetCode)).body.data;
  await session.post('/api/user/password/reset', { resetToken, newPassword: NEW });
  const secrets = [first, next].flatMap((one) => [one.accessToken, one.refreshToken]);
  return { secrets: [...secrets, resetToken, DEMO_PASSWORD, NEW, WRONG], codes: [code, resetCode] };
};

const text = async (table: string): Promise<string> =>
  (await app.admin.query(`select coalesce(string_agg(t::text, E'\\n'), '') as text from ${table} t`)).rows[0]
    ?.text;

describe('secrets', () => {
  it('stand neither in the audit trail nor in a table; the outbox holds the codes alone', async () => {
    const { secrets, codes } = await live();
    const { rows } = await app.admin.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'audit')`,
    );
    for (const { name } of rows) {
      const content = await text(name);
      for (const secret of secrets) expect([name, content.includes(secret)]).toEqual([name, false]);
    }
    expect(await text('audit.entry')).not.toContain('$argon2');
    const events = await text(`(select * from audit.entry where target in ('session', 'credential'))`);
    for (const code of codes)
      expect(`${events} ${await text('otp_challenge')}`).not.toMatch(new RegExp(`\\b${code}\\b`));
  });

  it('leaves a trail of who signed in, failed, and changed the password', async () => {
    const { rows } = await app.admin.query<{ event_type: string; actor: string | null; key: string }>(
      `select event_type, actor, key from audit.entry where target = 'session' order by id`,
    );
    expect(rows.every(({ key }) => key === 'sbo.second')).toBe(true);
    expect(rows.map(({ event_type, actor }) => [event_type, actor])).toEqual([
      ['LOGIN_FAILED', null],
      ['OTP_FAILED', null],
      ['LOGIN', 'sbo.second'],
      ['LOGOUT', 'sbo.second'],
      ['PASSWORD_CHANGED', 'sbo.second'],
    ]);
  });

  it('stands behind each change of a stored password, masked', async () => {
    const { rows } = await app.admin.query(
      `select actor, before ->> 'password_hash' as before, after ->> 'password_hash' as after
       from audit.entry where target = 'credential' and operation = 'UPDATE'`,
    );
    expect(rows).toEqual([{ actor: 'sbo.second', before: '***', after: '***' }]);
  });
});
