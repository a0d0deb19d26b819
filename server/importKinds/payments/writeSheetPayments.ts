import { type PaymentToTake, paymentToTake } from '#contract/finance/takenPayments.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { int, json, text } from '../../db/columns/kinds.ts';
import type { ImportScope, Span } from '../../imports/importKind.ts';
import { checkPayment } from '../../records/payments/checkPayment.ts';
import { findStores } from '../../records/payments/findStores.ts';
import { isOutcome, readOrRefuse } from '../../records/payments/outcome.ts';
import { type NewPayment, writePayments } from '../../records/payments/writePayments.ts';
import { openTellers } from './openTellers.ts';

interface Row {
  row: number;
  source: string;
  sent: unknown;
}
const ROW = columnsOf<Row>('import_verdict v')({
  row: int('v.row_no'),
  source: text(`v.resolved ->> 'source'`),
  sent: json(`v.resolved -> 'sent'`),
});
const IN_SPAN = 'v.import_id = $1 and v.row_no between $2 and $3';
const READ = `select ${ROW.select} from import_verdict v where ${IN_SPAN} and v.state = 'create' order by v.row_no`;
// Nobody else has seen them yet, so that each has its first version.
const MARK = `update import_verdict v set state = 'created', target_id = x.id, target_version = 1
  from jsonb_to_recordset($4) as x("row" integer, id bigint) where ${IN_SPAN} and v.row_no = x.row`;
const EVENT = `select audit.record_event('PAYMENTS_TAKEN', 'payment_transaction', null, null, $1::jsonb)`;

/**
 * Writes payments of a span as a system's are: checked anew, as days have gone by, and each once for ever. One that is there by now, or
 * may no longer be taken in, stays unmarked. The trail has one entry of the span.
 */
export const writeSheetPayments = async (
  { tx, user, now }: ImportScope,
  { importId, from, to }: Span,
): Promise<void> => {
  const span = [importId, from, to];
  const rows = await ROW.read(tx, { name: 'import-payment-rows', text: READ, values: span });
  const tellers = await openTellers(tx);
  const read = rows.flatMap(({ sent, source, row }) => {
    const payment = readOrRefuse(paymentToTake, sent);
    return isOutcome(payment) ? [] : [{ payment, source, row }];
  });
  const storeOf = await findStores(
    tx,
    read.map(({ payment }): PaymentToTake => payment),
  );
  const rowOf = new Map<NewPayment, number>();
  for (const { payment, source, row } of read) {
    const teller = tellers.get(source);
    const checked = teller && checkPayment(payment, { teller, now, storeOf });
    if (checked && !isOutcome(checked)) rowOf.set(checked, row);
  }
  const taken: { row: number; id: string }[] = [];
  for (const payments of Map.groupBy(rowOf.keys(), ({ source }) => source).values())
    for (const [payment, outcome] of await writePayments(tx, payments, { by: user.username, now }))
      if (outcome.result === 'taken') taken.push({ row: rowOf.get(payment) ?? 0, id: outcome.id });
  if (!taken.length) return;
  await tx.query({ name: 'import-mark-payments', text: MARK, values: [...span, JSON.stringify(taken)] });
  const event = { import: importId, taken: taken.length };
  await tx.query({ name: 'payments-taken', text: EVENT, values: [JSON.stringify(event)] });
};

const THE_PAYMENT = `${IN_SPAN} and v.state = 'created' and t.id = v.target_id and t.day = (v.resolved ->> 'day')::date`;
const VOID = `with gone as (
    update payment_transaction t set status = 'VOIDED', voided_at = $4, voided_by = $5, void_reason = $6, version = t.version + 1
    from import_verdict v where ${THE_PAYMENT} and t.version = v.target_version
      and t.status = 'POSTED' and t.refunded = 0 and t.line_id is null
    returning t.id
  )
  update import_verdict v set state = 'reversed' from gone where ${IN_SPAN} and v.state = 'created' and v.target_id = gone.id`;
const KEEP = `update import_verdict v set state = 'refused' from payment_transaction t
  where ${THE_PAYMENT} and (t.refunded > 0 or t.line_id is not null)`;

/** Voids payments of a span that were neither refunded nor settled since; their references are used up. The others stay. */
export const voidSheetPayments = async (
  { tx, user, now }: ImportScope,
  { importId, from, to }: Span,
): Promise<void> => {
  const span = [importId, from, to];
  const reason = `Import ${importId} was taken back`;
  await tx.query({ name: 'unimport-payments', text: VOID, values: [...span, now, user.username, reason] });
  await tx.query({ name: 'keep-payments', text: KEEP, values: span });
};
