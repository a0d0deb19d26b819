import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openJobsPool } from '#server/jobs/workshop.ts';
import { openLane } from '#server/messages/openLane.ts';
import { openSms } from '#server/messages/openSms.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import {
  age,
  attempts,
  becomes,
  fakeSms,
  fakeSmtp,
  hasten,
  leave,
  row,
} from '#tests/support/app/outboxBench.ts';

describe('a try that does not succeed', () => {
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

  it('tries a mail again that is refused for now, later each time, and sends it then', async () => {
    smtp.control.rcpt = '450 greylisted';
    const id = await leave(app, 'email', 'later@example.com', 'x');
    await becomes(app, id, {
      status: 'retrying',
      attempts: 1,
      reason: 'gatewayBusy',
      error: '450 greylisted',
    });
    const { rows } = await app.admin.query(
      'select next_attempt_at > now() as waits from outbox_message where id = $1',
      [id],
    );
    expect(rows[0].waits).toBe(true);
    smtp.control.rcpt = undefined;
    await hasten(app, id);
    await becomes(app, id, { status: 'sent', attempts: 2, error: null });
    expect(await attempts(app, id)).toEqual([
      { number: 1, outcome: 'temporary', ended: true },
      { number: 2, outcome: 'sent', ended: true },
    ]);
  });

  it('outlasts an outage of two days, and gives up after three', async () => {
    smtp.control.rcpt = '450 greylisted';
    const outlasts = await leave(app, 'email', 'hours@example.com', 'x');
    for (let tries = 1; tries <= 12; tries++) {
      await becomes(app, outlasts, { status: 'retrying', attempts: tries });
      await age(app, outlasts, 4);
    }
    smtp.control.rcpt = undefined;
    await hasten(app, outlasts);
    await becomes(app, outlasts, { status: 'sent' });
    smtp.control.rcpt = '450 greylisted';
    const givesUp = await leave(app, 'email', 'days@example.com', 'x');
    await becomes(app, givesUp, { status: 'retrying', attempts: 1 });
    await age(app, givesUp, 72);
    await becomes(app, givesUp, { status: 'failed', attempts: 2, error: expect.stringContaining('450') });
    smtp.control.rcpt = undefined;
  });

  it('tries a mail once whose recipient is refused for good, and says why', async () => {
    smtp.control.rcpt = '550 5.1.1 no such mailbox';
    const id = await leave(app, 'email', 'nobody@example.com', 'Changed');
    await becomes(app, id, {
      status: 'failed',
      attempts: 1,
      body: 'Changed',
      reason: 'refusedRecipient',
      error: '550 5.1.1 no such mailbox',
    });
    smtp.control.rcpt = undefined;
    await hasten(app, id);
    expect(smtp.tries.filter((line) => line.includes('nobody@'))).toHaveLength(1);
  });

  it('sends a mail once more, with the same Message-ID, when the connection is lost after its text', async () => {
    smtp.control.cut = true;
    const id = await leave(app, 'email', 'cut@example.com', 'cut after DATA');
    await becomes(app, id, {
      status: 'retrying',
      attempts: 1,
      reason: 'noAnswer',
    });
    await hasten(app, id);
    await becomes(app, id, { status: 'unknown', attempts: 2 });
    const ids = smtp.mails
      .filter((mail) => mail.includes('cut after DATA'))
      .map((mail) => /^Message-ID: (.+)$/im.exec(mail)?.[1]);
    expect(ids).toHaveLength(2);
    expect(ids[0]).toMatch(/^<[0-9a-f-]{36}@/);
    expect(new Set(ids).size).toBe(1);
    smtp.control.cut = false;
  });

  it('never repeats an SMS that a gateway accepts too late to say so', async () => {
    const late = Promise.withResolvers<void>();
    sms.control.cut = true;
    sms.control.holds = () => late.promise;
    const id = await leave(app, 'sms', '639170000011', 'late');
    await becomes(app, id, { status: 'sending' });
    late.resolve();
    await becomes(app, id, { status: 'unknown', attempts: 1, body: 'late' });
    sms.control.cut = false;
    delete sms.control.holds;
    expect(sms.got.filter(({ body }) => body.text === 'late')).toHaveLength(1);
  });

  it('waits for a gateway that takes its time, and sends to it once', async () => {
    const slow = Promise.withResolvers<void>();
    sms.control.holds = () => slow.promise;
    const id = await leave(app, 'sms', '639170000016', 'slow');
    await becomes(app, id, { status: 'sending' });
    setTimeout(slow.resolve, 1700);
    await becomes(app, id, { status: 'sent', attempts: 1 });
    delete sms.control.holds;
    expect(sms.got.filter(({ body }) => body.text === 'slow')).toHaveLength(1);
  });

  it.each([
    [503, 'retrying', 'temporary'],
    [507, 'retrying', 'temporary'],
    [521, 'retrying', 'temporary'],
    [429, 'retrying', 'temporary'],
    [408, 'retrying', 'temporary'],
    [401, 'retrying', 'configuration'],
    [403, 'retrying', 'configuration'],
    [302, 'retrying', 'configuration'],
    [400, 'failed', 'permanent'],
    [422, 'failed', 'permanent'],
    [500, 'unknown', 'unknown'],
    [502, 'unknown', 'unknown'],
    [504, 'unknown', 'unknown'],
  ])('takes a gateway’s %i for %s', async (status, state, outcome) => {
    sms.control.status = status;
    const id = await leave(app, 'sms', `63917000${1000 + status}`, `answered ${status}`);
    await becomes(app, id, { status: state, attempts: 1, error: expect.stringContaining(String(status)) });
    expect(await attempts(app, id)).toEqual([{ number: 1, outcome, ended: true }]);
    sms.control.status = 200;
    await app.admin.query(`update outbox_message set status = 'failed' where id = $1`, [id]);
  });

  it.each([429, 500, 502])('waits as long as a gateway says that answers %i', async (status) => {
    sms.control.status = status;
    sms.control.headers = { 'Retry-After': '1800' };
    const id = await leave(app, 'sms', `63917001${status}0`, 'busy');
    await becomes(app, id, { status: 'retrying', attempts: 1, reason: 'gatewayBusy' });
    const { rows } = await app.admin.query(
      'select extract(epoch from next_attempt_at - now())::int as seconds from outbox_message where id = $1',
      [id],
    );
    expect(rows[0].seconds).toBeGreaterThan(1780);
    expect(rows[0].seconds).toBeLessThan(1820);
    sms.control.status = 200;
    delete sms.control.headers;
  });

  it('never sends a code that was replaced, used or ended, and deletes its text', async () => {
    sms.control.status = 503;
    const replaced = await leave(app, 'sms', '639170000007', 'Suki: 123456', {
      kind: 'code',
      topic: 'code',
      hash: 'replaced meanwhile',
    });
    await becomes(app, replaced, { status: 'expired', attempts: 0, body: '' });
    await app.call('POST', '/api/user/password/forgot', { body: { username: 'head.office' } });
    const ended = await app.admin.query(
      `select id::text, recipient from outbox_message where kind = 'code' and status in ('queued', 'sending', 'retrying') and channel = 'sms'`,
    );
    expect(ended.rows).toHaveLength(1);
    const { id } = ended.rows[0];
    await becomes(app, id, { status: 'retrying', attempts: 1 });
    app.clock.advance(5 * 60_000);
    await becomes(app, id, { status: 'expired', body: '' });
    sms.control.status = 200;
    await hasten(app, id);
    expect(
      sms.got.filter(({ body }) => body.to === ended.rows[0].recipient && /\d{6}/.test(body.text)),
    ).toHaveLength(1);
  });

  it('deletes the code of a message that failed, and what the gateway quotes of it', async () => {
    smtp.control.text = '554 5.7.1 blocked: https://suki.example/x#token=abc and 123456';
    const id = await leave(
      app,
      'email',
      'blocked@example.com',
      'Code 123456, https://suki.example/x#token=abc',
      {
        kind: 'code',
      },
    );
    await becomes(app, id, {
      status: 'failed',
      body: '',
      error: expect.stringContaining('blocked: [link] and [code]'),
    });
    delete smtp.control.text;
  });

  it('takes a message of a server that died for unknown: an SMS is not sent again, a mail is', async () => {
    const died = (id: string) =>
      app.admin.query(
        `with m as (update outbox_message set status = 'sending', attempts = 1, lease_until = now() - interval '1 second'
           where id = $1 returning id) insert into outbox_attempt (message_id, number) select id, 1 from m`,
        [id],
      );
    const waits = async (channel: string, recipient: string) => {
      const { rows } = await app.admin.query(
        `insert into outbox_message (channel, recipient, body, next_attempt_at) values ($1, $2, 'died', now() + interval '1 hour') returning id::text`,
        [channel, recipient],
      );
      return rows[0].id as string;
    };
    const ids = [await waits('sms', '639170000014'), await waits('email', 'died@example.com')] as const;
    await Promise.all(ids.map(died));
    await becomes(app, ids[0], {
      status: 'unknown',
      attempts: 1,
      reason: 'serverStopped',
    });
    await becomes(app, ids[1], { status: 'retrying', attempts: 1 });
    await hasten(app, ids[1]);
    await becomes(app, ids[1], { status: 'sent', attempts: 2 });
    expect(sms.got.filter(({ body }) => body.to === '639170000014')).toEqual([]);
  });
});

