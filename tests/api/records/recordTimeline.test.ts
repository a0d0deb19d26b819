import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { timelineSource } from '#server/areas/applications/details/getRecordTimeline.ts';
import { withContext } from '#server/db/context.ts';
import { rowsStatement } from '#server/lists/statements.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { type MadeApplication, makeApplication } from '#tests/support/records/applications.ts';

let app: TestApp;
let made: MadeApplication;
let storeId: string;
beforeAll(async () => {
  app = await startTestApp();
  made = await makeApplication(app.admin, { stores: [{}, {}] });
  [storeId = ''] = made.storeIds;
});
afterAll(() => app.stop());

interface Entry {
  operation: string;
  target: string;
  targetName: string | null;
  actor: string | null;
  changes: { field: string; before: unknown; after: unknown }[];
}
const timeline = (query: Record<string, string> = {}, id = made.partnerId, as = 'sales.admin') =>
  app.call('GET', `/api/partner-management/timeline/${id}`, { as, query: { limit: '100', ...query } });
const entries = async (query?: Record<string, string>): Promise<Entry[]> =>
  (await timeline(query)).body.data.list;
const asStaff = (text: string, values: unknown[] = []) =>
  withContext(
    app.pools,
    {
      class: 'internal',
      userId: '2',
      username: 'ana.staff',
      role: 'HCPC_SBO_EDIT',
      partnerId: null,
      merchantIds: [],
    },
    'timeline',
    (tx) => tx.query({ text, values }),
  );

describe('the timeline of a record', () => {
  it('tells what changed on a partner and below it, newest first, in words and names', async () => {
    await asStaff(`update partner set status = 'INCOMPLETE', workflow_status = 'INCOMPLETE' where id = $1`, [
      made.partnerId,
    ]);
    await asStaff(`update bank_account set account_number = '99887766' where partner_id = $1`, [
      made.partnerId,
    ]);
    const [bank, partner] = await entries();
    expect(bank).toMatchObject({
      target: 'bank_account',
      actor: 'ana.staff',
      changes: [{ field: 'account_number', before: { kind: 'hidden' }, after: { kind: 'hidden' } }],
    });
    expect(partner).toMatchObject({
      target: 'partner',
      targetName: made.name,
      changes: [
        { field: 'status', after: { kind: 'code', words: 'applicationStatus', code: 'INCOMPLETE' } },
        {
          field: 'workflow_status',
          before: null,
          after: { kind: 'code', words: 'workflowStatus', code: 'INCOMPLETE' },
        },
      ],
    });
  });

  it('keeps the stores of a partner apart, each with its own', async () => {
    await asStaff(`update merchant set segment = 'Toys' where id = $1`, [storeId]);
    await asStaff(
      `insert into contact_person (partner_id, merchant_id, role, first_name, last_name) values ($1, $2, 'OWNER', 'Lea', 'Uy')`,
      [made.partnerId, storeId],
    );
    const [contact, store] = await entries({ merchantId: storeId });
    expect(contact).toMatchObject({ target: 'contact_person', targetName: 'Lea Uy', operation: 'INSERT' });
    expect(store).toMatchObject({ target: 'merchant', changes: [{ field: 'segment' }] });
    expect((await entries()).some((entry) => entry.targetName === 'Lea Uy')).toBe(false);
    await asStaff(`delete from contact_person where merchant_id = $1`, [storeId]);
    expect((await entries({ merchantId: storeId }))[0]).toMatchObject({
      operation: 'DELETE',
      targetName: 'Lea Uy',
      targetGone: true,
    });
  });

  it('leaves out what is not of the record: users of the partner, who has a review taken', async () => {
    const before = (await timeline({}, '1')).body.data.total;
    await asStaff(`update user_account set last_name = 'Cruz' where username = 'partner.admin'`);
    await asStaff(
      `insert into review_claim (partner_id, user_id, username) select 1, id, 'x' from user_account limit 1`,
    );
    expect((await timeline({}, '1')).body.data.total).toBe(before);
  });

  it('pages by cursor, takes a store of the partner only, and is read along an index', async () => {
    const first = (await timeline({ limit: '2' })).body.data;
    const second = (await timeline({ limit: '2', cursor: first.next })).body.data;
    const ids = (await entries()).map((entry) => (entry as Entry & { id: string }).id);
    expect([...first.list, ...second.list].map((entry: { id: string }) => entry.id)).toEqual(ids.slice(0, 4));
    expect((await timeline({ merchantId: '1' })).body.data).toMatchObject({ list: [], total: 0 });
    await app.admin.query('vacuum analyze audit.entry');
    for (const of of [
      { partnerId: '5', isPartners: true },
      { partnerId: '5', merchantId: '7' },
    ]) {
      const { text, values } = rowsStatement(timelineSource, of, { sort: '-id', limit: 21 });
      const plan = JSON.stringify(await asStaff(`explain ${text}`, values));
      expect(plan).toMatch(/entry_(partner|merchant)/);
    }
  });

  it('is for staff who may see the record; an unknown one is not found', async () => {
    expect((await timeline({}, '1', 'partner.admin')).status).toBe(403);
    expect((await timeline({}, '1', 'loyalty.editor')).status).toBe(403);
    expect((await timeline({}, '1', 'online.viewer')).status).toBe(200);
    for (const id of ['999999', 'x']) expect((await timeline({}, id)).status).toBe(404);
    const { status, body } = await timeline({ since: '2026-01-01' });
    expect([status, Object.keys(body.fields)]).toEqual([400, ['since']]);
  });
});
