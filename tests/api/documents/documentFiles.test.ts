import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { THUMBNAIL_BYTES } from '#domain/files/thumbnail.ts';
import { tidy } from '#server/jobs/tidy.ts';
import { openJobsPool, type Workshop } from '#server/jobs/workshop.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { FILES, type Upload, uploadBench } from '#tests/support/documents/uploads.ts';
import { makeApplication } from '#tests/support/records/applications.ts';

let app: TestApp;
let bench: ReturnType<typeof uploadBench>;
let own: { partnerId: string; merchantId: string };
beforeAll(async () => {
  app = await startTestApp();
  bench = uploadBench(app);
  const { rows } = await app.admin.query(
    `select m.partner_id as "partnerId", m.merchant_id as "merchantId" from user_merchant m
     join user_account u on u.id = m.user_id where u.username = 'store.manager'`,
  );
  own = rows[0];
});
afterAll(() => app.stop());

const DTI = { documentCode: 'DTI' };
const attach = async (kind: 'partners' | 'merchants', id: string, more: Upload = {}): Promise<string> => {
  const { status, body } = await bench.send(`/api/${kind}/v3/${id}/file`, {
    as: 'sales.admin',
    request: DTI,
    ...more,
  });
  expect(status).toBe(200);
  return body.data.id;
};
const made = async (stores = 1) => {
  const application = await makeApplication(app.admin, { stores: Array(stores).fill({}), isComplete: false });
  return { ...application, storeId: application.storeIds[0] ?? '' };
};
const preview = (id: string, as: string) =>
  bench.get(`/api/partner-management/file/preview?documentId=${id}`, as);
const download = (id: string, as = 'sbo.reviewer', way = 'workflow') =>
  bench.get(`/api/partner-management/file/download/${way}?documentId=${id}`, as);
const eventsOf = async (target: string, key: string) =>
  (
    await app.admin.query(
      `select event_type, actor, partner_id, merchant_id, after from audit.entry where operation = 'EVENT' and target = $1 and key = $2 order by id`,
      [target, key],
    )
  ).rows;

