import { contract } from '#contract/index.ts';
import { manilaDate } from '#domain/day.ts';
import { centavosOf, formatPeso } from '#domain/money.ts';
import { receiptAmounts } from '#domain/receipts/receiptAmounts.ts';
import { daysOfMonth, monthName } from '#domain/receipts/receiptMonth.ts';
import { nextNumbers } from '#domain/receipts/receiptNumber.ts';
import { vatClassOf } from '#domain/settlement/settings/officialReceipt.ts';
import { columnsOf, writtenOf } from '../../../db/columns/columnsOf.ts';
import { setTo } from '../../../db/columns/definitionOf.ts';
import { id, int, json, moment, size, text } from '../../../db/columns/kinds.ts';
import { type Tx, withContext } from '../../../db/context.ts';
import { permit } from '../../../http/caller/permit.ts';
import { inRoleFor } from '../../../http/caller/useRight.ts';
import { JobProblem, TurnLost } from '../../../jobs/jobProblem.ts';
import { receiptMonthParams } from '../../../jobs/receiptMonthParams.ts';
import type { JobContext, Work } from '../../../jobs/work.ts';
import { leaveNotice } from '../../../notices/leaveNotice.ts';
import { settingOn } from '../../../settlement/settingOn.ts';
import { seriesLeft } from '../issue/openSeries.ts';
import { postReceipt } from '../issue/postReceipt.ts';
import { setOffReferences } from '../issue/setOffPayouts.ts';
import { warnOfEnd } from '../issue/warnOfEnd.ts';
import { receiptNotices } from '../receiptNotices.ts';
import type { AskedReceipt } from './issueReceiptMonth.ts';
import { type MonthPayor, readMonth } from './readMonth.ts';
import { tooFewNumbers } from './tooFewNumbers.ts';

/** After so many receipts it says how far it is. */
const TOLD_EVERY = 25;

const UNKNOWN_FORM = {
  en: 'This was ordered in a form that is no longer known.',
  fil: 'Ipinagawa ito sa anyong hindi na kilala.',
};
const NOT_YOURS = {
  en: 'You may no longer issue receipts.',
  fil: 'Hindi ka na puwedeng maglabas ng mga resibo.',
};
const NO_SETTING = {
  en: 'What receipts are called is not set: set it in the report settings first.',
  fil: 'Hindi pa naitatakda ang tawag sa mga resibo: itakda muna ito sa report settings.',
};

interface Batch {
  id: string;
  asked: unknown;
}
const BATCH = columnsOf<Batch>('receipt_batch b')({ id: id('b.id'), asked: json('b.asked') });
const READ = `select ${BATCH.select} from receipt_batch b where b.job_id = $1 and b.issued_at is null`;
interface Ended {
  issuedAt: Date;
  issuedCount: number;
  gross: number;
  first: string | null;
  last: string | null;
  changedCount: number;
}
const ENDED = writtenOf<Ended>('receipt_batch b')({
  issuedAt: moment('b.issued_at'),
  issuedCount: int('b.issued_count'),
  gross: size('b.gross'),
  first: text('b.first_number'),
  last: text('b.last_number'),
  changedCount: int('b.changed_count'),
});
const KEEP = `update receipt_batch b set ${setTo(ENDED, 2)} where b.id = $1`;
const END = `update job set status = 'done', progress = 100, row_count = $3, ended_at = $4
  where id = $1 and attempts = $2 and status = 'running' returning id`;
const EVENT = `select audit.record_event('RECEIPTS_ISSUED', 'receipt_batch', $1, null, $2::jsonb)`;

const { meta } = contract.officialReceipts.issueReceiptMonth['~orpc'];

/** The order of a job, for whoever may still give it. Throws JobProblem. */
const orderOf = ({ deps }: JobContext, { turn, user }: Work) => {
  const parsed = receiptMonthParams.safeParse(turn.params);
  if (!parsed.success) throw new JobProblem(UNKNOWN_FORM);
  try {
    permit({ deps, user }, meta);
  } catch {
    throw new JobProblem(NOT_YOURS);
  }
  return parsed.data;
};
type Order = ReturnType<typeof orderOf>;

/** Those whose receipt is still the one that was looked at. */
const unchanged = (payors: readonly MonthPayor[], asked: readonly AskedReceipt[]): MonthPayor[] => {
  const seen = new Map(asked.map((one) => [one.partnerId, one]));
  return payors.filter(({ row: { partnerId, grossAmount, withholdingTax, why } }) => {
    const looked = seen.get(partnerId);
    return why === null && looked?.grossAmount === grossAmount && looked.withholdingTax === withholdingTax;
  });
};

const inCentavos = (pesos: string): bigint => centavosOf(pesos) ?? 0n;

