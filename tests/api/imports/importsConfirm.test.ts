import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ImportJob } from '#contract/shapes/importShapes.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { COLUMN, importBench, PARTNER_HEADER, partnerLine } from '#tests/support/imports/importBench.ts';

let app: TestApp;
let bench: ReturnType<typeof importBench>;

beforeAll(async () => {
  app = await startTestApp({ jobs: true });
  bench = importBench(app);
});
beforeEach(() => app.clearLimits());
afterEach(() => app.admin.query('delete from notice'));
afterAll(() => app.stop());

const partner = async (code: string) =>
  (await app.admin.query('select id, name, status, created_by from partner where hsis_code = $1', [code]))
    .rows[0];
const titles = async (as: string): Promise<string[]> =>
  (await app.call('GET', '/api/notices', { as })).body.data.list.map((row: { title: string }) => row.title);
const request = async (id: string, as = 'sbo.second') =>
  (await app.call('GET', `/api/approval-requests/${id}`, { as })).body.data;
/** A sheet of partners that was ordered to be written and waits. */
const waiting = async (codes: readonly string[], as = 'sales.admin') => {
  const job = await bench.partners(
    codes.map((code) => partnerLine(code)),
    `${codes[0]}.csv`,
    as,
  );
  const { status, body } = await bench.commit(job, {}, as);
  expect(status).toBe(202);
  return { job: body.data as ImportJob, requestId: String(body.data.approvalRequestId) };
};

