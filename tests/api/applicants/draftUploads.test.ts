import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import type { Answer } from '#tests/support/app/client.ts';
import { FILES, pdfOf } from '#tests/support/documents/uploads.ts';
import { draftBench } from './draftBench.ts';
import { MEGABYTE, pieceBench, sha256 } from './pieceBench.ts';

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

describe('a file that is sent in pieces', () => {
  it('is put together to the very bytes that were sent', async () => {
    const content = pdfOf(2 * MEGABYTE);
    crypto.getRandomValues(content.subarray(100, 60_000));
    const { id, send } = pieces.fileOf(content);
    expect((await send(0, MEGABYTE)).body.data).toMatchObject({
      id,
      received: MEGABYTE,
      size: content.length,
      isWhole: false,
    });
    expect((await send(MEGABYTE, MEGABYTE + 5)).body.data.received).toBe(MEGABYTE + 5);
    const last = await send(MEGABYTE + 5, content.length - 1);
    expect([last.status, last.body.data.isWhole]).toEqual([200, false]);
    const { data } = (await send(content.length - 1, content.length)).body;
    expect(data).toMatchObject({
      id,
      name: 'permit.pdf',
      mediaType: 'application/pdf',
      received: content.length,
      isWhole: true,
    });
    expect(await uploads()).toEqual([data]);
    const seen = await pieces.look(id);
    expect([
      seen.status,
      seen.headers.get('content-type'),
      seen.headers.get('content-disposition')?.split(';')[0],
    ]).toEqual([200, 'application/pdf', 'inline']);
    expect(Buffer.from(await seen.arrayBuffer()).equals(content)).toBe(true);
    const { rows } = await app.admin.query('select 1 from applicant_upload_piece where upload_id = $1', [id]);
    expect(rows).toEqual([]);
  });

  it.each([
    ['permit.pdf', FILES.pdf],
    ['permit.JPG', FILES.jpg],
    ['permit.png', FILES.png],
    ['permit.heic', FILES.heic],
  ])('may be small, and %s', async (name, content) => {
    const { status, body } = await pieces.fileOf(content, { name }).sendAll();
    expect([status, body.data.isWhole]).toEqual([200, true]);
  });

  it('goes on after a cut, from what was received, on another device too', async () => {
    const content = pdfOf(3 * MEGABYTE);
    const file = pieces.fileOf(content);
    await file.send(0, MEGABYTE);
    const other = (await bench.session({ identifier: own.reference }, own.mobile)).accessToken;
    const [{ received }] = (await bench.get(other, own.reference)).body.data.uploads;
    expect(received).toBe(MEGABYTE);
    await file.send(received, 2 * MEGABYTE, other);
    expect((await file.send(2 * MEGABYTE, 3 * MEGABYTE, other)).body.data.isWhole).toBe(true);
  });

  it('takes a piece that comes again, or many times at once, as one', async () => {
    const content = pdfOf(1000);
    const file = pieces.fileOf(content);
    const first = await Promise.all(Array.from({ length: 3 }, () => file.send(0, 600)));
    expect(first.map(({ status, body }) => [status, body.data.received])).toEqual(Array(3).fill([200, 600]));
    expect((await file.send(100, 300)).body.data.received).toBe(600);
    const last = await Promise.all(Array.from({ length: 3 }, () => file.send(600, 1000)));
    expect(last.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await file.send(600, 1000)).body.data.isWhole).toBe(true);
    expect(Buffer.from(await (await pieces.look(file.id)).arrayBuffer()).equals(content)).toBe(true);
  });

  it('is whole for both when its last piece comes twice, and one takes the pieces away under the other', async () => {
    const content = pdfOf(1000);
    const file = pieces.fileOf(content);
    await file.send(0, 600);
    const { files } = app.deps;
    const { put } = files;
    const again: Answer[] = [];
    let puts = 0;
    files.put = async (key, bytes) => {
      // The piece itself is the first; the second one is the whole, and waits for the other request.
      if (++puts === 2) again.push(await file.send(600, 1000));
      return put(key, bytes);
    };
    const first = await file.send(600, 1000).finally(() => Object.assign(files, { put }));
    for (const { status, body } of [first, ...again])
      expect([status, body.data?.isWhole]).toEqual([200, true]);
    expect(again).toHaveLength(1);
    expect(Buffer.from(await (await pieces.look(file.id)).arrayBuffer()).equals(content)).toBe(true);
  });

  it('leaves no gap and overlaps with nothing: 409 says how much was received', async () => {
    const file = pieces.fileOf(pdfOf(1000));
    const early = await file.send(500, 1000);
    expect([...errorOf(early), early.body.current]).toEqual([409, 'conflict', null]);
    await file.send(0, 400);
    for (const [from, to] of [
      [500, 1000],
      [300, 500],
      [0, 401],
    ] as const) {
      const refused = await file.send(from, to);
      expect([...errorOf(refused), refused.body.current.received]).toEqual([409, 'conflict', 400]);
    }
  });

  it('is one file under one id', async () => {
    const file = pieces.fileOf(pdfOf(1000));
    await file.send(0, 400);
    for (const other of [{ name: 'other.pdf' }, { size: 1001 }, { sha256: 'a'.repeat(64) }])
      expect(errorOf(await pieces.fileOf(pdfOf(1000), { ...other, id: file.id }).send(400, 1000))).toEqual([
        409,
        'conflict',
      ]);
    expect((await file.send(400, 1000)).body.data.isWhole).toBe(true);
  });

  it('is refused at its end when other bytes came than were announced, and is gone', async () => {
    const file = pieces.fileOf(pdfOf(1000), { sha256: 'b'.repeat(64) });
    await file.send(0, 400);
    const { status, body } = await file.send(400, 1000);
    expect([status, body.error, Object.keys(body.fields)]).toEqual([422, 'rule_file_not_valid', ['file']]);
    expect(await uploads()).toEqual([]);
    expect((await pieces.look(file.id)).status).toBe(404);
    expect((await file.send(0, 400)).status).toBe(409);
  });

  it('does not reach beyond its own size', async () => {
    const content = pdfOf(1000);
    const file = pieces.fileOf(content, { size: 900 });
    expect(errorOf(await file.send(0, 1000))).toEqual([400, 'invalid']);
    await file.send(0, 800);
    expect(errorOf(await file.send(800, 1000))).toEqual([400, 'invalid']);
  });
});

