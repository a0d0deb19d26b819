import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { read, utils } from 'xlsx';
import { exportLists } from '#domain/files/exportLists.ts';
import { applicationStatus } from '#domain/review/applicationStatus.ts';
import { jobStatus } from '#domain/status.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { makeApplication } from '#tests/support/records/applications.ts';
import { exportBench } from './exportBench.ts';

let app: TestApp;
let bench: ReturnType<typeof exportBench>;
beforeAll(async () => {
  app = await startTestApp();
  bench = exportBench(app);
  await bench.work();
  await app.admin.query(`update associate set updated_at = created_at - id * interval '1 hour'`);
  await makeApplication(app.admin, { status: 'A', stores: [{}] });
  for (let at = 0; at < 3; at++) await makeApplication(app.admin, {});
  const { partnerId } = await makeApplication(app.admin, {});
  await app.call('POST', '/api/partner-management/claim', { as: 'sbo.reviewer', body: { partnerId } });
  await app.admin.query(
    `insert into approval_request (kind, partner_id, subject, command, base_version, diff, maker_id, maker, state, made_at, decided_at)
     select 'BANK_ACCOUNT', 1, 'Subject ' || n * 7 % 5, '{}', 1, '[]', u.id, u.username, case when n % 2 = 0 then 'WITHDRAWN' else 'VOID' end,
       '2026-11-01'::timestamptz + n * interval '1 hour', case when n > 2 then '2026-11-02'::timestamptz - n * interval '1 hour' end
     from generate_series(1, 8) n, user_account u where u.username = 'sales.admin'`,
  );
  await app.admin.query(
    `insert into job (owner_id, kind, params, status, row_count, created_at, ended_at)
     select u.id, 'export', '{"resource": "partners", "query": "", "columns": ["name"], "format": "csv"}',
       case when n % 3 = 0 then 'failed' else 'done' end, n * 7 % 5,
       '2026-11-01'::timestamptz + n * interval '1 hour', case when n > 2 then '2026-11-02'::timestamptz - n * interval '1 hour' end
     from generate_series(1, 6) n, user_account u where u.username = 'sbo.reviewer'`,
  );
  await app.admin.query(
    `insert into user_request (kind, user_id, partner_id, module_code, merchant_id, status, created_at, decided_at, decided_by, decision_reason, created_by)
     select case when n % 2 = 0 then 'module' else 'store' end, u.id, u.partner_id,
       case when n % 2 = 0 then (array['BIR_2307', 'PROMOS', 'PARTNERS'])[n / 2] end,
       case when n % 2 = 1 then (select min(m.id) + n from merchant m where m.partner_id = u.partner_id) end,
       case when n > 4 then 'REJECTED' else 'APPROVED' end, '2026-11-01'::timestamptz + n * interval '1 hour',
       '2026-11-02'::timestamptz - n * interval '1 hour', 'it.support', 'Not this year', u.username
     from generate_series(1, 6) n, user_account u where u.username = case when n % 3 = 0 then 'frontliner' else 'store.manager' end`,
  );
});
afterAll(async () => {
  await bench.rest();
  await app.stop();
});

type Row = Record<string, string | number | boolean | null>;

