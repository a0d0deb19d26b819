import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import type { Answer } from '#tests/support/app/client.ts';
import { FILES } from '#tests/support/documents/uploads.ts';
import { branchCells } from '#tests/support/imports/branchBook.ts';
import { sheetBench } from '../sheetBench.ts';
import { PAPER, sendingBench } from './sendingBench.ts';

let app: TestApp;
let bench: ReturnType<typeof sendingBench>;
let who: Awaited<ReturnType<ReturnType<typeof sendingBench>['sent']>>;
beforeAll(async () => {
  app = await startTestApp();
  bench = sendingBench(app);
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.clearLimits();
  who = await bench.sent();
});

const refusal = ({ status, body }: Answer) => [status, body.error, Object.keys(body.fields ?? {})];
/** What stands beside the documents that every application of the bench has. */
const documents = async () =>
  (
    await app.admin.query(
      `select d.code, d.merchant_id, d.created_by, f.name, f.purpose, f.owner_id, f.storage_key
       from document d join file f on f.id = d.file_id where d.partner_id = $1 and f.name <> $2 order by d.code`,
      [who.partnerId, PAPER],
    )
  ).rows;
const store = () => `${who.storeIds[0]}`;

describe('what is kept of what was sent and not completed', () => {
  it('is given to whoever sent it, with which file is which document, and is gone from the draft once it is complete', async () => {
    const uploadId = await bench.upload(who.as, 'dti.pdf');
    await bench.attach(who.as, 'merchants', store(), { documentCode: 'DTI', uploadId });
    const file = () => app.call('GET', `/api/self-service/drafts/${who.reference}/export`, { as: who.as });
    const { status, body } = await file();
    const dtimeSent = expect.any(String);
    expect([status, body.uploads.map(({ id }: { id: string }) => id)]).toEqual([
      200,
      expect.arrayContaining([uploadId]),
    ]);
    expect(body.sent).toMatchObject({
      partner: { id: who.partnerId, values: { name: expect.any(String) }, dtimeSent },
      merchants: [{ id: store(), key: 'branch-0', values: { contactNumber: '639171234567' }, dtimeSent }],
      files: expect.arrayContaining([{ uploadId, documentCode: 'DTI', merchantId: store(), dtimeSent }]),
    });
    await bench.complete(who, who.storeIds);
    const after = await file();
    expect([after.status, after.body.state, after.body.parts, after.body.sent]).toEqual([
      200,
      'SENT',
      [],
      null,
    ]);
  });

  it('is nobody else’s', async () => {
    const other = await bench.sent();
    const path = `/api/self-service/drafts/${who.reference}/export`;
    expect((await app.call('GET', path, { as: other.as })).status).toBe(404);
    const { body } = await app.call('GET', `/api/self-service/drafts/${other.reference}/export`, {
      as: other.as,
    });
    expect(body.sent.partner.id).toBe(other.partnerId);
  });
});

