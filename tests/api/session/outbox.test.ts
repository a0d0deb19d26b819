import { createServer as createHttp, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, createServer as createTcp, type Server as TcpServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startJobs } from '#server/registries/jobs.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';

const portOf = (server: Server | TcpServer): Promise<number> =>
  new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
  );

/** An SMTP server that takes mails, or refuses the first `refusals` of them for now. */
const fakeSmtp = async () => {
  const mails: string[] = [];
  const control = { refusals: 0 };
  const server = createTcp((socket) => {
    let [data, inData] = ['', false];
    socket.on('error', () => undefined);
    socket.write('220 fake ESMTP\r\n');
    socket.on('data', (chunk) => {
      data += chunk.toString();
      for (let end = data.indexOf(inData ? '\r\n.\r\n' : '\r\n'); end >= 0; ) {
        const text = data.slice(0, end);
        data = data.slice(end + (inData ? 5 : 2));
        if (inData) {
          inData = false;
          mails.push(text);
          socket.write('250 taken\r\n');
        } else if (/^EHLO/.test(text)) socket.write('250 fake\r\n');
        else if (/^STARTTLS/.test(text)) socket.write('502 not here\r\n');
        else if (/^RCPT/.test(text) && control.refusals-- > 0) socket.write('451 later\r\n');
        else if (/^DATA/.test(text)) {
          inData = true;
          socket.write('354 go\r\n');
        } else socket.write('250 ok\r\n');
        end = data.indexOf(inData ? '\r\n.\r\n' : '\r\n');
      }
    });
  });
  return { port: await portOf(server), mails, control, server };
};

const bodyOf = async (request: IncomingMessage) => {
  let text = '';
  for await (const chunk of request) text += chunk;
  return JSON.parse(text);
};

/** An SMS gateway that notes what it gets and answers as told. */
const fakeSms = async () => {
  const got: { authorization: string | undefined; body: unknown }[] = [];
  const control: { status: number; holds?: (text: string) => Promise<void> | undefined } = { status: 200 };
  const server = createHttp(async (request, response) => {
    const body = await bodyOf(request);
    await control.holds?.(body.text);
    got.push({ authorization: request.headers.authorization, body });
    response.writeHead(control.status).end();
  });
  return { port: await portOf(server), got, control, server };
};

const leave = async (
  app: TestApp,
  channel: string,
  recipient: string,
  body: string,
  { kind = 'notice', attempts = 0 } = {},
): Promise<string> => {
  const { rows } = await app.admin.query(
    `insert into outbox_message (kind, channel, recipient, subject, body, attempts) values ($4, $1, $2, 'Señor', $3, $5) returning id::text`,
    [channel, recipient, body, kind, attempts],
  );
  return rows[0].id;
};

const row = async (app: TestApp, id: string) =>
  (await app.admin.query('select status, attempts, error, body from outbox_message where id = $1', [id]))
    .rows[0];

const hasten = (app: TestApp, id: string) =>
  app.admin.query('update outbox_message set next_attempt_at = now() where id = $1', [id]);

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
      authorization: `Basic ${Buffer.from('key:s@fe').toString('base64')}`,
      body: { to: '639170000000', text: 'Suki: 123456' },
    });
  });

  it('tries a refused mail again, later each time, and sends it then', async () => {
    smtp.control.refusals = 1;
    const id = await leave(app, 'email', 'later@example.com', 'x');
    await expect
      .poll(() => row(app, id), { timeout: 5000 })
      .toMatchObject({ status: 'queued', attempts: 1, error: expect.stringContaining('451') });
    const { rows } = await app.admin.query(
      'select next_attempt_at > now() as waits from outbox_message where id = $1',
      [id],
    );
    expect(rows[0].waits).toBe(true);
    await hasten(app, id);
    await expect
      .poll(() => row(app, id), { timeout: 5000 })
      .toMatchObject({ status: 'sent', attempts: 2, error: null });
  });

  it('gives up after eight attempts', async () => {
    sms.control.status = 503;
    const id = await leave(app, 'sms', '639170000001', 'x', { attempts: 6 });
    await expect
      .poll(() => row(app, id), { timeout: 5000 })
      .toMatchObject({ attempts: 7, error: expect.stringContaining('503') });
    await hasten(app, id);
    await expect
      .poll(() => row(app, id), { timeout: 5000 })
      .toMatchObject({ status: 'failed', attempts: 8, error: expect.stringContaining('503') });
    sms.control.status = 200;
  });

  it('keeps no code that failed for good: to whom, what kind, when and why stays', async () => {
    sms.control.status = 503;
    const ids = [
      await leave(app, 'sms', '639170000007', 'Suki: 123456', { kind: 'code', attempts: 7 }),
      await leave(app, 'sms', '639170000007', 'Changed', { attempts: 7 }),
    ];
    for (const [id, body] of [
      [ids[0], ''],
      [ids[1], 'Changed'],
    ])
      await expect
        .poll(() => row(app, `${id}`), { timeout: 5000 })
        .toMatchObject({ status: 'failed', body, error: expect.stringContaining('503') });
    const { rows } = await app.admin.query(
      'select kind, recipient, created_at is not null as dated from outbox_message where id = $1',
      [ids[0]],
    );
    expect(rows).toEqual([{ kind: 'code', recipient: '639170000007', dated: true }]);
    sms.control.status = 200;
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
      `select count(*)::int as n from outbox_message where id = any ($1) and status = 'queued'`,
      [notices],
    );
    expect(rows).toEqual([{ n: 25 }]);
    slow.resolve();
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
      .toMatchObject({ status: 'queued', error: expect.stringContaining('add ?tls=off') });
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