/** A list whose rows come by a call and by an export: as whom, where, and by what it is sorted. */
const LISTS = {
  associates: {
    as: 'sales.admin',
    path: '/api/partner-management/associates/1',
    query: 'partnerId=1',
    sorts: ['name', 'position', 'email', 'isEnabled', 'dtimeUpdated'],
  },
  merchants: {
    as: 'sales.admin',
    path: '/api/merchants',
    query: 'partnerId=1',
    sorts: ['merchantName', 'hsisSalesRoomCode', 'status', 'dtimeUpdated'],
  },
  transactions: {
    as: 'sales.admin',
    path: '/api/transactions',
    query: 'merchantId=1&day[gte]=2026-10-01',
    sorts: ['dtimeTransaction', 'amount'],
  },
  payouts: {
    as: 'finance.officer',
    path: '/api/finance-management/payouts',
    query: 'partnerId=1',
    sorts: ['day', 'amount'],
  },
  jobs: {
    as: 'sbo.reviewer',
    path: '/api/jobs',
    query: '',
    sorts: ['kind', 'status', 'rowCount', 'dtimeCreated', 'dtimeEnded'],
  },
  approvals: {
    as: 'sbo.reviewer',
    path: '/api/approval-requests',
    query: '',
    sorts: ['subject', 'state', 'dtimeMade', 'dtimeDecided'],
  },
  'user-requests': {
    as: 'it.support',
    path: '/api/user-account/requests',
    query: '',
    sorts: ['dtimeCreated', 'dtimeDecided'],
  },
  queue: {
    as: 'sbo.reviewer',
    path: '/api/partner-management/queue',
    query: '',
    sorts: ['name', 'partnerName', 'dtimeSubmitted'],
  },
} as const;
type Name = keyof typeof LISTS;
const CASES = (Object.keys(LISTS) as Name[]).flatMap((list) =>
  LISTS[list].sorts.map((sort) => [list, sort] as const),
);

const listed = async (
  list: Name,
  sort: string,
  limit = '2',
  filters: Record<string, string> = {},
): Promise<Row[]> => {
  const { as, path, query } = LISTS[list];
  const own = path.endsWith('/1') ? {} : Object.fromEntries(new URLSearchParams(query));
  const rows: Row[] = [];
  let cursor: string | null = null;
  do {
    const paging: Record<string, string> = cursor ? { limit, cursor } : { limit };
    const { body } = await app.call('GET', path, { as, query: { ...own, ...filters, sort, ...paging } });
    rows.push(...body.data.list);
    cursor = body.data.next;
  } while (cursor);
  return rows;
};

/** What is compared with the file: a field that tells rows apart. */
const NAMED: Readonly<Record<Name, string>> = {
  associates: 'id',
  merchants: 'id',
  transactions: 'id',
  payouts: 'id',
  jobs: 'id',
  approvals: 'id',
  queue: 'partnerId',
  'user-requests': 'id',
};

/** What an export of a list has in that column, row by row, with the job that made it. */
const inFile = async (list: Name, query: string) => {
  const order = { resource: list, query, columns: [NAMED[list]] };
  const { bytes, job } = await bench.exported(LISTS[list].as, order);
  const book = read(bytes, { type: 'buffer', raw: true });
  const found = utils.sheet_to_json<string[]>(book.Sheets[book.SheetNames[0]!]!, { header: 1, raw: false });
  return { ids: found.slice(1).map(([id]) => id), job };
};

/** What a list is sorted by, of its rows that have it; in the order of the database. */
const keysOf = (rows: Row[], sort: string): string[] =>
  rows.flatMap((row) => {
    const key = sort === 'name' && row.lastName ? `${row.lastName} ${row.firstName}` : row[sort];
    return key?.toString() ?? [];
  });
const inOrder = async (keys: string[]): Promise<string[]> => {
  const type = keys.every((key) => /^\d+(\.\d\d)?$/.test(key)) ? 'numeric' : 'text';
  const { rows } = await app.admin.query(`select x::text from unnest($1::text[]) x order by x::${type}, x`, [
    keys,
  ]);
  return rows.map(({ x }) => x);
};

