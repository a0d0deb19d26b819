import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Form, readForm } from './form.ts';

const MEGABYTE = 1024 * 1024;
const BOUNDARY = 'x';
// Buffers are given back in the background: what was sent since the last look may still be counted.
const EVERY = 5;
const encode = (text: string) => new TextEncoder().encode(text);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'suki-form-test-'));
});
afterAll(() => rm(folder, { recursive: true }));

const collect = (): void => {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
};

/** A form whose file is made while it is read, a megabyte at a time; `seen` is told what lies in memory meanwhile. */
const formOf = (megabytes: number, seen: (bytes: number) => void): Form => {
  const chunk = new Uint8Array(MEGABYTE).fill(0x41);
  let sent = -1;
  const stream = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        sent += 1;
        if (sent === 0)
          controller.enqueue(
            encode(
              `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="Parañaque.pdf"\r\n\r\n`,
            ),
          );
        else if (sent <= megabytes) controller.enqueue(chunk.slice());
        else {
          controller.enqueue(encode(`\r\n--${BOUNDARY}--\r\n`));
          controller.close();
        }
        if (sent % EVERY !== 0) return;
        collect();
        const { heapUsed, arrayBuffers } = process.memoryUsage();
        seen(heapUsed + arrayBuffers);
      },
    },
    { highWaterMark: 0 },
  );
  return { stream, contentType: `multipart/form-data; boundary=${BOUNDARY}`, length: null, body: {} };
};

describe('a form', () => {
  it('is read without its file ever lying in memory', async () => {
    const path = join(folder, 'large');
    const measured: number[] = [];
    const spooled = await readForm(
      formOf(160, (bytes) => measured.push(bytes)),
      200 * MEGABYTE,
      path,
    );
    expect(spooled).toMatchObject({ name: 'Parañaque.pdf', size: 160 * MEGABYTE });
    expect((await stat(path)).size).toBe(160 * MEGABYTE);
    expect(Math.max(...measured) - (measured[0] ?? 0)).toBeLessThan(24 * MEGABYTE);
  });

  it('is left as soon as its file is too large', async () => {
    let sent = 0;
    const form = formOf(160, () => (sent += EVERY));
    await expect(readForm(form, 10 * MEGABYTE, join(folder, 'cut'))).rejects.toMatchObject({ status: 413 });
    expect(sent).toBeLessThanOrEqual(40);
  });

  it('is left with the first part too many, with a name or without', async () => {
    let left = 3_000;
    const chunk = encode(`--${BOUNDARY}\r\n`.repeat(1_000));
    const stream = new ReadableStream<Uint8Array>({
      pull: (controller) => (left-- > 0 ? controller.enqueue(chunk) : controller.close()),
    });
    const form: Form = {
      stream,
      contentType: `multipart/form-data; boundary=${BOUNDARY}`,
      length: null,
      body: {},
    };
    await expect(readForm(form, MEGABYTE, join(folder, 'parts'))).rejects.toMatchObject({ code: 'invalid' });
    expect(left).toBeGreaterThan(2_900);
  });

  it('fails with what the disk said when its file cannot be written', async () => {
    const form = formOf(2, () => undefined);
    await expect(readForm(form, 10 * MEGABYTE, join(folder, 'no', 'such'))).rejects.toMatchObject({
      code: 'ENOENT',
    });
  });
});

describe('a form that stops coming', () => {
  it.each([
    ['before its first byte', []],
    [
      'in the middle of its file',
      [`--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF`],
    ],
  ])('is given up %s', async (_, parts) => {
    const left = [...parts];
    const stream = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        const next = left.shift();
        if (next) controller.enqueue(encode(next));
        else return new Promise(() => undefined);
      },
    });
    const form: Form = {
      stream,
      contentType: `multipart/form-data; boundary=${BOUNDARY}`,
      length: null,
      body: {},
    };
    await expect(readForm(form, MEGABYTE, join(folder, 'stalled'), 30)).rejects.toMatchObject({
      code: 'invalid',
      message: /stopped on its way/,
    });
  });
});
