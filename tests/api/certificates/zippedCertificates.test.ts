import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openZip } from '#server/sheets/zip/openZip.ts';
import { exportBench } from '#tests/api/lists/exportBench.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { certificateBench, QUARTER } from './certificateBench.ts';

let app: TestApp;
let bench: ReturnType<typeof certificateBench>;
let zips: ReturnType<typeof exportBench>;
let folder: string;
beforeAll(async () => {
  app = await startTestApp({ jobs: true });
  bench = certificateBench(app);
  zips = exportBench(app);
  folder = await mkdtemp(join(tmpdir(), 'suki-zips-'));
});
beforeEach(() => app.clearLimits());
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await app.stop();
});

const ask = async <T>(text: string, values: unknown[] = []) =>
  (await app.admin.query(text, values)).rows as T[];
const ofAccounting = `quarter=${QUARTER}`;
const zipOf = (as: string, query: string) =>
  zips.exported(as, { resource: 'certificates', query, columns: [], format: 'zip' });
/** The files of an archive by their names, read by the parser of spreadsheets. */
const filesIn = async (bytes: Buffer): Promise<Map<string, Buffer>> => {
  const path = join(folder, `${crypto.randomUUID()}.zip`);
  await writeFile(path, bytes);
  const handle = await open(path);
  try {
    const zip = await openZip(handle, bytes.length);
    const files = new Map<string, Buffer>();
    for (const part of zip.parts.values())
      files.set(part.name, Buffer.concat(await Array.fromAsync(zip.read(part))));
    return files;
  } finally {
    await handle.close();
  }
};
const downloads = async (as: string) =>
  (
    await ask<{ n: number }>('select count(*)::int as n from certificate_2307_download where username = $1', [
      as,
    ])
  )[0]?.n ?? 0;

describe('a zip of certificates', () => {
  it('has the PDF of each that the reader sees of the list, the same bytes as alone, and counts as taken', async () => {
    const { body } = await bench.get('', 'accounting', { quarter: QUARTER, limit: '100' });
    const { list } = body.data;
    expect(list.length).toBeGreaterThan(1);
    const before = await downloads('accounting');
    const { job, bytes, response } = await zipOf('accounting', ofAccounting);
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(job).toMatchObject({ rowCount: list.length });
    const files = await filesIn(bytes);
    expect([...files.keys()].sort()).toEqual(
      list
        .map(({ payeeTin, version }: { payeeTin: string; version: number }) => {
          return `2307-${QUARTER}-${payeeTin}-v${version}.pdf`;
        })
        .sort(),
    );
    expect(await downloads('accounting')).toBe(before + list.length);
    const [first] = list;
    const alone = await bench.download(first.id, 'accounting');
    expect(files.get(`2307-${QUARTER}-${first.payeeTin}-v${first.version}.pdf`)).toEqual(alone.bytes);
    const { downloads: taken, dtimeTaken } = await bench.one(first.id);
    expect(taken.some(({ takenBy, isPayee }) => takenBy === 'accounting' && isPayee)).toBe(true);
    expect(dtimeTaken).not.toBeNull();
    const [trail] = await ask<{ n: number }>(
      `select count(*)::int as n from audit.entry where target = 'certificate_2307' and event_type = 'DOWNLOAD' and actor = 'accounting'
        and after ->> 'name' like '%.zip'`,
    );
    expect(trail?.n).toBe(list.length);
  });

  it('has of other partners nothing, whatever is asked for', async () => {
    const [other] = await ask<{ id: string }>(
      'select id::text from certificate_2307 where partner_id <> 1 order by id limit 1',
    );
    const { body } = await zips.order('accounting', {
      ...{ resource: 'certificates', query: `id=${other?.id}`, columns: [], format: 'zip' },
    });
    const job = await zips.ended('accounting', body.data.id);
    expect(job).toMatchObject({ status: 'failed', fileId: null });
    expect(job.message).toContain('no paper');
    const [kept] = await ask<{ n: number }>(
      `select count(*)::int as n from certificate_2307_download where certificate_id = $1 and username = 'accounting'`,
      [other?.id],
    );
    expect(kept?.n).toBe(0);
  });

  it('is filtered as the list is', async () => {
    const { body } = await bench.get('', 'finance.officer', { quarter: QUARTER, limit: '1' });
    const [{ id }] = body.data.list;
    const { bytes } = await zipOf('finance.officer', `id=${id}`);
    expect((await filesIn(bytes)).size).toBe(1);
    expect(await downloads('finance.officer')).toBe(1);
  });

  it('is refused of a list whose rows have no papers, and a sheet without columns', async () => {
    const refused = await zips.order('finance.officer', { resource: 'payouts', columns: [], format: 'zip' });
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['format']]);
    const sheet = await zips.order('finance.officer', { resource: 'payouts', columns: [], format: 'csv' });
    expect(sheet.status).toBe(400);
    expect((await zips.order('head.office', { resource: 'audit', columns: [], format: 'zip' })).status).toBe(
      403,
    );
  });
});
