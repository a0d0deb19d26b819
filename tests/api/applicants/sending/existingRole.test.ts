import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Tx, withContext } from '#server/db/context.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { existingBench } from './existingBench.ts';

type Adding = Awaited<ReturnType<ReturnType<typeof existingBench>['sentTo']>> & { draftId: string };
let app: TestApp;
let bench: ReturnType<typeof existingBench>;
let own: Adding;
let other: Adding;

const sentTo = async (): Promise<Adding> => {
  const one = await bench.sentTo([{}]);
  const text = 'select id from applicant_draft where reference_number = $1';
  const { rows } = await app.admin.query<{ id: string }>(text, [one.reference]);
  return { ...one, draftId: rows[0]?.id ?? '' };
};
beforeAll(async () => {
  app = await startTestApp();
  bench = existingBench(app);
  own = await sentTo();
  other = await sentTo();
});
afterAll(() => app.stop());

/** What the role of applicants does in the session of one draft, writing for a partner; nothing of it stays. */
const as = async (
  of: Pick<Adding, 'mobile'> & { draftId: string | null },
  partnerId: string,
  text: string,
  values: unknown[] = [],
): Promise<unknown> => {
  const actor = {
    class: 'applicant' as const,
    userId: '',
    applicantId: '00000000-0000-4000-8000-000000000000',
    draftId: of.draftId,
    contact: `${of.mobile} `,
    username: 'x',
    role: null,
    partnerId,
    merchantIds: [],
  };
  const done = new Error('done');
  let result: unknown;
  await withContext(app.pools, actor, 'adding', async (tx: Tx) => {
    result = await tx.query({ text, values });
    throw done;
  }).catch((error) => {
    if (error !== done) throw error;
  });
  return result;
};
const REFUSED = /row-level security/;
const STORE = `insert into merchant (id, partner_id, name, status) overriding system value values ($1, $2, 'X', $3)`;
describe('the role of applicants that adds stores, by itself', () => {
  it('makes stores of the partner of its draft, under kept ids and as Submitted, and no others', async () => {
    const [mine, theirs] = [own.added[0], other.added[0]];
    await as(own, own.partnerId, STORE, [mine, own.partnerId, 'SUBMITTED']);
    for (const [partnerId, id, status] of [
      [own.partnerId, theirs, 'SUBMITTED'],
      [own.partnerId, mine, 'A'],
      [own.partnerId, mine, 'APPROVED'],
      [other.partnerId, mine, 'SUBMITTED'],
    ])
      await expect(as(own, partnerId ?? '', STORE, [id, partnerId, status])).rejects.toThrow(REFUSED);
  });

  it.each([
    [
      'a partner',
      `insert into partner (id, name, status) overriding system value select 987654321, 'X', 'SUBMITTED' where $1 > 0`,
    ],
    ['an address of the partner itself', `insert into address (partner_id, type) values ($1, 'MAILING')`],
    [
      'an account of the partner itself',
      `insert into bank_account (partner_id, bank_id, account_name, account_number, account_type)
       select $1, min(id), 'X', '1234567890', 'SAVINGS' from bank`,
    ],
    [
      'a contact of the partner itself, where codes would go',
      `insert into contact_person (partner_id, role, first_name, last_name, mobile_number)
       values ($1, 'CONTACT_PERSON', 'X', 'X', '639170000000')`,
    ],
    [
      'an event of the partner itself',
      `insert into application_event (partner_id, action, to_status, created_by) values ($1, 'submit', 'SUBMITTED', 'x')`,
    ],
    [
      'a file of the partner itself',
      `insert into file (partner_id, purpose, name, media_type, size, sha256, storage_key)
       values ($1, 'document', 'a', 'b', 1, 'c', 'd')`,
    ],
    [
      'a document of the partner itself',
      `insert into document (partner_id, code, file_id) select $1, 'DTI', min(id) from file`,
    ],
  ])('makes not %s', async (_, text) => {
    await expect(as(own, own.partnerId, text, [own.partnerId])).rejects.toThrow(REFUSED);
  });

  it('puts nothing below a store that is there', async () => {
    const there = own.storeIds[0];
    for (const text of [
      `insert into bank_account (partner_id, merchant_id, bank_id, account_name, account_number, account_type)
       select $1, ${there}, min(id), 'X', '1234567890', 'SAVINGS' from bank`,
      `insert into contact_person (partner_id, merchant_id, role, first_name, last_name)
       values ($1, ${there}, 'CONTACT_PERSON', 'X', 'X')`,
      `insert into merchant_schedule (partner_id, merchant_id, days, opening_hour, closing_hour)
       values ($1, ${there}, '{Monday}', '08:00', '09:00')`,
      `insert into ecommerce_site (partner_id, merchant_id, website) values ($1, ${there}, 'https://x.ph')`,
      `insert into merchant_commodity (partner_id, merchant_id, code) values ($1, ${there}, 'X')`,
      `insert into address (partner_id, merchant_id, type) values ($1, ${there}, 'MAILING')`,
    ])
      await expect(as(own, own.partnerId, text, [own.partnerId]), text).rejects.toThrow(REFUSED);
  });

  it('is held back in every table where it inserts something of a partner', async () => {
    const { rows } = await app.admin.query<{ name: string }>(`select distinct c.table_name as name
      from information_schema.column_privileges c
      where c.grantee = 'app_applicant' and c.privilege_type = 'INSERT' and c.column_name in ('partner_id', 'associate_id')
        and not exists (select from pg_policies p where p.tablename = c.table_name
          and p.policyname = 'applicant_adds_branches' and p.permissive = 'RESTRICTIVE')
      order by 1`);
    // A person is written before the store is named whose they are; stores have the ids that were kept for them.
    expect(rows.map(({ name }) => name)).toEqual(['associate', 'merchant']);
  });

  it('begins a draft of stores for the partner of its session, and for no other', async () => {
    const text = `insert into applicant_draft (reference_number, mobile_number, language, created_at, changed_at, expires_at, existing_partner_id)
      values ('SK-2026-777001', $2, 'en', now(), now(), now(), $1)`;
    const of = { ...own, draftId: null };
    await as(of, own.partnerId, text, [own.partnerId, own.mobile]);
    await expect(as(of, own.partnerId, text, [other.partnerId, own.mobile])).rejects.toThrow(REFUSED);
    await expect(
      as(own, own.partnerId, 'update applicant_draft set existing_partner_id = $1', [other.partnerId]),
    ).rejects.toThrow(/permission denied/);
  });

  it('sends for the partner of its draft, whatever the statement says', async () => {
    const { rows } = await app.admin.query(
      'select partner_id as id from applicant_sending where draft_id = any ($1) order by draft_id',
      [[own.draftId, other.draftId]],
    );
    expect(rows.map(({ id }) => id)).toEqual([own.partnerId, other.partnerId]);
    await expect(
      as(own, own.partnerId, 'update applicant_sending set partner_id = $1', [other.partnerId]),
    ).rejects.toThrow(/permission denied/);
  });

  it('adds nothing any more once the draft is complete', async () => {
    const done = await sentTo();
    await bench.complete(done, done.added);
    const text = `insert into merchant (partner_id, name, status) values ($1, 'X', 'SUBMITTED')`;
    await expect(as(done, done.partnerId, text, [done.partnerId])).rejects.toThrow(REFUSED);
  });
});
