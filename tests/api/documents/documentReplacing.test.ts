import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { DTI, documentBench } from '#tests/support/documents/documentBench.ts';
import { FILES } from '#tests/support/documents/uploads.ts';

let app: TestApp;
let bench: ReturnType<typeof documentBench>;
beforeAll(async () => {
  app = await startTestApp();
  bench = documentBench(app);
});
afterAll(() => app.stop());

const ofUser = async (username: string): Promise<string> =>
  (await app.admin.query('select partner_id from user_account where username = $1', [username])).rows[0]
    .partner_id;

describe('a document that takes another’s place', () => {
  it('leaves it disabled and linked', async () => {
    const { partnerId } = await bench.made();
    const { body: old } = await bench.toPartner(partnerId, { name: 'old.pdf' });
    const request = { ...DTI, replaces: old.data.id };
    const { status, body } = await bench.toPartner(partnerId, { name: 'new.pdf', request });
    expect(status).toBe(200);
    const partner = await app.call('GET', `/api/partners/${partnerId}`, { as: 'sales.admin' });
    const rows = partner.body.data.attachedDocuments.filter((row: { code: string }) => row.code === 'DTI');
    expect(rows).toMatchObject([
      { name: 'old.pdf', isEnabled: false, replacedBy: body.data.id, disabledBy: 'sales.admin' },
      { name: 'new.pdf', isEnabled: true, replacedBy: null },
    ]);
    const again = await bench.toPartner(partnerId, { request });
    expect([again.status, Object.keys(again.body.fields)]).toEqual([400, ['request.replaces']]);
  });

  it('is of the same kind and of the same record', async () => {
    const { partnerId, storeIds } = await bench.made();
    const { body: old } = await bench.toPartner(partnerId);
    const replaces = old.data.id;
    const kind = await bench.toPartner(partnerId, { request: { documentCode: 'SEC', replaces } });
    expect([kind.status, Object.keys(kind.body.fields)]).toEqual([400, ['request.documentCode']]);
    const store = await bench.toStore(storeIds[0] ?? '', { request: { ...DTI, replaces } });
    expect([store.status, Object.keys(store.body.fields)]).toEqual([400, ['request.replaces']]);
  });

  it('is one of two that came at the same time', async () => {
    const { partnerId } = await bench.made();
    const { body: old } = await bench.toPartner(partnerId);
    const request = { ...DTI, replaces: old.data.id };
    const both = await Promise.all([
      bench.toPartner(partnerId, { request }),
      bench.toPartner(partnerId, { request, as: 'sbo.reviewer' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  });
});

describe('taking a document away', () => {
  const disable = (
    kind: 'partner-management' | 'merchants',
    id: string,
    fileId: string,
    as = 'sales.admin',
  ) => app.call('PUT', `/api/${kind}/disable/${id}/file/${fileId}`, { as });

  it('keeps it in the history, and a second time changes nothing', async () => {
    const { partnerId } = await bench.made();
    const { body: old } = await bench.toPartner(partnerId);
    const first = await disable('partner-management', partnerId, old.data.id);
    expect([first.status, first.body.data]).toMatchObject([
      200,
      { isEnabled: false, disabledBy: 'sales.admin' },
    ]);
    expect(await bench.version('partner', partnerId)).toBe(3);
    const second = await disable('partner-management', partnerId, old.data.id, 'sbo.reviewer');
    expect(second.body.data).toEqual(first.body.data);
    expect(await bench.version('partner', partnerId)).toBe(3);
  });

  it('finds only the documents of the record that is named', async () => {
    const { partnerId, storeIds } = await bench.made();
    const storeId = storeIds[0] ?? '';
    const { body: ofPartner } = await bench.toPartner(partnerId);
    const { body: ofStore } = await bench.toStore(storeId);
    expect((await disable('merchants', storeId, ofPartner.data.id)).status).toBe(404);
    expect((await disable('partner-management', partnerId, ofStore.data.id)).status).toBe(404);
    expect((await disable('merchants', storeId, ofStore.data.id)).status).toBe(200);
    for (const id of ['0', 'x', '999999999'])
      expect((await disable('partner-management', partnerId, id)).status).toBe(404);
  });
});

describe('who may not', () => {
  it.each([
    ['B', null],
    ['C', null],
    ['REJECTED', null],
    ['CANCELLED', null],
    ['SUBMITTED', 'RISK_VERIFICATION'],
  ] as const)('[app.editability] anybody, while the record is %s/%s', async (status, workflow) => {
    const { partnerId } = await bench.made({ status, workflow });
    await bench.leavesNothing(async () => {
      const { status: answer, body } = await bench.toPartner(partnerId);
      expect([answer, body.error]).toEqual([422, 'rule_not_editable']);
    });
  });

  it('others than those who edit', async () => {
    const { partnerId, storeIds } = await bench.made();
    await bench.leavesNothing(async () => {
      for (const as of ['antifraud.reviewer', 'online.viewer', 'store.manager', 'frontliner'])
        expect((await bench.toPartner(partnerId, { as })).status).toBe(403);
      expect((await bench.toStore(storeIds[0] ?? '', { as: 'store.manager' })).status).toBe(403);
    });
  });

  it('partners with records of others; with their own they may', async () => {
    const own = await ofUser('partner.admin');
    await bench.leavesNothing(async () => {
      const foreign = await bench.toPartner(own, { as: 'other.partner' });
      const unknown = await bench.toPartner('999999999', { as: 'other.partner' });
      expect([foreign.status, { ...foreign.body, requestId: '' }]).toEqual([
        404,
        { ...unknown.body, requestId: '' },
      ]);
    });
    const { status, body } = await bench.toPartner(own, { as: 'partner.admin' });
    expect([status, body.data.createdBy]).toEqual([200, 'partner.admin']);
  });

  it('applicants, as long as they have no sessions; nor those who are signed in, on their behalf', async () => {
    const { partnerId, storeIds } = await bench.made();
    const paths = [
      `/api/partners/v3/${partnerId}/file/public`,
      `/api/merchants/v3/${storeIds[0]}/file/public`,
    ];
    await bench.leavesNothing(async () => {
      for (const path of paths)
        for (const as of [undefined, 'sales.admin']) {
          const { status, body } = await bench.send(path, { ...(as ? { as } : {}), request: DTI });
          expect([status, body.error]).toEqual([401, 'invalid_token']);
        }
    });
  });

  it('nobody without a session', async () => {
    const { partnerId } = await bench.made();
    await bench.leavesNothing(async () => {
      const { status } = await bench.send(`/api/partners/v3/${partnerId}/file`, { request: DTI });
      expect(status).toBe(401);
    });
  });
});

describe('a repeated Idempotency-Key', () => {
  it('makes one document of the same file, and refuses another', async () => {
    const { partnerId } = await bench.made();
    const headers = { 'Idempotency-Key': 'documents-once' };
    const first = await bench.toPartner(partnerId, { headers });
    const before = (await bench.stored()).length;
    const again = await bench.toPartner(partnerId, { headers });
    expect([again.body, again.headers.get('idempotent-replayed')]).toEqual([first.body, 'true']);
    const other = await bench.toPartner(partnerId, { headers, name: 'a.png', content: FILES.png });
    expect([other.status, other.body.error]).toEqual([409, 'conflict']);
    expect((await bench.stored()).length).toBe(before);
    expect(await bench.version('partner', partnerId)).toBe(2);
  });
});
