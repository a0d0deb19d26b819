import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LOGIN_ROLES } from '#server/db/roles.ts';
import { applicantBench } from '#tests/api/applicants/applicantBench.ts';
import { approvalBench } from '#tests/api/approvals/approvalBench.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { documentBench } from '#tests/support/documents/documentBench.ts';
import { makeApplication } from '#tests/support/records/applications.ts';
import { editBench } from '#tests/support/records/editBench.ts';
import { bankOf, personBody } from '#tests/support/records/partnerBodies.ts';
import { reviewBench } from '#tests/support/records/reviewBench.ts';

let app: TestApp;
let edit: ReturnType<typeof editBench>;
let review: ReturnType<typeof reviewBench>;
let files: ReturnType<typeof documentBench>;
let applicants: ReturnType<typeof applicantBench>;
beforeAll(async () => {
  app = await startTestApp();
  edit = editBench(app);
  review = reviewBench(app);
  files = documentBench(app);
  applicants = applicantBench(app);
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.clearLimits();
  await app.admin.query(`update user_account set status = 'ACTIVE' where username = 'sbo.second'`);
  await app.admin.query(
    `update user_account set mobile_number = null, email = null where username = 'sbo.reviewer'`,
  );
});

const rows = async (text: string, values: unknown[] = []) => (await app.admin.query(text, values)).rows;
const versionOf = async (id: string, table = 'partner') =>
  (await rows(`select version from ${table} where id = $1`, [id]))[0].version as number;

/** Changes the bank account of an application under review. */
const editBank = async (id: string, as: string, accountNumber: string) => {
  const bankDetails = { ...(await bankOf(app.admin)), accountNumber };
  return edit.partnerSection('bank-details')(id, { bankDetails }, { as, version: await versionOf(id) });
};
const editContacts = async (id: string, as: string) =>
  edit.partnerSection('contact-person')(
    id,
    { contactPersons: [personBody('CONTACT_PERSON', `Ana ${'abcdefgh'[made++]}`)] },
    { as, version: await versionOf(id) },
  );
let made = 0;
const say = async (action: string, id: string, as: string, body: unknown = {}) =>
  review.decide(action, id, body, { as, version: await versionOf(id) });
const activate = async (id: string, as: string) =>
  app.call('POST', `/api/partners/v3/${id}/status:update`, {
    as,
    body: { status: 'A' },
    headers: { 'If-Match': String(await versionOf(id)) },
  });
const refused = ({ status, body }: { status: number; body: { error?: string } }) => [status, body.error];
const OWN = [422, 'rule_own_application'];