describe('a list that is sorted and exported', () => {
  it.each(CASES)(
    '%s by %s: pages hold each row once, and go back the other way round',
    async (list, sort) => {
      const up = await listed(list, sort);
      const down = await listed(list, `-${sort}`, '100');
      expect(up.length).toBeGreaterThan(2);
      expect(keysOf(up, sort)).toEqual(await inOrder(keysOf(up, sort)));
      // Of jobs there is one kind only.
      if (sort !== 'kind') expect(new Set(keysOf(up, sort)).size).toBeGreaterThan(1);
      expect(down.map(({ id }) => id)).toEqual(up.map(({ id }) => id).reverse());
    },
  );

  it.each(Object.keys(LISTS) as Name[])(
    '%s holds in a file what the list shows, in its order',
    async (list) => {
      const { query, sorts } = LISTS[list];
      const sort = `-${sorts[0]}`;
      const rows = await listed(list, sort, '100');
      const asked = new URLSearchParams(query);
      asked.set('sort', sort);
      const { ids } = await inFile(list, `${asked}`);
      // The job of an export is itself one of the jobs.
      const known = list === 'jobs' ? ids.filter((id) => rows.some((row) => row.id === id)) : ids;
      expect(known).toEqual(rows.map((row) => row[NAMED[list]]));
    },
  );

  it.each([
    ['associates', { isEnabled: 'false' }],
    ['associates', { type: 'sales-representatives' }],
    ['associates', { q: 'an' }],
    ['merchants', { status: 'A' }],
    ['approvals', { state: 'VOID' }],
    ['approvals', { waiting: 'true' }],
    ['approvals', { mine: 'true' }],
    ['queue', { mine: 'true' }],
    ['user-requests', { status: 'REJECTED' }],
    ['user-requests', { kind: 'store' }],
    ['user-requests', { q: 'store.man' }],
  ] as const)('%s holds in a file what is filtered and no more: %j', async (list, filters) => {
    const [sort] = LISTS[list].sorts;
    const rows = await listed(list, sort, '100', filters);
    expect(rows.length).toBeLessThan((await listed(list, sort, '100')).length);
    const asked = new URLSearchParams({
      ...Object.fromEntries(new URLSearchParams(LISTS[list].query)),
      ...filters,
      sort,
    });
    const { ids, job } = await inFile(list, `${asked}`);
    expect([ids, job.rowCount]).toEqual([rows.map((row) => row[NAMED[list]]), rows.length]);
  });

  it('leaves a trail that names the list, and the language of the order in its words', async () => {
    const order = {
      resource: 'approvals',
      query: 'state=VOID',
      columns: ['kind', 'subject', 'state', 'changes'],
    };
    const { body } = await app.call('POST', '/api/exports', {
      as: 'sbo.reviewer',
      headers: { 'Accept-Language': 'fil' },
      body: { ...order, format: 'csv' },
    });
    const { fileId, title } = await bench.ended('sbo.reviewer', body.data.id);
    expect(title).toContain('(csv)');
    expect((await bench.download('sbo.reviewer', fileId)).bytes.toString()).toContain('Wala nang bisa');
    const { rows } = await app.admin.query(
      `select target from audit.entry where event_type = 'EXPORT' and key = $1`,
      [body.data.id],
    );
    expect(rows).toEqual([{ target: 'approvals' }]);
  });

  it.each([
    ['jobs', ['title', 'status'], [exportLists.partners.fil, jobStatus.failed.label.fil]],
    ['queue', ['status', 'workflowStatus'], [applicationStatus.SUBMITTED.label.fil]],
  ])('%s speaks in a file the language it was ordered in', async (resource, columns, words) => {
    const { body } = await app.call('POST', '/api/exports', {
      as: 'sbo.reviewer',
      headers: { 'Accept-Language': 'fil' },
      body: { resource, query: '', columns, format: 'csv' },
    });
    const { fileId } = await bench.ended('sbo.reviewer', body.data.id);
    const text = (await bench.download('sbo.reviewer', fileId)).bytes.toString();
    for (const word of words) expect(text).toContain(word);
  });

  it('people need the partner whose they are', async () => {
    const { status, body } = await bench.order('sales.admin', { resource: 'associates', columns: ['name'] });
    expect([status, Object.keys(body.fields)]).toEqual([400, ['query.partnerId']]);
  });
});