describe('a document as a file', () => {
  it.each(['workflow', 'track'])('is downloaded under its own name, for %s', async (way) => {
    const { partnerId } = await made();
    const id = await attach('partners', partnerId, { name: 'Permit ng Parañaque.pdf' });
    const { status, headers, content } = await download(id, 'sbo.reviewer', way);
    expect(status).toBe(200);
    expect(content.equals(FILES.pdf)).toBe(true);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(FILES.pdf.length),
      'content-disposition': `attachment; filename="Permit ng Paranaque.pdf"; filename*=UTF-8''Permit%20ng%20Para%C3%B1aque.pdf`,
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });

  it('is looked at in place, and nothing in it runs', async () => {
    const { partnerId } = await made();
    const id = await attach('partners', partnerId, { name: 'a.png', content: FILES.png });
    const { headers } = await preview(id, 'online.viewer');
    expect(headers.get('content-disposition')).toMatch(/^inline; /);
    expect(headers.get('content-type')).toBe('image/png');
    expect(headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
  });

  it('stands in the trail of its record each time', async () => {
    const { partnerId, storeId } = await made();
    const id = await attach('merchants', storeId);
    await download(id);
    await preview(id, 'antifraud.reviewer');
    expect(await eventsOf('document', id)).toMatchObject([
      { event_type: 'DOWNLOAD', actor: 'sbo.reviewer', partner_id: partnerId, merchant_id: storeId },
      { event_type: 'VIEW', actor: 'antifraud.reviewer', after: { name: 'permit.pdf', code: 'DTI' } },
    ]);
  });

  it('is drawn small where it is a picture of few bytes, and the trail says that it was no more', async () => {
    const { partnerId } = await made();
    const small = (id: string, as = 'online.viewer') =>
      bench.get(`/api/partner-management/file/preview?documentId=${id}&as=thumbnail`, as);
    const id = await attach('partners', partnerId, { name: 'a.png', content: FILES.png });
    const { status, content, headers } = await small(id);
    expect([status, content.equals(FILES.png), headers.get('content-type')]).toEqual([
      200,
      true,
      'image/png',
    ]);
    expect(await eventsOf('document', id)).toMatchObject([
      { event_type: 'THUMBNAIL', actor: 'online.viewer' },
    ]);
    const large = Buffer.concat([FILES.png, Buffer.alloc(THUMBNAIL_BYTES)]);
    for (const other of [
      await attach('partners', partnerId),
      await attach('partners', partnerId, { name: 'b.png', content: large }),
    ]) {
      expect((await small(other)).status).toBe(404);
      expect(await eventsOf('document', other)).toEqual([]);
    }
    expect((await small(id, 'other.partner')).status).toBe(404);
  });

  it('of the past may still be looked at', async () => {
    const { partnerId } = await made();
    const old = await attach('partners', partnerId);
    await attach('partners', partnerId, { request: { ...DTI, replaces: old } });
    expect((await download(old)).status).toBe(200);
  });

  it('is taken by those with the permission only', async () => {
    const id = await attach('partners', own.partnerId);
    for (const as of ['sales.admin', 'partner.admin', 'online.viewer', 'store.manager'])
      expect((await download(id, as)).status, as).toBe(403);
  });

  it('is seen by its partner and nobody else’s, and of a store by its people', async () => {
    const ofPartner = await attach('partners', own.partnerId);
    const ofStore = await attach('merchants', own.merchantId);
    const seen = async (id: string, as: string) => (await preview(id, as)).status;
    expect([await seen(ofPartner, 'partner.admin'), await seen(ofStore, 'head.office')]).toEqual([200, 200]);
    expect([await seen(ofPartner, 'other.partner'), await seen(ofStore, 'other.partner')]).toEqual([
      404, 404,
    ]);
    expect([await seen(ofPartner, 'store.manager'), await seen(ofStore, 'store.manager')]).toEqual([
      404, 200,
    ]);
  });

  it.each(['0', 'x', '999999999'])('with the id %s is none', async (id) => {
    expect((await download(id)).status).toBe(404);
  });

  it('whose bytes are gone is none', async () => {
    const { partnerId } = await made();
    const id = await attach('partners', partnerId);
    const { rows } = await app.admin.query(
      'select f.storage_key as key from file f join document d on d.file_id = f.id where d.id = $1',
      [id],
    );
    await app.deps.files.remove(rows[0].key);
    expect((await download(id)).status).toBe(404);
  });

  it('is not served as an export, not even to who sent it', async () => {
    const id = await attach('partners', own.partnerId, { as: 'partner.admin' });
    const { rows } = await app.admin.query('select file_id from document where id = $1', [id]);
    for (const as of ['partner.admin', 'sales.admin', 'other.partner'])
      expect((await bench.get(`/api/files/${rows[0].file_id}/download`, as)).status).toBe(404);
  });
});

describe('all documents of a partner', () => {
  const all = (id: string, as = 'sbo.reviewer') =>
    bench.get(`/api/partner-management/file/download-all/${id}`, as);

  it('are a zip with a folder for each store, without those that do not count', async () => {
    const { partnerId, storeIds } = await made(2);
    await app.admin.query(`update merchant set name = 'Aling Niña / Main' where partner_id = $1`, [
      partnerId,
    ]);
    const old = await attach('partners', partnerId, { name: 'old.pdf' });
    await attach('partners', partnerId, { name: 'permit.pdf', request: { ...DTI, replaces: old } });
    await attach('partners', partnerId, { name: 'permit.pdf' });
    await attach('merchants', storeIds[0] ?? '', { name: 'ID ₱.png', content: FILES.png });
    await attach('merchants', storeIds[1] ?? '');
    const { status, headers, content } = await all(partnerId);
    expect([status, headers.get('content-type')]).toEqual([200, 'application/zip']);
    expect(headers.get('content-length')).toBe(String(content.length));
    expect(headers.get('content-disposition')).toMatch(
      /filename="documents-SK-2026-\d+-\d{4}-\d\d-\d\d\.zip"/,
    );
    const files = unzipSync(content);
    expect(Object.keys(files).sort()).toEqual([
      'Aling Niña - Main (2)/DTI - permit.pdf',
      'Aling Niña - Main/DTI - ID ₱.png',
      'DTI - permit (2).pdf',
      'DTI - permit.pdf',
    ]);
    expect(Buffer.from(files['Aling Niña - Main/DTI - ID ₱.png'] ?? []).equals(FILES.png)).toBe(true);
    expect(await eventsOf('partner', partnerId)).toMatchObject([
      { event_type: 'DOWNLOAD', actor: 'sbo.reviewer', after: { count: 4 } },
    ]);
  });

  it('say which are not in it because they are gone', async () => {
    const { partnerId } = await made();
    await attach('partners', partnerId, { name: 'here.pdf' });
    const gone = await attach('partners', partnerId, { name: 'gone.pdf' });
    const { rows } = await app.admin.query(
      'select f.storage_key as key from file f join document d on d.file_id = f.id where d.id = $1',
      [gone],
    );
    await app.deps.files.remove(rows[0].key);
    const files = unzipSync((await all(partnerId)).content);
    expect(Object.keys(files)).toEqual(['DTI - here.pdf', 'MISSING.txt']);
    expect(Buffer.from(files['MISSING.txt'] ?? []).toString()).toBe('DTI - gone.pdf\r\n');
  });

  it('are none where there is none', async () => {
    const { partnerId } = await made();
    expect((await all(partnerId)).status).toBe(404);
    expect((await all('999999999')).status).toBe(404);
    expect((await all(partnerId, 'sales.admin')).status).toBe(403);
  });
});

describe('a file whose record is not there yet', () => {
  const stage = (more: Upload = {}) => bench.send('/api/files', { as: 'partner.admin', ...more });
  const adopt = async (fileId: string, as = 'partner.admin') => {
    const { rows } = await app.admin.query('select version from partner where id = $1', [own.partnerId]);
    return app.call('POST', `/api/partner-management/update/${own.partnerId}/documents`, {
      as,
      body: { documents: [{ documentCode: 'BANK_PROOF', fileId }] },
      headers: { 'If-Match': String(rows[0].version) },
    });
  };

  it('is the caller’s alone until it becomes a document', async () => {
    const { status, body } = await stage({ name: 'proof.jpg', content: FILES.jpg });
    expect([status, body.data]).toMatchObject([
      200,
      { name: 'proof.jpg', mediaType: 'image/jpeg', size: FILES.jpg.length },
    ]);
    const { fileId } = body.data;
    const others = await adopt(fileId, 'head.office');
    expect([others.status, others.body.error, Object.keys(others.body.fields)]).toEqual([
      422,
      'rule_file_gone',
      ['documents.0.fileId'],
    ]);
    expect((await adopt(fileId)).status).toBe(200);
    const partner = await app.call('GET', `/api/partners/${own.partnerId}`, { as: 'partner.admin' });
    const document = partner.body.data.attachedDocuments.find(
      (row: { code: string; name: string }) => row.code === 'BANK_PROOF' && row.name === 'proof.jpg',
    );
    expect((await preview(document.id, 'head.office')).content.equals(FILES.jpg)).toBe(true);
    expect((await adopt(fileId)).body.error).toBe('rule_file_gone');
  });

  it('is checked like every document', async () => {
    const { status, body } = await stage({ name: 'a.pdf', content: FILES.png });
    expect([status, body.fields]).toEqual([422, { file: 'File is not valid' }]);
    expect((await stage({ as: 'store.manager' })).status).toBe(403);
  });

  it('runs out after thirty days, with its bytes', async () => {
    const { body } = await stage();
    const { rows } = await app.admin.query('select storage_key as key, expires_at from file where id = $1', [
      body.data.fileId,
    ]);
    const days = (rows[0].expires_at.getTime() - app.clock.now().getTime()) / 86_400_000;
    expect(days).toBeCloseTo(30, 1);
    const kept = await stage();
    await adopt(kept.body.data.fileId);
    app.clock.advance(31 * 86_400_000);
    const pool = openJobsPool(app.migratorUrl);
    await tidy({ deps: app.deps, pool } as Workshop).finally(() => pool.end());
    expect(await app.deps.files.has(rows[0].key)).toBe(false);
    const left = await app.admin.query('select id from file where id = any($1::bigint[])', [
      [body.data.fileId, kept.body.data.fileId],
    ]);
    expect(left.rows).toEqual([{ id: kept.body.data.fileId }]);
    app.clock.advance(-31 * 86_400_000);
  });

  it('is one too many above two gigabytes', async () => {
    await app.admin.query(
      `insert into file (owner_id, purpose, name, media_type, size, sha256, storage_key, expires_at)
       select id, 'upload', 'big', 'x', 2147483640, repeat('0', 64), 'uploads/big', now() + interval '1 year'
       from user_account where username = 'accounting'`,
    );
    const { status, body } = await stage({ as: 'accounting' });
    expect([status, Object.keys(body.fields)]).toEqual([413, ['file']]);
  });
});
