import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { PayoutFileRow } from '#contract/finance/payoutFiles.ts';
import { formatDate } from '#domain/day.ts';
import { centavosOf, formatPeso } from '#domain/money.ts';
import { BANK_FILE, bankFileName } from '#domain/settlement/bank/bankFile.ts';
import { columnsOf } from '../../../db/columns/columnsOf.ts';
import { centavos, text } from '../../../db/columns/kinds.ts';
import type { Tx } from '../../../db/context.ts';
import { writeXlsx } from '../../../documents/writeXlsx.ts';
import { contentDisposition } from '../../../http/files/contentDisposition.ts';
import { os } from '../../../http/os.ts';
import { mustBeReleased, readFile } from './readFile.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

interface Row {
  reference: string;
  payeeName: string;
  bankName: string;
  bankBranchName: string | null;
  accountName: string;
  accountNumber: string;
  amount: string;
}
const FROM = 'payout_attempt a';
const ROW = columnsOf<Row>(FROM)({
  reference: text('a.reference'),
  payeeName: text('a.payee_name'),
  bankName: text('a.bank_name'),
  bankBranchName: text('a.bank_branch_name'),
  accountName: text('a.account_name'),
  accountNumber: text('a.account_number'),
  amount: centavos('a.amount'),
});
const ROWS = `select ${ROW.select} from ${FROM} where a.file_id = $1 order by a.payout_id`;

const EVENT = `select audit.record_event('DOWNLOAD', 'payout_file', $1, null, $2::jsonb)`;

const COLUMNS = Object.entries(BANK_FILE).map(([key, { en }]) => ({
  label: en,
  kind: key === 'amount' ? ('money' as const) : ('text' as const),
}));

/** The workbook of a file, made of what it was made with: the same bytes for everybody at any time. */
const bytesOf = async (tx: Tx, file: PayoutFileRow): Promise<Buffer> => {
  const rows = await ROW.read(tx, { name: 'rows-of-payout-file', text: ROWS, values: [file.id] });
  const book = {
    title: 'Payouts',
    columns: COLUMNS,
    about: () =>
      [
        ['File', file.id],
        ['Day', formatDate(file.day)],
        ['Payouts', String(file.payoutCount)],
        ['Amount', formatPeso(centavosOf(file.amount) ?? 0n)],
        [
          'Answer',
          'Fill in Result (PAID or RETURNED) with Bank reference or Return reason, and send it back.',
        ],
      ] as const,
    now: new Date(file.dtimeMade),
    language: 'en' as const,
  };
  const values = async function* () {
    for (const { reference, payeeName, bankName, bankBranchName, accountName, accountNumber, amount } of rows)
      yield [reference, payeeName, bankName, bankBranchName, accountName, accountNumber, amount];
  };
  return buffer(Readable.from(writeXlsx(book, values())));
};

/** The workbook for the bank, with full account numbers, once it is released. Recorded in the audit trail. 404, 422 rule_illegal_move. */
export const downloadPayoutFile = os.payoutFiles.downloadPayoutFile.handler(async ({ input, context }) => {
  const { tx, resHeaders } = context;
  const file = await readFile(tx, input.params.id);
  mustBeReleased(file);
  const name = bankFileName({ day: file.day, number: file.id });
  const bytes = await bytesOf(tx, file);
  await tx.query({ text: EVENT, values: [file.id, JSON.stringify({ name })] });
  resHeaders.set('Content-Disposition', contentDisposition('attachment', name));
  return new File([new Uint8Array(bytes)], name, { type: XLSX });
});
