import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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

interface Part {
  part: string;
  values: Record<string, unknown>;
  version: number;
}
const parts = async (): Promise<Part[]> => (await bench.get(own.as, own.reference)).body.data.parts;
const many = (count: number) => Array.from({ length: count }, (_, at) => branchCells(at));

describe('a sheet of branches', () => {
  it('becomes 200 branches at once, with places, hours and a number of their own', async () => {
    const id = await sheets.ofRows(own, many(200));
    const checked = (await sheets.check(own, id)).body.data;
    expect([checked.good.length, checked.rows, checked.added, checked.room]).toEqual([200, [], 0, 500]);
    expect(await parts()).toEqual([]);
    const { status, body } = await sheets.add(own, id);
    expect([status, body.data.added, body.data.good, body.data.rows, body.data.parts.length]).toEqual([
      200,
      200,
      [],
      [],
      200,
    ]);
    const kept = await parts();
    expect(kept).toEqual(body.data.parts);
    expect(kept.map(({ part }) => part)).toEqual(Array.from({ length: 200 }, (_, at) => `branch-${at}`));
    expect(new Set(kept.map(({ version }) => version)).size).toBe(1);
    expect(kept[0]?.values).toMatchObject({
      merchantName: 'Aling Nena Sari-sari Store 1',
      contactNumber: '9171234000',
      isSameAddress: false,
      isSameBank: true,
      isSameContact: true,
      address: { region: { value: expect.stringMatching(/^\d+$/) }, barangay: { value: expect.any(String) } },
      schedules: [
        {
          days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
          openingHour: '08:00',
          closingHour: '20:00',
        },
      ],
    });
  });

  it('is known by headers in Filipino, and as text', async () => {
    const lines = branchLines(many(2), 'fil');
    const csv = new TextEncoder().encode(
      lines.map((line) => line.map((text) => `"${text}"`).join(',')).join('\n'),
    );
    for (const [content, name] of [
      [bookOfLines(lines), 'mga-sangay.xlsx'],
      [csv, 'mga-sangay.csv'],
    ] as const) {
      const id = await sheets.upload(own, content, name);
      const { data } = (await sheets.check(own, id)).body;
      expect([data.good.length, data.rows, data.unknown], name).toEqual([2, [], []]);
    }
  });

  it('leaves where the business has its own what nobody fills in, and says which columns it does not know', async () => {
    const id = await sheets.upload(
      own,
      bookOfLines([
        ['Branch name', 'Rating'],
        ['Cubao', '5'],
        ['Quiapo', '4'],
      ]),
    );
    const { data } = (await sheets.add(own, id)).body;
    expect([data.unknown, data.added]).toEqual([['Rating'], 2]);
    expect((await parts()).map(({ values }) => values)).toEqual(
      ['Cubao', 'Quiapo'].map((merchantName) => ({
        merchantName,
        isSameAddress: true,
        isSameBank: true,
        isSameContact: true,
      })),
    );
  });

  it('names what is wrong by row and column, in the words and the language of whoever owns it', async () => {
    const rows = [
      branchCells(0),
      branchCells(1, { merchantName: '' }),
      branchCells(2, { contactNumber: '12' }),
      branchCells(3, { 'address.barangay': 'Nowhere' }),
      branchCells(4, { 'schedules.0.closingHour': '' }),
      branchCells(5, { 'bankInformation.bank': 'Bank of the Moon', 'bankInformation.accountNumber': '12' }),
      branchCells(6, { commodities: 'Moon dust', 'ecommerceSites.0.website': 'nena' }),
      branchCells(0),
    ];
    const id = await sheets.ofRows(own, rows);
    const { good, rows: told } = (await sheets.check(own, id)).body.data;
    expect(good).toEqual([{ row: 2, name: 'Aling Nena Sari-sari Store 1' }]);
    const fields = Object.fromEntries(
      told.map(({ row, problems }: { row: number; problems: { field: string }[] }) => [
        row,
        problems.map(({ field }) => field).sort(),
      ]),
    );
    expect(fields).toEqual({
      3: ['merchantName'],
      4: ['contactNumber'],
      5: ['address.barangay'],
      6: ['schedules.0.closingHour'],
      7: [
        'bankInformation.accountName',
        'bankInformation.accountNumber',
        'bankInformation.accountType',
        'bankInformation.bank',
      ],
      8: ['commodities', 'ecommerceSites.0.website'],
      9: ['merchantName'],
    });
    expect(told[0]).toMatchObject({
      row: 3,
      cells: { merchantName: '', 'address.streetName': 'Rizal Street' },
      problems: [{ message: 'Store name is missing', isError: true }],
    });
    const filipino = await app.call('POST', `/api/self-service/drafts/${own.reference}/branch-sheets/check`, {
      as: own.as,
      body: { uploadId: id, edits: [], leftOut: [] },
      headers: { 'accept-language': 'fil' },
    });
    expect(filipino.body.data.rows[0].problems[0].message).toBe('Kulang: Pangalan ng tindahan');
  });

  it('takes what was mended in place, leaves out what is not meant, and adds the rest later', async () => {
    const id = await sheets.ofRows(own, [
      branchCells(0),
      branchCells(1, { 'address.barangay': 'Nowhere' }),
      branchCells(2, { merchantName: '' }),
    ]);
    expect((await sheets.add(own, id)).body.data).toMatchObject({ added: 1, parts: [{ part: 'branch-0' }] });
    const mended = {
      edits: [{ row: 3, cells: { 'address.barangay': branchCells(1)['address.barangay'] ?? '' } }],
      leftOut: [4],
    };
    expect((await sheets.check(own, id, mended)).body.data).toMatchObject({
      good: [{ row: 3 }],
      rows: [],
      added: 1,
    });
    expect((await sheets.add(own, id, mended)).body.data).toMatchObject({
      added: 2,
      parts: [{ part: 'branch-1' }],
    });
    expect(await parts()).toHaveLength(2);
  });

  it('goes in once: after a double click, a lost answer, in two tabs, and when its file is chosen once more', async () => {
    const rows = many(3);
    const id = await sheets.ofRows(own, rows);
    const answers = await Promise.all(Array.from({ length: 4 }, () => sheets.add(own, id)));
    expect(answers.map(({ status, body }) => [status, body.data.added])).toEqual(Array(4).fill([200, 3]));
    expect(answers.map(({ body }) => body.data.parts.length).sort()).toEqual([0, 0, 0, 3]);
    const again = await sheets.ofRows(own, rows);
    const { data } = (await sheets.add(own, again)).body;
    expect([data.added, data.rows.length]).toEqual([0, 3]);
    expect(data.rows[0].problems[0].message).toContain('in the application already');
    expect(await parts()).toHaveLength(3);
  });

  it('says of two stores of one name in one town that they have it, and takes both', async () => {
    const [first = {}, second = {}, other = {}] = many(3);
    const merchantName = 'Aling Nena';
    const rows = [
      { ...first, merchantName },
      { ...second, merchantName: 'Iba' },
      { ...first, merchantName: ' ALING  Nena', 'address.streetName': 'Bonifacio Street' },
      { ...other, merchantName },
    ];
    const id = await sheets.ofRows(own, rows);
    const { good, rows: told } = (await sheets.check(own, id)).body.data;
    expect(good).toHaveLength(4);
    expect(told.map(({ row, problems }: { row: number; problems: object[] }) => [row, problems])).toEqual([
      [
        4,
        [
          {
            field: 'merchantName',
            message:
              'Row 2 has this name in this town too. If it is another store, give each a name that tells them apart.',
            isError: false,
          },
        ],
      ],
    ]);
    expect((await sheets.add(own, id)).body.data.added).toBe(4);
  });

  it('fills the numbers that are free, beside branches that were typed', async () => {
    const page = bench.page(own.as, own.reference);
    await page.save('branch-1', { merchantName: 'Typed' });
    await sheets.add(own, await sheets.ofRows(own, many(2)));
    const kept = await parts();
    expect(kept.map(({ part, values }) => [part, values.merchantName])).toEqual([
      ['branch-0', 'Aling Nena Sari-sari Store 1'],
      ['branch-1', 'Typed'],
      ['branch-2', 'Aling Nena Sari-sari Store 2'],
    ]);
  });

  it('has 500 rows at most, and none is added when they do not all fit in', async () => {
    const names = (count: number, from = 0) =>
      bookOfLines([['Branch name'], ...Array.from({ length: count }, (_, at) => [`Branch ${from + at}`])]);
    const long = await sheets.upload(own, names(501));
    for (const ask of [sheets.check, sheets.add]) {
      const { status, body } = await ask(own, long);
      expect([status, body.error, body.message]).toEqual([
        422,
        'rule_branches_full',
        'One application takes 500 branches at most, and this file has 501 rows: split it, or send two applications.',
      ]);
    }
    expect((await sheets.add(own, await sheets.upload(own, names(499)))).body.data.added).toBe(499);
    const two = await sheets.upload(own, names(2, 499));
    expect((await sheets.check(own, two)).body.data).toMatchObject({ room: 1, good: [{}, {}] });
    const { status, body } = await sheets.add(own, two);
    expect([status, body.error]).toEqual([422, 'rule_branches_full']);
    expect(body.message).toContain('it has 499, so 1 more fit in, and these are 2');
    expect((await sheets.add(own, two, { leftOut: [3] })).body.data).toMatchObject({ added: 1, room: 0 });
    expect(await parts()).toHaveLength(500);
  });
});
