import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mailNotices } from '#server/jobs/mailNotices.ts';
import { openJobsPool } from '#server/jobs/workshop.ts';
import { NOTICES } from '#server/registries/notices.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';

const PATH = '/api/my-account/settings/notifications';

let app: TestApp;
let pool: ReturnType<typeof openJobsPool>;
beforeAll(async () => {
  app = await startTestApp();
  pool = openJobsPool(app.migratorUrl);
});
afterAll(async () => {
  await pool.end();
  await app.stop();
});
beforeEach(async () => {
  // Ten in the morning in Manila.
  app.clock.set(new Date('2026-11-24T02:00:00Z'));
  for (const table of ['notice', 'notice_choice', 'outbox_message'])
    await app.admin.query(`delete from ${table}`);
  await app.admin.query(`update user_account set status = 'ACTIVE'`);
});

const get = async (as: string) => (await app.call('GET', PATH, { as })).body.data;
const choose = (as: string, topic: string, way: string) =>
  app.call('POST', PATH, { as, body: { topic, way } });
const leave = async (username: string, kind: string, params: unknown, link = '/jobs') =>
  app.admin.query(
    `insert into notice (user_id, kind, params, link, created_at) select id, $2, $3, $4, $5 from user_account where username = $1`,
    [username, kind, JSON.stringify(params), link, app.clock.now()],
  );
const gone = (username: string, name: string) =>
  leave(username, 'approval-refused', { kind: 'MDR_RATE', subject: name, reason: 'Too low' }, '/approvals');
const mail = () => mailNotices(NOTICES, pool, app.deps);
const mails = async (): Promise<{ recipient: string; subject: string; body: string }[]> =>
  (
    await app.admin.query(
      `select recipient, subject, body from outbox_message where channel = 'email' order by id`,
    )
  ).rows;
const MINUTE_MS = 60_000;
const later = (minutes: number) => app.clock.advance(minutes * MINUTE_MS);

describe('what somebody is mailed', () => {
  it.each(['store.manager', 'partner.admin', 'sbo.reviewer'])(
    'is nothing until %s chose it, and theirs alone',
    async (who) => {
      expect(await get(who)).toEqual({
        hasMail: true,
        choices: ['work', 'answers', 'jobs'].map((topic) => ({ topic, way: 'portal' })),
      });
      const saved = await choose(who, 'answers', 'digest');
      expect(saved.body.data.choices[1]).toEqual({ topic: 'answers', way: 'digest' });
      expect((await get('it.support')).choices[1].way).toBe('portal');
    },
  );

  it('takes no topic and no way that there is not', async () => {
    for (const [topic, way] of [
      ['all', 'mail'],
      ['work', 'sms'],
      ['work', ''],
    ])
      expect((await choose('store.manager', `${topic}`, `${way}`)).status).toBe(400);
  });

  it('needs a mail address, and says so', async () => {
    await app.admin.query(`update user_account set email = null where username = 'frontliner'`);
    const refused = await choose('frontliner', 'jobs', 'mail');
    expect([refused.status, refused.body.error]).toEqual([422, 'rule_no_mail']);
    expect((await get('frontliner')).hasMail).toBe(false);
    expect((await choose('frontliner', 'jobs', 'portal')).status).toBe(200);
  });
});

