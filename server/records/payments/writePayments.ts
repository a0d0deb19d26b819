import type { PaymentToTake } from '#contract/finance/takenPayments.ts';
import { formatMoney } from '#domain/money.ts';
import type { MdrType } from '#domain/records/mdrRates.ts';
import type { HoldReason } from '#domain/transactions/holdReason.ts';
import type { TransactionStatus } from '#domain/transactions/transactionStatus.ts';
import { columnsOf, writtenOf } from '../../db/columns/columnsOf.ts';
import { definitionOf, namesOf } from '../../db/columns/definitionOf.ts';
import { centavos, day, flag, id, moment, text } from '../../db/columns/kinds.ts';
import type { Tx } from '../../db/context.ts';
import { type Outcome, refused } from './outcome.ts';

/** A payment that was found good, with its store and its day. */
export interface NewPayment extends Omit<PaymentToTake, 'at'> {
  source: string;
  at: Date;
  day: string;
  merchantId: string;
  partnerId: string;
  /** Of the store, by which its limit is found. */
  segment: string | null;
}

// In the order of their references, so that two calls with the same ones wait for each other and do not block each other.
const REFER = `insert into transaction_ref (source, reference, day, partner_id, merchant_id)
  select x.source, x.reference, x.day, x.partner_id, x.merchant_id
  from jsonb_to_recordset($1) as x(source text, reference text, day date, partner_id bigint, merchant_id bigint)
  order by x.source, x.reference on conflict (source, reference) do nothing returning id, reference`;
/** A payment as its row is written. */
interface Written {
  id: string;
  day: string;
  at: Date;
  source: string;
  reference: string;
  partnerId: string;
  merchantId: string;
  product: MdrType;
  amount: string;
  cardLast4: string | null;
  cashier: string | null;
  status: TransactionStatus;
  holdReason: HoldReason | null;
  heldAt: Date | null;
  createdAt: Date;
}
const PAYMENT = writtenOf<Written>('payment_transaction t')({
  id: id('t.id'),
  day: day('t.day'),
  at: moment('t.at'),
  source: text('t.source'),
  reference: text('t.reference'),
  partnerId: id('t.partner_id'),
  merchantId: id('t.merchant_id'),
  product: text('t.product'),
  amount: centavos('t.amount'),
  cardLast4: text('t.card_last4'),
  cashier: text('t.cashier'),
  status: text('t.status'),
  holdReason: text('t.hold_reason'),
  heldAt: moment('t.held_at'),
  createdAt: moment('t.created_at'),
});
const PAY = `insert into payment_transaction (created_by, ${namesOf(PAYMENT)}) select $2, ${namesOf(PAYMENT, 'x.')}
  from jsonb_to_recordset($1) as x(${definitionOf(PAYMENT)})`;
const SELL = `insert into transaction_item (transaction_id, day, position, name, quantity, amount, partner_id, merchant_id)
  select x.transaction_id, x.day, x.position, x.name, x.quantity, x.amount, x.partner_id, x.merchant_id
  from jsonb_to_recordset($1) as x(transaction_id bigint, day date, position smallint, name text, quantity integer, amount bigint,
    partner_id bigint, merchant_id bigint)`;

/** What says whether two payments of a reference are the same: store, product, amount and day count. */
export type Told = Pick<
  NewPayment,
  'source' | 'reference' | 'merchantId' | 'day' | 'transactionType' | 'amount'
>;

interface Known {
  id: string;
  reference: string;
  merchantId: string;
  day: string;
  product: string;
  amount: string;
  isVoided: boolean;
  hold: HoldReason | null;
}
const FROM = 'transaction_ref f join payment_transaction t on t.id = f.id and t.day = f.day';
const KNOWN = columnsOf<Known>(FROM)({
  id: id('t.id'),
  reference: text('t.reference'),
  merchantId: id('t.merchant_id'),
  day: day('t.day'),
  product: text('t.product'),
  amount: centavos('t.amount'),
  isVoided: flag(`t.status = 'VOIDED'`),
  hold: text(`case t.status when 'HELD' then t.hold_reason end`),
});
const FIND = `select ${KNOWN.select} from ${FROM} where f.source = $1 and f.reference = any ($2::text[])`;

