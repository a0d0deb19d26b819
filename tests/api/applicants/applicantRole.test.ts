import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withContext } from '#server/db/context.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { type Application, applicantBench } from './applicantBench.ts';

let app: TestApp;
let own: Application;
let other: Application;
beforeAll(async () => {
  app = await startTestApp();
  const bench = applicantBench(app);
  own = await bench.application();
  other = await bench.application();
});
afterAll(() => app.stop());

const ROLE = 'app_applicant';
const rows = async (text: string, values: unknown[] = []) => (await app.admin.query(text, values)).rows;

/** Every right of the role on tables: on whole ones by their name, on columns as table (columns). */
const RIGHTS = {
  select: [
    'address',
    'applicant_draft',
    'applicant_draft_part',
    'applicant_event (draft_id, kind)',
    'applicant_sending',
    'applicant_sending_file',
    'applicant_sending_store',
    'applicant_upload',
    'applicant_upload_piece',
    'application_event',
    'approval_request (id, kind, merchant_id, partner_id, refund_id, state)',
    'associate (id, kind, partner_id)',
    'associate_merchant (associate_id, merchant_id, partner_id)',
    'bank',
    'bank_account',
    'bank_branch',
    'barangay',
    'city',
    'contact_person',
    'document',
    'file (id, media_type, merchant_id, name, partner_id, purpose, sha256, size, storage_key)',
    'idempotency_key',
    'lookup_value',
    'merchant (created_at, decided_at, decided_by, dti_registration_number, edited_at, edited_by, hsis_salesroom_code, id, is_same_address, is_same_bank, is_same_contact, name, partner_id, province_id, reference_number, region_id, city_id, resubmitted_at, resubmitted_by, search_name, sec_registration_number, segment, status, submitted_at, submitted_by, tin_checked, tin_number, updated_at, updated_by, vat_type, version, workflow_status)',
    'partner (business_entity, created_at, decided_at, decided_by, digital_pos_partner, dti_registration_number, edited_at, edited_by, hc_agent, hsis_code, id, name, processor_name, reference_number, resubmitted_at, resubmitted_by, sec_registration_number, shopping_malls_partner, status, submitted_at, submitted_by, tin_checked, tin_number, updated_at, updated_by, vat_type, version, workflow_status)',
    'partner_contract (expiry_date, id, number, partner_id, signed_at, signed_by, signed_file_id, start_date, updated_at, updated_by, version)',
    'place_superseded',
    'province',
    'region',
    'review_remark',
    'sub_municipality',
    'zip_code',
  ],
  insert: [
    'address',
    'applicant_draft (changed_at, created_at, email, existing_partner_id, expires_at, language, mobile_number, reference_number)',
    'applicant_draft_part',
    'applicant_event (at, draft_id, fields, kind, seconds, section, told_as)',
    'applicant_link (created_at, draft_id, expires_at, token_hash)',
    'applicant_sending (draft_id, payload, sent_at)',
    'applicant_sending_file (code, draft_id, merchant_id, sent_at, upload_id)',
    'applicant_sending_store (draft_id, key, payload, sent_at)',
    'applicant_upload (created_at, draft_id, id, kind, media_type, merchant_id, name, partner_id, sha256, size, updated_at)',
    'applicant_upload_piece',
    'application_event (action, created_at, created_by, from_status, from_workflow, merchant_id, partner_id, reason, seen_version, to_status, to_workflow)',
    'associate',
    'associate_merchant',
    'bank_account',
    'contact_person',
    'document (code, created_at, created_by, file_id, merchant_id, partner_id)',
    'ecommerce_site',
    'file (created_at, expires_at, media_type, merchant_id, name, owner_id, partner_id, purpose, sha256, size, storage_key)',
    'idempotency_key (applicant_id, body_hash, call, key)',
    'merchant',
    'merchant_commodity',
    'merchant_schedule',
    'outbox_message (body, channel, kind, recipient, secret_hash, subject, topic)',
    'partner (business_entity, created_at, created_by, digital_pos_partner, dti_registration_number, enable_email_2307, enable_email_dr, hc_agent, id, name, onboarded_by, processor_business_name, processor_job_title, processor_mobile, processor_name, reference_number, sec_registration_number, shopping_malls_partner, status, submitted_at, submitted_by, tin_number, trade_mark, updated_at, updated_by, vat_type)',
  ],
  update: [
    'address (barangay_id, building_name, city_id, floor_number, province_id, region_id, street_name, street_number, sub_municipality_id, unit_number, zip_code_id, zip_typed)',
    'applicant_draft (business_name, changed_at, email, ended_at, expires_at, mobile_number, reminders_sent, revision, state)',
    'applicant_draft_part (number, updated_at, values, version, writer)',
    'applicant_sending (payload, sent_at)',
    'applicant_sending_file (code, merchant_id, sent_at)',
    'applicant_sending_store (payload, sent_at)',
    'applicant_upload (added_rows, discarded_at, file_id, received, storage_key, updated_at)',
    'bank_account (account_name, account_number, account_type, bank_branch_id, bank_id)',
    'contact_person (birth_date, first_name, job_title, landline_number, last_name, middle_name)',
    'document (disabled_at, disabled_by, is_enabled, replaced_by)',
    'idempotency_key (answer, status)',
    'merchant (city_id, dti_registration_number, edited_at, edited_by, is_same_address, name, province_id, region_id, resubmitted_at, resubmitted_by, sec_registration_number, segment, status, submitted_at, submitted_by, tin_number, updated_at, updated_by, vat_type, version, workflow_status)',
    'partner (business_entity, dti_registration_number, edited_at, edited_by, name, reference_number, resubmitted_at, resubmitted_by, sec_registration_number, status, submitted_at, submitted_by, tin_number, updated_at, updated_by, vat_type, version, workflow_status)',
    'review_remark (answer, answered_at, answered_by, outcome, resolved_at)',
  ],
  delete: ['applicant_draft_part', 'applicant_upload_piece'],
  truncate: [],
  references: [],
  trigger: [],
} as const;