describe('mail at once', () => {
  it('comes a minute later, once, with where to go, unless it was read in the portal', async () => {
    await gone('sbo.reviewer', 'Before the choice');
    later(5);
    await choose('sbo.reviewer', 'answers', 'mail');
    later(1);
    await gone('sbo.reviewer', 'Aling Nena');
    await gone('sbo.reviewer', 'Read at once');
    await app.admin.query(`update notice set read_at = now() where params->>'subject' = 'Read at once'`);
    await mail();
    expect(await mails()).toEqual([]);
    later(2);
    await Promise.all([mail(), mail()]);
    await mail();
    const sent = await mails();
    expect(sent.map(({ recipient }) => recipient)).toEqual(['sbo.reviewer@example.test']);
    expect(sent[0]?.subject).toContain('Aling Nena');
    expect(sent[0]?.body).toMatch(/Too low[\s\S]+\/approvals[\s\S]+\/my-account\/settings\/notifications/);
  });

  it('comes in the language that its reader keeps', async () => {
    await app.call('POST', '/api/user/preferences', {
      as: 'sbo.reviewer',
      body: { values: { locale: 'fil' } },
    });
    await choose('sbo.reviewer', 'answers', 'mail');
    await gone('sbo.reviewer', 'Aling Nena');
    later(2);
    await mail();
    expect((await mails())[0]?.subject).toContain('Tinanggihan');
    await app.call('POST', '/api/user/preferences', {
      as: 'sbo.reviewer',
      body: { values: { locale: null } },
    });
  });

  it('is of the topic alone that was chosen, and never to an account out of use', async () => {
    await choose('sbo.reviewer', 'work', 'mail');
    await choose('sales.admin', 'answers', 'mail');
    await gone('sbo.reviewer', 'Not chosen');
    await gone('sales.admin', 'Suspended');
    await app.admin.query(`update user_account set status = 'SUSPENDED' where username = 'sales.admin'`);
    later(2);
    await mail();
    expect(await mails()).toEqual([]);
  });

  it('is not sent again of what is mailed by itself', async () => {
    await choose('sbo.reviewer', 'work', 'mail');
    await leave('sbo.reviewer', 'contract-expiring', {
      number: 'CN-1',
      partner: 'A',
      expiryDate: '2026-12-01',
      daysLeft: 7,
    });
    await app.admin.query('update notice set mailed_at = created_at');
    later(2);
    await mail();
    expect(await mails()).toEqual([]);
  });
});

describe('one mail a morning', () => {
  it('holds all that came until seven and was not read, the newest first', async () => {
    await choose('store.manager', 'answers', 'digest');
    await choose('store.manager', 'jobs', 'digest');
    later(60);
    await gone('store.manager', 'First');
    later(60);
    await gone('store.manager', 'Second');
    later(2);
    await mail();
    expect(await mails()).toEqual([]);
    app.clock.set(new Date('2026-11-24T23:00:30Z'));
    await gone('store.manager', 'Of this morning');
    await Promise.all([mail(), mail()]);
    const [digest, ...more] = await mails();
    expect(more).toEqual([]);
    expect([digest?.recipient, digest?.subject]).toEqual(['store.manager@example.test', 'Suki: 2 notices']);
    expect(digest?.body).toMatch(/Second[\s\S]+First/);
    expect(digest?.body).not.toContain('Of this morning');
    app.clock.set(new Date('2026-11-25T23:01:00Z'));
    await mail();
    expect((await mails()).map(({ subject }) => subject)).toEqual(['Suki: 2 notices', 'Suki: one notice']);
  });

  it('is left to the server that has begun, which would miss what another one marks', async () => {
    await choose('store.manager', 'answers', 'digest');
    later(60);
    await gone('store.manager', 'First');
    app.clock.set(new Date('2026-11-24T23:00:30Z'));
    const other = await pool.connect();
    try {
      await other.query('begin');
      await other.query(`select pg_advisory_xact_lock(hashtextextended('mail notices', 0))`);
      await mail();
      expect(await mails()).toEqual([]);
    } finally {
      await other.query('rollback');
      other.release();
    }
    await mail();
    expect(await mails()).toHaveLength(1);
  });

  it('is not sent when nothing is new', async () => {
    await choose('store.manager', 'answers', 'digest');
    app.clock.set(new Date('2026-11-26T00:00:00Z'));
    await mail();
    expect(await mails()).toEqual([]);
  });

  it('goes to each of many, a mail each', async () => {
    const everybody = (await app.admin.query(`select username::text from user_account where email <> ''`))
      .rows;
    await app.admin.query(
      `insert into notice_choice select id, 'answers', 'digest', $1 from user_account where email <> ''`,
      [app.clock.now()],
    );
    later(1);
    await app.admin.query(
      `insert into notice (user_id, kind, params, created_at)
       select u.id, 'approval-refused', '{"kind":"MDR_RATE","subject":"X","reason":"Y"}', $1 from user_account u, generate_series(1, 60) where u.email <> ''`,
      [app.clock.now()],
    );
    app.clock.set(new Date('2026-11-24T23:10:00Z'));
    await mail();
    const sent = await mails();
    expect(sent).toHaveLength(everybody.length);
    expect(new Set(sent.map(({ recipient }) => recipient)).size).toBe(everybody.length);
    const { rows } = await app.admin.query(
      'select count(*)::int as left from notice where mailed_at is null',
    );
    expect(rows[0].left).toBe(0);
  });
});
