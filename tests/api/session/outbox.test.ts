import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startJobs } from '#server/registries/jobs.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { fakeSms, fakeSmtp, leave, row } from '#tests/support/app/outboxBench.ts';

describe('the outbox with gateways', () => {
  let app: TestApp;
  let smtp: Awaited<ReturnType<typeof fakeSmtp>>;
  let sms: Awaited<ReturnType<typeof fakeSms>>;

  beforeAll(async () => {
    [smtp, sms] = await Promise.all([fakeSmtp(), fakeSms()]);
    const config = {
      smtpUrl: `smtp://127.0.0.1:${smtp.port}?tls=off&from=${encodeURIComponent('Suki <out@suki.example>')}`,
      smsUrl: `http://key:s%40fe@127.0.0.1:${sms.port}/send`,
    };
    app = await startTestApp({ demo: false, jobs: true, config });
  });
  afterAll(async () => {
    await app.stop();
    smtp.server.close();
    sms.server.close();
  });

  it('sends mail by SMTP and keeps no text of it', async () => {
    const id = await leave(app, 'email', 'ana@example.com', 'Hello ñ');
    await expect.poll(() => row(app, id), { timeout: 5000 }).toMatchObject({ status: 'sent', body: '' });
    expect(smtp.mails.at(-1)).toContain('To: ana@example.com');
    expect(smtp.mails.at(-1)).toContain('From: Suki <out@suki.example>');
    expect(smtp.mails.at(-1)).toMatch(/Hello (=C3=B1|ñ)/);
  });

  it('sends SMS to the gateway, with the URL’s user as basic authentication', async () => {
    const id = await leave(app, 'sms', '639170000000', 'Suki: 123456');
    await expect.poll(() => row(app, id), { timeout: 5000 }).toMatchObject({ status: 'sent' });
    expect(sms.got.at(-1)).toEqual({
      key: expect.stringMatching(/^[0-9a-f-]{36}$/),
      authorization: `Basic ${Buffer.from('key:s@fe').toString('base64')}`,
      body: { to: '639170000000', text: 'Suki: 123456' },
    });
  });

  it('sends a code at once, however many notices wait and however slow their gateway is', async () => {
    const slow = Promise.withResolvers<void>();
    sms.control.holds = (text) => (text.startsWith('notice') ? slow.promise : undefined);
    const notices = await Promise.all(
      Array.from({ length: 25 }, (_, at) => leave(app, 'sms', `6391701000${10 + at}`, `notice ${at}`)),
    );
    await expect
      .poll(async () => (await row(app, notices[0]!)).attempts, { timeout: 5000 })
      .toBeGreaterThan(0);
    const code = await leave(app, 'sms', '639170000008', 'Suki: 123456', { kind: 'code' });
    await expect.poll(() => row(app, code), { timeout: 5000 }).toMatchObject({ status: 'sent' });
    const { rows } = await app.admin.query(
      `select count(*)::int as n from outbox_message where id = any ($1) and status in ('queued', 'sending')`,
      [notices],
    );
    expect(rows).toEqual([{ n: 25 }]);
    slow.resolve();
    delete sms.control.holds;
    for (const id of notices)
      await expect.poll(() => row(app, id), { timeout: 5000 }).toMatchObject({ status: 'sent' });
  });

  it('writes a code as a code, and keeps no text of it once it went', async () => {
    await app.call('POST', '/api/user/password/forgot', { body: { username: 'head.office' } });
    const codes = async () =>
      (
        await app.admin.query(
          `select kind, status, body from outbox_message where recipient = 'head.office@example.test' order by id desc limit 1`,
        )
      ).rows[0];
    await expect.poll(codes, { timeout: 5000 }).toEqual({ kind: 'code', status: 'sent', body: '' });
  });

  it('sends each message once, however many servers there are', async () => {
    const others = await Promise.all([1, 2].map(() => startJobs(app.deps, app.migratorUrl)));
    const before = sms.got.length;
    const ids = await Promise.all(
      Array.from({ length: 30 }, (_, at) => leave(app, 'sms', `6391702000${10 + at}`, `n${at}`)),
    );
    for (const id of ids)
      await expect.poll(() => row(app, id), { timeout: 5000 }).toMatchObject({ status: 'sent', attempts: 1 });
    await Promise.all(others.map((other) => other.stop()));
    expect(sms.got.length - before).toBe(30);
  });

  it('shows nothing of it at /api/demo/outbox', async () => {
    const { status, body } = await app.call('GET', '/api/demo/outbox');
    expect([status, body.error]).toEqual([404, 'not_found']);
  });
});

describe('mail to a server without encryption', () => {
  it('is not sent unless the configuration says so, and the reason says what to do', async () => {
    const smtp = await fakeSmtp();
    const config = { smtpUrl: `smtp://127.0.0.1:${smtp.port}` };
    const app = await startTestApp({ demo: false, jobs: true, config });
    const id = await leave(app, 'email', 'ana@example.com', 'secret');
    await expect
      .poll(() => row(app, id), { timeout: 5000 })
      .toMatchObject({ status: 'retrying', reason: 'noEncryption' });
    expect(smtp.mails).toEqual([]);
    await app.stop();
    smtp.server.close();
  });
});

describe('the outbox without gateways and demo', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestApp({ demo: false, jobs: true });
  });
  afterAll(() => app.stop());

  it('keeps messages, but no text of a code', async () => {
    const code = await leave(app, 'sms', '639170000004', 'Suki: 123456', { kind: 'code' });
    const notice = await leave(app, 'email', 'ana@example.com', 'Changed');
    await expect
      .poll(() => row(app, code), { timeout: 5000 })
      .toMatchObject({ status: 'noGateway', body: '' });
    await expect
      .poll(() => row(app, notice), { timeout: 5000 })
      .toMatchObject({ status: 'noGateway', body: 'Changed' });
  });
});

describe('the outbox of the demo', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestApp({ jobs: true, config: { smsUrl: 'http://127.0.0.1:9/none' } });
  });
  afterAll(() => app.stop());

  it('keeps messages, whatever is configured, for anybody to read', async () => {
    const id = await leave(app, 'sms', '639170000003', 'kept', { kind: 'code' });
    await expect
      .poll(() => row(app, id), { timeout: 5000 })
      .toMatchObject({ status: 'noGateway', body: 'kept' });
    const { status, body } = await app.call('GET', '/api/demo/outbox');
    expect(status).toBe(200);
    const kept = body.data.list.find((message: { id: string }) => message.id === id);
    expect(kept).toMatchObject({ channel: 'sms', recipient: '639170000003', body: 'kept' });
  });

  it('shows the newest hundred', async () => {
    for (let at = 0; at < 101; at++) await leave(app, 'email', 'a@example.com', `n${at}`);
    const { list } = (await app.call('GET', '/api/demo/outbox')).body.data;
    expect([list.length, list[0].body]).toEqual([100, 'n100']);
  });
});
