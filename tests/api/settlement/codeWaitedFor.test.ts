import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { approvalBench } from '#tests/api/approvals/approvalBench.ts';
import { dayAfterDay } from './dayAfterDay.ts';
import { type SettlementBench, startSettlement } from './settlementBench.ts';

const PATH = '/api/finance-management/report-settings/atc';
const NEW = { product: 'HOME_CREDIT_CARD', payeeKind: 'CORPORATE', percent: '0.5', basePercent: '100' };
const DAY = 86_400_000;

let bench: SettlementBench;
let people: ReturnType<typeof approvalBench>;
const { today, close: settle, dayAt } = dayAfterDay(() => bench);
/** Settles the day, and lets the next one begin for whoever asks. */
const close = async () => {
  await settle();
  bench.app.clock.advance(DAY);
};
beforeAll(async () => {
  bench = await startSettlement();
  people = approvalBench(bench.app);
});
afterAll(() => bench.stop());

const read = async () => (await bench.app.call('GET', PATH, { as: 'finance.officer' })).body.data;
const post = async (path: string, body: object) =>
  bench.app.call('POST', PATH + path, {
    as: 'finance.officer',
    body,
    headers: { 'If-Match': String((await read()).version) },
  });
const approve = async ({ body }: Awaited<ReturnType<typeof post>>) => {
  const decided = await people.decide('finance.second', 'approve', body.data.approvalRequestId);
  expect(decided.status, JSON.stringify([body, decided.body])).toBe(200);
};

describe('a tax code that ended while none followed', () => {
  it('[money.atc] leaves payments waiting, until another begins with the first of those days', async () => {
    const store = await bench.openStore({ isEwt: true });
    const { list } = await read();
    const held = list.find(
      ({ product, payeeKind, to }: { product: string; payeeKind: string; to: string | null }) =>
        product === NEW.product && payeeKind === NEW.payeeKind && to === null,
    );
    await approve(await post(`/${held.id}/end`, { toDay: today() }));
    await close();
    const first = today();
    await bench.pay(store, first, 100_000);
    await close();
    expect(await bench.linesOf(store)).toEqual([]);

    const early = await post('', { ...NEW, code: 'WC157', fromDay: dayAt(-3) });
    expect([early.status, Object.keys(early.body.fields)]).toEqual([400, ['fromDay']]);
    await approve(await post('', { ...NEW, code: 'WC157', fromDay: first }));
    await close();
    expect(await bench.linesOf(store)).toMatchObject([{ atc: 'WC157' }]);

    // What is settled stays as it is: the next one begins tomorrow.
    const late = await post('', { ...NEW, code: 'WC158', fromDay: today() });
    expect([late.status, Object.keys(late.body.fields)]).toEqual([400, ['fromDay']]);
  });
});
