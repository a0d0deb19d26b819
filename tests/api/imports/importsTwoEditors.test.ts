import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { read as readBook, utils, write as writeBook } from 'xlsx';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { COLUMN, importBench, PARTNER_HEADER, partnerLine } from '#tests/support/imports/importBench.ts';

let app: TestApp;
let bench: ReturnType<typeof importBench>;
beforeAll(async () => {
  app = await startTestApp({ jobs: true });
  bench = importBench(app);
});
afterAll(() => app.stop());

const [A, B] = ['sales.admin', 'sbo.reviewer'];
const ZIP = COLUMN.zipCode ?? 0;
const NAME = COLUMN.partnerName ?? 0;
const post = (id: string, path: string, as: string, body?: object) =>
  app.call('POST', `${bench.at(id)}/${path}`, { as, ...(body && { body }) });
const undo = (id: string, as: string, edit?: number) =>
  post(id, 'cells/undo', as, edit === undefined ? undefined : { edit });
const texts = async (id: string, column: number) =>
  (await bench.rows(id, { only: 'all' })).map(({ cells }) => cells[column]?.text);
const undoable = async (id: string, as: string) => (await bench.read(id, as)).undoableEdit;
/** An import of partners with these ZIP codes, from row 2 on. */
const withZips = (prefix: string, ...zips: string[]) =>
  bench.partners(zips.map((zipCode, at) => partnerLine(`${prefix}${at}`, { zipCode })));

