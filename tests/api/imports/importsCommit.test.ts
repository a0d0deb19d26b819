import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { onceOrdered, takeCode } from '#tests/support/app/onceOrdered.ts';
import { COLUMN, importBench, PARTNER_HEADER, partnerLine } from '#tests/support/imports/importBench.ts';

let app: TestApp;
let bench: ReturnType<typeof importBench>;

beforeAll(async () => {
  app = await startTestApp({ jobs: true });
  bench = importBench(app);
});
afterAll(() => app.stop());

const partner = async (code: string) =>
  (
    await app.admin.query('select id, name, status, version, import_id from partner where hsis_code = $1', [
      code,
    ])
  ).rows[0];
const bad = { zipCode: '4' };

describe('an import that is written [OP-24]', () => {
  it('puts the valid rows in, active, while the others wait, and goes on with them once they are mended', async () => {
    const job = await bench.partners([partnerLine('COM01'), partnerLine('COM02', bad)]);
    const done = await bench.committed(job);
    expect(done).toMatchObject({
      status: 'done_with_errors',
      counts: { created: 1, error: 1, notStarted: 0 },
    });
    expect(await partner('COM01')).toMatchObject({ status: 'A', import_id: job.id });
    expect(await partner('COM02')).toBeUndefined();
    const zip = partnerLine('X').split(',')[COLUMN.zipCode ?? 0] ?? '';
    const mended = await bench.edit(job.id, [{ row: 3, column: COLUMN.zipCode ?? 0, text: zip }]);
    expect(await bench.committed(mended.body.data.import)).toMatchObject({
      status: 'done',
      counts: { created: 2 },
    });
  });

  it('puts all rows in or none', async () => {
    const withErrors = await bench.partners([partnerLine('ALL01'), partnerLine('ALL02', bad)]);
    const refused = await bench.commit(withErrors, { mode: 'all' });
    expect([refused.status, refused.body.error]).toEqual([422, 'rule_import_errors']);
    const sound = await bench.partners([partnerLine('ALL03'), partnerLine('ALL04')]);
    // Somebody takes a code between the confirmation and the writing.
    await onceOrdered(app, sound.id, takeCode('ALL04'));
    const done = await bench.committed(sound, { mode: 'all' });
    expect(done).toMatchObject({ status: 'review', counts: { created: 0, failed: 1 } });
    expect(await partner('ALL03')).toBeUndefined();
    expect((await partner('ALL04')).name).toBe('Other Trading');
  });

  it('says of a row that was taken before it was written that it failed, and puts the others in', async () => {
    const job = await bench.partners([partnerLine('RAC01'), partnerLine('RAC02')]);
    await onceOrdered(app, job.id, takeCode('RAC02'));
    expect(await bench.committed(job)).toMatchObject({ counts: { created: 1, failed: 1 } });
    const [failed] = await bench.rows(job.id);
    expect(failed).toMatchObject({ row: 3, state: 'failed' });
    const again = await bench.verb(await bench.read(job.id), 'retry');
    expect(again.status).toBe(200);
    expect(await bench.settled(job.id)).toMatchObject({ counts: { created: 1, failed: 0, update: 1 } });
  });

  it('is written once by two people at the same moment, and once by a repeated request', async () => {
    const job = await bench.partners([partnerLine('TWO01')]);
    const answers = await Promise.all([bench.commit(job), bench.commit(job, {}, 'sbo.reviewer')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 409]);
    const job2 = await bench.partners([partnerLine('TWO02')]);
    const send = () =>
      app.call('POST', '/api/batch-processing/partner', {
        as: 'sales.admin',
        body: { importId: job2.id },
        headers: { 'If-Match': String(job2.version), 'Idempotency-Key': 'two-02' },
      });
    const [first, repeated] = await Promise.all([send(), send()]);
    expect([first.status, repeated.status]).toEqual([202, 202]);
    expect(repeated.body.data.approvalRequestId).toBe(first.body.data.approvalRequestId);
    await bench.confirm(first);
    expect(await bench.settled(job2.id)).toMatchObject({ status: 'done', counts: { created: 1 } });
  });

  it('is not found under another kind, and needs the version that was seen', async () => {
    const job = await bench.partners([partnerLine('KND01')]);
    expect((await bench.commit(job, {}, 'sales.admin', 'merchant')).status).toBe(404);
    const blind = await app.call('POST', '/api/batch-processing/partner', {
      as: 'sales.admin',
      body: { importId: job.id },
    });
    expect(blind.status).toBe(428);
  });

  it('of a file that went in already is refused until that is meant', async () => {
    const lines = [partnerLine('SAM01')];
    await bench.committed(await bench.partners(lines, 'same.csv'));
    const again = await bench.partners(lines, 'same.csv');
    expect(again.sameFileAs).not.toBeNull();
    expect(again.counts.unchanged).toBe(1);
    const mended = await bench.edit(again.id, [{ row: 2, column: 0, text: 'SAM02' }]);
    const refused = await bench.commit(mended.body.data.import);
    expect([refused.status, refused.body.error]).toEqual([422, 'rule_same_file']);
    expect((await bench.commit(mended.body.data.import, { allowSameFile: true })).status).toBe(202);
  });

  it('is refused by the worker when the right was taken away in the meantime', async () => {
    const job = await bench.partners([partnerLine('RGT01')], 'right.csv', 'sbo.reviewer');
    const roles = await app.admin.query(
      `select x.* from user_access_role x join user_account u on u.id = x.user_id where u.username = 'sbo.reviewer'`,
    );
    // The worker is to see all three at once, as after the portal's own order.
    await app.admin.query('begin');
    await app.admin.query(
      `insert into job (owner_id, kind, params) select owner_id, 'import', jsonb_build_object('importId', id::text, 'kind', kind, 'fileName',
        file_name, 'step', 'commit', 'language', 'en', 'link', '/') from import_job where id = $1`,
      [job.id],
    );
    await app.admin.query(`delete from user_access_role where user_id = $1`, [roles.rows[0].user_id]);
    await app.admin.query(
      `update import_job set status = 'committing', job_id = (select max(id) from job) where id = $1`,
      [job.id],
    );
    await app.admin.query('commit');
    expect(await bench.settled(job.id)).toMatchObject({ status: 'cancelled', counts: { created: 0 } });
    expect(await partner('RGT01')).toBeUndefined();
    for (const row of roles.rows)
      await app.admin.query('insert into user_access_role (user_id, access_role_id) values ($1, $2)', [
        row.user_id,
        row.access_role_id,
      ]);
  });
});

