import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { FILES, pdfOf, uploadBench } from '#tests/support/documents/uploads.ts';
import { makeApplication } from '#tests/support/records/applications.ts';

const MEGABYTE = 1024 * 1024;
const DTI = { documentCode: 'DTI' };

let app: TestApp;
let bench: ReturnType<typeof uploadBench>;
let path: string;
let folder: string;
const before = process.env.TMPDIR;
beforeAll(async () => {
  app = await startTestApp({ poolSize: 4 });
  bench = uploadBench(app);
  const { partnerId } = await makeApplication(app.admin);
  path = `/api/partners/v3/${partnerId}/file`;
  // Where the server puts what comes in, for this file alone.
  folder = await mkdtemp(join(tmpdir(), 'suki-uploads-test-'));
  process.env.TMPDIR = folder;
});
afterAll(async () => {
  if (before === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = before;
  await rm(folder, { recursive: true });
  await app.stop();
});

const upload = (content: Uint8Array<ArrayBuffer>, as = 'sales.admin') =>
  bench.send(path, { as, request: DTI, content });
const stored = async () =>
  readdir(join(app.deps.config.dataDir, 'files', 'uploads')).catch((): string[] => []);
const rows = async () =>
  Number(
    (await app.admin.query(`select count(*) as n from file where storage_key like 'uploads/%'`)).rows[0].n,
  );

/** Waits until nothing is left of a request that broke off. */
const nothingComing = async (): Promise<string[]> => {
  for (let tries = 0; tries < 100 && (await readdir(folder)).length; tries++) await sleep(50);
  return readdir(folder);
};

const BOUNDARY = 'x-boundary';
const part = (name: string, more: string, content = '') =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${content}`;
const HEAD = `${part('request', '', JSON.stringify(DTI))}\r\n${part('file', '; filename="a.pdf"')}`;

/** Begins an upload by hand, and lets the caller go on with the socket. */
const begin = async (length: string) => {
  const { accessToken } = await app.login('sales.admin');
  const { hostname, port } = new URL(app.url);
  const socket = connect(Number(port), hostname);
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk));
  socket.on('error', () => undefined);
  const closed = new Promise<void>((done) => socket.once('close', () => done()));
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${accessToken}\r\nContent-Type: multipart/form-data; boundary=${BOUNDARY}\r\n${length}\r\n\r\n`,
  );
  return { socket, closed, answer: () => answer };
};

describe('a file that is too large', () => {
  it('is one of more than 10 MB', async () => {
    const { status } = await upload(pdfOf(10 * MEGABYTE));
    expect(status).toBe(200);
    const { status: refused, body } = await upload(pdfOf(10 * MEGABYTE + 1));
    expect([refused, body.error, body.fields]).toEqual([
      413,
      'too_large',
      { file: 'A file may have at most 10 MB' },
    ]);
    expect(await nothingComing()).toEqual([]);
    expect(await stored()).toHaveLength(await rows());
  });

  it('is refused before it is read when it says so', async () => {
    const { socket, closed, answer } = await begin(`Content-Length: ${60 * MEGABYTE}`);
    while (!answer().includes('\r\n\r\n')) await sleep(20);
    expect(answer()).toContain('413');
    socket.destroy();
    await closed;
    expect(await nothingComing()).toEqual([]);
  });

  it('is refused while it is read when it does not', async () => {
    const { socket, closed, answer } = await begin('Transfer-Encoding: chunked');
    const chunk = (text: string) => socket.write(`${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`);
    chunk(`${HEAD}%PDF-1.7`);
    const block = 'A'.repeat(MEGABYTE);
    for (let n = 0; n < 40 && !answer() && !socket.destroyed; n++) {
      chunk(block);
      await sleep(10);
    }
    while (!answer().includes('\r\n\r\n')) await sleep(20);
    expect(answer()).toContain('413');
    socket.destroy();
    await closed;
    expect(await nothingComing()).toEqual([]);
  });
});