const isSame = (payment: Told, known: Known): boolean =>
  known.merchantId === payment.merchantId &&
  known.product === payment.transactionType &&
  known.amount === formatMoney(payment.amount) &&
  known.day === payment.day;

/** What becomes of payments of one source that are there already, with the same content or another; nothing of one that is not. */
export const knownPayments = async <T extends Told>(
  tx: Tx,
  payments: readonly T[],
): Promise<Map<T, Outcome>> => {
  const [any] = payments;
  if (!any) return new Map();
  const references = [...new Set(payments.map(({ reference }) => reference))];
  const rows = await KNOWN.read(tx, {
    name: 'known-payments',
    text: FIND,
    values: [any.source, references],
  });
  const known = new Map(rows.map((row) => [row.reference, row]));
  return new Map(
    payments.flatMap((payment): [T, Outcome][] => {
      const row = known.get(payment.reference);
      if (!row) return [];
      const { id: there, isVoided, hold } = row;
      return [
        [payment, isSame(payment, row) ? { result: 'there', id: there, isVoided, hold } : refused('differs')],
      ];
    }),
  );
};

const ofStore = ({ partnerId, merchantId }: NewPayment) => ({
  partner_id: partnerId,
  merchant_id: merchantId,
});

/** Who writes payments, and when. */
interface Writing {
  by: string;
  now: Date;
}

interface Inserting extends Writing {
  idOf: (payment: NewPayment) => string;
  held: ReadonlyMap<NewPayment, HoldReason>;
}

const insert = async (tx: Tx, payments: readonly NewPayment[], { by, now, idOf, held }: Inserting) => {
  const rows = payments.map((payment) =>
    PAYMENT.write({
      ...payment,
      id: idOf(payment),
      product: payment.transactionType,
      amount: formatMoney(payment.amount),
      cardLast4: payment.ccAccountNumber ?? null,
      cashier: payment.cashier ?? null,
      status: held.has(payment) ? 'HELD' : 'POSTED',
      holdReason: held.get(payment) ?? null,
      heldAt: held.has(payment) ? now : null,
      createdAt: now,
    }),
  );
  await tx.query({ name: 'take-payments', text: PAY, values: [JSON.stringify(rows), by] });
  const items = payments.flatMap((payment) =>
    (payment.items ?? []).map(({ name, quantity, amount }, at) => ({
      ...{ transaction_id: idOf(payment), day: payment.day, position: at + 1, name, quantity },
      ...{ amount: String(amount), ...ofStore(payment) },
    })),
  );
  if (items.length) await tx.query({ name: 'take-items', text: SELL, values: [JSON.stringify(items)] });
};

/** Writes payments of one source whose references are not there yet; answers what became of each. `hold` says which of them are held. */
export const writePayments = async (
  tx: Tx,
  payments: readonly NewPayment[],
  {
    hold,
    ...writing
  }: Writing & {
    hold?: (payments: readonly NewPayment[]) => Promise<ReadonlyMap<NewPayment, HoldReason>>;
  },
): Promise<Map<NewPayment, Outcome>> => {
  const became = new Map<NewPayment, Outcome>();
  const [any] = payments;
  if (!any) return became;
  const first = new Map<string, NewPayment>();
  for (const payment of payments) if (!first.has(payment.reference)) first.set(payment.reference, payment);
  const rows = [...first.values()].map((payment) => ({
    ...{ source: payment.source, reference: payment.reference, day: payment.day },
    ...ofStore(payment),
  }));
  const made = await tx.query<{ id: string; reference: string }>({
    name: 'refer-payments',
    text: REFER,
    values: [JSON.stringify(rows)],
  });
  const ids = new Map(made.map((row) => [row.reference, row.id]));
  const taken = [...first.values()].filter(({ reference }) => ids.has(reference));
  const held = (await hold?.(taken)) ?? new Map<NewPayment, HoldReason>();
  const idOf = ({ reference }: NewPayment) => ids.get(reference) ?? '';
  await insert(tx, taken, { ...writing, idOf, held });
  for (const payment of taken) {
    const code = held.get(payment);
    const id = idOf(payment);
    became.set(payment, code ? { result: 'held', id, code } : { result: 'taken', id });
  }
  const others = payments.filter((payment) => !became.has(payment));
  const there = await knownPayments(tx, others);
  for (const payment of others) became.set(payment, there.get(payment) ?? refused('differs'));
  return became;
};
