import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tidy } from '#server/jobs/tidy.ts';
import { openJobsPool, type Workshop } from '#server/jobs/workshop.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { FILES, type Upload, uploadBench } from '#tests/support/documents/uploads.ts';
import { makeApplication } from '#tests/support/records/applications.ts';

const DAY_MS = 86_400_000;

let app: TestApp;
let bench: ReturnType<typeof uploadBench>;
beforeAll(async () => {
  app = await startTestApp();
  bench = uploadBench(app);
});
afterAll(() => app.stop());

const as = 'sales.admin';
const stage = async (more: Upload = {}): Promise<string> =>
  (await bench.send('/api/files', { as, ...more })).body.data.fileId;
const preview = (id: string, who = as) => bench.get(`/api/files/${id}/preview`, who);
const discard = (id: string, who = as) => app.call('POST', `/api/files/${id}/discard`, { as: who });
const adopt = async (fileId: string) => {
  const { partnerId } = await makeApplication(app.admin);
  const { rows } = await app.admin.query('select version from partner where id = $1', [partnerId]);
  return app.call('POST', `/api/partner-management/update/${partnerId}/documents`, {
    as,
    body: { documents: [{ documentCode: 'BANK_PROOF', fileId }] },
    headers: { 'If-Match': String(rows[0].version) },
  });
};

describe('a file whose record is not there yet', () => {
  it('is looked at by who uploaded it, and nothing in it runs', async () => {
    const id = await stage({ name: 'Pahintulot ñ.jpg', content: FILES.jpg });
    const { status, content, headers } = await preview(id);
    expect([status, content.equals(FILES.jpg), headers.get('content-type')]).toEqual([
      200,
      true,
      'image/jpeg',
    ]);
    expect(headers.get('content-disposition')).toMatch(/^inline/);
    expect(headers.get('content-security-policy')).toContain('sandbox');
  });

  it.each(['sbo.reviewer', 'partner.admin', 'other.partner'])('is not there for %s', async (who) => {
    const id = await stage();
    expect([(await preview(id, who)).status, (await discard(id, who)).status]).toEqual([404, 404]);
    expect((await preview(id)).status).toBe(200);
  });

  it('is listed for who uploaded it, the latest first, until it is a document, discarded or run out', async () => {
    const who = 'head.office';
    const mine = async (): Promise<string[]> =>
      (await app.call('GET', '/api/files', { as: who })).body.data.list.map(
        ({ fileId }: { fileId: string }) => fileId,
      );
    const first = await stage({ as: who, name: 'first.pdf' });
    const { body } = await app.call('GET', '/api/files', { as: who });
    expect(body.data.list).toMatchObject([
      { fileId: first, name: 'first.pdf', mediaType: 'application/pdf', size: FILES.pdf.length },
    ]);
    const days = (Date.parse(body.data.list[0].dtimeExpires) - app.clock.now().getTime()) / DAY_MS;
    expect(days).toBeCloseTo(30, 1);
    await stage();
    const second = await stage({ as: who });
    expect(await mine()).toEqual([second, first]);
    await app.admin.query(`update file set purpose = 'document' where id = $1`, [first]);
    expect(await mine()).toEqual([second]);
    app.clock.advance(30 * DAY_MS + 1000);
    expect(await mine()).toEqual([]);
    app.clock.advance(-30 * DAY_MS - 1000);
    await discard(second, who);
    expect(await mine()).toEqual([]);
  });

  it('is gone at once when it is discarded, and is no document any more', async () => {
    const id = await stage();
    const { status, body } = await discard(id);
    expect([status, body]).toEqual([200, { data: { done: true } }]);
    expect([(await preview(id)).status, (await discard(id)).status]).toEqual([404, 404]);
    const { status: refused, body: why } = await adopt(id);
    expect([refused, why.error]).toEqual([422, 'rule_file_gone']);
  });

  it('leaves neither bytes nor row when it was discarded', async () => {
    const [id, kept] = [await stage(), await stage()];
    const find = () =>
      app.admin.query('select id, storage_key as key from file where id = any($1::bigint[]) order by id', [
        [id, kept],
      ]);
    const [gone, stays] = (await find()).rows;
    await discard(id);
    const pool = openJobsPool(app.migratorUrl);
    await tidy({ deps: app.deps, pool } as Workshop).finally(() => pool.end());
    expect((await find()).rows).toEqual([stays]);
    expect([await app.deps.files.has(gone.key), await app.deps.files.has(stays.key)]).toEqual([false, true]);
  });

  it('no longer counts among the two gigabytes once it is discarded', async () => {
    const { rows } = await app.admin.query(
      `insert into file (owner_id, purpose, name, media_type, size, sha256, storage_key, expires_at)
       select id, 'upload', 'big', 'x', 2147483640, repeat('0', 64), 'uploads/big', $1
       from user_account where username = 'accounting' returning id`,
      [new Date(app.clock.now().getTime() + DAY_MS)],
    );
    expect((await bench.send('/api/files', { as: 'accounting' })).status).toBe(413);
    await discard(rows[0].id, 'accounting');
    expect((await bench.send('/api/files', { as: 'accounting' })).status).toBe(200);
  });

  it('cannot be looked at or discarded after thirty days', async () => {
    const id = await stage();
    app.clock.advance(30 * DAY_MS + 1000);
    expect([(await preview(id)).status, (await discard(id)).status]).toEqual([404, 404]);
    app.clock.advance(-30 * DAY_MS - 1000);
  });

  it('that became a document is neither looked at nor discarded as one that did not', async () => {
    const id = await stage();
    expect((await adopt(id)).status).toBe(200);
    expect([(await preview(id)).status, (await discard(id)).status]).toEqual([404, 404]);
    const { rows } = await app.admin.query('select purpose, expires_at from file where id = $1', [id]);
    expect(rows).toEqual([{ purpose: 'document', expires_at: null }]);
  });

  it.each(['0', 'x', '-1', '99999999999999999999'])('has no id like %j', async (id) => {
    expect([(await preview(id)).status, (await discard(id)).status]).toEqual([404, 404]);
  });

  it('is answered like an unknown one when it is an export', async () => {
    const { rows } = await app.admin.query(
      `insert into file (owner_id, purpose, name, media_type, size, sha256, storage_key, expires_at)
       select id, 'export', 'roles.csv', 'text/csv', 4, repeat('0', 64), 'exports/x.csv', $1
       from user_account where username = $2 returning id`,
      [new Date(app.clock.now().getTime() + DAY_MS), as],
    );
    expect([(await preview(rows[0].id)).status, (await discard(rows[0].id)).status]).toEqual([404, 404]);
  });
});
