import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { makeApplication } from '#tests/support/records/applications.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const add = (id: string, body: unknown, as = 'sbo.reviewer', headers: Record<string, string> = {}) =>
  app.call('POST', `/api/partner-management/notes/${id}`, { as, body, headers });
const list = (id: string, query: Record<string, string> = {}, as = 'antifraud.reviewer') =>
  app.call('GET', `/api/partner-management/notes/${id}`, { as, query });

describe('notes beside a record', () => {
  it('are read by all staff who see the record, the newest first, page by page', async () => {
    const { partnerId, storeIds } = await makeApplication(app.admin, { stores: [{}] });
    const [merchantId] = storeIds;
    const first = await add(partnerId, { body: '  Called the owner.\nWill send the ID.  ' });
    expect(first.body.data).toMatchObject({
      merchantId: null,
      body: 'Called the owner.\nWill send the ID.',
      createdBy: 'sbo.reviewer',
      dtimeCreated: expect.stringMatching(/^2026-11-20T02:0/),
    });
    await add(partnerId, { body: 'The shop is on the second floor.', merchantId });
    const all = (await list(partnerId)).body.data;
    expect(all.total).toBe(2);
    expect(all.list.map((note: { merchantId: string | null }) => note.merchantId)).toEqual([
      merchantId,
      null,
    ]);
    expect((await list(partnerId, { merchantId: `${merchantId}` })).body.data.total).toBe(1);
    const heads = [
      `/api/partner-management/get-details/${partnerId}/partner/workflow`,
      `/api/merchants/v3/merchant-details/${merchantId}/summary`,
    ];
    const counted = await Promise.all(
      heads.map((path) => app.call('GET', path, { as: 'antifraud.reviewer' })),
    );
    expect(counted.map(({ body }) => body.data.counts.notes)).toEqual([2, 1]);
    const page = (await list(partnerId, { limit: '1' })).body.data;
    expect((await list(partnerId, { limit: '1', cursor: page.next })).body.data.list).toEqual([all.list[1]]);
  });

  it('hold lines of text, and neither control characters nor halves of one', async () => {
    const { partnerId } = await makeApplication(app.admin);
    for (const body of ['x\u0007', 'a\ud800b']) {
      const { status, body: answer } = await add(partnerId, { body });
      expect([status, Object.keys(answer.fields)]).toEqual([400, ['body']]);
    }
    expect((await add(partnerId, { body: 'one\n\ttwo' })).status).toBe(200);
  });

  it('are of one partner only', async () => {
    const [one, other] = [
      await makeApplication(app.admin),
      await makeApplication(app.admin, { stores: [{}] }),
    ];
    await add(one.partnerId, { body: 'Mine.' });
    expect((await list(other.partnerId)).body.data.total).toBe(0);
    expect((await add(one.partnerId, { body: 'x', merchantId: other.storeIds[0] })).status).toBe(404);
    for (const id of ['999999999', 'abc']) {
      expect((await list(id)).status).toBe(404);
      expect((await add(id, { body: 'x' })).status).toBe(404);
    }
  });

  it('are not counted for partners', async () => {
    const { body } = await app.call('GET', '/api/partner-management/get-details/1/partner/workflow', {
      as: 'partner.admin',
    });
    expect(body.data.counts.notes).toBeNull();
  });

  it('are not for partners, nor for staff who do not see records', async () => {
    const { rows } = await app.admin.query(
      `select partner_id as id from user_account where username = 'partner.admin'`,
    );
    for (const as of ['partner.admin', 'finance.officer']) {
      expect((await list(rows[0].id, {}, as)).status).toBe(403);
      expect((await add(rows[0].id, { body: 'x' }, as)).status).toBe(403);
    }
  });

  it.each([
    [{ body: '   ' }, 'body'],
    [{ body: 'x'.repeat(2001) }, 'body'],
    [{ body: 'x', colour: 1 }, 'colour'],
  ])('bad input %# names its field', async (body, field) => {
    const { partnerId } = await makeApplication(app.admin);
    const answer = await add(partnerId, body);
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, [field]]);
  });

  it('the same idempotency key notes it once', async () => {
    const { partnerId } = await makeApplication(app.admin);
    const headers = { 'Idempotency-Key': `note-${partnerId}` };
    const first = await add(partnerId, { body: 'Once.' }, 'sbo.reviewer', headers);
    expect((await add(partnerId, { body: 'Once.' }, 'sbo.reviewer', headers)).body).toEqual(first.body);
    expect((await list(partnerId)).body.data.total).toBe(1);
  });
});
