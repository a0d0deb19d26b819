import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';

const run = promisify(execFile);
const SCRIPT = join(import.meta.dirname, '..', '..', '..', 'server', 'adminConfirm.ts');

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ now: new Date() });
});
afterAll(() => app.stop());

const rows = async (text: string, values: unknown[] = []) => (await app.admin.query(text, values)).rows;
const confirm = (...args: string[]) =>
  run(process.execPath, [SCRIPT, ...args], {
    env: { ...process.env, DATABASE_URL: app.migratorUrl, DEMO: 'on' },
  }).then(
    ({ stdout }) => stdout,
    (error: { stderr: string }) => error.stderr,
  );

describe('admin:confirm', () => {
  it('gives the first colleague of a lone administrator their role, in the trail and told to every administrator', async () => {
    await app.admin.query(
      `update user_account set status = 'SUSPENDED' where username in ('sales.admin', 'it.second')`,
    );
    const { body } = await app.call('POST', '/api/user/v2/register', {
      as: 'it.support',
      body: {
        fullName: { firstName: 'Ana', lastName: 'Cruz' },
        jobTitle: 'HCPC_ITAPP_SUPPORT',
        birthDate: '1990-01-02',
        emailAddress: 'ana.cruz@example.test',
        contactNumber: { mobile: '09175550123' },
        merchants: [],
        moduleRequests: [],
      },
    });
    const { id } = body.data.user;
    expect(await confirm('--email', 'Ana.Cruz@example.test')).toBe(
      'Confirmed ana.cruz@example.test. It got the roles HCPC_ITAPP_SUPPORT. This is in the audit trail, and one administrator is told by mail and SMS.\n',
    );
    expect(await rows('select confirmed_by from account_tie where account_id = $1', [id])).toEqual([
      { confirmed_by: 'admin:confirm' },
    ]);
    const [held] = await rows(
      `select a.name::text as name from user_access_role h join access_role a on a.id = h.access_role_id where h.user_id = $1`,
      [id],
    );
    expect(held).toEqual({ name: 'HCPC_ITAPP_SUPPORT' });
    const [{ people }] = await rows(
      `select one_person_with(id) as people from user_account where username = 'it.support'`,
    );
    expect(people).not.toContain(id);
    expect(
      await rows(`select distinct actor from audit.entry where target in ('user_request', 'user_access_role', 'user_account')
        and request_id is null and actor = 'admin:confirm'`),
    ).toHaveLength(1);
    expect(
      await rows(`select actor from audit.entry where event_type = 'CONFIRMED' and key = $1`, [id]),
    ).toEqual([{ actor: 'admin:confirm' }]);
    const told = await rows(
      `select channel, body from outbox_message where subject = 'An account was confirmed on the server' or body like '%admin:confirm%' order by channel`,
    );
    expect(told.map(({ channel }) => channel)).toEqual(['email', 'sms']);
    expect(told[0].body).toContain('ana.cruz@example.test');
    expect(await confirm('--email', 'ana.cruz@example.test')).toBe(
      'Nothing of ana.cruz@example.test waits to be confirmed.\n',
    );
  });

  it('confirms one account of staff that is named, and no other', async () => {
    expect(await confirm('--username', 'partner.admin')).toBe(
      'There is no such account of staff in use or invited.\n',
    );
    for (const args of [[], ['--username', 'a', '--email', 'b'], ['--all']])
      expect(await confirm(...args)).toMatch(/^Name one account of staff\. Use: npm run admin:confirm/);
  });
});
