import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../config.ts';
import { type FileStore, openFileStore } from './openFileStore.ts';
import { readS3Url } from './readS3Url.ts';

const text = async (stream: Readable) => Buffer.concat(await stream.toArray()).toString();

/** What every store promises, whichever it is. */
const promises = (store: () => FileStore) => {
  it('gives back what was put, once it is there', async () => {
    expect(await store().has('exports/1/a.csv')).toBe(false);
    await store().put('exports/1/a.csv', Readable.from([Buffer.from('año '), Buffer.from('₱')]));
    expect(await store().has('exports/1/a.csv')).toBe(true);
    expect(await text(await store().read('exports/1/a.csv'))).toBe('año ₱');
  });

  it('removes one file, or all below a folder, and minds no missing one', async () => {
    for (const key of ['exports/7/a', 'exports/7/b', 'exports/71/c'])
      await store().put(key, Readable.from(['x']));
    await store().remove('exports/7/a');
    await store().remove('exports/7/a');
    await store().removeAll('exports/7');
    await store().removeAll('exports/7');
    expect(await store().has('exports/7/b')).toBe(false);
    expect(await store().has('exports/71/c')).toBe(true);
  });

  it.each(['../outside', 'exports/../../outside', '/../../outside', 'a\\..\\..\\b'])(
    'refuses the key %j, which leaves it',
    async (key) => {
      await expect(store().put(key, Readable.from(['x']))).rejects.toThrow();
      await expect(store().read(key)).rejects.toThrow();
    },
  );

  it('rejects when the stream fails', async () => {
    const failing = Readable.from(
      (async function* () {
        yield Buffer.from('x');
        throw new Error('no more rows');
      })(),
    );
    await expect(store().put('exports/9/a', failing)).rejects.toThrow();
  });
};

describe('files in a folder', () => {
  let dataDir: string;
  let store: FileStore;

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'suki-store-'));
    store = openFileStore(readConfig({ DATA_DIR: dataDir }));
  });
  afterAll(() => rm(dataDir, { recursive: true, force: true }));

  promises(() => store);

  it('lie below DATA_DIR/files and nowhere else', async () => {
    expect(await readdir(dataDir)).toEqual(['files']);
  });
});

/** As much of S3 as a private bucket needs: PUT, GET, HEAD, DELETE of one object, listing and deleting several. */
const fakeS3 = () => {
  const objects = new Map<string, Buffer>();
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', 'http://s3');
    const key = decodeURIComponent(url.pathname).replace(/^\/suki-files\/?/, '');
    const body = Buffer.concat(await request.toArray());
    const found = objects.get(key);
    if (!/^AWS4-HMAC-SHA256 Credential=AK\//.test(request.headers.authorization ?? ''))
      response.writeHead(403).end();
    else if (url.searchParams.has('list-type')) {
      const prefix = url.searchParams.get('prefix') ?? '';
      const keys = [...objects.keys()].filter((name) => name.startsWith(prefix));
      response.end(
        `<ListBucketResult><IsTruncated>false</IsTruncated>${keys.map((name) => `<Contents><Key>${name}</Key></Contents>`).join('')}</ListBucketResult>`,
      );
    } else if (request.method === 'POST') {
      for (const [, name] of body.toString().matchAll(/<Key>([^<]+)<\/Key>/g)) objects.delete(name ?? '');
      response.end('<DeleteResult></DeleteResult>');
    } else if (request.method === 'PUT') {
      if (Number(request.headers['content-length']) !== body.length) response.writeHead(411).end();
      else response.end(void objects.set(key, body));
    } else if (request.method === 'DELETE') response.writeHead(204).end(void objects.delete(key));
    else if (!found) response.writeHead(404).end();
    else
      response
        .writeHead(200, { 'Content-Length': found.length, ETag: '"x"' })
        .end(request.method === 'HEAD' ? '' : found);
  });
  return { server, objects };
};

describe('files in S3', () => {
  let server: Server;
  let store: FileStore;

  beforeAll(async () => {
    ({ server } = fakeS3());
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as AddressInfo;
    store = openFileStore(readConfig({ S3_URL: `s3://AK:s%2Fk@127.0.0.1:${port}/suki-files?tls=off` }));
  });
  afterAll(() => void server.close());

  promises(() => store);
});

describe('S3_URL', () => {
  it('names key, secret, endpoint, bucket and region', () => {
    expect(readS3Url('s3://AK:s%2Fk@s3.example.com/bucket?region=ap-southeast-1&tls=on')).toEqual({
      bucket: 'bucket',
      endpoint: 'https://s3.example.com',
      region: 'ap-southeast-1',
      credentials: { accessKeyId: 'AK', secretAccessKey: 's/k' },
    });
  });

  it.each(['s3://host/bucket', 's3://a:b@host', 's3://a:b@host/Not A Bucket', 's3://a@host/bucket'])(
    'stops the start when it is %s',
    (url) => {
      expect(() => openFileStore(readConfig({ S3_URL: url }))).toThrow(ConfigError);
    },
  );
});
