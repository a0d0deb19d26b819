import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import type { Answer } from '#tests/support/app/client.ts';
import { FILES, pdfOf } from '#tests/support/documents/uploads.ts';
import { draftBench } from './draftBench.ts';

let app: TestApp;
let bench: ReturnType<typeof draftBench>;
let own: { as: string; mobile: string; reference: string };
beforeAll(async () => {
  app = await startTestApp();
  bench = draftBench(app);
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.clearLimits();
  own = await bench.applicant();
});

const MEGABYTE = 1024 * 1024;
type Bytes = Uint8Array<ArrayBuffer>;
const sha256 = (bytes: Bytes): string => createHash('sha256').update(bytes).digest('hex');
const errorOf = ({ status, body }: Answer) => [status, body.error];

/** A file as a page sends it, piece by piece. */
const fileOf = (
  content: Bytes,
  more: { name?: string; sha256?: string; as?: string; size?: number; id?: string } = {},
) => {
  const id = more.id ?? crypto.randomUUID();
  const send = (from: number, to: number, as = more.as ?? own.as): Promise<Answer> => {
    const body = new FormData();
    body.set('id', id);
    body.set('offset', String(from));
    body.set('size', String(more.size ?? content.length));
    body.set('sha256', more.sha256 ?? sha256(content));
    body.set('file', new File([content.subarray(from, to)], more.name ?? 'permit.pdf'));
    return app.call('POST', '/api/self-service/uploads', { as, body });
  };
  const sendAll = async (): Promise<Answer> => {
    let answer: Answer | undefined;
    for (let at = 0; at < content.length; at += MEGABYTE) answer = await send(at, at + MEGABYTE);
    if (!answer) throw new Error('nothing to send');
    return answer;
  };
  return { id, send, sendAll };
};
const look = async (id: string, as = own.as) =>
  fetch(`${app.url}/api/self-service/uploads/${id}`, { headers: { authorization: `Bearer ${as}` } });
const discard = (id: string, as = own.as): Promise<Answer> =>
  app.call('POST', `/api/self-service/uploads/${id}/discard`, { as });
const uploads = async () => (await bench.get(own.as, own.reference)).body.data.uploads;

describe('a file that is sent in pieces', () => {
  it('is put together to the very bytes that were sent', async () => {
    const content = pdfOf(2 * MEGABYTE);
    crypto.getRandomValues(content.subarray(100, 60_000));
    const { id, send } = fileOf(content);
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
    const seen = await look(id);
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
    const { status, body } = await fileOf(content, { name }).sendAll();
    expect([status, body.data.isWhole]).toEqual([200, true]);
  });

  it('goes on after a cut, from what was received, on another device too', async () => {
    const content = pdfOf(3 * MEGABYTE);
    const file = fileOf(content);
    await file.send(0, MEGABYTE);
    const other = (await bench.session({ identifier: own.reference }, own.mobile)).accessToken;
    const [{ received }] = (await bench.get(other, own.reference)).body.data.uploads;
    expect(received).toBe(MEGABYTE);
    await file.send(received, 2 * MEGABYTE, other);
    expect((await file.send(2 * MEGABYTE, 3 * MEGABYTE, other)).body.data.isWhole).toBe(true);
  });

  it('takes a piece that comes again, or many times at once, as one', async () => {
    const content = pdfOf(1000);
    const file = fileOf(content);
    const first = await Promise.all(Array.from({ length: 4 }, () => file.send(0, 600)));
    expect(first.map(({ status, body }) => [status, body.data.received])).toEqual(Array(4).fill([200, 600]));
    expect((await file.send(100, 300)).body.data.received).toBe(600);
    const last = await Promise.all(Array.from({ length: 4 }, () => file.send(600, 1000)));
    expect(last.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await file.send(600, 1000)).body.data.isWhole).toBe(true);
    expect(Buffer.from(await (await look(file.id)).arrayBuffer()).equals(content)).toBe(true);
  });

  it('leaves no gap and overlaps with nothing: 409 says how much was received', async () => {
    const file = fileOf(pdfOf(1000));
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
    const file = fileOf(pdfOf(1000));
    await file.send(0, 400);
    for (const other of [{ name: 'other.pdf' }, { size: 1001 }, { sha256: 'a'.repeat(64) }])
      expect(errorOf(await fileOf(pdfOf(1000), { ...other, id: file.id }).send(400, 1000))).toEqual([
        409,
        'conflict',
      ]);
    expect((await file.send(400, 1000)).body.data.isWhole).toBe(true);
  });

  it('is refused at its end when other bytes came than were announced, and is gone', async () => {
    const file = fileOf(pdfOf(1000), { sha256: 'b'.repeat(64) });
    await file.send(0, 400);
    const { status, body } = await file.send(400, 1000);
    expect([status, body.error, Object.keys(body.fields)]).toEqual([422, 'rule_file_not_valid', ['file']]);
    expect(await uploads()).toEqual([]);
    expect((await look(file.id)).status).toBe(404);
    expect((await file.send(0, 400)).status).toBe(409);
  });

  it('does not reach beyond its own size', async () => {
    const content = pdfOf(1000);
    const file = fileOf(content, { size: 900 });
    expect(errorOf(await file.send(0, 1000))).toEqual([400, 'invalid']);
    await file.send(0, 800);
    expect(errorOf(await file.send(800, 1000))).toEqual([400, 'invalid']);
  });
});