describe('files of what an applicant sends', () => {
  it('become documents of the partner and of its stores when it is complete, with the very bytes', async () => {
    const ids = [await bench.upload(who.as, 'dti.pdf'), await bench.upload(who.as, 'front.png', FILES.png)];
    const [dti] = [
      await bench.attach(who.as, 'partners', who.partnerId, { documentCode: 'DTI', uploadId: ids[0] }),
      await bench.attach(who.as, 'merchants', store(), { documentCode: 'STORE_PHOTO', uploadId: ids[1] }),
    ];
    expect([dti.status, dti.body.data]).toMatchObject([200, { id: ids[0], code: 'DTI', name: 'dti.pdf' }]);
    expect(await documents()).toEqual([]);
    await bench.complete(who, who.storeIds);
    const by = { created_by: `applicant:${who.reference}`, purpose: 'document', owner_id: null };
    expect(await documents()).toMatchObject([
      { code: 'DTI', merchant_id: null, name: 'dti.pdf', ...by },
      { code: 'STORE_PHOTO', merchant_id: store(), name: 'front.png', ...by },
    ]);
    const path = `/api/partner-management/get-details/${who.partnerId}/documents/workflow`;
    const { body } = await app.call('GET', path, { as: 'sbo.reviewer' });
    const [document] = body.data.list;
    const token = (await app.login('sbo.reviewer')).accessToken;
    const file = await fetch(
      `${app.url}/api/partner-management/file/download/workflow?documentId=${document.id}`,
      { headers: { authorization: `Bearer ${token}` } },
    );
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(FILES.pdf);
  });

  it('may come along whole, as the specification has it', async () => {
    const file = new File([FILES.pdf], 'permit.pdf');
    const sent = await bench.attach(who.as, 'partners', who.partnerId, { documentCode: 'BIR_2303' }, file);
    expect(sent.status).toBe(200);
    await bench.complete(who, who.storeIds);
    expect(await documents()).toMatchObject([{ code: 'BIR_2303', name: 'permit.pdf' }]);
  });

  it('are one document each, however often they are sent, under the last name and at the last place', async () => {
    const uploadId = await bench.upload(who.as);
    for (const documentCode of ['DTI', 'DTI', 'BIR_2303'])
      await bench.attach(who.as, 'partners', who.partnerId, { documentCode, uploadId });
    await bench.attach(who.as, 'merchants', store(), { documentCode: 'BIR_2303', uploadId });
    await bench.complete(who, who.storeIds);
    expect(await documents()).toMatchObject([{ code: 'BIR_2303', merchant_id: store() }]);
  });

  it('stay behind when they were taken away, or their store is left out', async () => {
    const [gone, left] = [await bench.upload(who.as), await bench.upload(who.as)];
    await bench.attach(who.as, 'partners', who.partnerId, { documentCode: 'DTI', uploadId: gone });
    await bench.attach(who.as, 'merchants', store(), { documentCode: 'STORE_PHOTO', uploadId: left });
    await app.call('POST', `/api/self-service/uploads/${gone}/discard`, { as: who.as });
    expect((await bench.complete(who, [])).status).toBe(200);
    expect(await documents()).toEqual([]);
  });

  it('are refused by name: another’s, unknown, of no kind, none at all, in the place of a document', async () => {
    const other = await bench.sent();
    const uploadId = await bench.upload(other.as);
    const attach = (request: object) => bench.attach(who.as, 'partners', who.partnerId, request);
    for (const id of [uploadId, crypto.randomUUID()])
      expect(refusal(await attach({ documentCode: 'DTI', uploadId: id }))).toEqual([
        400,
        'invalid',
        ['request.uploadId'],
      ]);
    expect(refusal(await attach({ documentCode: 'NONE', uploadId }))).toEqual([
      400,
      'invalid',
      ['request.documentCode'],
    ]);
    expect(refusal(await attach({ documentCode: 'DTI' }))).toEqual([400, 'invalid', ['file']]);
    expect(refusal(await attach({ documentCode: 'DTI', uploadId, replaces: '1' }))).toEqual([
      400,
      'invalid',
      ['request.replaces'],
    ]);
  });

  it('are not for another’s partner or store', async () => {
    const other = await bench.sent();
    const uploadId = await bench.upload(who.as);
    const request = { documentCode: 'DTI', uploadId };
    expect((await bench.attach(who.as, 'partners', other.partnerId, request)).status).toBe(404);
    expect((await bench.attach(who.as, 'merchants', `${other.storeIds[0]}`, request)).status).toBe(404);
    expect((await bench.attach(who.as, 'merchants', 'x', request)).status).toBe(404);
  });

  it('come by themselves once it is complete', async () => {
    const uploadId = await bench.upload(who.as);
    await bench.complete(who, who.storeIds);
    const request = { documentCode: 'DTI' };
    const late = await bench.attach(who.as, 'partners', who.partnerId, { ...request, uploadId });
    expect(refusal(late)).toEqual([400, 'invalid', ['request.uploadId']]);
    const file = new File([FILES.pdf], 'late.pdf');
    expect((await bench.attach(who.as, 'partners', who.partnerId, request, file)).status).toBe(200);
    expect(refusal(await bench.attach(who.as, 'partners', who.partnerId, request))).toEqual([
      400,
      'invalid',
      ['file'],
    ]);
    expect(await documents()).toMatchObject([{ name: 'late.pdf' }]);
  });
});

describe('a list of stores that an application came out of', () => {
  it('leaves with what was typed, and its documents stay', async () => {
    const sheet = await sheetBench(app).ofRows(who, [branchCells(0)]);
    const isKept = async (): Promise<Record<string, boolean>> => {
      const { rows } = await app.admin.query(
        `select u.id, u.discarded_at is null as kept from applicant_upload u join applicant_draft d on d.id = u.draft_id
          where d.reference_number = $1`,
        [who.reference],
      );
      return Object.fromEntries(rows.map(({ id, kept }) => [id, kept]));
    };
    const files = await isKept();
    expect(Object.keys(files).length).toBeGreaterThan(1);
    expect((await bench.complete(who, who.storeIds)).status).toBe(200);
    expect(await isKept()).toEqual({ ...files, [sheet]: false });
  });
});
