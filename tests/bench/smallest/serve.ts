import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { freePort } from '../freePort.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

/** Builds the smallest app as Vite does it unasked, and answers its files as brotli by their paths. */
const builtFiles = async (): Promise<ReadonlyMap<string, Buffer>> => {
  const outDir = await mkdtemp(join(tmpdir(), 'suki-smallest-'));
  try {
    await build({
      configFile: false,
      root: import.meta.dirname,
      plugins: [react()],
      logLevel: 'error',
      build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 2000 },
    });
    const found = await readdir(outDir, { recursive: true, withFileTypes: true });
    const files = found.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    const bodies = await Promise.all(files.map((file) => readFile(file)));
    return new Map(
      files.map((file, at) => [file.slice(outDir.length), brotliCompressSync(bodies[at] ?? Buffer.alloc(0))]),
    );
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
};

/** The smallest react-admin app on a port of its own, its calls handed on to the API at `api`. */
export const serveSmallest = async (api: string): Promise<{ url: string; stop: () => void }> => {
  const files = await builtFiles();
  const port = await freePort();
  const server = createServer((asked, answer) => {
    const path = asked.url ?? '/';
    if (path.startsWith('/api/')) {
      const { host: _, ...headers } = asked.headers;
      const onward = request(new URL(path, api), { method: asked.method, headers }, (answered) => {
        answer.writeHead(answered.statusCode ?? 502, answered.headers);
        answered.pipe(answer);
      });
      asked.pipe(onward);
      return;
    }
    const name = path === '/' ? '/index.html' : path;
    const body = files.get(name);
    const type = TYPES[extname(name)] ?? 'application/octet-stream';
    answer.writeHead(body ? 200 : 404, { 'content-type': type, 'content-encoding': 'br' });
    answer.end(body);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
