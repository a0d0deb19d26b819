import type pg from 'pg';
import { manilaDate, manilaDayStart } from '#domain/day.ts';
import type { MdrType, Period } from '#domain/records/mdrRates.ts';
import { columnsOf, type Selected } from '../../../db/columns/columnsOf.ts';
import { day, id, text } from '../../../db/columns/kinds.ts';
import { keepMonths } from '../../../db/keepMonths.ts';
import type { DemoNames } from '../../demoNames.ts';
import type { DemoArea } from '../area.ts';
import { type DemoStore, readPartners, readStores } from '../read.ts';
import { unaudited } from '../rows.ts';
import { copyRows } from './copyRows.ts';
import { type DrawnPayment, drawPayments, type Till } from './drawPayments.ts';
import { type DrawnRefund, drawRefunds, settledDay } from './drawRefunds.ts';
import { seedSystems } from './systems.ts';

/** Two quarters at most: the one that runs, and the one before it. */
const firstDay = (today: string): string => {
  const month = Number(today.slice(5, 7));
  const quarter = month - ((month - 1) % 3) - 3;
  return quarter > 0
    ? `${today.slice(0, 4)}-${String(quarter).padStart(2, '0')}-01`
    : `${Number(today.slice(0, 4)) - 1}-10-01`;
};

interface RateRow extends Period {
  partnerId: string;
  merchantId: string | null;
  type: MdrType;
}

const RATE = columnsOf<RateRow>('mdr_rate r')({
  partnerId: id('r.partner_id'),
  merchantId: id('r.merchant_id'),
  type: text('r.type'),
  effectiveFrom: day('r.effective_from'),
  effectiveTo: day('r.effective_to'),
});
const RATES = `select ${RATE.select} from mdr_rate r where r.status = 'A' and r.is_enabled order by r.effective_from`;

type Rates = Partial<Record<MdrType, Period[]>>;

const byOwner = async (client: pg.ClientBase): Promise<(owner: string) => Rates> => {
  const found = new Map<string, Rates>();
  for (const row of (await client.query<Selected<RateRow>>(RATES)).rows.map(RATE.present)) {
    const owner = row.merchantId === null ? `p${row.partnerId}` : `m${row.merchantId}`;
    const rates = found.get(owner) ?? {};
    found.set(owner, { ...rates, [row.type]: [...(rates[row.type] ?? []), row] });
  }
  return (owner) => found.get(owner) ?? {};
};

/** The first stores of the first partner, where the demo's people work, take more than others. */
const weightOf = ({ random }: DemoNames, { n }: DemoStore, partner: number): number => {
  if (partner === 0) return n === 1 ? 60 : 12;
  return partner === 1 ? 10 : 0.4 + random.next() * 3;
};

/** The stores of the demo that take payments. */
export const tillsOf = async (client: pg.ClientBase, names: DemoNames): Promise<Till[]> => {
  const partners = await readPartners(client);
  const ratesOf = await byOwner(client);
  return (await readStores(client)).flatMap((store): Till[] => {
    const at = partners.findIndex(({ id }) => id === store.partnerId);
    const isOpen = store.status === 'A' && partners[at]?.status === 'A';
    if (!isOpen) return [];
    const cashiers = Array.from({ length: names.random.int(1, 4) }, () => {
      const { firstName, lastName } = names.person();
      return `${firstName} ${lastName}`;
    });
    return [
      {
        ...{ partnerId: store.partnerId, merchantId: store.id, cashiers },
        since: manilaDate(store.createdAt),
        weight: weightOf(names, store, at),
        rates: { ...ratesOf(`p${store.partnerId}`), ...ratesOf(`m${store.id}`) },
      },
    ];
  });
};

export const ofStore = ({ till }: DrawnPayment) => ({
  partner_id: till.partnerId,
  merchant_id: till.merchantId,
});

/** A payment as its row. */
export const paymentRow = (payment: DrawnPayment, id: number | string) => {
  const { day, at, source, reference, product, amount, cardLast4, cashier, isVoided } = payment;
  return {
    ...{ id, day, at, source, reference, product, amount, cashier, ...ofStore(payment) },
    card_last4: cardLast4,
    status: isVoided ? 'VOIDED' : 'POSTED',
    voided_at: isVoided ? new Date(at.getTime() + 240_000) : null,
    voided_by: isVoided ? source : null,
    void_reason: isVoided ? 'Cancelled at the till' : null,
    created_at: new Date(at.getTime() + 60_000),
    created_by: source,
  };
};

/** What was sold with a payment, as rows. */
export const itemRows = (payment: DrawnPayment, id: number | string) =>
  payment.items.map(({ name, quantity, amount }, n) => ({
    ...{ transaction_id: id, day: payment.day, position: n + 1, name, quantity, amount },
    ...ofStore(payment),
  }));

const refundRow = (refund: DrawnRefund, payment: DrawnPayment, transactionId: number) => ({
  ...{ day: payment.day, transaction_id: transactionId, key: refund.key, ...ofStore(payment) },
  ...{ amount: refund.amount, reason: refund.reason, notes: refund.notes, status: refund.status },
  requested_at: refund.requestedAt,
  requested_by: 'finance.officer',
  sent_at: refund.sentAt,
  processor_reference: refund.processorReference,
  ended_at: refund.endedAt,
  settled_day: settledDay(refund),
  failure: refund.failure,
});

const write = async (
  client: pg.ClientBase,
  payments: readonly DrawnPayment[],
  refunds: readonly DrawnRefund[],
): Promise<void> => {
  const idOf = (at: number) => at + 1;
  const references = payments.map((payment, at) => ({
    ...{ id: idOf(at), source: payment.source, reference: payment.reference, day: payment.day },
    ...ofStore(payment),
  }));
  await copyRows(client, 'transaction_ref', references);
  await client.query(
    `select setval(pg_get_serial_sequence('transaction_ref', 'id'), ${payments.length + 1}, false)`,
  );
  await copyRows(
    client,
    'payment_transaction',
    payments.map((payment, at) => paymentRow(payment, idOf(at))),
  );
  const items = payments.flatMap((payment, at) => itemRows(payment, idOf(at)));
  await copyRows(client, 'transaction_item', items);
  const rows = refunds.flatMap((refund) => {
    const payment = payments[refund.of];
    return payment ? [refundRow(refund, payment, idOf(refund.of))] : [];
  });
  await copyRows(client, 'refund', rows);
};

/** Payments of two quarters with what was sold and refunded, drawn once from the seed and the network that is there. */
export const payments: DemoArea = {
  seeded: 'from transaction_ref',
  seed: async ({ client, names, now, payments: count }) => {
    const first = firstDay(manilaDate(now));
    await keepMonths(client, now, first);
    const drawn = drawPayments(names.random, await tillsOf(client, names), { first, now, count });
    const refunds = drawRefunds(names.random, drawn, now);
    await unaudited(client, ['refund'], () => write(client, drawn, refunds));
    await seedSystems(client, { usedAt: drawn.at(-1)?.at ?? now, since: manilaDayStart(first) });
    await client.query('analyze transaction_ref, payment_transaction, transaction_item, refund');
  },
};