describe('a cell that somebody else changed after it was read', () => {
  it('keeps the text of the other, who is named with it, and the rest of the paste is taken', async () => {
    const { id } = await withZips('TWA', '1', '2');
    const [row] = await bench.rows(id);
    const seen = row?.edit ?? -1;
    await bench.edit(id, [{ row: 2, column: ZIP, text: '4026' }], B);
    const { status, body } = await post(id, 'cells', A, {
      action: 'paste',
      edits: [
        { row: 2, column: ZIP, text: '4027', seen },
        { row: 2, column: NAME, text: 'Una', seen },
        { row: 3, column: ZIP, text: '4027', seen },
      ],
    });
    expect(status).toBe(200);
    const { rows } = await app.admin.query(
      `select concat_ws(' ', first_name, last_name) as name from user_account where username = $1`,
      [B],
    );
    expect(rows[0].name).toMatch(/^\S+ \S+/);
    expect(body.data.conflicts).toEqual([
      {
        row: 2,
        column: ZIP,
        text: '4026',
        edit: 1,
        editedBy: B,
        editedByName: rows[0].name,
        dtimeEdited: expect.any(String),
      },
    ]);
    expect(body.data.rows.map(({ row: at }: { row: number }) => at)).toEqual([2, 3]);
    expect(await texts(id, ZIP)).toEqual(['4026', '4027']);
    expect((await texts(id, NAME))[0]).toBe('Una');
  });

  it('is replaced once its present text was seen, and by the same text at once', async () => {
    const { id } = await withZips('TWB', '1');
    await bench.edit(id, [{ row: 2, column: ZIP, text: '4026' }], B);
    const same = await post(id, 'cells', A, { edits: [{ row: 2, column: ZIP, text: '4026', seen: 0 }] });
    expect(same.body.data.conflicts).toEqual([]);
    const { body } = await post(id, 'cells', A, { edits: [{ row: 2, column: ZIP, text: '4027', seen: 1 }] });
    expect(body.data.conflicts).toEqual([]);
    expect(await texts(id, ZIP)).toEqual(['4027']);
  });

  it('is a conflict between two windows of one account, and without `seen` as well', async () => {
    const { id } = await withZips('TWC', '1');
    await bench.edit(id, [{ row: 2, column: ZIP, text: '4026' }]);
    const edits = [{ row: 2, column: ZIP, text: '4027' }];
    const { body } = await post(id, 'cells', A, { edits });
    expect(body.data.conflicts).toMatchObject([{ text: '4026', editedBy: A }]);
    expect(await texts(id, ZIP)).toEqual(['4026']);
  });

  it('is skipped by a replacement, by suggestions and by leaving rows out, which say so', async () => {
    const { id } = await withZips('TWD', '1', '1', '1');
    await bench.edit(id, [{ row: 3, column: ZIP, text: '12' }], B);
    const all = { column: ZIP, from: null, to: '4027', code: 'zip_digits' };
    const code = (await bench.rows(id))[0]?.problems[0]?.code;
    const replaced = await post(id, 'replace', A, { ...all, code, seen: 0 });
    expect(replaced.body.data).toMatchObject({ touched: 2, skipped: 1, editedBy: B });
    expect(await texts(id, ZIP)).toEqual(['4027', '12', '4027']);
    const left = await post(id, 'left-out', A, { isOut: true, rows: [3], seen: 0 });
    expect(left.body.data).toMatchObject({ touched: 0, skipped: 1, editedBy: B });
    const again = await post(id, 'left-out', A, { isOut: true, rows: [3], seen: await bench.lastEdit(id) });
    expect(again.body.data).toMatchObject({ touched: 1, skipped: 0, editedBy: null });
  });

  it('is not skipped where one’s own edit is the one that was not seen', async () => {
    const { id } = await withZips('TWK', '1', '1');
    await bench.edit(id, [{ row: 2, column: ZIP, text: '12' }]);
    await bench.edit(id, [{ row: 3, column: ZIP, text: '12' }], B);
    const code = (await bench.rows(id))[0]?.problems[0]?.code;
    const { body } = await post(id, 'replace', A, { column: ZIP, from: null, to: '4027', code, seen: 0 });
    expect(body.data).toMatchObject({ touched: 1, skipped: 1, editedBy: B });
    expect(await texts(id, ZIP)).toEqual(['4027', '12']);
  });

  it('does not fall back to what an error file from before says', async () => {
    const { id } = await withZips('TWE', '1', '2');
    const { accessToken } = await app.login(A);
    const headers = { Authorization: `Bearer ${accessToken}` };
    const file = await fetch(`${app.url}${bench.at(id)}/error-file`, { headers });
    await bench.edit(id, [{ row: 2, column: ZIP, text: '4026' }], B);
    const book = readBook(await file.arrayBuffer());
    const sheet = book.Sheets[book.SheetNames[0] ?? ''] ?? {};
    const [header = [], ...lines] = utils.sheet_to_json<string[]>(sheet, { header: 1, raw: false });
    const zip = header.indexOf('Zip Code');
    if (lines[1]) lines[1][zip] = '4027';
    book.Sheets[book.SheetNames[0] ?? ''] = utils.aoa_to_sheet([header, ...lines]);
    const content = new Uint8Array(writeBook(book, { type: 'array', bookType: 'xlsx' }));
    const back = await bench.send(`${bench.at(id)}/error-file`, { as: A, name: 'mended.xlsx', content });
    expect(back.body.data).toMatchObject({ errorFileConflicts: 1, counts: { error: 0 } });
    expect(await texts(id, ZIP)).toEqual(['4026', '4027']);
    expect((await bench.read(id, B)).errorFileConflicts).toBe(0);
  });

  it('is refused with the import as it is when its file was read again meanwhile', async () => {
    const { id } = await withZips('TWF', '1', '2');
    const seen = await bench.lastEdit(id);
    const job = await bench.read(id);
    const again = await app.call('POST', `${bench.at(id)}/mapping`, {
      as: B,
      headers: { 'If-Match': String(job.version) },
      body: { headerRow: 1 },
    });
    expect(again.status).toBe(200);
    await bench.settled(id);
    const { status, body } = await post(id, 'cells', A, {
      edits: [{ row: 2, column: ZIP, text: '4027', seen }],
    });
    expect([status, body.error, body.current?.id]).toEqual([409, 'conflict', id]);
    expect(await texts(id, ZIP)).toEqual(['1', '2']);
  });
});