describe('nobody passes their own work', () => {
  it('whoever edited does not approve, whoever edited or handed in since', async () => {
    const { partnerId } = await makeApplication(app.admin);
    expect((await editBank(partnerId, 'sbo.reviewer', '1111222233')).status).toBe(200);
    expect((await editContacts(partnerId, 'sales.admin')).status).toBe(200);
    expect(refused(await say('approve', partnerId, 'sbo.reviewer'))).toEqual(OWN);
    expect((await say('approve', partnerId, 'sbo.second')).status).toBe(200);
  });

  it('sending back as incomplete and having it handed in by a colleague removes nobody’s hands', async () => {
    const { partnerId } = await makeApplication(app.admin);
    await editBank(partnerId, 'sbo.reviewer', '1111222244');
    const back = await say('incomplete', partnerId, 'sbo.reviewer', { reason: 'Mend it' });
    expect(back.status).toBe(200);
    await app.admin.query('delete from review_remark where partner_id = $1', [partnerId]);
    const again = await app.call('POST', `/api/partner-management/resubmit/${partnerId}`, {
      as: 'sales.admin',
      headers: { 'If-Match': String(await versionOf(partnerId)) },
    });
    expect(again.status).toBe(200);
    expect(refused(await say('approve', partnerId, 'sbo.reviewer'))).toEqual(OWN);
    expect((await say('approve', partnerId, 'sbo.second')).status).toBe(200);
  });

  it('an applicant is the account with the same mobile number or e-mail, in whatever session', async () => {
    for (const column of ['mobile_number', 'email']) {
      const one = await applicants.application({
        status: 'INCOMPLETE',
        workflow: 'INCOMPLETE',
        stores: [],
      });
      const as = await applicants.signIn(one);
      const again = await app.call('POST', `/api/partner-management/resubmit/${one.partnerId}`, {
        as,
        headers: { 'If-Match': '1' },
      });
      expect(again.status).toBe(200);
      await app.admin.query(
        `update user_account u set ${column} = h.${column} from audit.hand h
         where u.username = 'sbo.reviewer' and h.record = 'partner' and h.record_id = $1 and h.what = 'resubmit'`,
        [one.partnerId],
      );
      await editContacts(one.partnerId, 'sales.admin');
      expect(refused(await say('approve', one.partnerId, 'sbo.reviewer')), column).toEqual(OWN);
      expect((await say('approve', one.partnerId, 'sbo.second')).status).toBe(200);
    }
  });

  it('another account with the same mobile number is the same person', async () => {
    const { partnerId } = await makeApplication(app.admin);
    await editContacts(partnerId, 'sales.admin');
    const number = (of: string) => `(select mobile_number from user_account where username = '${of}')`;
    const own = (await app.admin.query(`select ${number('sbo.second')} as own`)).rows[0].own;
    await app.admin.query(
      `update user_account set mobile_number = ${number('sales.admin')}, proved_mobile = ${number('sales.admin')}
       where username = 'sbo.second'`,
    );
    expect(refused(await say('approve', partnerId, 'sbo.second'))).toEqual(OWN);
    await app.admin.query(
      `update user_account set mobile_number = $1, proved_mobile = $1 where username = 'sbo.second'`,
      [own],
    );
    expect((await say('approve', partnerId, 'sbo.second')).status).toBe(200);
  });

  it('an attachment is a hand', async () => {
    const { partnerId } = await files.made();
    const attached = await files.toPartner(partnerId, { as: 'sbo.reviewer', name: 'Permit.pdf' });
    expect(attached.status).toBe(200);
    await editContacts(partnerId, 'sales.admin');
    expect(refused(await say('approve', partnerId, 'sbo.reviewer'))).toEqual(OWN);
  });

  it('hands in an undecided store are hands in its partner; in one that was rejected they are not', async () => {
    const { partnerId, storeIds } = await makeApplication(app.admin, {
      stores: [{ editedBy: 'sbo.reviewer' }],
    });
    expect(refused(await say('approve', partnerId, 'sbo.reviewer'))).toEqual(OWN);
    await app.admin.query(`update merchant set status = 'REJECTED' where id = $1`, [storeIds[0]]);
    expect((await say('approve', partnerId, 'sbo.reviewer')).status).toBe(200);
  });

  it('neither passes nor fails a risk check', async () => {
    for (const [action, body] of [
      ['risk-passed', {}],
      ['risk-verification-failed', { reason: 'Bad papers' }],
    ] as const) {
      const { partnerId } = await makeApplication(app.admin, {
        workflow: 'RISK_VERIFICATION',
        editedBy: 'antifraud.reviewer',
      });
      await app.admin.query(`update partner set edited_by = 'sales.admin' where id = $1`, [partnerId]);
      expect(refused(await say(action, partnerId, 'antifraud.reviewer', body)), action).toEqual(OWN);
    }
  });

  it('a change by the approval engine counts for its maker, also when it is made active the first time', async () => {
    const approvals = approvalBench(app);
    const { partnerId } = await makeApplication(app.admin, { submittedBy: 'sbo.reviewer' });
    expect((await say('approve', partnerId, 'sbo.second')).status).toBe(200);
    const rate = { type: 'HCPAY', mdrRate: '1.25', effectiveFrom: '2026-11-21' };
    const asked = await approvals.changeRates('sbo.reviewer', ['partners', partnerId], [rate]);
    expect(asked.body.data?.approvalRequestId, JSON.stringify(asked.body)).toEqual(expect.any(String));
    expect((await approvals.decide('sbo.second', 'approve', asked.body.data.approvalRequestId)).status).toBe(
      200,
    );
    expect(refused(await activate(partnerId, 'sbo.reviewer'))).toEqual(OWN);
    expect((await activate(partnerId, 'sbo.second')).status).toBe(200);
  });

  it('what came before the last approval counts no more; a later activation is not asked', async () => {
    const { partnerId } = await makeApplication(app.admin, { submittedBy: 'sbo.reviewer', stores: [{}] });
    expect((await say('approve', partnerId, 'sbo.second')).status).toBe(200);
    expect((await activate(partnerId, 'sbo.reviewer')).status).toBe(200);
    await editContacts(partnerId, 'sbo.reviewer');
    await app.admin.query(`update partner set status = 'I' where id = $1`, [partnerId]);
    expect((await activate(partnerId, 'sbo.reviewer')).status).toBe(200);
  });

  it('a store is made active the first time by somebody else too', async () => {
    const { storeIds } = await makeApplication(app.admin, {
      status: 'A',
      stores: [{ status: 'APPROVED', workflow: 'APPROVED', editedBy: 'sbo.reviewer' }],
    });
    const [storeId = ''] = storeIds;
    const activateStore = async (as: string) =>
      app.call('POST', `/api/merchants/v3/${storeId}/status:update`, {
        as,
        body: { status: 'A' },
        headers: { 'If-Match': String(await versionOf(storeId, 'merchant')) },
      });
    expect(refused(await activateStore('sbo.reviewer'))).toEqual(OWN);
    expect((await activateStore('sbo.second')).status).toBe(200);
  });

  it('whoever approved may make it active: the approval’s own writing is no hand', async () => {
    const { partnerId } = await makeApplication(app.admin, { stores: [{}] });
    expect((await say('approve', partnerId, 'sbo.reviewer')).status).toBe(200);
    expect((await activate(partnerId, 'sbo.reviewer')).status).toBe(200);
  });
});

