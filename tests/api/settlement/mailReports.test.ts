import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mailReports, oweMails } from '#server/areas/settlements/mailReports.ts';
import { runDue } from '#server/areas/settlements/runDue.ts';
import { inTransaction } from '#server/jobs/inTransaction.ts';
import { runDay } from '#server/settlement/run/runDay.ts';
import { type Paid, type SettlementBench, startSettlement } from './settlementBench.ts';

const MAIL = 'books@bench.test';
interface Mail {
  recipient: string;
  subject: string;
  body: string;
  status: string;
}

let bench: SettlementBench;
let store: Paid;
let after = 0;
beforeAll(async () => {
  bench = await startSettlement();
  store = await bench.openStore();
  await bench.ask(
    `insert into contact_person (partner_id, merchant_id, role, first_name, last_name, email)
     values ($1, $2, 'CONTACT_PERSON', 'Ana', 'Reyes', 'ana@bench.test'), ($1, $2, 'ACCOUNTING', 'Ben', 'Reyes', $3)`,
    [store.partnerId, store.id, MAIL],
  );
  await bench.ask(`update merchant set enable_email_dr = true where id = $1`, [store.id]);
  await mail();
});
beforeEach(() => bench.ask(`delete from outbox_message where recipient = $1`, [MAIL]));
afterAll(() => bench.stop());

const deps = () => ({ now: bench.clock.now, config: { publicUrl: 'https://suki.test' } }) as never;
const mail = () => mailReports(bench.jobs, deps());
const mails = () =>
  bench.ask<Mail>(
    `select recipient, subject, body, status from outbox_message where recipient = $1 order by id`,
    [MAIL],
  );
/** Settles the next day, with so much paid in the store. */
const settle = async (amount: number): Promise<string> => {
  after += 1;
  const day = bench.day(after);
  if (amount) await bench.pay(store, day, amount);
  bench.app.clock.set(new Date(`${bench.day(after + 1)}T01:00:00+08:00`));
  expect(await runDue(bench.jobs, bench.clock)).toEqual([day]);
  return day;
};

describe('the mail of a settled day', () => {
  it('goes to the accountant of the account, with what the day came to and the way to its lines', async () => {
    const day = await settle(100_000);
    await mail();
    const [told, other] = await mails();
    expect(other).toBeUndefined();
    const [, month, date] = day.split('-');
    expect(told?.subject).toBe(`Disbursement report of ${month}/${date}/${day.slice(0, 4)}`);
    const [line] = (await bench.linesOf(store)).slice(-1);
    const [, commission, tax] = line?.sums ?? [0, 0, 0];
    const net = line?.nets[2] ?? 0;
    const peso = (centavos: number) =>
      `₱${(centavos / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
    expect(told?.body).toContain('Sales: ₱1,000.00');
    expect(told?.body).toContain(`Commission and its tax: ${peso(commission + tax)}`);
    expect(told?.body).toContain(`Net: ${peso(net)}`);
    expect(told?.body).toContain(`To be paid: ${peso(net)}`);
    expect(told?.body).toContain('https://suki.test/');
    expect(told?.body).toContain(encodeURIComponent(day));
    expect(told?.body).not.toContain('0099887766');
    expect(told?.body).not.toContain('7766');
  });

  it('goes out once, however often and by how many servers it is sent', async () => {
    await settle(50_000);
    await Promise.all([mail(), mail(), mail()]);
    await mail();
    expect(await mails()).toHaveLength(1);
    // Even if the mark was lost.
    await bench.ask(
      'update disbursement_mail set mailed_at = null, mail_count = null where run_id = (select max(run_id) from disbursement_mail)',
    );
    await mail();
    expect(await mails()).toHaveLength(1);
  });

  it('is owed from the transaction of the run on: a crash between the two loses none, and one in it leaves none', async () => {
    after += 1;
    const day = bench.day(after);
    await bench.pay(store, day, 70_000);
    const broken = inTransaction(bench.jobs, async (client) => {
      await runDay(client, day, { now: bench.clock.now, askedBy: null });
      await oweMails(client, day);
      throw new Error('the server stopped');
    });
    await expect(broken).rejects.toThrow('the server stopped');
    await mail();
    expect(await mails()).toEqual([]);
    after -= 1;
    await settle(0);
    // Here the server stops, and another one goes on.
    expect(await bench.ask('select run_id from disbursement_mail where mailed_at is null')).toHaveLength(1);
    await mail();
    expect((await mails()).map(({ body }) => /Sales: (\S+)/.exec(body)?.[1])).toEqual(['₱700.00']);
  });

  it('tells what is owed where refunds were more than sales', async () => {
    const sale = await bench.pay(store, bench.day(after + 1), 10_000);
    await settle(0);
    await mail();
    await bench.refund(sale, 10_000, bench.day(after + 1));
    await settle(0);
    await mail();
    const [, owed] = await mails();
    expect(owed?.body).toContain('Refunded: ₱100.00');
    expect(owed?.body).toContain('Still owed, carried on: -₱');
    expect(owed?.body).toContain('To be paid: ₱0.00');
  });

  it('is in the language of whoever has an account with the address', async () => {
    await bench.ask(
      `insert into user_account (username, type, status, first_name, last_name, email, partner_id, access_level)
       select 'bench.books', type, status, 'Ben', 'Reyes', upper($1), $2, access_level from user_account where username = 'other.partner'`,
      [MAIL, store.partnerId],
    );
    await bench.ask(
      `insert into user_preference (user_id, key, value) select id, 'locale', '"fil"' from user_account where username = 'bench.books'`,
    );
    await settle(5_000);
    await mail();
    expect((await mails()).map(({ subject }) => subject.slice(0, 18))).toEqual(['Ulat ng pagbabayad']);
  });

  it.each([
    ['nothing was settled', 'select 1', 'select 1', 0],
    [
      'the store is blocked',
      `update merchant set status = 'B' where id = $1`,
      `update merchant set status = 'A' where id = $1`,
      9_000,
    ],
    [
      'its switch is off',
      'update merchant set enable_email_dr = false where id = $1',
      'update merchant set enable_email_dr = true where id = $1',
      9_000,
    ],
    [
      'the partner is blocked',
      `update partner set status = 'B' where id = (select partner_id from merchant where id = $1)`,
      `update partner set status = 'A' where id = (select partner_id from merchant where id = $1)`,
      9_000,
    ],
  ])('is none where %s', async (_, set, unset, amount) => {
    const values = set.includes('$1') ? [store.id] : [];
    await bench.ask(set, values);
    await settle(amount);
    await mail();
    await bench.ask(unset, values);
    expect(await mails()).toEqual([]);
  });
});
