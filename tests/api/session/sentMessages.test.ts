import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { watchMessages } from '#server/areas/sentMessages/watchMessages.ts';
import { tidy } from '#server/jobs/tidy.ts';
import { openJobsPool } from '#server/jobs/workshop.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';

let app: TestApp;
const support = { as: 'it.support' };

beforeAll(async () => {
  app = await startTestApp({ demo: false });
});
afterAll(() => app.stop());

interface Left {
  status?: string;
  channel?: string;
  recipient?: string;
  body?: string;
  kind?: string;
  topic?: string;
  key?: string | null;
}

const leave = async ({
  status = 'failed',
  channel = 'email',
  recipient = 'ana.cruz@example.com',
  body = 'the text',
  kind = 'notice',
  topic = 'notice',
  key = null,
}: Left = {}): Promise<string> => {
  const { rows } = await app.admin.query(
    `insert into outbox_message (status, channel, recipient, body, kind, topic, key, attempts, reason, error)
     values ($1, $2, $3, $4, $5, $6, $7, 1, 'refusedRecipient', '550 no such mailbox') returning id::text`,
    [status, channel, recipient, body, kind, topic, key],
  );
  const { id } = rows[0];
  await app.admin.query(
    `insert into outbox_attempt (message_id, number, ended_at, outcome, reason, detail)
     values ($1, 1, now(), $2, 'refusedRecipient', '550 no such mailbox')`,
    [id, status === 'unknown' ? 'unknown' : 'permanent'],
  );
  return id;
};

const stored = async (id: string) =>
  (
    await app.admin.query('select status, delivery_key, reason, error from outbox_message where id = $1', [
      id,
    ])
  ).rows[0];
const resend = (ids: readonly string[], as = support) =>
  app.call('POST', '/api/sent-messages/resend', { ...as, body: { ids } });

describe('GET /api/sent-messages', () => {
  it('lists messages with a masked recipient, and never their text', async () => {
    const id = await leave({ body: 'secret text' });
    const sms = await leave({ channel: 'sms', recipient: '639171234567', body: 'secret text' });
    const { status, body } = await app.call('GET', `/api/sent-messages?id[in]=${id},${sms}`, support);
    expect(status).toBe(200);
    expect(body.data.list.map((row: { recipient: string }) => row.recipient)).toEqual([
      '********4567',
      'a***@example.com',
    ]);
    expect(JSON.stringify(body)).not.toMatch(/secret text|ana\.cruz|63917/);
  });

  it('finds a recipient by the full number or address, however it is typed, and by nothing less', async () => {
    await leave({ channel: 'sms', recipient: '639179998877' });
    const found = async (q: string) =>
      (await app.call('GET', `/api/sent-messages?q[like]=${encodeURIComponent(q)}`, support)).body.data.total;
    expect(await found('0917 999 8877')).toBe(1);
    expect(await found('639179998877')).toBe(1);
    expect(await found('8877')).toBe(0);
  });

  it('filters by state, channel and topic', async () => {
    await leave({ status: 'unknown', channel: 'sms', topic: 'contract' });
    const { body } = await app.call(
      'GET',
      '/api/sent-messages?status=unknown&channel=sms&topic=contract',
      support,
    );
    expect(body.data.total).toBe(1);
  });

  it('answers one message with its tries', async () => {
    const id = await leave();
    const { body } = await app.call('GET', `/api/sent-messages/${id}`, support);
    expect(body.data).toMatchObject({
      id,
      status: 'failed',
      tries: [{ number: 1, outcome: 'permanent', reason: 'refusedRecipient', detail: '550 no such mailbox' }],
    });
    expect((await app.call('GET', '/api/sent-messages/999999999', support)).status).toBe(404);
  });
});

