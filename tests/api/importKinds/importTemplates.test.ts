import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { read, utils } from 'xlsx';
import type { ImportKindId } from '#domain/importJobs/importKinds.ts';
import { IMPORTS } from '#server/registries/imports.ts';
import { LOOKUP_SHEET } from '#server/sheets/lookupSheet.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { uploadBench } from '#tests/support/documents/uploads.ts';
import { importBench } from '#tests/support/imports/importBench.ts';
import { importKindBench } from '#tests/support/imports/importKindBench.ts';

/** Everybody who has a template of their own, with the columns in which it offers values of the data. */
const TEMPLATES: readonly (readonly [ImportKindId, string, readonly string[]])[] = [
  ['partner', 'sales.admin', ['region', 'province', 'city']],
  ['merchant', 'sales.admin', ['hsisPartnerCode', 'merchantType', 'vatType', 'region', 'province', 'city']],
  ['merchant-3rd-party', 'sales.admin', ['hsisPartnerCode', 'merchantType', 'vatType', 'city']],
  ['user-registration', 'sales.admin', ['accessRole', 'hsisPartnerCode']],
  ['promo', 'sales.admin', ['storeCategory']],
  ['transactions', 'finance.officer', ['hsisPartnerCode', 'source']],
  ['merchant', 'partner.admin', ['hsisPartnerCode', 'merchantType', 'vatType', 'region']],
  ['user-registration', 'partner.admin', ['accessRole', 'hsisPartnerCode']],
  ['promo', 'partner.admin', ['storeCategory']],
];
/** Where a kind is ordered, when that is not its own page. */
const COMMITS: Partial<Record<ImportKindId, string>> = { 'merchant-3rd-party': 'merchant-3rd-party/commit' };
const MEGABYTE = 1_048_576;

let app: TestApp;
let bench: ReturnType<typeof importBench>;

// Another database than the demo of today: its codes are others, its roles too, and its example promos are long over.
beforeAll(async () => {
  app = await startTestApp({ jobs: true, now: new Date('2031-02-10T02:00:00.000Z') });
  bench = importBench(app);
  await app.admin.query(`update partner set hsis_code = 'ZZ-' || hsis_code where hsis_code is not null`);
  await app.admin.query(`update access_role set is_enabled = false where name = 'STORE_FRONTLINER'`);
});
afterAll(() => app.stop());

const download = async (kind: ImportKindId, as: string): Promise<Uint8Array<ArrayBuffer>> => {
  const { status, content } = await uploadBench(app).get(`/api/batch-processing/templates/${kind}`, as);
  expect(status).toBe(200);
  return new Uint8Array(content);
};

/** Every cell of every sheet, the hidden one too. */
const cellsOf = (content: Uint8Array): string[] => {
  const { Sheets } = read(content);
  return Object.values(Sheets).flatMap((sheet) =>
    utils.sheet_to_json<string[]>(sheet, { header: 1, defval: '' }).flat(),
  );
};

/** What the drop-downs of the first sheet offer, by the key of their column. */
const dropDowns = (kind: ImportKindId, content: Uint8Array): Record<string, string[]> => {
  const hidden = read(content).Sheets[LOOKUP_SHEET] ?? {};
  const xml = Buffer.from(unzipSync(content)['xl/worksheets/sheet1.xml'] ?? []).toString();
  const found = xml.matchAll(
    /<dataValidation type="list"[^>]* sqref="([A-Z]+)2:[^"]*"><formula1>'[^']+'!\$([A-Z]+)\$1:\$[A-Z]+\$(\d+)</g,
  );
  return Object.fromEntries(
    [...found].map(([, column = '', from = '', count]) => [
      IMPORTS[kind].fields[utils.decode_col(column)]?.key,
      Array.from({ length: Number(count) }, (_, at) => String(hidden[`${from}${at + 1}`]?.v)),
    ]),
  );
};

const checked = async (kind: ImportKindId, as: string, content: Uint8Array<ArrayBuffer>) => {
  const { status, body } = await bench.upload(kind, `${kind}-template.xlsx`, content, as);
  expect([status, body.error]).toEqual([200, undefined]);
  return bench.settled(body.data.id, as);
};