describe('an import that makes or changes what is active [OP-24]', () => {
  it('is not written by one person alone: the call answers 202, what waits and where to look', async () => {
    const job = await bench.partners([partnerLine('CNF01')]);
    expect(job.matters).toMatchObject({ newPartner: 1, name: 0, rows: 1 });
    const { status, body } = await bench.commit(job);
    expect(status).toBe(202);
    expect(body.data).toMatchObject({ status: 'confirming', counts: { create: 1, created: 0 } });
    expect(body.data.list).toMatchObject([{ row: 2, state: 'create', name: 'Magsino Trading Corporation' }]);
    const { approvalRequestId } = body.data;
    expect(await request(approvalRequestId)).toMatchObject({
      kind: 'IMPORT',
      state: 'PENDING',
      subject: 'partners.csv',
      maker: 'sales.admin',
      partnerId: null,
      import: { id: job.id, kind: 'partner', isOwnWork: false },
      diff: [
        { field: 'newPartner', before: null, after: '1' },
        { field: 'newPartner', row: 2, name: 'Magsino Trading Corporation' },
      ],
    });
    expect(await titles('sbo.second')).toEqual(['Waits for a second person: Import, partners.csv']);
    expect(await partner('CNF01')).toBeUndefined();
  });

  it('is written in its maker’s name once a second person confirmed the whole of it, and can be taken back', async () => {
    const { job, requestId } = await waiting(['CNF02', 'CNF03']);
    expect((await bench.decide(requestId, 'approve')).body.data).toMatchObject({ state: 'APPLIED' });
    const done = await bench.settled(job.id);
    expect(done).toMatchObject({ status: 'done', counts: { created: 2 }, confirmedBy: 'sbo.second' });
    expect(done.approvalRequestId).toBeNull();
    expect(await partner('CNF02')).toMatchObject({ status: 'A', created_by: 'sales.admin' });
    // The worker tells of the end after the import says so.
    await expect
      .poll(() => titles('sales.admin'))
      .toEqual(['Partners, CNF02.csv: Done', 'Confirmed, is being written: Import, CNF02.csv']);
    await bench.verb(done, 'undo');
    expect(await bench.settled(job.id)).toMatchObject({ status: 'undone', counts: { reversed: 2 } });
  });

  it('names each change of a name or address of an active partner, before and after', async () => {
    await bench.committed(await bench.partners([partnerLine('CNF04'), partnerLine('CNF05')], 'there.csv'));
    const given = {
      partnerName: 'Bagong Ngalan Trading',
      street: 'Mabini Street',
      emailAddress: 'n@example.test',
    };
    const job = await bench.partners([partnerLine('CNF04', given)], 'renamed.csv');
    const { status, body } = await bench.commit(job);
    expect(status).toBe(202);
    const { diff } = await request(body.data.approvalRequestId);
    expect(diff).toEqual([
      { field: 'name', before: null, after: '1' },
      { field: 'address', before: null, after: '1' },
      {
        field: 'partnerName',
        before: 'Magsino Trading Corporation',
        after: 'Bagong Ngalan Trading',
        row: 2,
        name: 'Bagong Ngalan Trading',
      },
      expect.objectContaining({ field: 'street', after: 'Mabini Street', row: 2 }),
    ]);
    await bench.decide(body.data.approvalRequestId, 'approve');
    await bench.settled(job.id);
    expect(await partner('CNF04')).toMatchObject({ name: 'Bagong Ngalan Trading' });
  });

  it('needs nobody when it changes nothing that matters', async () => {
    await bench.committed(await bench.partners([partnerLine('CNF06')], 'quiet.csv'));
    const line = partnerLine('CNF06', { emailAddress: 'other@example.test' });
    const job = await bench.partners([line], 'mail.csv');
    expect(job).toMatchObject({ matters: null, counts: { update: 1 } });
    expect((await bench.commit(job)).status).toBe(200);
    expect(await bench.settled(job.id)).toMatchObject({ status: 'done', counts: { updated: 1 } });
  });

  it('stays as it is while it waits: nobody mends, maps, checks or orders it', async () => {
    const { job, requestId } = await waiting(['CNF07']);
    const edits = [{ row: 2, column: COLUMN.partnerName ?? 0, text: 'Another' }];
    const answers = [
      await bench.edit(job.id, edits),
      await bench.verb(job, 'retry'),
      await bench.commit(job),
      await bench.verb(job, 'undo'),
      await bench.verb(job, 'cancel'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422]);
    expect(answers[0]?.body.message).toContain('withdraw the request first');
    await bench.decide(requestId, 'withdraw', 'sales.admin');
    expect(await bench.read(job.id)).toMatchObject({ status: 'review', approvalRequestId: null });
    expect((await bench.edit(job.id, edits)).status).toBe(200);
  });

  it('is refused with a reason that its maker reads, and can be mended and asked for again', async () => {
    const { job, requestId } = await waiting(['CNF08']);
    expect((await bench.decide(requestId, 'refuse')).status).toBe(200);
    const back = await bench.read(job.id);
    expect(back).toMatchObject({
      status: 'review',
      message: 'The second person refused it: The names are wrong',
    });
    expect(await partner('CNF08')).toBeUndefined();
    expect(await titles('sales.admin')).toEqual(['Refused: Import, CNF08.csv']);
    expect((await bench.commit(back)).status).toBe(202);
  });

  it('is void when a record moved since: it has to be checked again before it can wait anew', async () => {
    const { job, requestId } = await waiting(['CNF09', 'CNF10']);
    await app.admin.query(
      `insert into partner (hsis_code, name, status) values ('CNF10', 'Faster Trading', 'A')`,
    );
    const answer = await bench.decide(requestId, 'approve');
    expect([answer.status, answer.body.current?.state]).toEqual([409, 'VOID']);
    expect(await partner('CNF09')).toBeUndefined();
    const back = await bench.read(job.id);
    expect(back).toMatchObject({ status: 'review', needsCheck: true });
    expect(back.message).toMatch(/^Records were changed while this waited/);
    expect((await bench.commit(back)).status).toBe(422);
    await bench.verb(back, 'retry');
    const again = await bench.settled(job.id);
    expect(again.matters).toMatchObject({ newPartner: 1, name: 1, rows: 2 });
    expect((await bench.commit(again)).status).toBe(202);
  });
});

