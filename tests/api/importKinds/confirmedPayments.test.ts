import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { read as readBook, utils } from 'xlsx';
import type { ImportJob } from '#contract/shapes/importShapes.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { CLERK, CONFIRMER, PAYMENT_COLUMN, paymentSheetBench } from './paymentSheetBench.ts';

let app: TestApp;
let bench: Awaited<ReturnType<typeof paymentSheetBench>>;
beforeAll(async () => {
  app = await startTestApp({ jobs: true });
  bench = await paymentSheetBench(app);
});
beforeEach(() => app.clearLimits());
afterEach(() => app.admin.query('delete from notice'));
afterAll(() => app.stop());

const request = async (id: string, as = CONFIRMER) =>
  (await app.call('GET', `/api/approval-requests/${id}`, { as })).body.data;
const titles = async (as: string): Promise<string[]> =>
  (await app.call('GET', '/api/notices', { as })).body.data.list.map((row: { title: string }) => row.title);
const said = ({ status, body }: { status: number; body: { error?: string } }) => [status, body.error];
const waiting = async (...lines: string[]): Promise<{ job: ImportJob; requestId: string }> => {
  const job = await bench.staged(lines);
  return { job, requestId: await bench.asked(job) };
};

describe('a sheet of payments is not one clerk’s alone', () => {
  it('is no payment before a second person has confirmed it, who sees what it comes to', async () => {
    const { rows } = await app.admin.query('select name from partner where id = $1', [
      bench.taking.store.partnerId,
    ]);
    const job = await bench.staged([
      bench.line('SEC-1', { amount: '100.25' }),
      bench.line('SEC-2', { amount: '200.50' }),
      bench.line('SEC-3', { amount: '400', day: '2026-11-19' }),
      bench.line('SEC-4', { amount: '0' }),
    ]);
    expect(job.matters).toMatchObject({ newPayment: 3, rows: 3 });
    const { status, body } = await bench.commit(job, {}, CLERK, 'transactions');
    expect([status, body.data.status]).toEqual([202, 'confirming']);
    expect(await request(body.data.approvalRequestId)).toMatchObject({
      ...{ kind: 'PAYMENTS', state: 'PENDING', maker: CLERK, subject: 'payments.csv' },
      import: { id: job.id, kind: 'transactions', isOwnWork: false },
      diff: [
        { field: 'newPayment', before: null, after: '3' },
        { field: 'total', before: null, after: '700.75' },
        { field: 'sum', name: rows[0].name, day: '2026-11-19', count: 1, after: '400.00' },
        { field: 'sum', name: rows[0].name, day: '2026-11-20', count: 2, after: '300.75' },
      ],
    });
    expect(await titles(CONFIRMER)).toEqual(['Waits for a second person: Import of payments, payments.csv']);
    expect(await titles(CLERK)).toEqual([]);
    expect(await bench.payments('SEC-%')).toEqual([]);
    await bench.decide(body.data.approvalRequestId, 'approve', CONFIRMER);
    expect(await bench.settled(job.id, CLERK)).toMatchObject({
      ...{ status: 'done_with_errors', confirmedBy: CONFIRMER, createdBy: CLERK },
      counts: { created: 3, error: 1 },
    });
    expect(await bench.payments('SEC-%')).toMatchObject([{ by: CLERK }, { by: CLERK }, { by: CLERK }]);
    await expect
      .poll(() => titles(CLERK))
      .toEqual([
        'Payments, payments.csv: Done, some rows wait',
        'Confirmed, is being written: Import of payments, payments.csv',
      ]);
  });

  it('is told of a warning, such as a blocked store', async () => {
    await app.admin.query(`update merchant set status = 'B' where id = $1`, [bench.taking.store.id]);
    try {
      const { requestId } = await waiting(bench.line('WARN-1'));
      expect((await request(requestId)).diff).toContainEqual({ field: 'warnings', before: null, after: '1' });
      await bench.decide(requestId, 'withdraw', CLERK);
    } finally {
      await app.admin.query(`update merchant set status = 'A' where id = $1`, [bench.taking.store.id]);
    }
  });

  it('is neither confirmed by its maker, nor by its uploader, nor by whoever mended a cell of it', async () => {
    const job = await bench.staged([bench.line('HANDS-1')]);
    const own = await bench.asked(job);
    expect(said(await bench.decide(own, 'approve', CLERK))).toEqual([422, 'rule_own_request']);
    await bench.decide(own, 'withdraw', CLERK);
    // Another clerk asks for it: whoever uploaded it may still not confirm it, but may refuse.
    const others = await bench.asked(await bench.read(job.id, CLERK), CONFIRMER);
    expect(await request(others, CLERK)).toMatchObject({ import: { isOwnWork: true } });
    expect(said(await bench.decide(others, 'approve', CLERK))).toEqual([422, 'rule_own_request']);
    expect((await bench.decide(others, 'refuse', CLERK)).status).toBe(200);
    const edits = [{ row: 2, column: PAYMENT_COLUMN.amount ?? 0, text: '99.00' }];
    expect((await bench.edit(job.id, edits, 'sales.admin')).status).toBe(200);
    const nobody = await bench.commit(await bench.read(job.id, CLERK), {}, CONFIRMER, 'transactions');
    expect(said(nobody)).toEqual([422, 'rule_nobody_left']);
    expect(await bench.payments('HANDS-%')).toEqual([]);
  });

  it('keeps who uploaded it and whose hands are in it, whatever is written', async () => {
    const job = await bench.staged([bench.line('KEEP-1')]);
    for (const change of [`created_by = '${CONFIRMER}'`, 'owner_id = 1', `editors = '{}'`]) {
      await app.admin.query(`update import_job set editors = editors || '{"x": "now"}' where id = $1`, [
        job.id,
      ]);
      await expect(
        app.admin.query(`update import_job set ${change} where id = $1`, [job.id]),
      ).rejects.toMatchObject({ code: '42501' });
    }
  });

  it('stays as it is while it waits', async () => {
    const { job: asked, requestId } = await waiting(bench.line('STAY-1'));
    const job = await bench.read(asked.id, CLERK);
    const edits = [{ row: 2, column: PAYMENT_COLUMN.amount ?? 0, text: '1.00' }];
    const answers = [
      await bench.edit(job.id, edits, CLERK),
      await bench.verb(job, 'retry', CLERK),
      await bench.commit(job, {}, CLERK, 'transactions'),
      await bench.verb(job, 'undo', CLERK),
    ];
    expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422]);
    await bench.decide(requestId, 'withdraw', CLERK);
    expect(await bench.read(job.id, CLERK)).toMatchObject({ status: 'review', approvalRequestId: null });
  });

  it('is refused with a reason, mended and asked for again', async () => {
    const { job, requestId } = await waiting(bench.line('REF-1'));
    expect((await bench.decide(requestId, 'refuse', CONFIRMER)).status).toBe(200);
    const back = await bench.read(job.id, CLERK);
    expect(back).toMatchObject({
      status: 'review',
      message: 'The second person refused it: The names are wrong',
    });
    expect(await titles(CLERK)).toEqual(['Refused: Import of payments, payments.csv']);
    expect(await bench.payments('REF-%')).toEqual([]);
    expect((await bench.written(back)).counts).toMatchObject({ created: 1 });
  });

  it('is void when somebody else has told of a payment of it meanwhile', async () => {
    const { job, requestId } = await waiting(
      bench.line('MOVED-1', { source: 'SYS_1' }),
      bench.line('MOVED-2', { source: 'SYS_1' }),
    );
    await bench.taking.take([bench.taking.payment('MOVED-1')]);
    const answer = await bench.decide(requestId, 'approve', CONFIRMER);
    expect([answer.status, answer.body.current?.state]).toEqual([409, 'VOID']);
    expect(await bench.payments('MOVED-%')).toHaveLength(1);
    const back = await bench.read(job.id, CLERK);
    expect(back).toMatchObject({ status: 'review', needsCheck: true });
    expect((await bench.commit(back, {}, CLERK, 'transactions')).status).toBe(422);
    await bench.verb(back, 'retry', CLERK);
    const again = await bench.settled(job.id, CLERK);
    expect(again.counts).toMatchObject({ unchanged: 1, create: 1 });
    expect((await bench.written(again)).counts).toMatchObject({ created: 1 });
  });
});

