import { afterAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp, type TestAppOptions } from '#tests/support/app/app.ts';
import { sessionCalls } from '#tests/support/app/session.ts';

const apps: TestApp[] = [];
const told = async (username: string, options: TestAppOptions) => {
  const app = await startTestApp(options);
  apps.push(app);
  return (await sessionCalls(app).login(username)).body.data.user.missingGateways;
};
afterAll(() => Promise.all(apps.map((app) => app.stop())));
const [smtpUrl, smsUrl] = ['smtps://mail.example.test', 'https://sms.example.test'];

describe('gateways that are not set', () => {
  it('are told to administrators of access roles, each by its name', async () => {
    expect(await told('it.support', { demo: false })).toEqual(['SMTP_URL', 'SMS_URL']);
    expect(await told('it.support', { demo: false, config: { smtpUrl } })).toEqual(['SMS_URL']);
    expect(await told('it.support', { demo: false, config: { smsUrl } })).toEqual(['SMTP_URL']);
  });

  it('are told to nobody else, nor in the demo, nor where all are set', async () => {
    expect(await told('sbo.reviewer', { demo: false })).toBeUndefined();
    expect(await told('partner.admin', { demo: false })).toBeUndefined();
    expect(await told('it.support', { demo: true })).toBeUndefined();
    expect(await told('it.support', { demo: false, config: { smtpUrl, smsUrl } })).toBeUndefined();
  });
});
