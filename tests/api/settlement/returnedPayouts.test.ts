import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { type BankRow, bankBench, paid, returned } from '#tests/support/settlement/bankBench.ts';
import { makeLine } from '#tests/support/settlement/makeLine.ts';

const MAIL = 'books@returned.test';
interface Mail {
  subject: string;
  body: string;
}

let app: TestApp;
let bank: ReturnType<typeof bankBench>;
beforeAll(async () => {
  app = await startTestApp();
  bank = bankBench(app);
  await bank.makeAll();
  await app.admin.query(
    `insert into contact_person (partner_id, merchant_id, role, first_name, last_name, email)
     select partner_id, id, 'ACCOUNTING', 'Ben', 'Reyes', $1 from merchant where id = 1`,
    [MAIL],
  );
});
beforeEach(async () => {
  await app.admin.query('delete from notice');
  await app.admin.query('delete from outbox_message');
});
afterAll(() => app.stop());

const notices = async (as: string): Promise<{ title: string; body: string; link: string }[]> =>
  (await app.call('GET', '/api/notices', { as })).body.data.list;
const mails = async (): Promise<Mail[]> =>
  (await app.admin.query('select subject, body from outbox_message where recipient = $1 order by id', [MAIL]))
    .rows;
/** A file of payouts of the first store, and its rows. */
const sent = async (...amounts: number[]) => {
  const made = [];
  for (const gross of amounts) made.push(await makeLine(app.admin, { gross }));
  const file = await bank.makeAll();
  return { made, file, rows: await bank.rowsOf(file.id) };
};
const only = (rows: readonly BankRow[], at: number): BankRow => rows[at] ?? {};

describe('a payout that the bank gives back', () => {
  it('is told to its payee by notice and mail: how much, why and what is next, and no account', async () => {
    const { made, file, rows } = await sent(1_234_567, 20_000);
    await bank.takeBoth(file.id, [returned(only(rows, 0), 'Account dormant'), paid(only(rows, 1))]);
    const link = `/finance-management/payouts/${made[0]?.payoutId}`;
    for (const as of ['partner.admin', 'head.office', 'accounting']) {
      const [notice, other] = await notices(as);
      expect(other, as).toBeUndefined();
      expect(notice?.title).toMatch(/^Returned by the bank: ₱12,345\.67 to /);
      expect(notice?.body).toContain('The bank says: Account dormant. Have the account mended');
      expect(notice?.link).toBe(link);
      expect((await app.call('GET', `/api${link}`, { as })).body.data).toMatchObject({
        ...{ status: 'RETURNED', returnReason: 'Account dormant' },
      });
    }
    const [mail, another] = await mails();
    expect(another).toBeUndefined();
    expect(mail?.subject).toBe('Payout returned by the bank: ₱12,345.67');
    expect(mail?.body).toContain('What the bank says: Account dormant');
    expect(mail?.body).toContain(link);
    expect(mail?.body).not.toContain('1234567890');
  });

  it('is announced to the staff who pay out, as a sum', async () => {
    const { file, rows } = await sent(10_000, 20_000);
    await bank.takeBoth(file.id, [returned(only(rows, 0)), returned(only(rows, 1))]);
    const notice = (await notices('finance.officer')).find(({ title }) => /^Returned by/.test(title));
    expect(notice?.title).toBe('Returned by the bank: 2 payouts of ₱300.00');
    expect(notice?.link).toContain('/finance-management/payouts?filter=');
    expect(await mails()).toHaveLength(2);
  });

  it('is told to nobody of another partner, nor to whoever reads no payouts', async () => {
    const { file, rows } = await sent(10_000);
    await bank.takeBoth(file.id, [returned(only(rows, 0))]);
    for (const as of ['other.partner', 'store.manager', 'frontliner', 'new.hire', 'sbo.reviewer'])
      expect(await notices(as), as).toEqual([]);
  });

  it('is told once, however often and by how many the answer is taken in', async () => {
    const { file, rows } = await sent(10_000);
    const answer = [returned(only(rows, 0))];
    await Promise.all(Array.from({ length: 6 }, () => bank.take(file.id, answer)));
    await bank.takeBoth(file.id, answer);
    await bank.takeBoth(file.id, answer);
    expect(await mails()).toHaveLength(1);
    expect(await notices('accounting')).toHaveLength(1);
  });

  it('is told of nothing while an answer is wrong, or paid', async () => {
    const { file, rows } = await sent(10_000, 20_000);
    await bank.take(file.id, [returned(only(rows, 0)), { ...paid(only(rows, 1)), Amount: 1 }]);
    expect([await mails(), await notices('accounting')]).toEqual([[], []]);
    await bank.take(file.id, [paid(only(rows, 0)), paid(only(rows, 1))]);
    expect([await mails(), await notices('accounting')]).toEqual([[], []]);
  });
});