/**
 * Posts all receipts in the transaction that it is given, from series that nobody else takes a number of until it ends. Throws JobProblem
 * where there are too few numbers.
 */
const issueAll = async (tx: Tx, { turn, user, report }: Work, { order, at }: { order: Order; at: Date }) => {
  const day = manilaDate(at);
  const setting = await settingOn(tx, 'OFFICIAL_RECEIPT', day);
  const vatClass = setting && vatClassOf(setting.values, 'PROFIT_SHARING');
  if (!setting || !vatClass) throw new JobProblem(NO_SETTING);
  // From here on nobody else posts until this is done.
  const series = await seriesLeft(tx, day, true);
  const [batch] = await BATCH.read(tx, { text: READ, values: [turn.id] });
  if (!batch) throw new TurnLost();
  const asked = batch.asked as AskedReceipt[];
  const payors = unchanged(await readMonth(tx, order), asked);
  const ranges = nextNumbers(series, payors.length);
  if (!ranges) throw new JobProblem(tooFewNumbers(series, payors.length));
  const places = ranges.flatMap(({ series: { id: seriesId }, first, last }) =>
    Array.from({ length: Number(last - first) + 1 }, () => seriesId),
  );
  const references = await setOffReferences(tx, order);
  const numbers: string[] = [];
  let gross = 0n;
  for (const [place, { row, tinNumber, address, left }] of payors.entries()) {
    if (place % TOLD_EVERY === 0) await report(place, payors.length);
    const [due, withheld] = [inCentavos(row.grossAmount), inCentavos(row.withholdingTax)];
    const amounts = receiptAmounts(due, withheld, vatClass, left);
    const seriesId = places[place];
    if (typeof amounts === 'string' || !seriesId)
      throw new Error('A receipt of a month has amounts and a number');
    gross += amounts.gross;
    numbers.push(
      await postReceipt(tx, {
        ...{
          seriesId,
          type: 'PROFIT_SHARING',
          day,
          issuedAt: at,
          issuerId: user.userId,
          issuedBy: user.username,
        },
        ...{
          title: setting.values.title,
          vatClass,
          partnerId: row.partnerId,
          payorName: row.name,
        },
        ...{ payorTin: tinNumber, payorAddress: address, contractId: null, contractNumber: null },
        // It is kept back from what the partner is paid out.
        ...{ ofMonth: daysOfMonth(order).from, paymentChannel: 'PAYOUT', formOfPayment: 'OFFSET' },
        ...{ soa: null, paymentFor: null, invoiceNumber: null },
        reference: references.get(row.partnerId) ?? null,
        ...{ bankName: null, checkNumber: null, checkDate: null },
        ...{
          gross: Number(amounts.gross),
          vat: Number(amounts.vat),
          withholding: Number(amounts.withholding),
        },
        ...{ replacesId: null, batchId: batch.id, sameMoneyAs: null },
      }),
    );
  }
  return { batchId: batch.id, numbers, gross, changedCount: asked.length - payors.length };
};

/**
 * Issues what was looked at of a month, all of it or nothing: receipts, what came of the batch and the end of the job are one transaction,
 * so that it may be killed anywhere and begun anew. Whose month has changed meanwhile is left as it is. Throws JobProblem with a sentence,
 * TurnLost when it was cancelled.
 */
export const runReceiptMonth = async (shop: JobContext, asked: Work): Promise<void> => {
  const { deps } = shop;
  const order = orderOf(shop, asked);
  const work = { ...asked, user: inRoleFor(asked.user, meta.needs) };
  const { turn, user } = work;
  await withContext(deps.pools, user.actor, `job-${turn.id}`, async (tx) => {
    const at = deps.now();
    const { batchId, numbers, gross, changedCount } = await issueAll(tx, work, { order, at });
    const [first = null, last = null] = [numbers[0], numbers.at(-1)];
    const count = numbers.length;
    const written = ENDED.write({
      ...{ issuedAt: at, issuedCount: count, gross: Number(gross), first, last, changedCount },
    });
    await tx.query({ text: KEEP, values: [batchId, ...Object.values(written)] });
    await warnOfEnd(tx, manilaDate(at), at);
    const ended = await tx.query({ text: END, values: [turn.id, turn.attempt, count, at] });
    if (!ended.length) throw new TurnLost();
    const month = `${monthName(order.month).en} ${order.year}`;
    const told = { month, count, gross: formatPeso(gross), changed: changedCount, first, last };
    const noted = { month, issued: count, changed: changedCount, first, last };
    await tx.query({ text: EVENT, values: [batchId, JSON.stringify(noted)] });
    const kind = receiptNotices['receipt-month-issued'];
    await leaveNotice(tx, { userId: user.userId, kind, params: told, link: order.link, at });
  });
};
