import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keepDrafts } from '#server/areas/applicants/keep/keepDrafts.ts';
import { openJobsPool } from '#server/jobs/workshop.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import type { Answer } from '#tests/support/app/client.ts';
import { FILES, pdfOf } from '#tests/support/documents/uploads.ts';
import { type Application, applicantBench } from './applicantBench.ts';
import { draftBench } from './draftBench.ts';
import { MEGABYTE, pieceBench } from './pieceBench.ts';

const INCOMPLETE = { status: 'INCOMPLETE', workflow: 'INCOMPLETE' } as const;
const HOME = { of: 'application' };
const DAY = 24 * 60 * 60_000;

let app: TestApp;
let bench: ReturnType<typeof applicantBench>;
let drafts: ReturnType<typeof draftBench>;
let own: Application;
let as: string;
let pieces: ReturnType<typeof pieceBench>;
beforeAll(async () => {
  app = await startTestApp();
  bench = applicantBench(app);
  drafts = draftBench(app);
  pieces = pieceBench(app, () => as);
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.clearLimits();
  own = await bench.application({ ...INCOMPLETE, stores: [INCOMPLETE, INCOMPLETE] });
  as = await bench.signIn(own);
});

const errorOf = ({ status, body }: Answer) => [status, body.error];
const fieldOf = ({ status, body }: Answer) => [status, Object.keys(body.fields ?? {})];
const one = async (text: string, values: unknown[]) => (await app.admin.query(text, values)).rows[0];
const store = (at = 0) => own.storeIds[at] as string;
const ofStore = (merchantId: string) => ({ ...HOME, merchantId });
const attach = (
  of: 'partners' | 'merchants',
  id: string | undefined,
  uploadId: string,
  more: object = {},
  who = as,
) => {
  const body = new FormData();
  body.set('request', JSON.stringify({ documentCode: 'DTI', uploadId, ...more }));
  return app.call('POST', `/api/${of}/v3/${id}/file/public`, { as: who, body });
};
const fresh = async (home: Record<string, string> = HOME): Promise<string> => {
  const file = pieces.fileOf(FILES.pdf, { home });
  expect((await file.sendAll()).body.data.isWhole).toBe(true);
  return file.id;
};
const bytesOf = async (documentId: string) => {
  const { storage_key } = await one(
    'select f.storage_key from document d join file f on f.id = d.file_id where d.id = $1',
    [documentId],
  );
  const chunks: Uint8Array[] = [];
  for await (const chunk of await app.deps.files.read(storage_key)) chunks.push(chunk as Uint8Array);
  return Buffer.concat(chunks);
};
const close = (id: string, status = 'REJECTED') =>
  app.admin.query('update partner set status = $2, workflow_status = null where id = $1', [id, status]);

