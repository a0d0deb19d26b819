import { chmod, mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '#server/db/embedded/ports.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { openStarts, ready, type Starts, stopped } from '#tests/support/app/startProcess.ts';

let app: TestApp;
let starts: Starts;
beforeAll(async () => {
  [app, starts] = await Promise.all([startTestApp(), openStarts()]);
});
afterAll(async () => {
  await starts.clear();
  await app.stop();
});

const modeOf = async (path: string) => (await stat(path)).mode & 0o777;

it('files of a data folder are for their owner alone, and an older folder is closed', async () => {
  const data = join(starts.folder, 'older');
  const files = join(data, 'files');
  await mkdir(files, { recursive: true });
  await writeFile(join(files, 'of-before'), 'x');
  for (const folder of [data, files]) await chmod(folder, 0o755);

  const settings = {
    PORT: String(await freePort()),
    DATA_DIR: data,
    DATABASE_URL: app.migratorUrl,
    DEMO: 'on',
  };
  const server = starts.start(settings);
  await ready(settings.PORT, server);
  expect((await modeOf(data)) & 0o066).toBe(0);
  expect(await modeOf(files)).toBe(0o700);
  const made = (await readdir(files, { recursive: true, withFileTypes: true })).filter(
    ({ name }) => name !== 'of-before',
  );
  expect(made.length).toBeGreaterThan(50);
  const modes = await Promise.all(
    made.map(async (entry) => `${entry.isFile()} ${await modeOf(join(entry.parentPath, entry.name))}`),
  );
  expect([...new Set(modes)].sort()).toEqual([`false ${0o700}`, `true ${0o600}`]);
  expect((await stopped(server)).code).toBe(0);
}, 120_000);