describe('POST /api/sent-messages/resend', () => {
  it('queues a failed message as a new delivery, an unknown one under its old key, and records both', async () => {
    const [failed, unknown] = [await leave(), await leave({ status: 'unknown' })];
    const before = [await stored(failed), await stored(unknown)];
    const { status, body } = await resend([failed, unknown]);
    expect([status, body.data.list.map(({ result }: { result: string }) => result)]).toEqual([
      200,
      ['queued', 'queued'],
    ]);
    const after = [await stored(failed), await stored(unknown)];
    expect(after).toMatchObject([
      { status: 'queued', reason: null, error: null },
      { status: 'queued', reason: null, error: null },
    ]);
    expect(after[0].delivery_key).not.toBe(before[0].delivery_key);
    expect(after[1].delivery_key).toBe(before[1].delivery_key);
    const { rows } = await app.admin.query(
      `select key, actor, after from audit.entry where event_type = 'MESSAGE_RESENT' order by key::bigint`,
    );
    expect(rows).toEqual([
      { key: failed, actor: 'it.support', after: { status: 'failed', channel: 'email' } },
      { key: unknown, actor: 'it.support', after: { status: 'unknown', channel: 'email' } },
    ]);
  });

  it('refuses codes, links, certificates and what was delivered, each with its reason, and queues the others', async () => {
    const ids = [
      await leave({ kind: 'code', topic: 'code', body: '' }),
      await leave({ kind: 'code', topic: 'invitation', body: '' }),
      await leave({ kind: 'code', topic: 'passwordReset', body: '' }),
      await leave({ topic: 'certificate' }),
      await leave({ status: 'sent', body: '' }),
      await leave({ body: '' }),
      '999999999',
      await leave(),
    ];
    const { body } = await resend(ids);
    expect(
      body.data.list.map(({ message }: { message: string | null }) => message?.slice(0, 24) ?? null),
    ).toEqual([
      'A code is never sent twi',
      'The link is no longer st',
      'The link is no longer st',
      'Send the certificate aga',
      'Only failed and unknown ',
      'The text is deleted afte',
      'This message is no longe',
      null,
    ]);
    expect((await stored(`${ids[0]}`)).status).toBe('failed');
    expect((await stored(`${ids[7]}`)).status).toBe('queued');
  });

  it('refuses staff who may only view, and everybody outside', async () => {
    for (const name of ['sbo.reviewer', 'partner.admin']) {
      const { status } = await resend([await leave()], { as: name });
      expect([name, status]).toEqual([name, 403]);
    }
  });
});

describe('the staff who run the gateways', () => {
  it('are notified once of refused settings, of many failures and of unknown outcomes', async () => {
    await app.admin.query('delete from outbox_message');
    for (let at = 0; at < 9; at++) await leave({ channel: 'sms' });
    const pool = openJobsPool(app.migratorUrl);
    const notices = async () => {
      await Promise.all([watchMessages(pool, app.clock.now()), watchMessages(pool, app.clock.now())]);
      const { rows } = await app.admin.query(
        `select n.kind, n.params from notice n join user_account u on u.id = n.user_id
         where u.username = 'it.support' and n.kind in ('gateway-refuses', 'messages-failed', 'messages-unknown') order by n.id`,
      );
      return rows;
    };
    expect(await notices()).toEqual([]);
    await leave({ channel: 'sms' });
    expect(await notices()).toEqual([{ kind: 'messages-failed', params: { channel: 'sms', count: 10 } }]);
    await leave({ status: 'unknown', kind: 'code' });
    expect(await notices()).toHaveLength(1);
    await leave({ status: 'unknown' });
    const id = await leave({ status: 'retrying' });
    await app.admin.query(`update outbox_attempt set outcome = 'configuration' where message_id = $1`, [id]);
    expect((await notices()).map(({ kind }) => kind).sort()).toEqual([
      'gateway-refuses',
      'messages-failed',
      'messages-unknown',
    ]);
    await pool.end();
  });
});

describe('tidy', () => {
  it('deletes texts after 30 days and messages after a year, and none that is still to be sent', async () => {
    await app.admin.query('delete from outbox_message');
    const ids = [await leave(), await leave(), await leave(), await leave({ status: 'retrying' })];
    const days = [29, 31, 366, 400];
    for (const [at, id] of ids.entries())
      await app.admin.query(
        `update outbox_message set created_at = $2::timestamptz - make_interval(days => $3) where id = $1`,
        [id, app.clock.now(), days[at]],
      );
    const pool = openJobsPool(app.migratorUrl);
    await tidy({ deps: app.deps, pool } as Parameters<typeof tidy>[0]);
    await pool.end();
    const { rows } = await app.admin.query('select id::text, body from outbox_message order by id');
    expect(rows).toEqual([
      { id: ids[0], body: 'the text' },
      { id: ids[1], body: '' },
      { id: ids[3], body: 'the text' },
    ]);
  });
});

it('neither the text of a message nor the hash of its code can be read by the role of staff', async () => {
  const { rows } = await app.admin.query(
    `select column_name from unnest(array['body', 'secret_hash', 'recipient']) column_name
     where has_column_privilege('app_internal', 'outbox_message', column_name, 'select')`,
  );
  expect(rows).toEqual([{ column_name: 'recipient' }]);
});
