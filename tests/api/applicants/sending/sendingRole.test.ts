import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Tx, withContext } from '#server/db/context.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { sendingBench } from './sendingBench.ts';

type Sent = Awaited<ReturnType<ReturnType<typeof sendingBench>['sent']>> & { draftId: string };
let app: TestApp;
let bench: ReturnType<typeof sendingBench>;
let own: Sent;
let other: Sent;

const draftOf = async (reference: string): Promise<string> => {
  const text = 'select id from applicant_draft where reference_number = $1';
  return (await app.admin.query<{ id: string }>(text, [reference])).rows[0]?.id ?? '';
};
const sent = async (): Promise<Sent> => {
  const one = await bench.sent();
  return { ...one, draftId: await draftOf(one.reference) };
};
beforeAll(async () => {
  app = await startTestApp();
  bench = sendingBench(app);
  own = await sent();
  other = await sent();
});
afterAll(() => app.stop());

/** What the role of applicants does in the session of one draft, writing for a partner; nothing of it stays. */
const as = async (of: Sent, partnerId: string, work: (tx: Tx) => Promise<unknown>): Promise<unknown> => {
  const actor = {
    class: 'applicant' as const,
    userId: '',
    applicantId: '00000000-0000-4000-8000-000000000000',
    draftId: of.draftId,
    contact: of.mobile,
    username: 'x',
    role: null,
    partnerId,
    merchantIds: [],
  };
  const done = new Error('done');
  let result: unknown;
  await withContext(app.pools, actor, 'sending', async (tx) => {
    result = await work(tx);
    throw done;
  }).catch((error) => {
    if (error !== done) throw error;
  });
  return result;
};
const PARTNER = `insert into partner (id, name, status, reference_number) overriding system value values ($1, 'X', $2, null)`;
const partner =
  (id: string, status = 'SUBMITTED') =>
  (tx: Tx) =>
    tx.query({ text: PARTNER, values: [id, status] });

describe('the role of applicants, by itself', () => {
  it('makes the partner that the draft of its session was told, and no other', async () => {
    await as(own, own.partnerId, partner(own.partnerId));
    for (const id of [other.partnerId, '999999'])
      await expect(as(own, id, partner(id))).rejects.toThrow(/row-level security/);
  });

  it('makes it as Submitted only', async () => {
    await expect(as(own, own.partnerId, partner(own.partnerId, 'APPROVED'))).rejects.toThrow(
      /row-level security/,
    );
  });

  it('makes stores under kept numbers, with nothing of the staff’s', async () => {
    const store =
      (id: string, more = 'null') =>
      async (tx: Tx) => {
        await partner(own.partnerId)(tx);
        const text = `insert into merchant (id, partner_id, name, status, min_cash_amt) overriding system value
        values ($1, $2, 'X', 'SUBMITTED', ${more})`;
        return tx.query({ text, values: [id, own.partnerId] });
      };
    const [mine, theirs] = [`${own.storeIds[0]}`, `${other.storeIds[0]}`];
    await as(own, own.partnerId, store(mine));
    await expect(as(own, own.partnerId, store(theirs))).rejects.toThrow(/row-level security/);
    await expect(as(own, own.partnerId, store(mine, '100'))).rejects.toThrow(/row-level security/);
  });

  it('reads what was sent of its own draft alone', async () => {
    for (const table of ['applicant_sending', 'applicant_sending_store']) {
      const text = `select distinct draft_id as id from ${table}`;
      expect(await as(own, own.partnerId, (tx) => tx.query({ text }))).toEqual([{ id: own.draftId }]);
    }
  });

  it('chooses no numbers itself', async () => {
    const text = `update applicant_sending set partner_id = 1 where draft_id = $1`;
    const work = as(own, own.partnerId, (tx) => tx.query({ text, values: [own.draftId] }));
    await expect(work).rejects.toThrow(/permission denied/);
  });

  it('makes its draft no partner but by completing it', async () => {
    for (const set of ['partner_id = 1', `state = 'SENT', partner_id = 1, ended_at = now()`]) {
      const text = `update applicant_draft set ${set} where id = $1`;
      const work = as(own, own.partnerId, (tx) => tx.query({ text, values: [own.draftId] }));
      await expect(work).rejects.toThrow(/permission denied/);
    }
  });

  it('adds nothing to a partner any more once the draft has become one', async () => {
    const done = await sent();
    await bench.complete(done, done.storeIds);
    const writes = [
      `insert into bank_account (partner_id, bank_id, account_name, account_number, account_type)
        select $1, min(id), 'X', '1234567890', 'SAVINGS' from bank`,
      `insert into contact_person (partner_id, role, first_name, last_name) values ($1, 'OWNER', 'X', 'X')`,
      `insert into merchant (partner_id, name, status) values ($1, 'X', 'SUBMITTED')`,
      `insert into address (partner_id, type) values ($1, 'MAILING')`,
      `insert into associate (partner_id, kind, first_name, last_name) values ($1, 'RETAILER', 'X', 'X')`,
      `insert into merchant_schedule (partner_id, merchant_id, days, opening_hour, closing_hour)
        values ($1, ${done.storeIds[0]}, '{Monday}', '08:00', '09:00')`,
      `insert into ecommerce_site (partner_id, merchant_id, website) values ($1, ${done.storeIds[0]}, 'https://x.ph')`,
      `insert into merchant_commodity (partner_id, merchant_id, code) values ($1, ${done.storeIds[0]}, 'X')`,
    ];
    for (const text of writes) {
      const work = as(done, done.partnerId, (tx) => tx.query({ text, values: [done.partnerId] }));
      await expect(work, text).rejects.toThrow(/row-level security/);
    }
  });
});