describe('what is no document', () => {
  it('is refused with its first piece, whatever its name says', async () => {
    const film = new Uint8Array(2 * MEGABYTE).fill(7);
    const { status, body } = await pieces.fileOf(film, { name: 'permit.jpg' }).send(0, MEGABYTE);
    expect([status, body.error, body.fields]).toEqual([
      422,
      'rule_file_not_valid',
      { file: 'File is not valid' },
    ]);
    expect(await uploads()).toEqual([]);
  });

  it('is refused when its first piece tells nothing yet', async () => {
    const file = pieces.fileOf(new Uint8Array(200).fill(7), { name: 'permit.jpg' });
    expect((await file.send(0, 3)).status).toBe(200);
    expect(errorOf(await file.send(3, 200))).toEqual([422, 'rule_file_not_valid']);
  });

  it.each(['permit.exe', 'permit', 'permit.svg', 'permit.pdf.html'])(
    'is refused by its name: %s',
    async (name) => {
      expect(errorOf(await pieces.fileOf(FILES.pdf, { name }).sendAll())).toEqual([
        422,
        'rule_file_not_valid',
      ]);
    },
  );

  it('has 10 MB at most, and a piece 1 MB', async () => {
    const large = await pieces.fileOf(pdfOf(100), { size: 10 * MEGABYTE + 1 }).send(0, 100);
    expect([...errorOf(large), Object.keys(large.body.fields)]).toEqual([400, 'invalid', ['size']]);
    expect(errorOf(await pieces.fileOf(pdfOf(2 * MEGABYTE)).send(0, MEGABYTE + 1))).toEqual([
      413,
      'too_large',
    ]);
    expect((await pieces.fileOf(pdfOf(2 * MEGABYTE)).send(0, MEGABYTE)).status).toBe(200);
  });

  it.each([
    ['id', 'not-an-id'],
    ['offset', '-1'],
    ['offset', '0.5'],
    ['size', '0'],
    ['sha256', 'A'.repeat(64)],
  ])('says that %s is wrong: %s', async (field, value) => {
    const body = new FormData();
    const right = {
      id: crypto.randomUUID(),
      offset: '0',
      size: String(FILES.pdf.length),
      sha256: sha256(FILES.pdf),
    };
    for (const [name, text] of Object.entries({ ...right, [field]: value })) body.set(name, text);
    body.set('file', new File([FILES.pdf], 'permit.pdf'));
    const answer = await app.call('POST', '/api/self-service/uploads', { as: own.as, body });
    expect([...errorOf(answer), Object.keys(answer.body.fields)]).toEqual([400, 'invalid', [field]]);
  });
});
