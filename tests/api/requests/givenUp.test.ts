import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { type KeptLog, keepLog } from '#tests/support/app/logLines.ts';

let app: TestApp;
let token: string;
const captured: KeptLog = keepLog();
const said = vi.spyOn(console, 'error');
beforeAll(async () => {
  app = await startTestApp({ log: captured.log });
  token = (await app.login('sales.admin')).accessToken;
});
afterEach(() => {
  captured.lines.length = 0;
  said.mockClear();
});
afterAll(async () => {
  said.mockRestore();
  await app.stop();
});

/** Sends the beginning of a request and leaves. */
const send = async (...parts: string[]): Promise<Socket> => {
  const { hostname, port } = new URL(app.url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  socket.write(parts.join('\r\n'));
  await sleep(150);
  return socket;
};
const head = (first: string, ...more: string[]) => [
  `${first} HTTP/1.1`,
  `Host: ${new URL(app.url).host}`,
  `Authorization: Bearer ${token}`,
  ...more,
  '',
];

/** Nothing was logged as an error, and no answer said that we failed. */
const expectCalm = async (): Promise<void> => {
  await sleep(300);
  expect(captured.lines.filter(({ level, status }) => level > 30 || (status ?? 0) >= 500)).toEqual([]);
  expect(said).not.toHaveBeenCalled();
  expect((await app.call('GET', '/api/partners', { as: token })).status).toBe(200);
};

describe('a client that gives up', () => {
  it.each([
    ['with a length', ['Content-Type: application/json', 'Content-Length: 500'], ['{"username":']],
    [
      'in chunks',
      ['Content-Type: application/json', 'Transfer-Encoding: chunked'],
      ['c', '{"username":', ''],
    ],
  ])('while it sends a body %s is no error', async (_what, headers, body) => {
    const socket = await send(...head('POST /api/login', ...headers), ...body);
    socket.resetAndDestroy();
    await expectCalm();
  });

  it('while it sends a file is no error', async () => {
    const form = ['--b', 'Content-Disposition: form-data; name="file"; filename="a.pdf"', '', '%PDF-1.7'];
    const headers = ['Content-Type: multipart/form-data; boundary=b', 'Content-Length: 50000'];
    const socket = await send(...head('POST /api/files', ...headers), ...form);
    socket.resetAndDestroy();
    await expectCalm();
  });

  it('while it waits for the answer is no error', async () => {
    const holder = new pg.Client({ connectionString: app.migratorUrl });
    await holder.connect();
    await holder.query('begin');
    await holder.query('lock table partner in access exclusive mode');
    const socket = await send(...head('GET /api/partners', ''));
    socket.resetAndDestroy();
    await sleep(100);
    await holder.end();
    await expectCalm();
  });

  it('while it reads the answer is no error', async () => {
    const socket = await send(...head('GET /api/partners/cities', ''));
    socket.pause();
    socket.resetAndDestroy();
    await expectCalm();
  });
});
