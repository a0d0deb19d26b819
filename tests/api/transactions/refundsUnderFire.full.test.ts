import { ORPCError } from '@orpc/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { centavosOf, formatMoney } from '#domain/money.ts';
import { refundOnce } from '#server/areas/transactions/refund/refundOnce.ts';
import { withContext } from '#server/db/context.ts';
import { loadUser, type SignedIn } from '#server/http/caller/loadUser.ts';
import { type RefundBench, startRefundBench } from './refundBench.ts';

const STEPS = 10_000;
const PAYMENTS = 250;
/** How many people act on a payment at the same time. */
const AT_ONCE = 8;
const PEOPLE = ['finance.officer', 'sales.admin', 'partner.admin', 'store.manager'];

let bench: RefundBench;
let people: SignedIn[] = [];

/** The same steps each time: a small generator of numbers, below `n`. */
const drawing = (seed: number) => {
  let state = seed;
  return (n: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
};

interface Intent {
  key: string;
  amount: number;
}
type Outcome = { refundId: string; amount: string } | { code: string; left?: string };

/** Asks for a refund as somebody does whose answer may be lost on the way. */
const ask = async (user: SignedIn, id: string, { key, amount }: Intent): Promise<Outcome> => {
  const { deps } = bench.app;
  const wanted = { refundAmount: formatMoney(amount), refundReason: 'RETURN' } as const;
  const request = { deps, user, requestId: 'fire', language: 'en' };
  return withContext(deps.pools, user.actor, 'fire', async (tx) => {
    const context = { ...request, tx } as unknown as Parameters<typeof refundOnce>[0];
    const { refund } = await refundOnce(context, id, wanted, key);
    return { refundId: refund.id, amount: refund.refundAmount };
  }).catch((error: unknown) => {
    // Whatever the database has to refuse was let through by us.
    if (!(error instanceof ORPCError)) throw error;
    return { code: String(error.code), left: error.data.remainingRefundAmount };
  });
};

const NEXT = `select id, day::text as day from refund where transaction_id = $1 and status = 'APPROVED' limit 1`;
/** One of the payment's refunds goes to the processor and fails, or is settled. */
const endOne = async (id: string, status: 'SETTLED' | 'FAILED'): Promise<void> => {
  const { admin } = bench.app;
  const [one] = (await admin.query<{ id: string; day: string }>(NEXT, [id])).rows;
  if (!one) return;
  const values = [one.id, one.day];
  await admin.query(`update refund set status = 'SENT' where id = $1 and day = $2`, values);
  const day = status === 'SETTLED' ? `settled_day = '2026-11-20'` : `failure = 'Closed'`;
  await admin.query(`update refund set status = '${status}', ${day} where id = $1 and day = $2`, values);
};

const STORED = `select t.amount, t.refunded, coalesce(sum(r.amount) filter (where r.status in ('REQUESTED', 'APPROVED', 'SENT', 'SETTLED')), 0) as taken,
    t.under_way, coalesce(sum(r.amount) filter (where r.status in ('REQUESTED', 'APPROVED', 'SENT')), 0) as waiting,
    count(r.id)::int as refunds, count(distinct r.key)::int as keys
  from payment_transaction t left join refund r on r.transaction_id = t.id and r.day = t.day where t.id = $1 group by t.id, t.day`;

beforeAll(async () => {
  bench = await startRefundBench();
  const { rows } = await bench.app.admin.query<{ id: string }>(
    'select id from user_account where username = any ($1::citext[])',
    [PEOPLE],
  );
  const { deps } = bench.app;
  const loaded = await Promise.all(rows.map(({ id }) => loadUser(deps.pools, 'fire', id, null, deps.now())));
  people = loaded.filter((user) => user !== null);
});
afterAll(() => bench.app.stop());

/** What became of the steps of one payment, counted; each is looked at as it ends, and the payment at the end. */
const fire = async (of: number): Promise<Record<string, number>> => {
  const draw = drawing(20_261_125 + of);
  const person = () => people[draw(people.length)] as SignedIn;
  const counts: Record<string, number> = {};
  const amount = 10_000 + draw(90_000);
  const id = await bench.pay({ amount });
  const intents: Intent[] = [];
  const made = new Map<string, Outcome>();
  const intend = (): Intent => {
    const earlier = intents[draw(intents.length || 1)];
    const kind = draw(10);
    // The same once more, whoever did not hear of it; or its key with something else.
    if (earlier && kind >= 5) return kind < 8 ? earlier : { ...earlier, amount: earlier.amount + 1 };
    const intent = { key: `fire-${of}-${intents.length}`, amount: 1 + draw(Math.floor(amount / 2)) };
    intents.push(intent);
    return intent;
  };
  const look = ({ key, amount: wanted }: Intent, outcome: Outcome): string => {
    if ('code' in outcome) {
      expect(['conflict', 'rule_refund_left']).toContain(outcome.code);
      if (outcome.left !== undefined) expect(centavosOf(outcome.left)).toBeLessThan(wanted);
      return outcome.code;
    }
    expect(outcome.amount).toBe(formatMoney(wanted));
    if (made.has(key)) expect(outcome).toEqual(made.get(key));
    made.set(key, outcome);
    return 'made';
  };
  for (let step = 0; step < STEPS / PAYMENTS; step += AT_ONCE) {
    const asked = Array.from({ length: AT_ONCE }, intend);
    const outcomes = await Promise.all(
      asked.map(async (intent) => look(intent, await ask(person(), id, intent))),
    );
    for (const outcome of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1;
    if (draw(3) === 0) await endOne(id, draw(2) ? 'FAILED' : 'SETTLED');
  }
  const [stored] = (await bench.app.admin.query(STORED, [id])).rows;
  expect(Number(stored.taken)).toBeLessThanOrEqual(amount);
  expect(stored.refunded).toBe(stored.taken);
  expect(stored.under_way).toBe(stored.waiting);
  expect([stored.refunds, stored.keys]).toEqual([made.size, made.size]);
  const shown = await bench.read(id);
  expect(shown.remainingRefundAmount).toBe(formatMoney(amount - Number(stored.taken)));
  return counts;
};

describe('refunds under fire', () => {
  it(`keep to the payment and to their keys through ${STEPS.toLocaleString('en')} partial refunds, retries and lost answers of several people`, {
    timeout: 180_000,
  }, async () => {
    const total = { made: 0, conflict: 0, rule_refund_left: 0 };
    const payments = Array.from({ length: PAYMENTS }, (_, of) => of);
    const shareOf = async () => {
      for (let of = payments.pop(); of !== undefined; of = payments.pop())
        for (const [outcome, count] of Object.entries(await fire(of)))
          total[outcome as keyof typeof total] += count;
    };
    await Promise.all(Array.from({ length: 3 }, shareOf));
    const { made, conflict, rule_refund_left: left } = total;
    expect(made + conflict + left).toBe(STEPS);
    expect(Math.min(made, conflict, left)).toBeGreaterThan(500);
  });
});
