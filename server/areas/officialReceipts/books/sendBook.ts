import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { cleanFileName } from '#domain/files/fileName.ts';
import { BOOK_ROWS, TOO_LONG_FOR_BOOK } from '#domain/files/printedRows.ts';
import type { Tx } from '../../../db/context.ts';
import type { Column, Value } from '../../../documents/cells.ts';
import { writeXlsx } from '../../../documents/writeXlsx.ts';
import type { RequestContext } from '../../../http/deps.ts';
import { fail } from '../../../http/errors/fail.ts';
import { contentDisposition } from '../../../http/files/contentDisposition.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const EVENT = `select audit.record_event('DOWNLOAD', 'official-receipts', null, null, $1::jsonb)`;

/** Throws 422 rule_report_long where `from` has more rows than a book may have; counts no further, and before the first row is read. */
export const refuseLongBook = async (tx: Tx, from: string, values: readonly string[]): Promise<void> => {
  const text = `select count(*)::int as n from (select 1 from ${from} limit ${BOOK_ROWS.most + 1}) as counted`;
  const [counted] = await tx.query<{ n: number }>({ text, values: [...values] });
  if ((counted?.n ?? 0) > BOOK_ROWS.most) throw fail('rule_report_long', TOO_LONG_FOR_BOOK);
};

interface Book {
  name: string;
  title: string;
  columns: readonly Column[];
  about: readonly (readonly [string, string])[];
  rows: readonly (readonly Value[])[];
}

/** A book of receipts as a workbook, in English as the books of accounts are. Stands in the audit trail. */
export const sendBook = async (
  { tx, deps, resHeaders }: Pick<RequestContext, 'deps' | 'resHeaders'> & { tx: Tx },
  { name, title, columns, about, rows }: Book,
): Promise<File> => {
  const fileName = cleanFileName(`${name}.xlsx`);
  await tx.query({ text: EVENT, values: [JSON.stringify({ name: fileName })] });
  const values = async function* () {
    for (const row of rows) yield [...row];
  };
  const book = { title, columns, about: () => about, now: deps.now(), language: 'en' as const };
  const bytes = await buffer(Readable.from(writeXlsx(book, values())));
  resHeaders.set('Content-Disposition', contentDisposition('attachment', fileName));
  return new File([new Uint8Array(bytes)], fileName, { type: XLSX });
};