describe('another paper of an application that is mended', () => {
  it('comes in pieces, goes on after a cut, and takes the place of the one before', async () => {
    const before = (await bench.upload('partners', own.partnerId, as)).body.data.id;
    const content = pdfOf(2 * MEGABYTE);
    crypto.getRandomValues(content.subarray(100, 60_000));
    const file = pieces.fileOf(content, { home: HOME });
    await file.send(0, MEGABYTE);
    const again = await file.send(0, MEGABYTE);
    expect([again.status, again.body.data.received]).toEqual([200, MEGABYTE]);
    expect((await file.send(MEGABYTE, 2 * MEGABYTE)).body.data.isWhole).toBe(true);
    const { status, body } = await attach('partners', own.partnerId, file.id, { replaces: before });
    expect([status, body.data]).toEqual([
      200,
      expect.objectContaining({ code: 'DTI', isEnabled: true, createdBy: own.reference }),
    ]);
    expect((await bytesOf(body.data.id)).equals(content)).toBe(true);
    const replaced = await one('select is_enabled, replaced_by::text from document where id = $1', [before]);
    expect(replaced).toEqual({ is_enabled: false, replaced_by: body.data.id });
  });

  it('of a store goes to that store, also of one that is added to a partner in business', async () => {
    const id = await fresh(ofStore(store()));
    expect(fieldOf(await attach('merchants', store(1), id))).toEqual([400, ['request.uploadId']]);
    expect(fieldOf(await attach('partners', own.partnerId, id))).toEqual([400, ['request.uploadId']]);
    expect((await attach('merchants', store(), id)).status).toBe(200);
    own = await bench.application({ status: 'A', stores: [INCOMPLETE] });
    as = await bench.signIn(own);
    expect((await attach('merchants', store(), await fresh(ofStore(store())))).status).toBe(200);
    expect(errorOf(await pieces.fileOf(FILES.pdf, { home: HOME }).sendAll())).toEqual([
      422,
      'rule_not_editable',
    ]);
  });

  it('is one document: the answer that was lost comes again, and for another it is refused', async () => {
    const before = (await bench.upload('partners', own.partnerId, as)).body.data.id;
    const id = await fresh();
    const first = await attach('partners', own.partnerId, id, { replaces: before });
    const again = await attach('partners', own.partnerId, id, { replaces: before });
    expect([again.status, again.body.data]).toEqual([200, first.body.data]);
    const other = { documentCode: 'BIR_2303' };
    expect(fieldOf(await attach('partners', own.partnerId, id, other))).toEqual([400, ['request.uploadId']]);
    expect(fieldOf(await attach('merchants', store(), id))).toEqual([400, ['request.uploadId']]);
    const twice = await fresh();
    const answers = await Promise.all(
      ['DTI', 'BIR_2303'].map((documentCode) => attach('partners', own.partnerId, twice, { documentCode })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('that is not whole, was never sent or is of a draft becomes no document', async () => {
    const half = pieces.fileOf(pdfOf(1000), { home: HOME });
    await half.send(0, 400);
    const writer = await drafts.applicant();
    const ofDraft = pieces.fileOf(FILES.pdf, { as: writer.as });
    await ofDraft.sendAll();
    for (const id of [half.id, crypto.randomUUID(), ofDraft.id])
      expect(fieldOf(await attach('partners', own.partnerId, id))).toEqual([400, ['request.uploadId']]);
  });

  it.each([
    ['a document of a kind that nobody takes', FILES.png, 'permit.pdf', {}, 422, 'rule_file_not_valid'],
    ['a sheet of branches', FILES.pdf, 'permit.pdf', { kind: 'branchSheet' }, 400, 'invalid'],
    ['a home that there is not', FILES.pdf, 'permit.pdf', { of: 'partner' }, 400, 'invalid'],
    ['a draft with a store', FILES.pdf, 'permit.pdf', { of: 'draft', merchantId: '1' }, 400, 'invalid'],
  ])('is refused as %s', async (_, bytes, name, home, status, error) => {
    expect(errorOf(await pieces.fileOf(bytes, { name, home: { ...HOME, ...home } }).sendAll())).toEqual([
      status,
      error,
    ]);
  });
});

describe('a piece for what is not, or no more, the applicant’s to change', () => {
  it('of another application, or a store of it, is 404 or its own, and moves nothing there', async () => {
    const other = await bench.application({ ...INCOMPLETE, stores: [INCOMPLETE] });
    const theirs = await bench.signIn(other);
    const file = pieces.fileOf(pdfOf(1000), { home: HOME, as: theirs });
    await file.send(0, 400);
    expect(errorOf(await file.send(400, 1000, as))).toEqual([409, 'conflict']);
    expect(errorOf(await file.send(0, 400, as))).toEqual([409, 'conflict']);
    const intoTheirs = pieces.fileOf(FILES.pdf, { home: ofStore(other.storeIds[0] as string) });
    for (const to of [intoTheirs, pieces.fileOf(FILES.pdf, { home: ofStore('no-id') })])
      expect(errorOf(await to.sendAll())).toEqual([404, 'not_found']);
    const whole = await file.send(400, 1000, theirs);
    expect(whole.body.data.isWhole).toBe(true);
    expect(fieldOf(await attach('partners', own.partnerId, file.id))).toEqual([400, ['request.uploadId']]);
    expect((await attach('partners', other.partnerId, file.id)).status).toBe(404);
  });

  it('of nobody’s application is 404: before there is a session, or while a draft is written', async () => {
    const writer = await drafts.applicant();
    const home = pieces.fileOf(FILES.pdf, { home: HOME });
    expect(errorOf(await home.send(0, FILES.pdf.length, writer.as))).toEqual([404, 'not_found']);
    const { status } = await app.call('POST', '/api/self-service/uploads', { body: new FormData() });
    expect(status).toBe(401);
  });

  it.each([
    ['REJECTED', null],
    ['CANCELLED', null],
    ['SUBMITTED', 'RISK_VERIFICATION'],
    ['APPROVED', 'APPROVED'],
  ] as const)(
    'is refused once it is %s, %s, and what came before becomes no document',
    async (status, workflow) => {
      const [whole, half] = [await fresh(), pieces.fileOf(pdfOf(1000), { home: HOME })];
      await half.send(0, 400);
      await app.admin.query(
        `update partner set status = $2, workflow_status = $3, hsis_code = coalesce(hsis_code, 'MENDING-' || id) where id = $1`,
        [own.partnerId, status, workflow],
      );
      expect(errorOf(await half.send(400, 1000))).toEqual([422, 'rule_not_editable']);
      expect(errorOf(await attach('partners', own.partnerId, whole))).toEqual([422, 'rule_not_editable']);
    },
  );

  it('is refused at its end when the review closed it while the file was put together', async () => {
    const file = pieces.fileOf(pdfOf(1000), { home: HOME });
    await file.send(0, 400);
    const { files } = app.deps;
    const { put } = files;
    let puts = 0;
    files.put = async (key, bytes) => {
      if (++puts === 2) await close(own.partnerId);
      return put(key, bytes);
    };
    const last = await file.send(400, 1000).finally(() => Object.assign(files, { put }));
    expect(errorOf(last)).toEqual([422, 'rule_not_editable']);
    expect(await one('select storage_key from applicant_upload where id = $1', [file.id])).toEqual({
      storage_key: null,
    });
  });

  it('belongs in the database to a draft or to an application, and to one of the session alone', async () => {
    const insert = `insert into applicant_upload (id, draft_id, partner_id, merchant_id, name, media_type, size, sha256, created_at, updated_at, kind)
      values (gen_random_uuid(), $1, $2, $3, 'a.pdf', 'application/pdf', 1, repeat('a', 64), now(), now(), $4)`;
    const draft = (await one('select max(id)::text as id from applicant_draft', []))?.id ?? null;
    for (const values of [
      [null, null, null, 'document'],
      [draft, own.partnerId, null, 'document'],
      [draft, null, store(), 'document'],
      [null, own.partnerId, null, 'branchSheet'],
    ])
      await expect(app.admin.query(insert, values)).rejects.toThrow(/applicant_upload_/);
  });
});

describe('the limits and the tidying', () => {
  it('takes as many files as a draft does', async () => {
    await app.admin.query(
      `insert into applicant_upload (id, partner_id, name, media_type, size, sha256, created_at, updated_at)
        select gen_random_uuid(), $1, 'a.pdf', 'application/pdf', 1, repeat('a', 64), now(), now() from generate_series(1, 600)`,
      [own.partnerId],
    );
    expect(errorOf(await pieces.fileOf(FILES.pdf, { home: HOME }).sendAll())).toEqual([413, 'too_large']);
  });

  it('forgets after a day what was not attached, and leaves to a document its bytes', async () => {
    const [unused, half] = [await fresh(), pieces.fileOf(pdfOf(1000), { home: HOME })];
    await half.send(0, 400);
    const { id: documentId } = (await attach('partners', own.partnerId, await fresh())).body.data;
    const keys = async () =>
      (
        await app.admin.query(
          `select storage_key as key from applicant_upload where id = $1
           union all select storage_key from applicant_upload_piece where upload_id = $2`,
          [unused, half.id],
        )
      ).rows.map(({ key }) => key as string);
    const rows = async () =>
      (await one('select count(*)::int as n from applicant_upload where partner_id = $1', [own.partnerId])).n;
    const keep = async () => {
      const pool = openJobsPool(app.migratorUrl);
      await keepDrafts({ deps: app.deps, pool }).finally(() => pool.end());
    };
    const gone = await keys();
    app.clock.advance(DAY - 60_000);
    await keep();
    expect(await rows()).toBe(3);
    app.clock.advance(120_000);
    await keep();
    expect(await rows()).toBe(0);
    expect(gone).toHaveLength(2);
    expect(await Promise.all(gone.map((key) => app.deps.files.has(key)))).toEqual([false, false]);
    expect((await bytesOf(documentId)).equals(Buffer.from(FILES.pdf))).toBe(true);
  });
});
