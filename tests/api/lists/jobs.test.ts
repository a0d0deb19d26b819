import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { StoredFile } from '#server/files/storedFile.ts';
import { startJobs } from '#server/registries/jobs.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { exportBench, type Order } from './exportBench.ts';

let app: TestApp;
let bench: ReturnType<typeof exportBench>;
const work = () => bench.work();
const order = (...args: Parameters<typeof bench.order>) => bench.order(...args);
const ended = (as: string, id: string) => bench.ended(as, id);
const download = (as: string, fileId: string) => bench.download(as, fileId);
const exported = (as: string, wanted: Order) => bench.exported(as, wanted);

beforeAll(async () => {
  app = await startTestApp();
  bench = exportBench(app);
});
afterEach(() => bench.rest());
afterAll(() => app.stop());

describe('a job', () => {
  it('is seen, cancelled and downloaded by its owner alone', async () => {
    await work();
    const { job } = await exported('sales.admin', {});
    for (const as of ['sbo.reviewer', 'partner.admin']) {
      expect((await app.call('GET', `/api/jobs/${job.id}`, { as })).status).toBe(404);
      expect((await app.call('POST', `/api/jobs/${job.id}/cancel`, { as })).status).toBe(404);
      expect((await app.call('GET', `/api/files/${job.fileId}/download`, { as })).status).toBe(404);
    }
    const { body } = await app.call('GET', '/api/jobs', { as: 'partner.admin' });
    expect(body.data.list.map((row: { id: string }) => row.id)).not.toContain(job.id);
  });

  it.each(['0', 'abc', '99999999999999999999', '-1'])('is not found by the id %s', async (id) => {
    expect((await app.call('GET', `/api/jobs/${id}`, { as: 'sales.admin' })).status).toBe(404);
    expect((await app.call('GET', `/api/files/${id}/download`, { as: 'sales.admin' })).status).toBe(404);
  });

  it('that waits is cancelled, never begun, and is final then', async () => {
    const { body } = await order('sales.admin');
    const { id } = body.data;
    const cancelled = await app.call('POST', `/api/jobs/${id}/cancel`, { as: 'sales.admin' });
    expect(cancelled.body.data).toMatchObject({ status: 'cancelled' });
    await work();
    await sleep(1500);
    expect(await ended('sales.admin', id)).toMatchObject({ status: 'cancelled', fileId: null });
    const twice = await app.call('POST', `/api/jobs/${id}/cancel`, { as: 'sales.admin' });
    expect([twice.status, twice.body.error]).toEqual([422, 'rule_job_final']);
  });

  it('that is a step of an import ends with its import alone, by that import’s own call', async () => {
    const { rows } = await app.admin.query(`insert into job (owner_id, kind, params)
      select id, 'import', '{}' from user_account where username = 'sales.admin' returning id::text`);
    const path = `/api/jobs/${rows[0].id}`;
    const refused = await app.call('POST', `${path}/cancel`, { as: 'sales.admin' });
    expect([refused.status, refused.body.error]).toEqual([422, 'rule_import_busy']);
    expect((await app.call('GET', path, { as: 'sales.admin' })).body.data.status).toBe('queued');
    await app.admin.query(`update job set status = 'done' where id = $1`, [rows[0].id]);
    const over = await app.call('POST', `${path}/cancel`, { as: 'sales.admin' });
    expect([over.status, over.body.error]).toEqual([422, 'rule_job_final']);
  });

  it('that a killed server left running is taken up again', async () => {
    const { body } = await order('sales.admin');
    await app.admin.query(
      `update job set status = 'running', attempts = 1, handed_on_at = now() where id = $1`,
      [body.data.id],
    );
    await work();
    expect(await ended('sales.admin', body.data.id)).toMatchObject({ status: 'done' });
  });

  it('that was interrupted three times is given up with a sentence and a notice', async () => {
    const { body: mine } = await order('sbo.second');
    await app.admin.query(`update job set status = 'running', attempts = 3 where id = $1`, [mine.data.id]);
    await work();
    const job = await ended('sbo.second', mine.data.id);
    expect(job).toMatchObject({ status: 'failed', fileId: null });
    expect(job.message).toContain('interrupted');
    const { body: notices } = await app.call('GET', '/api/notices', { as: 'sbo.second' });
    expect(notices.data.list[0]).toMatchObject({ kind: 'job-failed', body: job.message });
  });

  it('runs once, however many servers there are', async () => {
    await work();
    const others = await Promise.all([1, 2].map(() => startJobs(app.deps, app.migratorUrl)));
    const ids: string[] = [];
    for (let at = 0; at < 8; at++)
      ids.push((await order('sales.admin', { resource: 'merchants', columns: ['id'] })).body.data.id);
    for (const id of ids) expect(await ended('sales.admin', id)).toMatchObject({ status: 'done' });
    await Promise.all(others.map((other) => other.stop()));
    const { rows } = await app.admin.query('select attempts from job where id = any($1::bigint[])', [ids]);
    expect(rows.map((row) => row.attempts)).toEqual(ids.map(() => 1));
    const files = await app.admin.query(`select count(*)::int as n from file where storage_key ~ $1`, [
      `^exports/(${ids.join('|')})/`,
    ]);
    expect(files.rows[0].n).toBe(ids.length);
  });

  it('takes turns with the jobs of other accounts, one of each account at a time', async () => {
    const ordered: [string, string][] = [];
    for (const as of [
      'sales.admin',
      'sales.admin',
      'sales.admin',
      'sales.admin',
      'sbo.reviewer',
      'partner.admin',
    ])
      ordered.push([(await order(as, { resource: 'merchants', columns: ['id'] })).body.data.id, as]);
    await app.admin.query(`create table if not exists job_start (at serial, owner_id bigint, running int);
      create or replace function note_start() returns trigger language plpgsql security definer as $$
      begin
        if new.status = 'running' and old.status = 'queued' then
          insert into job_start (owner_id, running)
            select new.owner_id, count(*) from job where owner_id = new.owner_id and status = 'running' and id <> new.id;
        end if;
        return new;
      end $$;
      create or replace trigger note_start before update on job for each row execute function note_start()`);
    await work();
    for (const [id, as] of ordered) expect(await ended(as, id)).toMatchObject({ status: 'done' });
    await app.admin.query('drop function note_start cascade');
    const { rows } = await app.admin.query(
      'select u.username, s.running from job_start s join user_account u on u.id = s.owner_id order by s.at',
    );
    expect(rows.map(({ running }) => running)).toEqual(ordered.map(() => 0));
    // The first four are the other two accounts and at most two of the one that ordered most.
    const first = rows.slice(0, 4).map(({ username }) => username);
    expect(first).toEqual(expect.arrayContaining(['sbo.reviewer', 'partner.admin']));
  });

  it('fails when its owner may no longer see the list', async () => {
    const { body } = await order('antifraud.reviewer');
    await app.admin.query(
      `delete from user_access_role where user_id = (select id from user_account where username = 'antifraud.reviewer')`,
    );
    await work();
    expect(await ended('antifraud.reviewer', body.data.id)).toMatchObject({ status: 'failed' });
  });
});

describe('a file', () => {
  it('is sent as it is read, never whole in memory', async () => {
    await work();
    const whole = vi.spyOn(StoredFile.prototype, 'arrayBuffer');
    const { response, bytes } = await exported('sales.admin', { format: 'xlsx' });
    expect(response.headers.get('content-length')).toBe(String(bytes.length));
    expect(whole).not.toHaveBeenCalled();
  });

  it('is gone after seven days: first for its owner, then its bytes and its row', async () => {
    await work();
    const { job } = await exported('sales.admin', {});
    const { rows } = await app.admin.query('select storage_key from file where id = $1', [job.fileId]);
    expect(await app.deps.files.has(rows[0].storage_key)).toBe(true);
    app.clock.advance(7 * 86_400_000 + 1000);
    const { response } = await download('sales.admin', job.fileId);
    expect(response.status).toBe(404);
    await bench.rest();
    await work();
    await expect
      .poll(async () => (await app.admin.query('select 1 from file where id = $1', [job.fileId])).rowCount, {
        timeout: 20_000,
      })
      .toBe(0);
    expect(await app.deps.files.has(rows[0].storage_key)).toBe(false);
    expect(await ended('sales.admin', job.id)).toMatchObject({ status: 'done', fileId: null });
  });
});
