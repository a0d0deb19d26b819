import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { sessionCalls } from '#tests/support/app/session.ts';

const run = promisify(execFile);
const SCRIPT = join(import.meta.dirname, '..', '..', '..', 'server', 'adminCreate.ts');
const NAMES = ['--first-name', 'Maria', '--last-name', 'Ilagan'];

let app: TestApp;
beforeAll(async () => {
  // The link's 24 hours are counted by the database's clock.
  app = await startTestApp({ now: new Date() });
});
afterAll(() => app.stop());

const createWith = (settings: Record<string, string>, ...args: string[]) =>
  run(process.execPath, [SCRIPT, ...args], {
    env: {
      ...process.env,
      DATABASE_URL: app.migratorUrl,
      PUBLIC_URL: 'https://suki.example.test/',
      ...settings,
    },
  });
const create = (...args: string[]) => createWith({ DEMO: 'on' }, ...args);

describe('admin:create', () => {
  it('makes an administrator while the server runs, who sets the password by a link that works once', async () => {
    const { stdout, stderr } = await create(
      ...['--username', 'maria.ilagan', ...NAMES, '--mobile', '0917 123 4567'],
    );
    expect(stderr).toMatch(/^This data is a demo, .* never serves with DEMO=off\./);
    const link = new URL(stdout.trim().split('\n').at(-1) ?? '');
    expect(`${link.origin}${link.pathname}${link.search}`).toBe('https://suki.example.test/change-password');
    const given = new URLSearchParams(link.hash.slice(1));
    const session = sessionCalls(app);
    const set = () =>
      session.post(`/api/user/change-password/${given.get('username')}`, {
        resetToken: given.get('resetToken'),
        newPassword: 'Sariwang-Tinapay-7',
      });
    expect((await set()).status).toBe(200);
    expect((await set()).body.error).toBe('rule_otp_expired');
    const { body } = await session.login('maria.ilagan', 'Sariwang-Tinapay-7');
    expect(body.data.user).toMatchObject({ type: 'INTERNAL', mobileLast4: '4567' });
    expect(body.data.user.roles.sort()).toEqual(['HCPC_ITAPP_SUPPORT', 'HCPC_SALES_ADMIN']);
  });

  it('ends with one sentence and 1 when a username or an address is taken or something is missing', async () => {
    const sentence = async (...args: string[]) =>
      create(...args).then(
        () => 'it worked',
        (error: { code: number; stderr: string }) => `${error.code} ${error.stderr.trim()}`,
      );
    expect(await sentence('--username', 'Sales.Admin', ...NAMES)).toBe(
      '1 The username Sales.Admin is taken: choose another.',
    );
    const email = 'Sales.Admin@example.test';
    expect(await sentence('--username', 'somebody.new', '--email', email, ...NAMES)).toBe(
      `1 The e-mail address ${email} is taken: choose another.`,
    );
    expect(await sentence('--username', 'x')).toMatch(/^1 Missing or not usable: --username, --first-name/);
    expect(await sentence('--password', 'Geheim')).toMatch(/^1 Unknown option '--password'\. Use: npm run/);
  });

  it('gives nobody what is kept apart: says which pair, and makes an account of the role that is named alone', async () => {
    await app.admin.query(
      `insert into separation_rule (one, other, reason) values ('PAR_VIEW', 'UR_CREATE', 'Two desks')`,
    );
    const args = ['--username', 'lone.admin', ...NAMES];
    await expect(create(...args)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(
        /“View partners” and “Create user accounts” are kept apart.*--role HCPC_ITAPP_SUPPORT/,
      ),
    });
    const count = async () =>
      (await app.admin.query(`select from user_account where username = 'lone.admin'`)).rowCount;
    expect(await count()).toBe(0);
    await create(...args, '--role', 'HCPC_ITAPP_SUPPORT');
    expect(await count()).toBe(1);
    await app.admin.query('delete from separation_rule');
    await expect(
      create('--username', 'other.admin', ...NAMES, '--role', 'PARTNER_ADMIN'),
    ).rejects.toMatchObject({
      stderr: expect.stringContaining('Missing or not usable: --role'),
    });
  });

  it('makes none in data that was seeded as a demo, with DEMO=off', async () => {
    const made = createWith({ DEMO: 'off' }, '--username', 'ana.real', ...NAMES);
    await expect(made).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^This data was seeded as a demo, .* empty database .*\.\n$/),
    });
    const { rows } = await app.admin.query(`select from user_account where username = 'ana.real'`);
    expect(rows).toEqual([]);
  });
});
