import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { byHand, partsByHand, zipped } from '#server/sheets/testkit/byHand.ts';
import { lying, spaces } from '#server/sheets/testkit/lying.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { branchCells } from '#tests/support/imports/branchBook.ts';
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

const MEGABYTE = 1024 ** 2;
const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
const row = (...cells: string[]) => `<row>${cells.join('')}</row>`;
const HEADER = row(text('Store name'), text('Contact number'));
const GOOD = row(text('Nena Cubao'), text('0917 123 4567'));
const book = (...rows: string[]) => byHand({ data: [HEADER, ...rows].join('') });
/** What the server says to a file, at whichever call. */
const refusal = async (content: Uint8Array) => {
  const bytes = new Uint8Array(content);
  const sent = await sheets.send(own, bytes);
  const { status, body } = sent.status === 200 ? await sheets.add(own, sent.body.data.id) : sent;
  const parts = (await bench.get(own.as, own.reference)).body.data.parts.length;
  return { status, error: body.error, fields: Object.keys(body.fields ?? {}), message: body.message, parts };
};

describe('a workbook that could do harm', () => {
  const many = Object.fromEntries(Array.from({ length: 5_000 }, (_, at) => [`xl/${at}.xml`, 'x']));
  const inPart = (path: string, content: string) =>
    zipped({ ...partsByHand({ data: HEADER + GOOD }), [path]: content });

  it.each([
    [
      'unpacks to 512 MB and says so',
      lying('xl/workbook.xml', spaces(512 * MEGABYTE), 512 * MEGABYTE),
      'unpacks to',
    ],
    [
      'unpacks to 512 MB and says that it is small',
      lying('_rels/.rels', spaces(512 * MEGABYTE), 1000),
      'unpacks to',
    ],
    ['is of very many parts', byHand({ data: HEADER + GOOD, parts: many }), 'unpacks to'],
    ['carries macros under the name of one that has none', inPart('xl/vbaProject.bin', 'x'), 'macros'],
    [
      'reads a file of the server',
      inPart(
        'xl/worksheets/sheet1.xml',
        `<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><worksheet><sheetData>${HEADER}${row(text('&amp;e;'))}</sheetData></worksheet>`,
      ),
      'instructions',
    ],
    ['is cut off', book(GOOD).subarray(0, 500), 'damaged'],
    ['has more columns than a list', book(row(...Array.from({ length: 101 }, () => text('a')))), 'columns'],
    ['has a cell as long as a book', book(row(text('a'.repeat(32_768)))), 'shorten its text'],
  ])('is refused with what to do when it %s, and adds nothing', async (_, content, words) => {
    const { message, ...said } = await refusal(content);
    expect(said).toEqual({ status: 422, error: 'rule_file_not_valid', fields: ['file'], parts: 0 });
    expect(message).toContain(words);
    // Whoever sent it goes on with one that is none.
    const id = await sheets.upload(own, new Uint8Array(book(GOOD)));
    expect((await sheets.add(own, id)).body.data.added).toBe(1);
  });
});

describe('cells that could do harm', () => {
  const phone = text('0917 123 4567');
  const check = async (...rows: string[]) => {
    const id = await sheets.upload(own, new Uint8Array(book(...rows)));
    return { id, data: (await sheets.check(own, id)).body.data };
  };

  it('are calculated by nobody: of a formula its last result is taken, and it is worth a look', async () => {
    const formula = (cell: string, result: string) => `<c t="str"><f>${cell}</f><v>${result}</v></c>`;
    const { id, data } = await check(
      row(formula('CONCATENATE("Nena ","Cubao")', 'Nena Cubao'), phone),
      row('<c><f>cmd|" /C calc"!A0</f></c>', phone),
      row('<c t="e"><f>WEBSERVICE("http://evil.test")</f><v>#VALUE!</v></c>', phone),
    );
    expect(data.good).toEqual([{ row: 2, name: 'Nena Cubao' }]);
    expect(
      data.rows.map((one: { row: number; problems: { field: string; isError: boolean }[] }) => [
        one.row,
        one.problems.map(({ field, isError }) => [field, isError])[0],
      ]),
    ).toEqual([
      [3, ['merchantName', true]],
      [4, ['merchantName', true]],
      [2, ['merchantName', false]],
    ]);
    expect((await sheets.add(own, id)).body.data).toMatchObject({
      added: 1,
      parts: [{ values: { merchantName: 'Nena Cubao' } }],
    });
  });

  it('stay the texts that they are, wherever they end up', async () => {
    const names = [
      '=HYPERLINK("http://evil.test","Nena")',
      '<img src=x onerror=alert(1)>',
      "'; drop table partner; --",
    ];
    const escaped = (name: string) => name.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    const { id, data } = await check(...names.map((name) => row(text(escaped(name)), phone)));
    expect(data.good.map(({ name }: { name: string }) => name)).toEqual(names);
    const { parts } = (await sheets.add(own, id)).body.data;
    expect(parts.map((part: { values: { merchantName: string } }) => part.values.merchantName)).toEqual(
      names,
    );
  });

  it('with signs that no database keeps are a problem of theirs alone', async () => {
    const { id, data } = await check(
      row(text('Zero_x0000_Nena'), phone),
      row(text('Half_xD83D_Nena'), phone),
      GOOD,
    );
    expect(data.good).toEqual([{ row: 4, name: 'Nena Cubao' }]);
    expect(data.rows).toHaveLength(2);
    const edits = [{ row: 2, cells: { merchantName: 'Zero\u0000Nena' } }];
    const { status, body } = await sheets.add(own, id, { edits });
    expect([status, body.data?.added, body.data?.rows.length]).toEqual([200, 1, 2]);
  });
});

describe('an application of one’s own', () => {
  it('takes no sheet of another one of the same person', async () => {
    const id = await sheets.ofRows(own, [branchCells(0)]);
    const other = await bench.applicant(own.mobile);
    expect((await sheets.check(other, id)).status).toBe(404);
    expect((await sheets.add(other, id)).status).toBe(404);
    expect((await sheets.add({ ...own, reference: other.reference }, id)).status).toBe(404);
    expect((await sheets.add(own, id)).body.data.added).toBe(1);
    expect((await bench.get(other.as, other.reference)).body.data.parts).toEqual([]);
  });
});
