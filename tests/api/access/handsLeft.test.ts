import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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
beforeAll(async () => {
  app = await startTestApp();
  edit = editBench(app);
  review = reviewBench(app);
  files = documentBench(app);
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.clearLimits();
  await app.admin.query(`update user_account set status = 'ACTIVE' where username = 'sbo.second'`);
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
const refused = ({ status, body }: { status: number; body: { error?: string } }) => [status, body.error];

describe('before a reviewer edits', () => {
  const passing = async (partnerId: string, as: string) =>
    (await app.call('GET', `/api/partner-management/get-details/${partnerId}/partner/workflow`, { as })).body
      .data.passing;

  it('the head says whether their hands are in it and how many others can decide; to nobody else', async () => {
    const { partnerId } = await makeApplication(app.admin);
    expect(await passing(partnerId, 'sbo.reviewer')).toEqual({ hasOwnHands: false, others: 1 });
    await editBank(partnerId, 'sbo.reviewer', '1111222255');
    expect(await passing(partnerId, 'sbo.reviewer')).toEqual({ hasOwnHands: true, others: 1 });
    expect(await passing(partnerId, 'sbo.second')).toEqual({ hasOwnHands: false, others: 0 });
    expect(await passing(partnerId, 'sales.admin')).toBeNull();
    const active = await makeApplication(app.admin, { status: 'A' });
    expect(await passing(active.partnerId, 'sbo.reviewer')).toBeNull();
  });

  it('of two stages the fewer count, and of a store that is decided with its partner the hands in that', async () => {
    const both = ['HCPC_SBO_REVIEW', 'HCPC_ANTIFRAUD_REVIEW'];
    await app.admin.query(
      `insert into user_access_role (user_id, access_role_id)
       select u.id, a.id from user_account u, access_role a where u.username = 'online.viewer' and a.name = any ($1)`,
      [both],
    );
    const { partnerId, storeIds } = await makeApplication(app.admin, {
      editedBy: 'antifraud.reviewer',
      stores: [{}],
    });
    expect(await passing(partnerId, 'online.viewer')).toEqual({ hasOwnHands: false, others: 0 });
    await editContacts(partnerId, 'sales.admin');
    const store = await app.call('GET', `/api/merchants/v3/merchant-details/${storeIds[0]}/summary`, {
      as: 'antifraud.reviewer',
    });
    expect(store.body.data.passing).toMatchObject({ hasOwnHands: true });
    await app.admin.query(
      `delete from user_access_role r using user_account u, access_role a where u.id = r.user_id and a.id = r.access_role_id
       and u.username = 'online.viewer' and a.name = any ($1)`,
      [both],
    );
  });

  it('whose hands are in it already may go on, though nobody is left', async () => {
    const hands = { submittedBy: 'sbo.reviewer', editedBy: 'sbo.second' };
    const { partnerId } = await makeApplication(app.admin, hands);
    expect((await editContacts(partnerId, 'sbo.second')).status).toBe(200);
  });

  it('the last who could decide is refused, and nothing is written', async () => {
    const { partnerId } = await makeApplication(app.admin);
    expect((await editBank(partnerId, 'sbo.second', '1111222266')).status).toBe(200);
    const late = await editBank(partnerId, 'sbo.reviewer', '9999000099');
    expect(refused(late)).toEqual([422, 'rule_last_reviewer']);
    expect(await versionOf(partnerId)).toBe(2);
    const attached = await files.toPartner(partnerId, { as: 'sbo.reviewer', name: 'Permit.pdf' });
    expect(refused(attached)).toEqual([422, 'rule_last_reviewer']);
    // Whose hands are in it already takes nobody away.
    expect((await editBank(partnerId, 'sbo.second', '1111222277')).status).toBe(200);
    expect((await editBank(partnerId, 'sales.admin', '1111222288')).status).toBe(200);
    expect((await say('approve', partnerId, 'sbo.reviewer')).status).toBe(200);
  });

  it('what has passed is changed by each of them', async () => {
    const { partnerId } = await makeApplication(app.admin, { status: 'A' });
    for (const as of ['sbo.second', 'sbo.reviewer'])
      expect((await editContacts(partnerId, as)).status, as).toBe(200);
  });

  it('a colleague who is suspended decides on nothing', async () => {
    const { partnerId } = await makeApplication(app.admin);
    await app.admin.query(`update user_account set status = 'SUSPENDED' where username = 'sbo.second'`);
    expect(refused(await editBank(partnerId, 'sbo.reviewer', '1111222299'))).toEqual([
      422,
      'rule_last_reviewer',
    ]);
  });
});
