import { inflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ExportList } from '#domain/files/exportLists.ts';
import { withContext } from '#server/db/context.ts';
import { asSeenBy } from '#server/http/caller/asSeenBy.ts';
import { readForm } from '#server/records/print/readForm.ts';
import { EXPORTS } from '#server/registries/exports.ts';
import { prepareRecords, type Records } from '#tests/access/records.ts';
import { exportBench } from '#tests/api/lists/exportBench.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { leaksIn, plant, signAsStaff, staffNames } from '#tests/support/app/plants.ts';
import { makeLine } from '#tests/support/settlement/makeLine.ts';

let app: TestApp;
let records: Records;
let staff: string[];
let exports: ReturnType<typeof exportBench>;

beforeAll(async () => {
  app = await startTestApp();
  records = await prepareRecords(app);
  staff = await staffNames(app);
  await signAsStaff(app, 'antifraud.reviewer');
  await plant(app, records);
  await app.admin.query(`update partner set status = 'SUBMITTED' where id = $1`, [records.partnerId]);
  const { merchantId } = records;
  // Within the last 31 days of whoever asks for no others.
  await makeLine(app.admin, { merchantId, day: '2026-11-18' });
  await makeLine(app.admin, { merchantId, gross: 0, refunds: 10_000 });
  exports = exportBench(app);
  await exports.work();
});
beforeEach(() => app.clearLimits());
afterAll(async () => {
  await exports.rest();
  await app.stop();
});

const LOCAL_PART = Buffer.from([0x50, 0x4b, 3, 4]);

/** The texts of an xlsx file: each part of the zip is packed by itself. */
const xlsxText = (bytes: Buffer): string => {
  const texts: string[] = [];
  for (let at = bytes.indexOf(LOCAL_PART); at >= 0; at = bytes.indexOf(LOCAL_PART, at + 4)) {
    const start = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
    const isPacked = bytes.readUInt16LE(at + 8) === 8;
    if (isPacked) texts.push(inflateRawSync(bytes.subarray(start), { finishFlush: 2 }).toString());
  }
  return texts.join('');
};

/** Lists that no outsider may call. */
const STAFF_ALONE: string[] = [
  'access-roles',
  'alphalist',
  'audit',
  'contracts',
  'internal-users',
  'no-sign-in',
  'official-receipts',
  'owed-certificates',
  'pending-users',
  'protection-receipts',
  'queue',
  'unused-rights',
  'user-requests',
  'sent-messages',
];

/** What a list asks for beside its columns. */
const WHICH: Partial<Record<ExportList, (of: Records) => string>> = {
  associates: ({ partnerId }) => `partnerId=${partnerId}`,
};
/** Who asks for a list that partner.admin may not call. */
const READER: Partial<Record<ExportList, string>> = { offsets: 'accounting' };
/** One's own work, payments, what was settled of them and what may be delivered name nobody of the staff. */
const NAMELESS: readonly ExportList[] = [
  'jobs',
  'transactions',
  'disbursements',
  'offsets',
  'payouts',
  'certificates',
  'delivery-advices',
];

describe('an export', () => {
  const lists = Object.keys(EXPORTS).filter((list): list is ExportList => !STAFF_ALONE.includes(list));
  const cases = lists.flatMap((resource) =>
    (['csv', 'xlsx'] as const).map((format) => [resource, format] as const),
  );

  it.each(cases)('of %s as %s holds nothing that is for staff alone', async (resource, format) => {
    const columns = Object.keys(EXPORTS[resource].columns);
    const query = WHICH[resource]?.(records) ?? '';
    const { job, bytes } = await exports.exported(READER[resource] ?? 'partner.admin', {
      ...{ resource, query, columns, format },
    });
    expect(job.rowCount).toBeGreaterThan(0);
    const text = format === 'csv' ? bytes.toString() : xlsxText(bytes);
    if (!NAMELESS.includes(resource)) expect(text).toContain('Risk review');
    expect(leaksIn(text, staff)).toEqual([]);
  });

  it.each(STAFF_ALONE)('of %s is refused, whoever of them asks', async (resource) => {
    const columns = Object.keys(EXPORTS[resource as ExportList].columns);
    for (const as of ['partner.admin', 'store.manager'])
      expect((await exports.order(as, { resource, columns })).status).toBe(403);
  });

  it('of people holds those of no other partner', async () => {
    const { rows } = await app.admin.query(
      `select partner_id::text as id from associate where partner_id <> $1 limit 1`,
      [records.partnerId],
    );
    const query = `partnerId=${rows[0].id}`;
    const { job } = await exports.exported('partner.admin', {
      resource: 'associates',
      query,
      columns: ['name'],
    });
    expect(job.rowCount).toBe(0);
  });

  it('of partners is in the language it was ordered in, and names staff to staff', async () => {
    const order = { resource: 'partners', columns: ['id', 'updatedBy'], format: 'csv' };
    expect((await exports.exported('sales.admin', order)).bytes.toString()).toContain('antifraud.reviewer');
    const { body } = await app.call('POST', '/api/exports', {
      as: 'head.office',
      headers: { 'Accept-Language': 'fil' },
      body: { ...order, query: '' },
    });
    const { fileId } = await exports.ended('head.office', body.data.id);
    const { bytes } = await exports.download('head.office', fileId);
    expect(bytes.toString()).toContain('Pagsusuri ng risk');
  });
});

describe('a form on paper', () => {
  it('holds nothing that is for staff alone when people outside take it', async () => {
    const { rows } = await app.admin.query(
      `select type, username::text as username, partner_id::text as "partnerId" from user_account where username = 'partner.admin'`,
    );
    const [user] = rows;
    const actor = {
      class: 'partner',
      userId: '1',
      username: user.username,
      role: null,
      partnerId: user.partnerId,
      merchantIds: [],
    } as const;
    const form = await withContext(app.pools, actor, 'form', (tx) =>
      readForm(tx, records.partnerId, { language: 'en', by: user.username, now: app.clock.now() }),
    );
    expect(leaksIn(JSON.stringify(form), staff)).not.toEqual([]);
    const paper = await asSeenBy({ user, pools: app.pools, requestId: 'form' }, 'en', form);
    expect(paper).toMatchObject({ submittedBy: 'Risk review', printed: { by: 'partner.admin' } });
    expect(leaksIn(JSON.stringify(paper), staff)).toEqual([]);
  });
});