describe('taking back an edit', () => {
  it('takes back the last edit of the person who asks, even if others edited after it', async () => {
    const { id } = await withZips('TUA', '1', '2');
    const paste = { action: 'paste', edits: [2, 3].map((row) => ({ row, column: NAME, text: `N${row}` })) };
    await post(id, 'cells', A, paste);
    await bench.edit(id, [{ row: 3, column: ZIP, text: '4027' }], B);
    expect(await undoable(id, A)).toEqual({ edit: 1, action: 'paste', cells: 2 });
    expect(await undoable(id, B)).toEqual({ edit: 2, action: 'type', cells: 1 });
    const back = await undo(id, A, 1);
    expect(back.body.data).toMatchObject({ touched: 2, skipped: 0 });
    expect(await texts(id, ZIP)).toEqual(['1', '4027']);
    expect((await texts(id, NAME)).includes('N3')).toBe(false);
    expect(await undoable(id, A)).toBeNull();
    expect((await undo(id, A)).body.data.touched).toBe(0);
    await undo(id, B, 2);
    expect(await texts(id, ZIP)).toEqual(['1', '2']);
  });

  it('leaves cells as they are that somebody else changed since, and says who', async () => {
    const { id } = await withZips('TUB', '1', '2');
    const fill = { action: 'fill', edits: [2, 3].map((row) => ({ row, column: ZIP, text: '4027' })) };
    await post(id, 'cells', A, fill);
    await bench.edit(id, [{ row: 3, column: ZIP, text: '4026' }], B);
    const { body } = await undo(id, A, 1);
    expect(body.data).toMatchObject({ touched: 1, skipped: 1, editedBy: B });
    expect(await texts(id, ZIP)).toEqual(['1', '4026']);
    expect(await undoable(id, A)).toBeNull();
  });

  it('takes back the edit that was named, and no other', async () => {
    const { id } = await withZips('TUC', '1');
    await bench.edit(id, [{ row: 2, column: ZIP, text: '4026' }]);
    await bench.edit(id, [{ row: 2, column: ZIP, text: '4027' }]);
    expect((await undo(id, A, 1)).status).toBe(409);
    expect((await undo(id, B, 2)).status).toBe(409);
    expect((await undo(id, A, 2)).status).toBe(200);
    expect((await undo(id, A, 1)).status).toBe(200);
    expect(await texts(id, ZIP)).toEqual(['1']);
  });

  it('is a change that others have to see before they write over it', async () => {
    const { id } = await withZips('TUD', '1');
    await bench.edit(id, [{ row: 2, column: ZIP, text: '4026' }]);
    const seen = await bench.lastEdit(id);
    await undo(id, A);
    const { body } = await post(id, 'cells', B, { edits: [{ row: 2, column: ZIP, text: '4027', seen }] });
    expect(body.data.conflicts).toMatchObject([{ text: '1', editedBy: A }]);
  });

  it('takes rows that were left out in again, as one edit with its number of rows', async () => {
    const { id } = await withZips('TUE', '1', '2', '3');
    await bench.leaveOut(id, { isOut: true, rows: [2, 3] });
    expect(await undoable(id, A)).toMatchObject({ action: 'leave_out', cells: 2 });
    const { body } = await undo(id, A);
    expect(body.data).toMatchObject({ touched: 2, import: { counts: { leftOut: 0, error: 3 } } });
  });
});

it('says which columns identify a row', async () => {
  const { id } = await withZips('TKA', '1');
  const { fields } = await bench.read(id);
  expect(fields.filter(({ isKey }) => isKey).map(({ header }) => header)).toEqual([
    PARTNER_HEADER.split(',')[COLUMN.hsisPartnerCode ?? 0],
  ]);
});

describe('a paste that is sent in several calls', () => {
  const part = (id: string, editId: string, edits: object[], as = A) =>
    post(id, 'cells', as, { action: 'paste', editId, edits });

  it('is one edit, and is taken back as one, though somebody else edited in between', async () => {
    const { id } = await withZips('TWP', '1', '2', '3');
    const editId = crypto.randomUUID();
    await part(id, editId, [{ row: 2, column: ZIP, text: '4026' }]);
    await bench.edit(id, [{ row: 4, column: ZIP, text: '1234' }], B);
    await part(id, editId, [{ row: 3, column: ZIP, text: '4027' }]);
    expect(await undoable(id, A)).toEqual({ edit: 3, action: 'paste', cells: 2 });
    const { body } = await undo(id, A, 3);
    expect(body.data).toMatchObject({ touched: 2, skipped: 0 });
    expect(await texts(id, ZIP)).toEqual(['1', '2', '1234']);
    expect(await undoable(id, A)).toBeNull();
    expect(await undoable(id, B)).toMatchObject({ cells: 1 });
  });

  it('joins no edit of somebody else, whatever id is sent', async () => {
    const { id } = await withZips('TWQ', '1', '2');
    const editId = crypto.randomUUID();
    await part(id, editId, [{ row: 2, column: ZIP, text: '4026' }], B);
    await part(id, editId, [{ row: 3, column: ZIP, text: '4027' }]);
    await undo(id, A);
    expect(await texts(id, ZIP)).toEqual(['4026', '2']);
  });

  it('leaves a cell as it was before its first part, where two of them set it', async () => {
    const { id } = await withZips('TWR', '1');
    const editId = crypto.randomUUID();
    await part(id, editId, [{ row: 2, column: ZIP, text: '4026' }]);
    await part(id, editId, [{ row: 2, column: ZIP, text: '4027', seen: 1 }]);
    await undo(id, A);
    expect(await texts(id, ZIP)).toEqual(['1']);
  });
});
