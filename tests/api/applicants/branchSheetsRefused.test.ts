import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { read, utils } from 'xlsx';
import { MOST_SHEET_BYTES } from '#domain/applicants/branchSheet.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { bookOfLines, branchCells, branchLines } from '#tests/support/imports/branchBook.ts';
import { draftBench } from './draftBench.ts';
import { sheetBench } from './sheetBench.ts';

let app: TestApp;
let bench: ReturnType<typeof draftBench>;
let sheets: ReturnType<typeof sheetBench>;
let own: { as: string; mobile: string; reference: string };
beforeAll(async () => {
  app = await startTestApp();
  bench = draftBench(app);
  sheets = sheetBench(app);
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.clearLimits();
  own = await bench.applicant();
});

const many = (count: number) => Array.from({ length: count }, (_, at) => branchCells(at));

describe('a file that is no sheet of branches', () => {
  const book = bookOfLines(branchLines([branchCells(0)]));
  const pdf = new TextEncoder().encode(`%PDF-1.7 ${' '.repeat(100)}`);

  it.each([
    ['a workbook as a document', book, { kind: 'document' }],
    ['a document as a sheet', pdf, { name: 'permit.pdf' }],
    ['a document under the name of a sheet', pdf, {}],
    ['a workbook of another program', book, { name: 'branches.ods' }],
    ['more than a list of branches weighs', book, { size: MOST_SHEET_BYTES + 1 }],
  ])('%s is not taken', async (_, content, as) => {
    const { status, body } = await sheets.send(own, content, as);
    expect([status, body.error, Object.keys(body.fields)]).toEqual([422, 'rule_file_not_valid', ['file']]);
    expect((await bench.get(own.as, own.reference)).body.data.uploads).toEqual([]);
  });

  it.each([
    ['without a column of names', [['Rating'], ['5']], 'is called “Store name”'],
    ['without a row', [['Branch name', 'Street']], 'no row below the header'],
    [
      'with a column twice',
      [
        ['Branch name', 'Sangay'],
        ['A', 'B'],
      ],
      'mean the same',
    ],
  ])('%s is said with what to do', async (_, lines, words) => {
    const { status, body } = await sheets.check(own, await sheets.upload(own, bookOfLines(lines)));
    expect([status, body.error]).toEqual([422, 'rule_file_not_valid']);
    expect(body.message).toContain(words);
  });

  it('becomes no document of the application', async () => {
    const id = await sheets.upload(own, book);
    const body = new FormData();
    body.set('request', JSON.stringify({ documentCode: 'DTI', uploadId: id }));
    const { rows } = await app.admin.query('select id from partner order by id limit 1');
    const { status } = await app.call('POST', `/api/partners/v3/${rows[0].id}/file/public`, {
      as: own.as,
      body,
    });
    expect([400, 404]).toContain(status);
  });
});

describe('a sheet of somebody else', () => {
  it('is not there, nor is their draft', async () => {
    const other = await bench.applicant();
    const id = await sheets.ofRows(other, many(1));
    const reference = other.reference;
    for (const ask of [sheets.check, sheets.add]) {
      expect((await ask(own, id)).status).toBe(404);
      expect((await ask({ ...own, reference }, id)).status).toBe(404);
    }
    const template = (as: string, of: string) =>
      app.call('GET', `/api/self-service/drafts/${of}/branch-template`, { as });
    expect((await template(own.as, reference)).status).toBe(404);
    expect((await sheets.add(other, id)).body.data.added).toBe(1);
  });

  it('is added by nobody whose session has ended, nor once the application is cancelled', async () => {
    const id = await sheets.ofRows(own, many(1));
    await app.call('POST', '/api/self-service/session/end', { as: own.as });
    expect((await sheets.add(own, id)).status).toBe(401);
    own = await bench.applicant();
    const mine = await sheets.ofRows(own, many(1));
    await bench.post(own.as, own.reference, 'cancel');
    expect((await sheets.add(own, mine)).status).toBe(404);
  });
});

describe('the template of branches', () => {
  it.each(['en', 'fil'])(
    '%s: what is typed into it comes back whole, and its example is told of',
    async (language) => {
      const answer = await fetch(`${app.url}/api/self-service/drafts/${own.reference}/branch-template`, {
        headers: { authorization: `Bearer ${own.as}`, 'accept-language': language },
      });
      expect(answer.status).toBe(200);
      const id = await sheets.upload(own, new Uint8Array(await answer.arrayBuffer()));
      const { good, rows, unknown } = (await sheets.check(own, id)).body.data;
      expect([good, unknown]).toEqual([[], []]);
      expect(rows).toMatchObject([{ row: 2, problems: [{ field: null }] }]);
      expect(rows[0].problems).toHaveLength(1);
      // Another name and it is a branch like any other.
      const edits = [{ row: 2, cells: { merchantName: 'Nena Calamba' } }];
      expect((await sheets.check(own, id, { edits })).body.data.good).toHaveLength(1);
    },
  );
});

describe('the template of products', () => {
  it.each([
    ['en', 'Product name', 'list-of-products.xlsx'],
    ['fil', 'Pangalan ng produkto', 'listahan-ng-produkto.xlsx'],
  ])(
    '%s: has a column for what a product is, and what stores sell to choose from',
    async (language, header, name) => {
      const path = `${app.url}/api/self-service/drafts/${own.reference}/product-template`;
      const headers = { authorization: `Bearer ${own.as}`, 'accept-language': language };
      const answer = await fetch(path, { headers });
      expect([answer.status, answer.headers.get('content-disposition')]).toEqual([
        200,
        expect.stringContaining(name),
      ]);
      const book = read(await answer.arrayBuffer());
      const [first = '', guide = ''] = book.SheetNames;
      const [line, example] = utils.sheet_to_json<string[]>(book.Sheets[first] ?? {}, { header: 1 });
      expect(line).toContain(header);
      expect(example).toContain('RICE-05KG');
      expect(utils.sheet_to_csv(book.Sheets[guide] ?? {})).toContain('Mobile and gadgets');
      const other = await bench.applicant();
      expect((await fetch(path, { headers: { authorization: `Bearer ${other.as}` } })).status).toBe(404);
    },
  );
});
