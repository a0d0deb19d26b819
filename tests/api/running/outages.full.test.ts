import { mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { outageOf } from '#server/db/outage.ts';
import { startJobs } from '#server/registries/jobs.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { keepLog } from '#tests/support/app/logLines.ts';

let app: TestApp;
const { log, lines } = keepLog();
beforeAll(async () => {
  app = await startTestApp({ log });
});
afterEach(() => {
  vi.restoreAllMocks();
  lines.length = 0;
});
afterAll(() => app.stop());

/** From now on the database answers each new row of a table as it would without room, memory or connections. */
const refuseRows = async (table: string, code: string) => {
  await app.admin.query(`create function refuse_rows() returns trigger language plpgsql as
    $$ begin raise exception 'no more' using errcode = '${code}'; end $$`);
  await app.admin.query(
    `create trigger refuse before insert on ${table} for each row execute function refuse_rows()`,
  );
  return () => app.admin.query('drop function refuse_rows() cascade');
};

const full = () => {
  const cause = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  return vi.spyOn(app.deps.files, 'put').mockRejectedValue(new Error('Cannot write file', { cause }));
};

describe('the folder of files', () => {
  it('reports a full disk as what it is, so that what found no room is tried again', async () => {
    const folder = join(app.deps.config.dataDir, 'files', 'full');
    await mkdir(folder, { recursive: true });
    // Whatever is written to this device finds no room.
    await symlink('/dev/full', join(folder, 'file'));
    const rows = Array.from({ length: 40 }, () => new Uint8Array(10_000));
    const error = await app.deps.files.put('full/file', Readable.from(rows)).catch((thrown) => thrown);
    expect(outageOf(error)).toBe('full');
  });
});

const role = (name: string) => ({
  role: name,
  isEnabled: true,
  isExternal: false,
  modules: [{ code: 'PARTNERS', responsibilities: [{ permission: 'PAR_VIEW', isEnabled: true }] }],
});

describe('a request', () => {
  it.each(['53100', '53200', '53300', '53400', '57P03'])(
    'that the database answers with %s is told to come again',
    async (code) => {
      const mend = await refuseRows('access_role', code);
      const create = () =>
        app.call('POST', '/api/access-role-management', {
          as: 'sales.admin',
          body: role(`Made at ${code}`),
          headers: { 'Idempotency-Key': `outage-${code}` },
        });
      const { status, body, headers } = await create();
      expect([status, body.error, body.retryAfter]).toEqual([503, 'unavailable', 5]);
      expect(headers.get('retry-after')).toBe('5');
      await mend();
      expect((await create()).status).toBe(200);
    },
  );

  it('whose file finds no room is told the same, in its language', async () => {
    full();
    const form = new FormData();
    form.set('file', new File(['%PDF-1.7\n%%EOF'], 'permit.pdf', { type: 'application/pdf' }));
    const upload = () =>
      fetch(`${app.url}/api/files`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}`, 'Accept-Language': 'fil' },
        body: form,
      });
    const token = (await app.login('sales.admin')).accessToken;
    const answer = await upload();
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ error: 'unavailable', message: /Walang puwang/ });
  });

  it('is logged once, not each time', async () => {
    const mend = await refuseRows('access_role', '53100');
    for (let at = 0; at < 20; at++)
      await app.call('POST', '/api/access-role-management', { as: 'sales.admin', body: role(`No ${at}`) });
    await mend();
    expect(lines.filter(({ level }) => level >= 50).length).toBeLessThanOrEqual(1);
  });
});

const order = async (): Promise<string> => {
  const body = { resource: 'access-roles', query: '', columns: ['role'], format: 'csv' };
  return (await app.call('POST', '/api/exports', { as: 'sales.admin', body })).body.data.id;
};
const job = async (id: string) =>
  (await app.admin.query('select status, attempts from job where id = $1', [id])).rows[0];
/** Put off is marked as handed on more than a minute ago; what is merely handed on bears the present. */
const wasPutOff = (id: string) =>
  expect
    .poll(
      async () =>
        (
          await app.admin.query(
            `select status, attempts from job where id = $1 and handed_on_at < now() - interval '1 minute'`,
            [id],
          )
        ).rows[0],
      { timeout: 20_000 },
    )
    .toEqual({ status: 'queued', attempts: 0 });
/** Nobody waits in a test. */
const hurry = (id: string) => app.admin.query('update job set handed_on_at = null where id = $1', [id]);

describe('a job', () => {
  it.each([
    ['the disk of the database is full', () => refuseRows('file', '53100')],
    ['the disk of the files is full', async () => full().mockRestore],
  ])('is put off and costs no attempt while %s, and is done afterwards', async (_what, breakIt) => {
    const mend = await breakIt();
    const jobs = await startJobs(app.deps, app.migratorUrl);
    const id = await order();
    await wasPutOff(id);
    await mend();
    await hurry(id);
    await expect.poll(() => job(id), { timeout: 20_000 }).toEqual({ status: 'done', attempts: 1 });
    await jobs.stop();
  });

  it('costs no attempt when the database drops all connections in the middle of it, and is done afterwards', async () => {
    const body = { resource: 'merchants', query: '', columns: ['id', 'province'], format: 'csv' };
    const hold = new pg.Client({ connectionString: app.migratorUrl });
    await hold.connect();
    await hold.query('begin');
    await hold.query('lock table province in access exclusive mode');
    const jobs = await startJobs(app.deps, app.migratorUrl);
    const { id } = (await app.call('POST', '/api/exports', { as: 'sales.admin', body })).body.data;
    await expect.poll(() => job(id), { timeout: 20_000 }).toEqual({ status: 'running', attempts: 1 });
    const atTheLock = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await app.admin.query(atTheLock)).rowCount, { timeout: 20_000 }).toBe(1);
    for (let at = 0; at < 3; at++)
      await app.admin.query(`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and usename like 'app\\_%'`);
    await wasPutOff(id);
    await hold.end();
    await hurry(id);
    await expect.poll(() => job(id), { timeout: 20_000 }).toEqual({ status: 'done', attempts: 1 });
    await jobs.stop();
  });
});