describe('an SMS gateway that accepts after the time for a try is over', () => {
  it.each([
    [false, 'unknown', 1],
    [true, 'unknown', 2],
  ])(
    'gets the message again, with its key, only where it recognises repeats: %s',
    async (isRepeatable, status, tries) => {
      const sms = await fakeSms();
      const late: NodeJS.Timeout[] = [];
      sms.control.holds = () => new Promise((resolve) => late.push(setTimeout(resolve, 1700)));
      const app = await startTestApp({ demo: false });
      const pool = openJobsPool(app.migratorUrl);
      const transports = { email: null, sms: openSms(`http://127.0.0.1:${sms.port}`, { isRepeatable }) };
      const sender = { pool, transports, isDemo: false, log: app.deps.log, now: app.deps.now, tryMs: 300 };
      const lane = openLane(sender, { kind: 'notice', channel: 'sms' });
      const id = await leave(app, 'sms', '639170000015', 'late');
      for (let at = 0; at < 3; at++) {
        await lane.fill();
        await expect.poll(async () => (await row(app, id)).status, { timeout: 5000 }).not.toBe('sending');
        await hasten(app, id);
      }
      expect(await row(app, id)).toMatchObject({ status, attempts: tries, body: 'late' });
      expect(sms.got.map(({ body }) => body.text)).toEqual(Array(tries).fill('late'));
      expect(new Set(sms.got.map(({ key }) => key)).size).toBe(1);
      await lane.idle();
      await pool.end();
      await app.stop();
      for (const timer of late) clearTimeout(timer);
      sms.server.closeAllConnections();
      sms.server.close();
    },
  );
});