describe('a sheet of payments is confirmed once', () => {
  it('by one of two who confirm it at once', async () => {
    const { job, requestId } = await waiting(bench.line('TWO-1'), bench.line('TWO-2'));
    const answers = await Promise.all([
      bench.decide(requestId, 'approve', CONFIRMER),
      bench.decide(requestId, 'approve', 'sales.admin'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, expect.toBeOneOf([409, 422])]);
    expect((await bench.settled(job.id, CLERK)).counts).toMatchObject({ created: 2 });
    expect(await bench.payments('TWO-%')).toHaveLength(2);
    expect(said(await bench.decide(requestId, 'approve', CONFIRMER))).toEqual([422, 'rule_request_final']);
  });

  it('though it was uploaded twice: the second is void', async () => {
    const lines = [bench.line('TWICE-1'), bench.line('TWICE-2')];
    const [first, second] = [await waiting(...lines), await waiting(...lines)];
    expect((await bench.decide(first.requestId, 'approve', CONFIRMER)).status).toBe(200);
    await bench.settled(first.job.id, CLERK);
    const answer = await bench.decide(second.requestId, 'approve', CONFIRMER);
    expect([answer.status, answer.body.current?.state]).toEqual([409, 'VOID']);
    expect(await bench.payments('TWICE-%')).toHaveLength(2);
  });

  it('anew for rows that were mended after it', async () => {
    const job = await bench.written(
      await bench.staged([bench.line('ANEW-1'), bench.line('ANEW-2', { amount: '0' })]),
    );
    const edits = [{ row: 3, column: PAYMENT_COLUMN.amount ?? 0, text: '5.00' }];
    await bench.edit(job.id, edits, CLERK);
    const mended = await bench.settled(job.id, CLERK);
    const requestId = await bench.asked(mended);
    expect((await request(requestId)).diff).toMatchObject([{ after: '1' }, { after: '5.00' }, { count: 1 }]);
    expect(await bench.payments('ANEW-%')).toHaveLength(1);
    await bench.decide(requestId, 'refuse', CONFIRMER);
  });

  it('and not written when its maker may no longer tell of payments', async () => {
    const { job, requestId } = await waiting(bench.line('LOST-1'));
    const { rows: roles } = await app.admin.query(
      `delete from user_access_role x using user_account u where u.id = x.user_id and u.username = $1 returning x.*`,
      [CLERK],
    );
    expect((await bench.decide(requestId, 'approve', CONFIRMER)).status).toBe(200);
    const ended = await bench.settled(job.id, CONFIRMER);
    for (const { user_id, access_role_id } of roles)
      await app.admin.query('insert into user_access_role (user_id, access_role_id) values ($1, $2)', [
        user_id,
        access_role_id,
      ]);
    expect(ended).toMatchObject({ status: 'cancelled', counts: { created: 0 } });
    expect(ended.message).toBe('You may no longer import this.');
    expect(await bench.payments('LOST-%')).toEqual([]);
  });

  it('and can be taken back by its maker afterwards', async () => {
    const job = await bench.written(await bench.staged([bench.line('UNDO-1')]));
    await bench.verb(job, 'undo', CLERK);
    expect(await bench.settled(job.id, CLERK)).toMatchObject({ status: 'undone', counts: { reversed: 1 } });
    expect(await bench.payments('UNDO-%')).toMatchObject([{ status: 'VOIDED' }]);
  });
});

describe('who confirms a sheet of payments', () => {
  let requestId: string;
  let job: ImportJob;
  beforeAll(async () => {
    ({ job, requestId } = await waiting(bench.line('WHO-1')));
  });

  it.each([
    ['sbo.reviewer', 404],
    ['sbo.second', 404],
    ['antifraud.reviewer', 403],
    ['loyalty.editor', 403],
    ['online.viewer', 403],
    ['it.support', 404],
    ['partner.admin', 403],
    ['head.office', 403],
    ['accounting', 403],
    ['store.manager', 403],
    ['frontliner', 403],
    ['other.partner', 403],
    ['new.hire', 403],
  ])('is not %s', async (as, status) => {
    const answer = await app.call('POST', `/api/approval-requests/${requestId}/approve`, {
      as,
      headers: { 'If-Match': '1' },
    });
    expect(answer.status).toBe(status);
    const looked = await app.call('GET', `/api/approval-requests/${requestId}`, { as });
    expect([403, 404]).toContain(looked.status);
    expect([403, 404]).toContain((await app.call('GET', bench.at(job.id), { as })).status);
  });

  it('downloads its rows, which stands in the trail, as the file itself is not kept', async () => {
    const { accessToken } = await app.login(CONFIRMER);
    const answer = await fetch(`${app.url}${bench.at(job.id)}/rows-file`, {
      headers: { Authorization: `Bearer ${accessToken}` },
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toContain('payments-rows.xlsx');
    const book = readBook(new Uint8Array(await answer.arrayBuffer()));
    const [header, first, ...more] = utils.sheet_to_json<string[]>(Object.values(book.Sheets)[0] ?? {}, {
      ...{ header: 1, raw: false },
    });
    expect([header?.[0], header?.[1], more]).toEqual(['Row', 'Reference', []]);
    expect([first?.[0], first?.[1]]).toEqual(['2', 'WHO-1']);
    const { rows: trail } = await app.admin.query(
      `select actor from audit.entry where event_type = 'DOWNLOAD' and target = 'import_job' and key = $1`,
      [job.id],
    );
    expect(trail).toEqual([{ actor: CONFIRMER }]);
    expect((await app.call('GET', `${bench.at(job.id)}/file`, { as: CONFIRMER })).status).toBe(404);
  });

  it('is whoever edits report settings, who needs no right to tell of payments', async () => {
    const { rows: roles } = await app.admin.query<{ id: string; permissions: string[] }>(
      `select id, permissions from access_role where name = 'HCPC_FINANCE_EDIT'`,
    );
    const restore = () =>
      app.admin.query('update access_role set permissions = $2 where id = $1', [
        roles[0]?.id,
        roles[0]?.permissions,
      ]);
    await app.admin.query(
      `update access_role set permissions = array_remove(permissions, 'PT_EDIT') where id = $1`,
      [roles[0]?.id],
    );
    try {
      const query = { only: 'matters' };
      const seen = await app.call('GET', `${bench.at(job.id)}/rows`, { as: CONFIRMER, query });
      expect([seen.status, seen.body.data?.total]).toEqual([200, 1]);
      expect(said(await bench.edit(job.id, [{ row: 2, column: 0, text: 'X' }], CONFIRMER))).toEqual([
        403,
        'forbidden',
      ]);
      expect((await bench.decide(requestId, 'refuse', CONFIRMER)).status).toBe(200);
    } finally {
      await restore();
    }
  });
});