describe('an import that is taken back', () => {
  it('ends in three buckets: reversed, kept because it was edited, refused because it is in use', async () => {
    const before = await bench.checksum();
    const clean = await bench.committed(await bench.partners([partnerLine('UND00')]));
    await bench.verb(clean, 'undo');
    expect(await bench.settled(clean.id)).toMatchObject({
      status: 'undone',
      counts: { reversed: 1, created: 0 },
    });
    expect(await bench.checksum()).toBe(before);

    const lines = ['UND01', 'UND02', 'UND03'].map((code) => partnerLine(code));
    const job = await bench.committed(await bench.partners(lines));
    await app.admin.query(`update partner set version = version + 1 where hsis_code = 'UND02'`);
    await app.admin.query(
      `insert into record_note (partner_id, body, created_by) select id, 'in use', 'sales.admin' from partner where hsis_code = 'UND03'`,
    );
    await bench.verb(job, 'undo');
    expect(await bench.settled(job.id)).toMatchObject({
      status: 'undone',
      counts: { reversed: 1, editedSince: 1, refused: 1 },
    });
    expect(await partner('UND01')).toBeUndefined();
    const left = await bench.rows(job.id, { only: 'all' });
    expect(left.map(({ state }) => state)).toEqual(['reversed', 'editedSince', 'refused']);
    // The corrected file is not held back by the fingerprint of what was taken back.
    const corrected = await bench.partners([lines[0] ?? ''], 'corrected.csv');
    expect(await bench.committed(corrected)).toMatchObject({ status: 'done', counts: { created: 1 } });
  });

  it('puts back what an update changed', async () => {
    await bench.committed(await bench.partners([partnerLine('BCK01')]));
    const before = await bench.checksum();
    const changed = await bench.partners(
      [partnerLine('BCK01', { partnerName: 'Changed Trading' })],
      'changed.csv',
    );
    expect(changed.counts.update).toBe(1);
    expect(await bench.rows(changed.id, { only: 'update' })).toMatchObject([
      { changes: [{ field: 'partnerName', after: 'Changed Trading' }] },
    ]);
    const done = await bench.committed(changed);
    expect((await partner('BCK01')).name).toBe('Changed Trading');
    await bench.verb(done, 'undo');
    expect(await bench.settled(changed.id)).toMatchObject({ counts: { reversed: 1 } });
    expect(await bench.checksum()).toBe(before);
  });
});

describe('the calls that stage and commit at once [OP-24]', () => {
  it('write a whole file of partners, or refuse it for one error', async () => {
    const send = (name: string, lines: string[]) =>
      bench.send('/api/partners/batch', {
        as: 'sales.admin',
        name,
        content: new TextEncoder().encode(lines.join('\n')),
      });
    const refused = await send('r.csv', [PARTNER_HEADER, partnerLine('WHO01'), partnerLine('WHO02', bad)]);
    expect([refused.status, refused.body.error]).toEqual([422, 'rule_import_errors']);
    expect(await partner('WHO01')).toBeUndefined();
    const answer = await send('w.csv', [PARTNER_HEADER, partnerLine('WHO03'), partnerLine('WHO04')]);
    expect([answer.status, answer.body.data.status]).toEqual([202, 'confirming']);
    expect(answer.body.data.list).toHaveLength(2);
    await bench.confirm(answer);
    expect(await bench.settled(answer.body.data.id)).toMatchObject({
      status: 'done',
      counts: { created: 2 },
    });
  });
});
