import { deliveryMove } from '#domain/deliveries/deliveryMove.ts';
import type { DeliveryStatus } from '#domain/deliveries/deliveryStatus.ts';
import { formatMoney } from '#domain/money.ts';
import { columnsOf, writtenOf } from '../../db/columns/columnsOf.ts';
import { definitionOf, namesOf, setTo } from '../../db/columns/definitionOf.ts';
import { centavos, id, instant, int, moment, text } from '../../db/columns/kinds.ts';
import type { Tx } from '../../db/context.ts';
import { refused } from '../payments/outcome.ts';
import type { DeliveryOutcome, NewDelivery } from './checkDelivery.ts';

/** Where an advice went on to, and when its source told of it. */
interface End {
  status: DeliveryStatus;
  deliveredAt: Date | null;
  deliveryReceipt: string | null;
  cancelledAt: Date | null;
  cancelReason: string | null;
  endedAt: Date | null;
}
const END = writtenOf<End>('delivery_advice a')({
  status: text('a.status'),
  deliveredAt: moment('a.delivered_at'),
  deliveryReceipt: text('a.delivery_receipt'),
  cancelledAt: moment('a.cancelled_at'),
  cancelReason: text('a.cancel_reason'),
  endedAt: moment('a.ended_at'),
});
/** An advice as its row is written. */
interface Written extends End {
  source: string;
  number: string;
  loanContractNumber: string;
  customer: string;
  partnerId: string;
  merchantId: string;
  amount: string;
  issuedAt: Date;
  takenAt: Date;
  takenBy: string;
}
const ADVICE = writtenOf<Written>('delivery_advice a')({
  ...END.columns,
  source: text('a.source'),
  number: text('a.number'),
  loanContractNumber: text('a.loan_contract_number'),
  customer: text('a.customer'),
  partnerId: id('a.partner_id'),
  merchantId: id('a.merchant_id'),
  amount: centavos('a.amount'),
  issuedAt: moment('a.issued_at'),
  takenAt: moment('a.created_at'),
  takenBy: text('a.created_by'),
});
/** An item as its row is written. */
interface WrittenItem {
  adviceId: string;
  position: number;
  name: string;
  quantity: number;
  amount: string;
  partnerId: string;
  merchantId: string;
}
const ITEM = writtenOf<WrittenItem>('delivery_item i')({
  adviceId: id('i.advice_id'),
  position: int('i.position'),
  name: text('i.name'),
  quantity: int('i.quantity'),
  amount: centavos('i.amount'),
  partnerId: id('i.partner_id'),
  merchantId: id('i.merchant_id'),
});

// In the order of their numbers, so that two calls with the same ones wait for each other and do not block each other.
const ADVISE = `insert into delivery_advice (${namesOf(ADVICE)}) select ${namesOf(ADVICE, 'x.')}
  from jsonb_to_recordset($1) as x(${definitionOf(ADVICE)}) order by x.number
  on conflict (source, number) do nothing returning id, number`;
const PACK = `insert into delivery_item (${namesOf(ITEM)}) select ${namesOf(ITEM, 'x.')}
  from jsonb_to_recordset($1) as x(${definitionOf(ITEM)})`;
const MOVE = `update delivery_advice a set ${setTo(END, 2)}, version = a.version + 1 where a.id = $1`;

interface Known {
  id: string;
  number: string;
  loanContractNumber: string;
  customer: string;
  merchantId: string;
  amount: string;
  issuedAt: string;
  status: DeliveryStatus;
  deliveredAt: string | null;
  deliveryReceipt: string | null;
  cancelledAt: string | null;
  cancelReason: string | null;
}
const KNOWN = columnsOf<Known>('delivery_advice a')({
  id: id('a.id'),
  number: text('a.number'),
  loanContractNumber: text('a.loan_contract_number'),
  customer: text('a.customer'),
  merchantId: id('a.merchant_id'),
  amount: centavos('a.amount'),
  issuedAt: instant('a.issued_at'),
  status: text('a.status'),
  deliveredAt: instant('a.delivered_at'),
  deliveryReceipt: text('a.delivery_receipt'),
  cancelledAt: instant('a.cancelled_at'),
  cancelReason: text('a.cancel_reason'),
});
const LOCK = `select ${KNOWN.select} from delivery_advice a where a.source = $1 and a.number = any ($2::text[])
  order by a.id for update`;

const sameMoment = (at: Date | null, known: string | null): boolean => (at?.toISOString() ?? null) === known;

