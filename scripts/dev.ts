import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createServer } from 'vite';
import { readConfig } from '../server/config.ts';
import { portalPage } from '../server/http/portalPage.ts';

const ROOT = join(import.meta.dirname, '..');

/** The server restarting on change, and the portal with hot reload in front of it; Ctrl-C stops both. */
const api = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'server/main.ts', '--api-only'], {
  cwd: ROOT,
  stdio: 'inherit',
});
const settings = readConfig();
const portal = await createServer({
  root: ROOT,
  // As the server writes it into the built page.
  plugins: [{ name: 'portal-page', transformIndexHtml: (html) => portalPage(html, settings) }],
});
await portal.listen();
process.stdout.write('Portal with hot reload:\n');
portal.printUrls();

let stopping = false;
const stop = async () => {
  if (stopping) return;
  stopping = true;
  await portal.close();
  // The terminal has told the server too; it stops its database before it ends. On Windows a signal would cut that short.
  if (api.exitCode === null && process.platform !== 'win32') api.kill('SIGINT');
};
process.on('SIGINT', stop);
process.on('SIGTERM', () => {
  // Vite ends the process at this signal by itself: the server is told first, for nobody else tells it.
  api.kill('SIGTERM');
  void stop();
});
api.on('exit', (code) => {
  process.exitCode = stopping ? 0 : (code ?? 1);
  void stop();
});