describe('a connection that is cut', () => {
  it.each([
    ['in the head of the form', HEAD.slice(0, 40)],
    ['in the file', `${HEAD}%PDF-1.7${'A'.repeat(300_000)}`],
    ['before the last line', `${HEAD}%PDF-1.7\r\n--${BOUNDARY}`],
  ])('%s leaves nothing', async (_where, sent) => {
    const [files, known] = [await stored(), await rows()];
    const { socket, closed } = await begin(`Content-Length: ${5 * MEGABYTE}`);
    socket.write(sent);
    await sleep(150);
    socket.destroy();
    await closed;
    expect(await nothingComing()).toEqual([]);
    expect([await stored(), await rows()]).toEqual([files, known]);
    expect((await upload(FILES.pdf)).status).toBe(200);
  });
});

describe('many uploads at the same time', () => {
  it('all arrive, those that are cut aside, and leave no temporary file', async () => {
    const known = await rows();
    const cut = async () => {
      const { socket, closed } = await begin(`Content-Length: ${5 * MEGABYTE}`);
      socket.write(`${HEAD}%PDF-1.7${'A'.repeat(100_000)}`);
      await sleep(50);
      socket.destroy();
      await closed;
    };
    // An account has three under way; the others ask again, as the portal does.
    const inTurn = async (...args: Parameters<typeof upload>) => {
      for (;;) {
        const answer = await upload(...args);
        if (answer.status !== 429) return answer;
        await sleep(50);
      }
    };
    const whole = Array.from({ length: 24 }, (_, n) => inTurn(pdfOf(200_000 + n)));
    const bad = Array.from({ length: 6 }, () => inTurn(new TextEncoder().encode('no PDF')));
    const cuts = Array.from({ length: 6 }, cut);
    const answers = await Promise.all([...whole, ...bad]);
    await Promise.all(cuts);
    expect(answers.map(({ status }) => status)).toEqual([...Array(24).fill(200), ...Array(6).fill(422)]);
    expect(await nothingComing()).toEqual([]);
    expect(await rows()).toBe(known + 24);
    expect(await stored()).toHaveLength(known + 24);
  });
});

describe('a form', () => {
  const send = (body: string, type = `multipart/form-data; boundary=${BOUNDARY}`) =>
    bench.post(path, new TextEncoder().encode(body), 'sales.admin', { 'Content-Type': type });

  it.each([
    ['without a boundary', `${HEAD}%PDF\r\n--${BOUNDARY}--\r\n`, 'multipart/form-data'],
    ['that does not end', `${HEAD}%PDF-1.7`, undefined],
    ['that is none', '{"a": 1}', undefined],
    ['without anything', '', undefined],
  ])('%s cannot be read', async (_what, body, type) => {
    const { status, body: answer } = await send(body, type);
    expect([status, answer.error]).toEqual([400, 'invalid']);
    expect(await nothingComing()).toEqual([]);
  });

  it('is taken where a file belongs and nowhere else', async () => {
    const form = new FormData();
    form.set('file', new File([FILES.pdf], 'a.pdf'));
    const json = await bench.post('/api/exports', form, 'sales.admin');
    expect([json.status, json.body.error]).toEqual([415, 'unsupported_media']);
    const none = await bench.post('/api/no/such/call', form, 'sales.admin');
    expect(none.status).toBe(404);
    const other = await app.call('POST', path, { as: 'sales.admin', body: { file: {} } });
    expect([other.status, other.body.error]).toEqual([415, 'unsupported_media']);
    expect(other.body.message).toContain('multipart/form-data');
  });

  it('is not read for somebody who may not send it', async () => {
    const { status } = await bench.send(path, { request: DTI, content: pdfOf(10 * MEGABYTE) });
    expect(status).toBe(401);
    const looker = await bench.send(path, {
      as: 'online.viewer',
      request: DTI,
      content: pdfOf(10 * MEGABYTE),
    });
    expect(looker.status).toBe(403);
    expect(await nothingComing()).toEqual([]);
  });

  it('leaves the bound of everything else as it was', async () => {
    const body = { resource: 'partners', query: 'x'.repeat(1_100_000), columns: ['name'], format: 'csv' };
    expect((await app.call('POST', '/api/exports', { as: 'sales.admin', body })).status).toBe(413);
  });
});
