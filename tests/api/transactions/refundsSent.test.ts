import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TransactionTotals } from '#contract/finance/transactions.ts';
import type { Processor, ProcessorAnswer } from '#server/areas/transactions/processor/processor.ts';
import { sendRefunds } from '#server/areas/transactions/processor/sendRefunds.ts';
import { simulatedProcessor } from '#server/areas/transactions/processor/simulatedProcessor.ts';
import { openJobsPool } from '#server/jobs/workshop.ts';
import { type RefundBench, startRefundBench } from './refundBench.ts';

let bench: RefundBench;
let pool: ReturnType<typeof openJobsPool>;
let at = new Date('2026-11-20T02:00:00Z');

const settled = (reference: string): ProcessorAnswer => ({ state: 'settled', reference });
const failed: ProcessorAnswer = { state: 'failed', reference: null, reason: 'The card was closed.' };

const send = (processor: Processor | null) =>
  sendRefunds(processor, pool, {
    deps: { log: bench.app.deps.log, now: () => at },
    signal: new AbortController().signal,
  });
const later = (seconds: number) => {
  at = new Date(at.getTime() + seconds * 1000);
};
/** A payment with one refund that is to be sent. */
const refunded = async (reference?: string) => {
  const id = await bench.pay(reference ? { reference } : {});
  const { body } = await bench.refund(id, { refundAmount: 100 }, { as: 'store.manager' });
  return { id, refundId: body.data.refund.id as string };
};
const first = async (id: string) => (await bench.read(id)).refunds[0];
/** A processor that keeps what it paid out, by id. */
const keeping = (answer: (times: number) => ProcessorAnswer) => {
  const asked: string[] = [];
  const processor: Processor = async ({ id }) => {
    asked.push(id);
    return answer(asked.filter((one) => one === id).length);
  };
  return { asked, processor };
};
const told = async (id: string) =>
  (
    await bench.app.admin.query<{ kind: string; username: string }>(
      `select n.kind, u.username from notice n join user_account u on u.id = n.user_id where n.link = $1 order by n.id`,
      [`/transactions/${id}`],
    )
  ).rows;

beforeAll(async () => {
  bench = await startRefundBench();
  pool = openJobsPool(bench.app.migratorUrl);
  // What the demo has under way is not of these tests.
  await bench.app.admin.query(`update refund set ask_at = 'infinity' where status in ('APPROVED', 'SENT')`);
});
afterAll(async () => {
  await pool.end();
  await bench.app.stop();
});

/** What a payment and the sums of what is filtered say of its refunds, in pesos. */
const figures = async (id: string) => {
  const { transactionRefNumber: q, refundedAmount, underWayAmount } = await bench.read(id);
  const { body } = await bench.app.call('GET', '/api/transactions/totals', {
    ...{ as: 'finance.officer', query: { q } },
  });
  const { byDay, byProduct, ...all } = body.data as TransactionTotals;
  for (const sum of [all, ...byDay, ...byProduct])
    expect(sum).toMatchObject({ refundedAmount, underWayAmount });
  return [refundedAmount, underWayAmount];
};