/** A list of columns in the order of the alphabet, however it was written. */
const sorted = (right: string): string =>
  right.replace(/\((.*)\)/, (_, list: string) => `(${list.split(', ').sort().join(', ')})`);

const ON_TABLES = `select c.relname as name from pg_class c where c.relkind in ('r', 'p', 'v', 'm')
  and c.relnamespace::regnamespace::text in ('public', 'audit', 'pgboss') and has_table_privilege($1, c.oid, $2) order by 1`;
const ON_COLUMNS = `select c.relname || ' (' || string_agg(a.attname, ', ' order by a.attname) || ')' as name
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relkind in ('r', 'p', 'v', 'm') and c.relnamespace::regnamespace::text in ('public', 'audit', 'pgboss')
    and not has_table_privilege($1, c.oid, $2) and has_column_privilege($1, c.oid, a.attnum, $2) group by c.relname`;

describe('the role of applicants', () => {
  it.each(Object.entries(RIGHTS))('may %s exactly what is written here', async (right, written) => {
    const whole = await rows(ON_TABLES, [ROLE, right]);
    const part = ['select', 'insert', 'update', 'references'].includes(right)
      ? await rows(ON_COLUMNS, [ROLE, right])
      : [];
    expect([...whole, ...part].map(({ name }) => sorted(name)).sort()).toEqual(written.map(sorted).sort());
  });

  it('uses the sequences of what it sends, and of the functions that not everybody may run the notices, the trail, the state of a section, what a session is of and what a draft becomes', async () => {
    const sequences = await rows(
      `select c.relname as name from pg_class c where case when c.relkind = 'S' then has_sequence_privilege($1, c.oid, 'usage') end`,
      [ROLE],
    );
    expect(sequences.map(({ name }) => name).sort()).toEqual([
      'application_reference',
      'merchant_id_seq',
      'partner_id_seq',
    ]);
    const functions = await rows(
      `select p.proname as name from pg_proc p where p.prosecdef and p.prorettype <> 'trigger'::regtype
         and p.pronamespace::regnamespace::text in ('public', 'audit') and has_function_privilege($1, p.oid, 'execute') order by 1`,
      [ROLE],
    );
    expect(functions.map(({ name }) => name)).toEqual([
      'bind_draft',
      'complete_draft',
      'leave_notices',
      'record_event',
      'release_draft',
      'section_state',
      'sent_partner',
    ]);
  });

  it('has a policy on every table with rows of somebody that it may read a column of', async () => {
    const open = await rows(
      `select c.relname as name from pg_class c where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
         and has_any_column_privilege($1, c.oid, 'select')
         and (c.relname = 'partner' or exists (select 1 from pg_attribute a where a.attrelid = c.oid
           and a.attname in ('partner_id', 'merchant_id', 'owner_id', 'user_id') and not a.attisdropped))
         and (not c.relrowsecurity or not exists (select 1 from pg_policy p where p.polrelid = c.oid and $1::regrole = any (p.polroles)))`,
      [ROLE],
    );
    expect(open).toEqual([]);
  });
});