describe('what is no document', () => {
  it('is refused with its first piece, whatever its name says', async () => {
    const film = new Uint8Array(2 * MEGABYTE).fill(7);
    const { status, body } = await fileOf(film, { name: 'permit.jpg' }).send(0, MEGABYTE);
    expect([status, body.error, body.fields]).toEqual([
      422,
      'rule_file_not_valid',
      { file: 'File is not valid' },
    ]);
    expect(await uploads()).toEqual([]);
  });

  it('is refused when its first piece tells nothing yet', async () => {
    const file = fileOf(new Uint8Array(200).fill(7), { name: 'permit.jpg' });
    expect((await file.send(0, 3)).status).toBe(200);
    expect(errorOf(await file.send(3, 200))).toEqual([422, 'rule_file_not_valid']);
  });

  it.each(['permit.exe', 'permit', 'permit.svg', 'permit.pdf.html'])(
    'is refused by its name: %s',
    async (name) => {
      expect(errorOf(await fileOf(FILES.pdf, { name }).sendAll())).toEqual([422, 'rule_file_not_valid']);
    },
  );

  it('has 10 MB at most, and a piece 1 MB', async () => {
    const large = await fileOf(pdfOf(100), { size: 10 * MEGABYTE + 1 }).send(0, 100);
    expect([...errorOf(large), Object.keys(large.body.fields)]).toEqual([400, 'invalid', ['size']]);
    expect(errorOf(await fileOf(pdfOf(2 * MEGABYTE)).send(0, MEGABYTE + 1))).toEqual([413, 'too_large']);
    expect((await fileOf(pdfOf(2 * MEGABYTE)).send(0, MEGABYTE)).status).toBe(200);
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
    expect((await fileOf(FILES.pdf).sendAll()).status).toBe(200);
    const more = await fileOf(FILES.pdf).sendAll();
    expect([...errorOf(more), Object.keys(more.body.fields)]).toEqual([413, 'too_large', ['file']]);
    own = await bench.applicant();
    await add(102, 10 * MEGABYTE);
    expect((await fileOf(pdfOf(100)).sendAll()).status).toBe(200);
    await add(1, 4 * MEGABYTE - 100);
    expect(errorOf(await fileOf(pdfOf(100)).sendAll())).toEqual([413, 'too_large']);
  });

  it('is sent in 240 pieces a minute', async () => {
    expect((await fileOf(FILES.pdf).sendAll()).status).toBe(200);
    await app.admin.query(`update rate_limit set hits = 240 where bucket like 'draft-pieces:%'`);
    expect(errorOf(await fileOf(FILES.pdf).sendAll())).toEqual([429, 'too_many']);
  });
});

describe('a file of somebody else', () => {
  it('is not shown, not taken away and not added to, and answered as one that there never was', async () => {
    const other = await bench.applicant();
    const file = fileOf(pdfOf(1000), { as: other.as });
    await file.send(0, 400);
    const whole = fileOf(FILES.pdf, { as: other.as });
    await whole.sendAll();
    for (const id of [whole.id, crypto.randomUUID(), 'anything']) {
      expect((await look(id)).status).toBe(404);
      expect(errorOf(await discard(id))).toEqual([404, 'not_found']);
    }
    expect([(await file.send(400, 1000, own.as)).status, (await file.send(0, 400, own.as)).status]).toEqual([
      409, 409,
    ]);
    expect((await file.send(400, 1000)).body.data.isWhole).toBe(true);
  });

  it('is sent to no application by a session of none', async () => {
    const as = await bench.prove(bench.newNumber());
    expect(errorOf(await fileOf(FILES.pdf, { as }).sendAll())).toEqual([404, 'not_found']);
  });
});

describe('a file that is taken away', () => {
  it('is gone at once, whole or not, and once more is no mistake', async () => {
    const [whole, half] = [fileOf(FILES.pdf), fileOf(pdfOf(1000))];
    await whole.sendAll();
    await half.send(0, 400);
    for (const { id } of [whole, half, whole]) expect((await discard(id)).body.data).toEqual({ done: true });
    expect(await uploads()).toEqual([]);
    expect((await look(whole.id)).status).toBe(404);
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
      const file = fileOf(pdfOf(1000));
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
