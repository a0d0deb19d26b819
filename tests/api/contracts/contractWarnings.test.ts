import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays, manilaDate } from '#domain/day.ts';
import { warnOfExpiry } from '#server/areas/contracts/warnOfExpiry.ts';
import { openJobsPool } from '#server/jobs/workshop.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { makeApplication } from '#tests/support/records/applications.ts';

const HOLDERS = ['sales.admin', 'sbo.reviewer', 'sbo.second'];

let app: TestApp;
let pool: ReturnType<typeof openJobsPool>;
let today: string;
beforeAll(async () => {
  app = await startTestApp();
  pool = openJobsPool(app.migratorUrl);
  today = manilaDate(app.clock.now());
});
beforeEach(async () => {
  await app.admin.query('update partner_contract set warned_at = now() where warned_at is null');
  await app.admin.query(`delete from notice where kind = 'contract-expiring'`);
  await app.admin.query('delete from outbox_message');
});
afterAll(async () => {
  await pool.end();
  await app.stop();
});

let made = 0;
const contract = async (days: number, status: 'A' | 'C' = 'A') => {
  const { partnerId, name } = await makeApplication(app.admin, { status });
  const number = `CN-2025-8${String(++made).padStart(5, '0')}`;
  await app.admin.query(
    `insert into partner_contract (partner_id, number, start_date, expiry_date) values ($1, $2, $3, $4)`,
    [partnerId, number, addDays(today, days - 1095), addDays(today, days)],
  );
  return { name, number };
};
const warn = () => warnOfExpiry(pool, app.deps);
const told = async () =>
  (
    await app.admin.query(
      `select u.username::text as username, n.params from notice n join user_account u on u.id = n.user_id
       where n.kind = 'contract-expiring' order by u.username, n.id`,
    )
  ).rows as { username: string; params: { number: string; daysLeft: number } }[];

describe('a contract that ends', () => {
  it('is told to those who look after contracts, by notice and by mail, once', async () => {
    const { name, number } = await contract(60);
    await warn();
    await warn();
    expect((await told()).map(({ username }) => username)).toEqual(HOLDERS);
    const { body } = await app.call('GET', '/api/notices', { as: 'sales.admin' });
    const ends = addDays(today, 60).replace(/(\d{4})-(\d\d)-(\d\d)/, '$2/$3/$1');
    expect(body.data.list[0]).toMatchObject({
      kind: 'contract-expiring',
      title: `Contract expiring: ${name}`,
      body: `${number} ends on ${ends}, in 60 days.`,
      link: '/contract-management/list',
    });
    const { rows: mails } = await app.admin.query(
      'select recipient, subject, body from outbox_message order by recipient',
    );
    expect(mails.map(({ recipient }) => recipient)).toEqual(
      HOLDERS.map((holder) => `${holder}@example.test`),
    );
    expect(mails[0]).toMatchObject({ subject: `The contract of ${name} ends on ${ends}` });
    expect(mails[0].body).toContain(number);
  });

  it.each([
    [61, false],
    [60, true],
    [1, true],
    [0, true],
    [-1, false],
  ])('with %i days left is told: %s', async (days, isTold) => {
    const { number } = await contract(days);
    await warn();
    const numbers = (await told()).map(({ params }) => params.number);
    expect(numbers).toEqual(isTold ? Array(3).fill(number) : []);
  });

  it('of a closed partner is told to nobody', async () => {
    await contract(10, 'C');
    await warn();
    expect(await told()).toEqual([]);
  });

  it('is told in the language of each reader', async () => {
    await app.admin.query(
      `insert into user_preference (user_id, key, value) select id, 'locale', '"fil"' from user_account
       where username = 'sbo.reviewer'`,
    );
    const { name } = await contract(30);
    await warn();
    const { rows } = await app.admin.query(
      'select recipient, subject from outbox_message order by recipient',
    );
    expect(rows.find(({ recipient }) => recipient === 'sbo.reviewer@example.test')?.subject).toContain(
      `Matatapos ang kontrata ng ${name}`,
    );
    expect(rows.find(({ recipient }) => recipient === 'sales.admin@example.test')?.subject).toContain(
      `The contract of ${name}`,
    );
  });

  it('is told once by several servers that look at the same time', async () => {
    for (let n = 0; n < 5; n++) await contract(20 + n);
    await Promise.all([warn(), warn(), warn()]);
    expect(await told()).toHaveLength(15);
  });
});
