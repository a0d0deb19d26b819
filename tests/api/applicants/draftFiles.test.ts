import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import type { Answer } from '#tests/support/app/client.ts';
import { FILES, pdfOf } from '#tests/support/documents/uploads.ts';
import { draftBench } from './draftBench.ts';
import { MEGABYTE, pieceBench } from './pieceBench.ts';

let app: TestApp;
let bench: ReturnType<typeof draftBench>;
let pieces: ReturnType<typeof pieceBench>;
let own: { as: string; mobile: string; reference: string };
beforeAll(async () => {
  app = await startTestApp();
  bench = draftBench(app);
  pieces = pieceBench(app, () => own.as);
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.clearLimits();
  own = await bench.applicant();
});

const errorOf = ({ status, body }: Answer) => [status, body.error];
const uploads = async () => (await bench.get(own.as, own.reference)).body.data.uploads;

describe('how much one application takes', () => {
  it('is 600 files and 1 GB in all', async () => {
    const add = (count: number, size: number) =>
      app.admin.query(
        `insert into applicant_upload (id, draft_id, name, media_type, size, sha256, created_at, updated_at)
         select gen_random_uuid(), d.id, 'a.pdf', 'application/pdf', $3, repeat('a', 64), now(), now()
         from applicant_draft d, generate_series(1, $2) where d.reference_number = $1`,
        [own.reference, count, size],
      );
    await add(599, 1);
    expect((await pieces.fileOf(FILES.pdf).sendAll()).status).toBe(200);
    const more = await pieces.fileOf(FILES.pdf).sendAll();
    expect([...errorOf(more), Object.keys(more.body.fields)]).toEqual([413, 'too_large', ['file']]);
    own = await bench.applicant();
    await add(102, 10 * MEGABYTE);
    expect((await pieces.fileOf(pdfOf(100)).sendAll()).status).toBe(200);
    await add(1, 4 * MEGABYTE - 100);
    expect(errorOf(await pieces.fileOf(pdfOf(100)).sendAll())).toEqual([413, 'too_large']);
  });

  it('is sent in 240 pieces a minute', async () => {
    expect((await pieces.fileOf(FILES.pdf).sendAll()).status).toBe(200);
    await app.admin.query(`update rate_limit set hits = 240 where bucket like 'draft-pieces:%'`);
    expect(errorOf(await pieces.fileOf(FILES.pdf).sendAll())).toEqual([429, 'too_many']);
  });
});

describe('a file of somebody else', () => {
  it('is not shown, not taken away and not added to, and answered as one that there never was', async () => {
    const other = await bench.applicant();
    const file = pieces.fileOf(pdfOf(1000), { as: other.as });
    await file.send(0, 400);
    const whole = pieces.fileOf(FILES.pdf, { as: other.as });
    await whole.sendAll();
    for (const id of [whole.id, crypto.randomUUID(), 'anything']) {
      expect((await pieces.look(id)).status).toBe(404);
      expect(errorOf(await pieces.discard(id))).toEqual([404, 'not_found']);
    }
    expect([(await file.send(400, 1000, own.as)).status, (await file.send(0, 400, own.as)).status]).toEqual([
      409, 409,
    ]);
    expect((await file.send(400, 1000)).body.data.isWhole).toBe(true);
  });

  it('is sent to no application by a session of none', async () => {
    const as = await bench.prove(bench.newNumber());
    expect(errorOf(await pieces.fileOf(FILES.pdf, { as }).sendAll())).toEqual([404, 'not_found']);
  });
});

describe('a file that is taken away', () => {
  it('is gone at once, whole or not, and once more is no mistake', async () => {
    const [whole, half] = [pieces.fileOf(FILES.pdf), pieces.fileOf(pdfOf(1000))];
    await whole.sendAll();
    await half.send(0, 400);
    for (const { id } of [whole, half, whole])
      expect((await pieces.discard(id)).body.data).toEqual({ done: true });
    expect(await uploads()).toEqual([]);
    expect((await pieces.look(whole.id)).status).toBe(404);
    expect((await half.send(400, 1000)).status).toBe(409);
  });
});

describe('the store of files', () => {
  it('keeps of all that was sent the whole files alone', async () => {
    const there = new Set<string>();
    const { files } = app.deps;
    const { put, remove } = files;
    files.put = (key, content) => put(key, content).then(() => void there.add(key));
    files.remove = (key) => remove(key).then(() => void there.delete(key));
    try {
      const file = pieces.fileOf(pdfOf(1000));
      await file.send(0, 400);
      await file.send(0, 400);
      await file.send(500, 600);
      expect(there.size).toBe(1);
      await Promise.all([file.send(400, 1000), file.send(400, 1000)]);
      const { rows } = await app.admin.query(
        'select storage_key as key from applicant_upload where id = $1',
        [file.id],
      );
      expect([...there]).toEqual([rows[0].key]);
    } finally {
      Object.assign(files, { put, remove });
    }
  });
});