const isSame = (advice: NewDelivery, known: Known): boolean =>
  known.merchantId === advice.merchantId &&
  known.loanContractNumber === advice.loanContractNumber &&
  known.customer === advice.customer &&
  known.amount === advice.amount &&
  sameMoment(advice.issuedAt, known.issuedAt);

const endsSame = (advice: NewDelivery, known: Known): boolean =>
  known.deliveryReceipt === advice.deliveryReceipt &&
  known.cancelReason === advice.cancelReason &&
  sameMoment(advice.deliveredAt, known.deliveredAt) &&
  sameMoment(advice.cancelledAt, known.cancelledAt);

/** By whom and when advices are told of. */
interface Teller {
  source: string;
  now: Date;
}

const endOf = (advice: NewDelivery, now: Date): End => {
  const { status, deliveredAt, deliveryReceipt, cancelledAt, cancelReason } = advice;
  const endedAt = status === 'FOR_DELIVERY' ? null : now;
  return { status, deliveredAt, deliveryReceipt, cancelledAt, cancelReason, endedAt };
};

const insert = async (tx: Tx, advices: readonly NewDelivery[], { source, now }: Teller) => {
  const rows = advices.map((advice) =>
    ADVICE.write({ ...advice, ...endOf(advice, now), source, takenAt: now, takenBy: source }),
  );
  const made = await tx.query<{ id: string; number: string }>({
    name: 'advise-deliveries',
    text: ADVISE,
    values: [JSON.stringify(rows)],
  });
  const ids = new Map(made.map((row) => [row.number, row.id]));
  const items = advices.flatMap(({ number, partnerId, merchantId, items: sold }) => {
    const adviceId = ids.get(number);
    if (!adviceId) return [];
    return sold.map(({ name, quantity, amount }, at) =>
      ITEM.write({
        ...{ adviceId, position: at + 1, name, quantity, partnerId, merchantId },
        amount: formatMoney(amount),
      }),
    );
  });
  if (items.length) await tx.query({ name: 'pack-deliveries', text: PACK, values: [JSON.stringify(items)] });
  return ids;
};

/** What becomes of an advice that is there: it goes on, or stays as it is. */
const goOn = async (tx: Tx, advice: NewDelivery, known: Known, now: Date): Promise<DeliveryOutcome> => {
  if (!isSame(advice, known)) return refused('differs');
  const move = deliveryMove(known.status, advice.status);
  if (move === 'ended') return refused('ended');
  if (move === 'there')
    return known.status === advice.status && !endsSame(advice, known)
      ? refused('differs')
      : { result: 'there', id: known.id };
  await tx.query({
    name: 'end-delivery',
    text: MOVE,
    values: [known.id, ...Object.values(END.write(endOf(advice, now)))],
  });
  return { result: 'taken', id: known.id };
};

/** Advices of different numbers. */
const writeOnce = async (tx: Tx, advices: readonly NewDelivery[], teller: Teller) => {
  const became = new Map<NewDelivery, DeliveryOutcome>();
  const ids = await insert(
    tx,
    advices.filter(({ isLate }) => !isLate),
    teller,
  );
  const others = advices.filter((advice) => {
    const made = ids.get(advice.number);
    if (made) became.set(advice, { result: 'taken', id: made });
    return !made;
  });
  if (!others.length) return became;
  const rows = await KNOWN.read(tx, {
    name: 'lock-deliveries',
    text: LOCK,
    values: [teller.source, others.map(({ number }) => number)],
  });
  for (const advice of others) {
    const known = rows.find(({ number }) => number === advice.number);
    became.set(advice, known ? await goOn(tx, advice, known, teller.now) : refused('late'));
  }
  return became;
};

/**
 * Writes advices of one source: those that are not there yet, and of others where they went on to. A number that comes twice is looked at
 * as if it came in two calls. Answers what became of each.
 */
export const writeDeliveries = async (
  tx: Tx,
  advices: readonly NewDelivery[],
  teller: Teller,
): Promise<Map<NewDelivery, DeliveryOutcome>> => {
  const became = new Map<NewDelivery, DeliveryOutcome>();
  let left = advices;
  while (left.length) {
    const first = new Map<string, NewDelivery>();
    for (const advice of left) if (!first.has(advice.number)) first.set(advice.number, advice);
    for (const [advice, outcome] of await writeOnce(tx, [...first.values()], teller))
      became.set(advice, outcome);
    left = left.filter((advice) => first.get(advice.number) !== advice);
  }
  return became;
};
