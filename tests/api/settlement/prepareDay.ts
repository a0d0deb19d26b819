import { expect } from 'vitest';
import type { SettlementBench } from './settlementBench.ts';

/** Settles the first day of two stores, one of them paid through its partner, and leaves the second open: with sales and refunds of the first. */
export const prepareDay = async (bench: SettlementBench): Promise<void> => {
  const stores = [await bench.openStore(), await bench.openStore({ isEwt: true, own: false })];
  for (const store of stores) {
    const id = await bench.pay(store, bench.day(1), 150_000);
    await bench.pay(store, bench.day(1), 99_999, 'POS_LOAN');
    await bench.refund(id, 150_000, bench.day(2));
  }
  expect(await bench.run(bench.day(1))).toBe(true);
  for (const store of stores) await bench.pay(store, bench.day(2), 33_333);
};