describe('who confirms an import', () => {
  it('is never its maker, nor whoever uploaded it or mended a cell of it', async () => {
    const job = await bench.partners([partnerLine('CNF20')], 'hands.csv', 'sbo.reviewer');
    const edits = [{ row: 2, column: COLUMN.partnerName ?? 0, text: 'Mended Trading' }];
    const own = await bench.commit(job, {}, 'sbo.reviewer');
    expect(own.status).toBe(202);
    const { approvalRequestId } = own.body.data;
    const byMaker = await bench.decide(approvalRequestId, 'approve', 'sbo.reviewer');
    expect([byMaker.status, byMaker.body.error]).toEqual([422, 'rule_own_request']);
    await bench.decide(approvalRequestId, 'withdraw', 'sbo.reviewer');
    // A colleague orders it now; its uploader may still not confirm it.
    const ordered = await bench.commit(await bench.read(job.id));
    expect(ordered.status).toBe(202);
    const byUploader = await bench.decide(ordered.body.data.approvalRequestId, 'approve', 'sbo.reviewer');
    expect([byUploader.status, byUploader.body.error]).toEqual([422, 'rule_own_request']);
    expect(await request(ordered.body.data.approvalRequestId, 'sbo.reviewer')).toMatchObject({
      import: { isOwnWork: true },
    });
    await bench.decide(ordered.body.data.approvalRequestId, 'withdraw', 'sales.admin');
    // And with the other reviewer's hands in it too nobody is left.
    await bench.edit(job.id, edits, 'sbo.second');
    const nobody = await bench.commit(await bench.read(job.id));
    expect([nobody.status, nobody.body.error]).toEqual([422, 'rule_nobody_left']);
    expect(await partner('CNF20')).toBeUndefined();
  });

  it('sees its rows without a right to import', async () => {
    const { job, requestId } = await waiting(['CNF21']);
    const roles = await app.admin.query(
      `delete from user_access_role x using user_account u, access_role a where u.id = x.user_id and a.id = x.access_role_id
         and u.username = 'sbo.second' and a.permissions && '{PAR_CREATE}' returning x.*`,
    );
    expect(roles.rowCount).toBeGreaterThan(0);
    const query = { only: 'matters' };
    const rows = await app.call('GET', `${bench.at(job.id)}/rows`, { as: 'sbo.second', query });
    expect([rows.status, rows.body.data?.total]).toEqual([200, 1]);
    expect((await app.call('GET', bench.at(job.id), { as: 'sbo.second' })).status).toBe(200);
    const edits = [{ row: 2, column: 0, text: 'X' }];
    expect((await bench.edit(job.id, edits, 'sbo.second')).status).toBe(403);
    for (const row of roles.rows)
      await app.admin.query('insert into user_access_role (user_id, access_role_id) values ($1, $2)', [
        row.user_id,
        row.access_role_id,
      ]);
    await bench.decide(requestId, 'refuse');
  });

  it('is nobody for what a partner imports: its stores come in undecided', async () => {
    const { rows } = await app.admin.query(
      `select p.hsis_code as code from user_account u join partner p on p.id = u.partner_id where u.username = 'partner.admin'`,
    );
    const place = partnerLine('X').split(',');
    const at = (field: string) => place[COLUMN[field] ?? 0] ?? '';
    const header =
      'HSIS Partner Code,HSIS Salesroom Code,Merchant Name,Number/Building,Street,Barangay,City,Province,Region,Zip Code,Country';
    const line = (code: string) =>
      [
        ...[
          rows[0].code,
          code,
          'Confirm Store',
          at('numberBuilding'),
          at('street'),
          at('barangay'),
          at('city'),
        ],
        ...[at('province'), at('region'), at('zipCode'), at('country')],
      ].join(',');
    const send = async (code: string, as: string) => {
      const { body } = await bench.upload('merchant', `${code}.csv`, [header, line(code)].join('\n'), as);
      const job = await bench.settled(body.data.id, as);
      return { job, answer: await bench.commit(job, {}, as, 'merchant') };
    };
    const theirs = await send('CNFS1', 'partner.admin');
    expect([theirs.job.counts.create, theirs.answer.status]).toEqual([1, 200]);
    const staffs = await send('CNFS2', 'sales.admin');
    expect([staffs.job.matters?.newStore, staffs.answer.status]).toEqual([1, 202]);
  });
});

describe('the calls that stage and commit at once', () => {
  const send = (name: string, code: string, key: string) =>
    bench.send('/api/partners/batch', {
      as: 'sales.admin',
      name,
      content: new TextEncoder().encode([PARTNER_HEADER, partnerLine(code)].join('\n')),
      headers: { 'Idempotency-Key': key },
    });

  it('answer 202 with what waits, once for a key, and 200 with what came of it afterwards', async () => {
    const first = await send('plain.csv', 'CNF30', 'plain-30');
    expect([first.status, first.body.data.status]).toEqual([202, 'confirming']);
    expect(first.body.data.list).toHaveLength(1);
    const again = await send('plain.csv', 'CNF30', 'plain-30');
    expect([again.status, again.body.data.approvalRequestId]).toEqual([
      202,
      first.body.data.approvalRequestId,
    ]);
    await bench.decide(first.body.data.approvalRequestId, 'approve');
    await bench.settled(first.body.data.id);
    const after = await send('plain.csv', 'CNF30', 'plain-30');
    expect([after.status, after.body.data.id, after.body.data.counts.created]).toEqual([
      200,
      first.body.data.id,
      1,
    ]);
  });
});