describe('row security of applicants by itself', () => {
  const as = <T>(partnerId: string | null, work: Parameters<typeof withContext<T>>[3]) =>
    withContext(
      app.pools,
      {
        class: 'applicant',
        userId: '',
        applicantId: '00000000-0000-4000-8000-000000000000',
        username: 'x',
        role: null,
        partnerId,
        merchantIds: [],
      },
      'catalog',
      work,
    );
  const TABLES = [
    'merchant',
    'address',
    'contact_person',
    'bank_account',
    'document',
    'review_remark',
    'application_event',
    'file',
  ];

  it('a statement without a condition reads the own rows only; without an application none', async () => {
    for (const table of TABLES) {
      const text = `select distinct partner_id as id from ${table}`;
      const found = await as(own.partnerId, (tx) => tx.query<{ id: string }>({ text }));
      expect(
        found.filter(({ id }) => id !== own.partnerId),
        table,
      ).toEqual([]);
      expect(await as(null, (tx) => tx.query({ text })), table).toEqual([]);
    }
    const text = 'select id from partner';
    expect(await as(own.partnerId, (tx) => tx.query({ text }))).toEqual([{ id: own.partnerId }]);
    expect(await as(null, (tx) => tx.query({ text }))).toEqual([]);
  });

  it.each([
    ['another’s partner', `update partner set status = 'CANCELLED' where id = $1`],
    ['another’s stores', `update merchant set status = 'CANCELLED' where partner_id = $1`],
    ['another’s documents', 'update document set is_enabled = false where partner_id = $1'],
  ])('does not reach %s', async (_, text) => {
    const count = `with gone as (${text} returning 1) select count(*)::int as n from gone`;
    expect(await as(own.partnerId, (tx) => tx.query({ text: count, values: [other.partnerId] }))).toEqual([
      { n: 0 },
    ]);
  });

  it.each([
    [
      'a document of another',
      `insert into document (partner_id, code, file_id) select $1, 'DTI', min(file_id) from document`,
    ],
    [
      'a file of another',
      `insert into file (partner_id, purpose, name, media_type, size, sha256, storage_key) values ($1, 'document', 'a', 'b', 1, 'c', 'd')`,
    ],
    [
      'an event of another',
      `insert into application_event (partner_id, action, to_status, created_by) values ($1, 'cancel', 'CANCELLED', 'x')`,
    ],
  ])('does not write %s', async (_, text) => {
    const work = as(own.partnerId, (tx) => tx.query({ text, values: [other.partnerId] }));
    await expect(work).rejects.toThrow(/row-level security/);
  });

  it('[guard] writes what was sent nowhere while nothing of its section is remarked, and where it is, nothing else', async () => {
    const writes = (text: string) => as(own.partnerId, (tx) => tx.query({ text, values: [own.partnerId] }));
    const WRITES = {
      'business-details': [
        `update partner set name = 'Mended' where id = $1`,
        `update address set street_name = 'Mended' where partner_id = $1 and merchant_id is null`,
      ],
      'bank-details': [
        `update bank_account set account_name = 'Mended' where partner_id = $1 and merchant_id is null`,
      ],
      'contact-person': [
        `update contact_person set last_name = 'Mended' where partner_id = $1 and merchant_id is null and role = 'CONTACT_PERSON'`,
      ],
    };
    await app.admin.query(`insert into address (partner_id, type) values ($1, 'REGISTRATION')`, [
      own.partnerId,
    ]);
    const refused = /nothing of this section is remarked/;
    for (const text of Object.values(WRITES).flat())
      await expect(writes(text), text).rejects.toThrow(refused);
    for (const [section, texts] of Object.entries(WRITES)) {
      await app.admin.query(
        `insert into review_remark (partner_id, section, message, created_by) values ($1, $2, 'Wrong', 'x')`,
        [own.partnerId, section],
      );
      for (const text of texts) await writes(text);
      const others = Object.entries(WRITES).filter(([name]) => name !== section);
      for (const text of others.flatMap(([, all]) => all))
        await expect(writes(text), text).rejects.toThrow(refused);
      await app.admin.query('update review_remark set resolved_at = now() where partner_id = $1', [
        own.partnerId,
      ]);
    }
    await expect(
      writes(`update contact_person set mobile_number = '639170000000' where partner_id = $1`),
    ).rejects.toThrow(/permission denied/);
  });

  it('does not give a file to a user, and reads none but documents', async () => {
    const text = `insert into file (owner_id, partner_id, purpose, name, media_type, size, sha256, storage_key)
      values (1, $1, 'document', 'a', 'b', 1, 'c', 'd')`;
    const work = as(own.partnerId, (tx) => tx.query({ text, values: [own.partnerId] }));
    await expect(work).rejects.toThrow(/row-level security/);
    await app.admin.query(
      `insert into file (owner_id, partner_id, purpose, name, media_type, size, sha256, storage_key)
       select id, $1, 'contract', 'a', 'b', 1, 'c', 'applicant/contract' from user_account order by id limit 1`,
      [own.partnerId],
    );
    const kinds = await as(own.partnerId, (tx) => tx.query({ text: 'select distinct purpose from file' }));
    expect(kinds).toEqual([{ purpose: 'document' }]);
  });

  it.each([
    'user_account',
    'applicant_session',
    'applicant_link',
    'outbox_message',
    'otp_challenge',
    'record_note',
    'review_claim',
    'notice',
    'audit.entry',
  ])('does not see %s at all', async (table) => {
    const work = as(own.partnerId, (tx) => tx.query({ text: `select 1 from ${table}` }));
    await expect(work).rejects.toThrow(/permission denied/);
  });
});
