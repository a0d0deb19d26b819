import type pg from 'pg';
import type { z } from 'zod';
import { formatDate } from '#domain/day.ts';
import { cleanFileName } from '#domain/files/fileName.ts';
import { PRINTED_ROWS, TOO_LONG_TO_PRINT } from '#domain/files/printedRows.ts';
import { centavosOf, formatPeso } from '#domain/money.ts';
import type { Language, Sentence } from '#domain/sentence.ts';
import type { DayRange } from '#domain/transactions/paymentDay.ts';
import type { Tx } from '../../db/context.ts';
import { withContext } from '../../db/context.ts';
import type { Report, ReportColumn } from '../../documents/pdf/reportPaper.ts';
import type { SignedIn } from '../../http/caller/loadUser.ts';
import type { RequestContext } from '../../http/deps.ts';
import { fail, sessionEnded } from '../../http/errors/fail.ts';
import { contentDisposition } from '../../http/files/contentDisposition.ts';
import { readAll } from '../../lists/readAll.ts';
import type { ListSource, Selection } from '../../lists/source.ts';
import { countStatement } from '../../lists/statements.ts';
import { printFor } from './printFor.ts';

/** A column of a report: what stands in its head, how wide it is, and what it says of a row; a figure in pesos is summed up. */
export interface PaperColumn<W> {
  label: Sentence;
  width: ReportColumn['width'];
  of?: (row: W, language: Language) => string | null;
  /** A figure that has no sum: it stands at the right all the same. */
  isFigure?: true;
  /** Pesos, a decimal string; null for a row whose sum it is no part of. */
  pesos?: (row: W) => string | null;
}

/**
 * Rows of a report, at most as many as go on paper; they are counted before the first is read. 422 rule_report_long, which names the way
 * that has no limit.
 */
export const rowsForPaper = async <
  F extends z.ZodRawShape,
  S extends readonly [string, ...string[]],
  R extends pg.QueryResultRow,
  W,
>(
  tx: Tx,
  source: ListSource<F, S, R, W>,
  selection: Selection<F>,
): Promise<W[]> => {
  const [counted] = await tx.query<{ n: number }>(countStatement(source, selection, PRINTED_ROWS.most));
  if ((counted?.n ?? 0) > PRINTED_ROWS.most) throw fail('rule_report_long', TOO_LONG_TO_PRINT);
  return Array.fromAsync(readAll(tx, source, selection));
};

const pesoText = (pesos: string | null): string | null =>
  pesos === null ? null : formatPeso(centavosOf(pesos) ?? 0n);

/** What rows come to in a column of pesos. */
export const sumOf = <W>(rows: readonly W[], pesos: (row: W) => string | null): string =>
  formatPeso(rows.reduce((sum, row) => sum + (centavosOf(pesos(row) ?? '0') ?? 0n), 0n));

const TOTAL: Sentence = { en: 'Total', fil: 'Kabuuan' };

/** The table of a report: its rows, and the sums of what is in pesos. */
export const paperTable = <W>(
  { title, empty, language }: { title: string; empty: string; language: Language },
  columns: readonly PaperColumn<W>[],
  rows: readonly W[],
): Report['tables'][number] => ({
  title,
  empty,
  columns: columns.map(({ label, width, pesos, isFigure }) => ({
    ...{ label: label[language], width },
    ...((pesos || isFigure) && { isFigure: true as const }),
  })),
  rows: rows.map((row) =>
    columns.map(({ of, pesos }) => (pesos ? pesoText(pesos(row)) : (of?.(row, language) ?? null))),
  ),
  totals: columns.map(({ pesos }, at) => {
    if (at === 0) return TOTAL[language];
    return pesos ? sumOf(rows, pesos) : '';
  }),
});

/** The days of a report: one by itself, several from the first to the last. */
export const daysOnPaper = ({ from, to }: DayRange): string =>
  from === to ? formatDate(from) : `${formatDate(from)} – ${formatDate(to)}`;

/** The one name that all have; of several how many there are. */
export const nameOfAll = (names: readonly string[], several: (count: number) => string): string[] => {
  const [name, other] = new Set(names);
  if (name === undefined) return [];
  return [other === undefined ? name : several(new Set(names).size)];
};

const EVENT = `select audit.record_event('DOWNLOAD', $1, null, null, $2::jsonb)`;

type Printing = Pick<RequestContext, 'deps' | 'requestId' | 'language' | 'resHeaders'> & {
  user: SignedIn | null;
};

/** Makes a report on paper for whoever asks, in their scope; stands in the audit trail. No connection is held while it is printed. */
export const printReport = async (
  context: Printing,
  { target, name }: { target: 'disbursements' | 'offsets'; name: string },
  make: (tx: Tx, user: SignedIn) => Promise<Omit<Report, 'printed'>>,
): Promise<File> => {
  const { deps, user, requestId, language, resHeaders } = context;
  if (!user) throw sessionEnded();
  const fileName = cleanFileName(`${name}.pdf`);
  const made = await withContext(deps.pools, user.actor, requestId, async (tx) => {
    const report = await make(tx, user);
    await tx.query({
      text: EVENT,
      values: [target, JSON.stringify({ name: fileName, partner_id: user.partnerId })],
    });
    return report;
  });
  const printed = { language, at: deps.now().toISOString(), by: user.username };
  const pdf = await printFor({ ...context, user }, { kind: 'report', report: { ...made, printed } });
  resHeaders.set('Content-Disposition', contentDisposition('attachment', fileName));
  return new File([pdf], fileName, { type: 'application/pdf' });
};