describe('a refund that is sent', () => {
  it.each([
    [settled('R-0'), ['100.00', '0.00']],
    [failed, ['0.00', '0.00']],
  ])('is under way until its end: %j', async (end, after) => {
    const { id } = await refunded();
    expect(await figures(id)).toEqual(['100.00', '100.00']);
    await send(async () => ({ state: 'pending' }));
    expect(await figures(id)).toEqual(['100.00', '100.00']);
    later(60);
    await send(async () => end);
    expect(await figures(id)).toEqual(after);
  });

  it('is settled on the business day of the answer, and whoever asked for it is told', async () => {
    const { id, refundId } = await refunded();
    at = new Date('2026-11-20T15:59:30Z');
    const { asked, processor } = keeping((times) => (times === 1 ? { state: 'pending' } : settled('R-1')));
    await send(processor);
    expect(await first(id)).toMatchObject({ status: 'SENT', dtimeSent: at.toISOString(), settledDay: null });
    await send(processor);
    expect(asked).toEqual([refundId]);
    later(60);
    await send(processor);
    expect(asked).toEqual([refundId, refundId]);
    expect(await first(id)).toMatchObject({
      ...{ status: 'SETTLED', settledDay: '2026-11-21', processorReference: 'R-1' },
      ...{ dtimeEnded: '2026-11-20T16:00:30.000Z', dtimeSent: '2026-11-20T15:59:30.000Z' },
    });
    expect(await told(id)).toEqual([{ kind: 'refund-settled', username: 'store.manager' }]);
  });

  it('that fails gives its amount back, and says why', async () => {
    const { id } = await refunded();
    expect((await bench.read(id)).remainingRefundAmount).toBe('900.00');
    await send(async () => failed);
    expect(await first(id)).toMatchObject({ status: 'FAILED', failure: 'The card was closed.' });
    expect((await bench.read(id)).remainingRefundAmount).toBe('1000.00');
    expect(await told(id)).toEqual([{ kind: 'refund-failed', username: 'store.manager' }]);
    expect((await bench.refund(id, { refundAmount: 1_000 })).status).toBe(200);
    await send(async () => settled('R-2'));
  });

  it('whose answer is lost is asked for again under the same id, later each time', async () => {
    const { id, refundId } = await refunded();
    const asked: string[] = [];
    const losing: Processor = async (order) => {
      asked.push(order.id);
      throw new Error('lost');
    };
    for (const seconds of [0, 9, 1, 19, 1]) {
      later(seconds);
      await send(losing);
    }
    expect(asked).toEqual([refundId, refundId, refundId]);
    later(3_600);
    await send(async () => settled('R-3'));
    expect(await first(id)).toMatchObject({ status: 'SETTLED', processorReference: 'R-3' });
  });

  it('by a server that ends before it keeps the answer is asked for again, and paid out once', async () => {
    const { id, refundId } = await refunded();
    const paid = new Map<string, ProcessorAnswer>();
    const once: Processor = async (order) => {
      paid.set(order.id, paid.get(order.id) ?? settled('R-4'));
      return paid.get(order.id) ?? failed;
    };
    const ending: Processor = async (order, signal) => {
      await once(order, signal);
      throw new Error('The server ended');
    };
    await send(ending);
    expect(await first(id)).toMatchObject({ status: 'SENT' });
    later(10);
    await send(once);
    expect([...paid.keys()]).toEqual([refundId]);
    expect(await first(id)).toMatchObject({ status: 'SETTLED', processorReference: 'R-4' });
  });

  it('and answered twice keeps the first end', async () => {
    const { id } = await refunded();
    const { promise: waits, resolve: answerFirst } = Promise.withResolvers<void>();
    const slow = send(async () => {
      await waits;
      return failed;
    });
    await expect.poll(async () => (await first(id))?.status).toBe('SENT');
    later(10);
    await send(async () => settled('R-5'));
    answerFirst();
    await slow;
    expect(await first(id)).toMatchObject({ status: 'SETTLED', failure: null });
    expect((await bench.read(id)).remainingRefundAmount).toBe('900.00');
    expect(await told(id)).toHaveLength(1);
  });

  it('is sent by one of several servers', async () => {
    const all = await Promise.all(Array.from({ length: 25 }, () => refunded()));
    const { asked, processor } = keeping(() => settled('R-6'));
    await Promise.all([send(processor), send(processor), send(processor)]);
    expect(asked.toSorted()).toEqual(all.map(({ refundId }) => refundId).toSorted());
  });

  it('waits where no processor is set up, or a second person has not decided', async () => {
    const { id } = await refunded();
    await send(null);
    expect(await first(id)).toMatchObject({ status: 'APPROVED' });
    const large = await bench.pay({ amount: 30_000_00 });
    await bench.refund(large, { refundAmount: 30_000 });
    const { asked, processor } = keeping(() => settled('R-7'));
    await send(processor);
    expect(asked).toHaveLength(1);
    expect(await first(large)).toMatchObject({ status: 'REQUESTED' });
  });

  it('goes through everything that the simulator does', async () => {
    const ends = ['SETTLES', 'FAILS', 'DELAYS', 'TWICE', 'LOSES'] as const;
    const ids: string[] = [];
    for (const end of ends) ids.push((await refunded(`SIM-${end}`)).id);
    const simulated = simulatedProcessor(() => at);
    const statuses = () => Promise.all(ids.map(async (id) => (await first(id))?.status));
    await send(simulated);
    expect(await statuses()).toEqual(['SETTLED', 'FAILED', 'SENT', 'SETTLED', 'SENT']);
    later(40);
    await send(simulated);
    expect(await statuses()).toEqual(['SETTLED', 'FAILED', 'SETTLED', 'SETTLED', 'SETTLED']);
  });

  it('is never moved back, whoever writes', async () => {
    const { id } = await refunded();
    await send(async () => settled('R-8'));
    for (const status of ['APPROVED', 'SENT', 'FAILED', 'WITHDRAWN'])
      await expect(
        bench.app.admin.query(`update refund set status = $2, settled_day = null where transaction_id = $1`, [
          id,
          status,
        ]),
      ).rejects.toThrow('does not go from SETTLED');
  });
});