describe.each(TEMPLATES)('the template of %s for %s', (kind, as, fields) => {
  it('goes in as it is, and so does the next one after that', async () => {
    for (const turn of ['first', 'second']) {
      const job = await checked(kind, as, await download(kind, as));
      const { status, counts } = job;
      expect([turn, status, counts.create, counts.error]).toEqual([turn, 'review', 1, 0]);
      // Whoever forgot to type over it is told so.
      const [row] = await bench.rows(job.id, { only: 'warnings' });
      expect(row?.problems.map(({ code }) => code)).toContain('template_example');
      // Where the server gives the codes two templates are the same file.
      const order = { allowSameFile: job.sameFileAs !== null };
      expect((await bench.order(job, order, as, COMMITS[kind] ?? kind)).status).toBe(200);
      const done = await bench.settled(job.id, as);
      expect([turn, done.status, done.counts.created]).toEqual([turn, 'done', 1]);
    }
  });

  it('offers what the data has, in words that the check reads', async () => {
    const content = await download(kind, as);
    expect(content.length).toBeLessThan(MEGABYTE);
    const offered = dropDowns(kind, content);
    expect(Object.keys(offered)).toEqual(expect.arrayContaining([...fields]));
    const partner = offered.hsisPartnerCode?.[0] ?? null;
    await importKindBench(app, IMPORTS[kind]).inScope(as, '0', async (scope) => {
      const check = await IMPORTS[kind].checker(scope);
      const isRead = (field: string, text: string) =>
        [null, partner].some((hsisPartnerCode) =>
          check({ hsisPartnerCode, [field]: text }).problems.every((problem) => problem.field !== field),
        );
      for (const field of fields) {
        const texts = offered[field] ?? [];
        expect([field, texts.length]).not.toEqual([field, 0]);
        expect([field, texts.filter((text) => !isRead(field, text))]).toEqual([field, []]);
      }
    });
  });
});

describe('the template of a head office', () => {
  it.each(['merchant', 'user-registration', 'promo'] as const)(
    'has no code of another partner: %s',
    async (kind) => {
      for (const as of ['partner.admin', 'other.partner']) {
        const { rows } = await app.admin.query<{ code: string; isOwn: boolean }>(
          `select p.hsis_code as code, p.id = u.partner_id as "isOwn" from partner p, user_account u
          where u.username = $1 and p.hsis_code is not null`,
          [as],
        );
        const content = await download(kind, as);
        const cells = new Set(cellsOf(content));
        const inside = rows.filter(({ code }) => cells.has(code));
        expect(inside.map(({ isOwn }) => isOwn)).toEqual([true]);
        expect(rows.length).toBeGreaterThan(10);
        // A column of several values has no drop-down.
        const offered = dropDowns(kind, content).hsisPartnerCode;
        if (kind !== 'promo') expect(offered).toEqual(inside.map(({ code }) => code));
      }
    },
  );

  it('offers the roles that its importer gives', async () => {
    const [roles, all] = await Promise.all(
      ['partner.admin', 'sales.admin'].map(
        async (as) =>
          dropDowns('user-registration', await download('user-registration', as)).accessRole ?? [],
      ),
    );
    expect(
      ['HEAD_OFFICE_1', 'PARTNER_ADMIN', 'HCPC_SALES_ADMIN'].map((name) => roles?.includes(name)),
    ).toEqual([true, false, false]);
    // One is switched off; a role of staff opens by its modules what its importer holds.
    expect(
      ['HCPC_SALES_ADMIN', 'PARTNER_ADMIN', 'STORE_FRONTLINER', 'HCPC_SBO_REVIEW'].map((name) =>
        all?.includes(name),
      ),
    ).toEqual([true, true, false, true]);
  });
});

describe('the template where there are more partners than a drop-down holds', () => {
  it('offers none of them, but has one in its example', async () => {
    await app.admin.query(
      `insert into partner (hsis_code, name, status) select 'MANY-' || n, 'Many ' || n, 'A' from generate_series(1, 2001) n`,
    );
    const content = await download('merchant', 'sales.admin');
    expect(dropDowns('merchant', content).hsisPartnerCode).toBeUndefined();
    expect(await checked('merchant', 'sales.admin', content)).toMatchObject({ counts: { error: 0 } });
  });
});

describe('the template where no partner is active', () => {
  it('has somebody of the staff as its example of people', async () => {
    await app.admin.query(`update partner set status = 'I' where status = 'A'`);
    const content = await download('user-registration', 'sales.admin');
    const job = await checked('user-registration', 'sales.admin', content);
    expect(job).toMatchObject({ status: 'review', counts: { create: 1, error: 0 } });
  });
});
