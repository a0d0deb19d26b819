import { addDays, manilaDate, manilaDayStart } from '#domain/day.ts';
import { centavosOfSum } from '#domain/money.ts';
import { storeLimitOf } from '#domain/settlement/settings/segmentLimits.ts';
import {
  type HoldReason,
  holdReasonOf,
  type MeasuredPayment,
  USUAL_COUNT,
  USUAL_DAYS,
} from '#domain/transactions/holdReason.ts';
import { LATE_DAYS } from '#domain/transactions/paymentDay.ts';
import { columnsOf } from '../../../db/columns/columnsOf.ts';
import { centavos, id, int } from '../../../db/columns/kinds.ts';
import type { Tx } from '../../../db/context.ts';
import type { Machine } from '../../../http/caller/loadUser.ts';
import { keyNotValid } from '../../../http/errors/fail.ts';
import type { NewPayment } from '../../../records/payments/writePayments.ts';
import { settingOn } from '../../../settlement/settingOn.ts';

const ROLLING_DAYS = 30;
const DAY_MS = 86_400_000;

// Batches of one key follow each other, so that two cannot pass under one limit. The row itself stays free: each call notes its use there.
const LOCK = `select pg_advisory_xact_lock(hashtextextended('machine ' || $1, 0))`;

interface KeyUse {
  paymentLimit: string;
  dayLimit: string;
  monthLimit: string;
  postedDay: string;
  postedMonth: string;
}
/** What the key `k` posted since $2; $3 is the first business day that a payment posted since then may have. */
const posted = (since: string) =>
  centavos(`(select coalesce(sum(t.amount), 0)::bigint from payment_transaction t where t.source = k.source and t.created_by = t.source
    and t.status <> 'VOIDED' and t.created_at >= ${since}::timestamptz and t.day >= $4::date)`);
const KEY_USE = columnsOf<KeyUse>('machine_account k')({
  paymentLimit: centavos('k.payment_limit'),
  dayLimit: centavos('k.day_limit'),
  monthLimit: centavos('k.month_limit'),
  postedDay: posted('$2'),
  postedMonth: posted('$3'),
});
const READ_KEY = `select ${KEY_USE.select} from machine_account k where k.id = $1 and k.is_enabled`;

interface Usual {
  merchantId: string;
  largest: string;
  count: number;
}
const USUAL_FROM = `unnest($1::bigint[]) as s(merchant_id)`;
const OF_STORE = `t.merchant_id = s.merchant_id and t.status = 'POSTED' and t.day between $2::date and $3::date`;
const USUAL = columnsOf<Usual>(USUAL_FROM)({
  merchantId: id('s.merchant_id'),
  largest: centavos(
    `coalesce((select t.amount from payment_transaction t where ${OF_STORE} order by t.amount desc limit 1), 0)`,
  ),
  count: int(
    `(select count(*)::int from (select from payment_transaction t where ${OF_STORE} limit ${USUAL_COUNT}) few)`,
  ),
});
const READ_USUAL = `select ${USUAL.select} from ${USUAL_FROM}`;

// A sum may be larger than one amount can be.
const amountOf = (pesos: string) => centavosOfSum(pesos) ?? 0n;

type StoreOfPayment = MeasuredPayment['store'];

/** What payments of each store are measured by. */
const storesOf = async (
  tx: Tx,
  payments: readonly NewPayment[],
  today: string,
): Promise<(payment: NewPayment) => StoreOfPayment> => {
  const ids = [...new Set(payments.map(({ merchantId }) => merchantId))];
  const setting = await settingOn(tx, 'COMPUTATION', today);
  const values = [ids, addDays(today, 1 - USUAL_DAYS), today];
  const rows = await USUAL.read(tx, { name: 'usual-payments', text: READ_USUAL, values });
  const usual = new Map(rows.map((row) => [row.merchantId, row]));
  return ({ merchantId, segment }) => {
    const { largest = '0', count = 0 } = usual.get(merchantId) ?? {};
    return { limit: storeLimitOf(setting?.values ?? {}, segment), largest: amountOf(largest), count };
  };
};

/** Locks a key until the transaction ends, so that its batches follow each other. Before anything of a batch is written. */
export const lockKey = (tx: Tx, { machineId }: Machine) =>
  tx.query({ name: 'lock-key', text: LOCK, values: [machineId] });

/** Returns which of a locked key's new payments are held, and why; each counts towards the sums of those after it. */
export const holdPayments =
  (tx: Tx, { machine, now }: { machine: Machine; now: Date }) =>
  async (payments: readonly NewPayment[]): Promise<Map<NewPayment, HoldReason>> => {
    const held = new Map<NewPayment, HoldReason>();
    if (!payments.length) return held;
    const today = manilaDate(now);
    const since = new Date(now.getTime() - ROLLING_DAYS * DAY_MS);
    const firstDay = addDays(manilaDate(since), -LATE_DAYS);
    const values = [machine.machineId, manilaDayStart(today), since, firstDay];
    const [use] = await KEY_USE.read(tx, { name: 'use-of-key', text: READ_KEY, values });
    // Taken out of use while its call waited for another one.
    if (!use) throw keyNotValid();
    const storeOf = await storesOf(tx, payments, today);
    const limits = {
      payment: amountOf(use.paymentLimit),
      day: amountOf(use.dayLimit),
      month: amountOf(use.monthLimit),
    };
    let [day, month] = [amountOf(use.postedDay), amountOf(use.postedMonth)];
    for (const payment of payments) {
      const { amount } = payment;
      const reason = holdReasonOf({ amount, limits, posted: { day, month }, store: storeOf(payment) });
      if (reason) held.set(payment, reason);
      day += amount;
      month += amount;
    }
    return held;
  };
