import { afterAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp, type TestAppOptions } from '#tests/support/app/app.ts';

const apps: TestApp[] = [];
const start = async (options: TestAppOptions): Promise<TestApp> => {
  const app = await startTestApp(options);
  apps.push(app);
  return app;
};
afterAll(() => Promise.all(apps.map((app) => app.stop())));
const reset = async (app: TestApp) => {
  const { rows } = await app.admin.query(`select id from user_account where username = 'accounting'`);
  return app.call('POST', `/api/user-account/${rows[0].id}/reset-password`, { as: 'it.support' });
};

describe('resetting a password', () => {
  it('takes nothing away where no message could leave', async () => {
    const app = await start({ demo: false });
    const { status, body } = await reset(app);
    expect([status, body.error]).toEqual([422, 'rule_no_gateway']);
    await app.login('accounting', { fresh: true });
  });

  it('names the ways that the link went', async () => {
    const app = await start({ demo: false, config: { smsUrl: 'https://sms.example.test' } });
    expect((await reset(app)).body.data.sentTo).toEqual(['sms']);
  });
});