describe('the table of hands', () => {
  const all = () =>
    rows(`select record, record_id, partner_id, user_id, person, what, xid::text from audit.hand
      order by record, record_id, person, what, xid`);

  it('is written by the trail alone, and read by staff alone', async () => {
    expect(
      await rows(
        `select r.rolname as role, p.name as privilege from pg_roles r
         cross join unnest(array['select', 'insert', 'update', 'delete', 'truncate']) as p(name)
         where r.rolname = any ($1) and has_table_privilege(r.oid, 'audit.hand', p.name)`,
        [LOGIN_ROLES],
      ),
    ).toEqual([{ role: 'app_internal', privilege: 'select' }]);
    await expect(app.admin.query('truncate audit.hand')).rejects.toThrow('not truncated');
  });

  it('knows every audited table of a record: as a hand, or for a reason not', async () => {
    // Not what is reviewed: words beside it, the review itself, what waits for a second person, the papers of an approved partner, since
    // when a flag of the store holds.
    const beside = [
      'record_note',
      'review_remark',
      'review_claim',
      'approval_request',
      'partner_contract',
      'store_tax',
    ];
    const audited = await rows(
      `select c.relname as name, audit.what_hand(c.relname, 'INSERT', '{"action": "submit"}'::jsonb) as what
       from pg_class c join pg_trigger t on t.tgrelid = c.oid and t.tgname = 'audited_inserts'
       where c.relnamespace = 'public'::regnamespace and (c.relname in ('partner', 'promo_category') or exists (
         select from pg_attribute a where a.attrelid = c.oid and a.attname in ('partner_id', 'promo_id') and not a.attisdropped))`,
    );
    expect(audited.length).toBeGreaterThan(15);
    const silent = audited.filter(({ what }) => what === null).map(({ name }) => name);
    expect(silent.filter((name) => !OF_PEOPLE.includes(name)).sort()).toEqual(beside.sort());
  });
  const OF_PEOPLE = [
    'user_account',
    'user_merchant',
    'user_module',
    'user_request',
    'registration_code',
    'import_job',
    'file',
    // What a store was paid and gave back, what its partner was receipted, is nothing that its application says.
    'refund',
    'protection_upload',
    'owed_paper',
    'receipt',
  ];

  it('seeds leave nobody’s hands', async () => {
    const fresh = await startTestApp();
    expect((await fresh.admin.query('select count(*)::int as n from audit.hand')).rows).toEqual([{ n: 0 }]);
    await fresh.stop();
  });

  it('is filled from the trail by its migration with what the trail had noted', async () => {
    const { partnerId } = await makeApplication(app.admin);
    await editBank(partnerId, 'sbo.reviewer', '5555000011');
    await say('approve', partnerId, 'sbo.second');
    const path = join(import.meta.dirname, '../../../server/db/migrations/0013_note_hands.sql');
    const sql = await readFile(path, 'utf8');
    const fill = sql.slice(sql.indexOf('insert into audit.hand', sql.indexOf('-- What stands')));
    await app.admin.query('begin');
    // Hands that a test wrote by itself stand in no trail; what the engine made is in the trail as its checker's.
    await app.admin.query(
      `delete from audit.hand h where not exists (select from audit.entry e where e.xid = h.xid and e.actor = h.person)`,
    );
    const before = await all();
    await app.admin.query('delete from audit.hand');
    await app.admin.query(fill.slice(0, fill.indexOf('on conflict do nothing;') + 23));
    const after = await all();
    const made = await rows(`select distinct maker from approval_request where state = 'APPLIED'`);
    await app.admin.query('rollback');
    expect(before.length).toBeGreaterThan(5);
    for (const row of before) expect(after).toContainEqual(row);
    expect(after.length - before.length).toBeLessThanOrEqual(made.length);
  });
});
