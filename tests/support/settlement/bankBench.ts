import { read as readBook, utils, write as writeBook } from 'xlsx';
import type { ApprovalRequest } from '#contract/approvals.ts';
import type { PayoutFile, PayoutFilePreview, PayoutFileRow } from '#contract/finance/payoutFiles.ts';
import type { TestApp } from '#tests/support/app/app.ts';

/** Who decides on what finance.officer asks for. */
const SECOND = 'finance.second';
const BASE = '/api/finance-management/payout-files';

/** A row of the bank's file, by its headers. */
export type BankRow = Record<string, string | number | undefined>;

/** Makes files for the bank, and answers them as the bank would. */
export const bankBench = (app: TestApp, as = 'finance.officer') => {
  const get = (path = '', query: Record<string, string> = {}) =>
    app.call('GET', `${BASE}${path}`, { as, query });
  const preview = async (query: Record<string, string> = {}): Promise<PayoutFilePreview> =>
    (await get('/preview', query)).body.data;
  const make = (body: object, headers: Record<string, string> = {}, by = as) =>
    app.call('POST', BASE, { as: by, body, headers });
  /** A file of all that is scheduled, which waits for its release. */
  const makeUnreleased = async (): Promise<PayoutFileRow> => {
    const { count, amount } = await preview();
    const { status, body } = await make({ count, amount });
    if (status !== 200) throw new Error(`no file: ${JSON.stringify(body)}`);
    return body.data;
  };
  const read = async (id: string): Promise<PayoutFile> => (await get(`/${id}`)).body.data;
  /** Decides on a request as somebody else. */
  const decide = (
    { id, version }: Pick<ApprovalRequest, 'id' | 'version'>,
    { by = SECOND, verdict = 'approve' }: { by?: string; verdict?: 'approve' | 'refuse' | 'withdraw' } = {},
  ) =>
    app.call('POST', `/api/approval-requests/${id}/${verdict}`, {
      as: by,
      headers: { 'If-Match': String(version) },
      ...(verdict === 'refuse' && { body: { reason: 'Not what was agreed' } }),
    });
  /** Approves all that waits for a second person about a file. */
  const confirm = async (id: string): Promise<PayoutFile> => {
    for (const request of (await read(id)).requests) {
      const { status, body } = await decide(request);
      if (status !== 200) throw new Error(`not approved: ${JSON.stringify(body)}`);
    }
    return read(id);
  };
  /** A file of all that is scheduled, released by a second person. */
  const makeAll = async (): Promise<PayoutFile> => confirm((await makeUnreleased()).id);
  const download = async (id: string, by = as): Promise<Buffer> => {
    const { accessToken } = await app.login(by);
    const response = await fetch(`${app.url}${BASE}/${id}/file`, {
      headers: { Authorization: `Bearer ${accessToken}` },
    });
    if (!response.ok) throw new Error(`not downloaded: ${await response.text()}`);
    return Buffer.from(await response.arrayBuffer());
  };
  /** The rows of the file as whoever opens it sees them: numbers as numbers. */
  const rowsOf = async (id: string): Promise<BankRow[]> => {
    const { Sheets, SheetNames } = readBook(await download(id));
    const sheet = Sheets[SheetNames[1] ?? ''];
    return sheet ? utils.sheet_to_json<BankRow>(sheet) : [];
  };
  const bookOf = (rows: readonly BankRow[]): Uint8Array<ArrayBuffer> => {
    const book = utils.book_new();
    utils.book_append_sheet(book, utils.aoa_to_sheet([['From the bank']]), 'About');
    utils.book_append_sheet(book, utils.json_to_sheet([...rows]), 'Answer');
    return new Uint8Array(writeBook(book, { type: 'buffer', bookType: 'xlsx' }));
  };
  const send = (path: string, content: Uint8Array<ArrayBuffer>, name = 'answer.xlsx', by = as) => {
    const body = new FormData();
    body.set('file', new File([content], name));
    return app.call('POST', `${BASE}${path}`, { as: by, body });
  };
  const check = (id: string, rows: readonly BankRow[]) => send(`/${id}/answers/check`, bookOf(rows));
  const take = (id: string, rows: readonly BankRow[]) => send(`/${id}/answers`, bookOf(rows));
  /** Takes an answer, and confirms as a second person what came back. */
  const takeBoth = async (id: string, rows: readonly BankRow[]): Promise<PayoutFile> => {
    const { status, body } = await take(id, rows);
    if (status !== 200) throw new Error(`not taken: ${JSON.stringify(body)}`);
    return confirm(id);
  };
  return {
    get,
    read,
    preview,
    make,
    makeUnreleased,
    makeAll,
    decide,
    confirm,
    download,
    rowsOf,
    bookOf,
    send,
    check,
    take,
    takeBoth,
  };
};

/** As the bank answers a row that it has paid, or gives back. */
export const paid = (row: BankRow, bankReference = `BT-${row.Reference}`): BankRow => ({
  ...row,
  Result: 'PAID',
  'Bank reference': bankReference,
});
export const returned = (row: BankRow, reason = 'Account closed'): BankRow => ({
  ...row,
  Result: 'RETURNED',
  'Return reason': reason,
});
