import type { ReceiptMonthRow } from '#contract/finance/receiptMonth.ts';
import { formatDate, manilaDate } from '#domain/day.ts';
import { pathOf } from '#domain/pages.ts';
import { daysOfMonth, monthName, type ReceiptMonth } from '#domain/receipts/receiptMonth.ts';
import { nextNumbers } from '#domain/receipts/receiptNumber.ts';
import { writtenOf } from '../../../db/columns/columnsOf.ts';
import { namesOf, placesOf } from '../../../db/columns/definitionOf.ts';
import { day, id, int, json, moment, text } from '../../../db/columns/kinds.ts';
import type { Tx } from '../../../db/context.ts';
import { fail } from '../../../http/errors/fail.ts';
import { os } from '../../../http/os.ts';
import type { Work } from '../../../records/lock/work.ts';
import { seriesLeft } from '../issue/openSeries.ts';
import { readClosed, readMonth } from './readMonth.ts';
import { tooFewNumbers } from './tooFewNumbers.ts';

/** What was looked at of a payor; amounts in pesos. */
export type AskedReceipt = Pick<ReceiptMonthRow, 'partnerId' | 'grossAmount' | 'withholdingTax'>;

interface Ordered {
  ofMonth: string;
  asked: unknown;
  askedCount: number;
  jobId: string;
  ordererId: string;
  orderedBy: string;
  orderedAt: Date;
}
const BATCH = writtenOf<Ordered>('receipt_batch b')({
  ofMonth: day('b.of_month'),
  asked: json('b.asked'),
  askedCount: int('b.asked_count'),
  jobId: id('b.job_id'),
  ordererId: id('b.orderer_id'),
  orderedBy: text('b.ordered_by'),
  orderedAt: moment('b.ordered_at'),
});
const INSERT = `insert into receipt_batch as b (${namesOf(BATCH)}) values (${placesOf(BATCH)}) returning b.id`;
const ORDER = `insert into job (owner_id, kind, params, created_at) values ($1, 'receipts', $2, $3) returning id`;
// The batch names its job, and the job its batch.
const NAME = `update job set params = params || jsonb_build_object('batchId', $2::text) where id = $1`;
const EVENT = `select audit.record_event('RECEIPTS_ORDERED', 'receipt_batch', $1, null, $2::jsonb)`;

/** The page of a month. */
const linkOfMonth = ({ month, year }: ReceiptMonth): string =>
  `${pathOf('officialReceiptMonth')}?${new URLSearchParams({ month: String(month), year: String(year) })}`;

const mustBeClosed = async (tx: Tx, month: ReceiptMonth): Promise<void> => {
  const { isClosed, closedThrough } = await readClosed(tx, month);
  if (isClosed) return;
  const to = formatDate(daysOfMonth(month).to);
  const through = closedThrough && formatDate(closedThrough);
  throw fail('rule_month_open', {
    en: `The month ends on ${to}, and ${through ? `days are settled through ${through}` : 'no day is settled yet'}: it is receipted at once when its last day is.`,
    fil: `Nagtatapos ang buwan sa ${to}, at ${through ? `na-settle na hanggang ${through}` : 'wala pang araw na na-settle'}: sabay-sabay itong mareresibuhan kapag na-settle na ang huling araw nito.`,
  });
};

const NAMED = 3;
const textOf = ({ grossAmount, withholdingTax }: AskedReceipt): string => `${grossAmount} ${withholdingTax}`;

/** 422 that names those of whom another amount, nothing any more, or something new would be issued than was looked at. */
const mustBeUnchanged = async (
  tx: Tx,
  month: ReceiptMonth,
  asked: readonly AskedReceipt[],
): Promise<void> => {
  const payors = await readMonth(tx, month);
  const seen = new Map(asked.map((one) => [one.partnerId, textOf(one)]));
  const changed = payors.filter(({ row }) => {
    const now = row.why === null ? textOf(row) : undefined;
    return now !== seen.get(row.partnerId);
  });
  const known = new Set(payors.map(({ row }) => row.partnerId));
  const gone = [...seen.keys()].filter((partnerId) => !known.has(partnerId)).length;
  if (!changed.length && !gone && seen.size === asked.length) return;
  const names = changed
    .slice(0, NAMED)
    .map(({ row: { name } }) => name)
    .join(', ');
  const count = changed.length + gone;
  throw fail('rule_month_changed', {
    en: `Since you looked, what is left to receipt has changed for ${count} of the partners${names ? `: ${names}${count > NAMED ? ' and others' : ''}` : ''}. Nothing was issued: look at the month again.`,
    fil: `Mula nang tingnan mo, nagbago ang mareresibuhan sa ${count} sa mga partner${names ? `: ${names}${count > NAMED ? ' at iba pa' : ''}` : ''}. Walang nailabas: tingnan muli ang buwan.`,
  });
};

/** Keeps what was looked at and has the workers issue it; answers the job and the batch. */
const order = async (
  { tx, user, deps, language }: Pick<Work, 'tx' | 'user' | 'deps'> & { language: string },
  { month, year }: ReceiptMonth,
  asked: readonly AskedReceipt[],
) => {
  const now = deps.now();
  const link = linkOfMonth({ month, year });
  const params = JSON.stringify({ batchId: '', month, year, language, link });
  const [job] = await tx.query<{ id: string }>({ text: ORDER, values: [user.userId, params, now] });
  if (!job) throw new Error('The job was not stored');
  const written = BATCH.write({
    ...{ ofMonth: daysOfMonth({ month, year }).from, asked: JSON.stringify(asked), askedCount: asked.length },
    ...{ jobId: job.id, ordererId: user.userId, orderedBy: user.username, orderedAt: now },
  });
  const [batch] = await tx.query<{ id: string }>({ text: INSERT, values: Object.values(written) });
  if (!batch) throw new Error('The batch was not stored');
  await tx.query({ text: NAME, values: [job.id, batch.id] });
  const told = { month: `${monthName(month).en} ${year}`, ordered: asked.length };
  await tx.query({ text: EVENT, values: [batch.id, JSON.stringify(told)] });
  return { jobId: job.id, batchId: batch.id };
};

/** Has the receipts that were looked at issued by the workers. 422 rule_month_open, rule_month_changed, rule_no_series. */
export const issueReceiptMonth = os.officialReceipts.issueReceiptMonth.handler(async ({ input, context }) => {
  const { tx, deps } = context;
  const { receipts: asked, ...month } = input.body;
  await mustBeClosed(tx, month);
  await mustBeUnchanged(tx, month, asked);
  const series = await seriesLeft(tx, manilaDate(deps.now()));
  if (!nextNumbers(series, asked.length)) throw fail('rule_no_series', tooFewNumbers(series, asked.length));
  return { data: await order(context, month, asked) };
});
