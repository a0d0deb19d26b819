import { expect } from 'vitest';
import type { SettlementBench } from './settlementBench.ts';

/** The days of a bench one after the other: which is open, and settling it, which opens the next. */
export const dayAfterDay = (benchOf: () => SettlementBench) => {
  let next = 0;
  /** The last day that was settled, or so many days from it. */
  const dayAt = (from: number): string => benchOf().day(next + from);
  const today = (): string => dayAt(1);
  const close = async (): Promise<void> => {
    expect(await benchOf().run(today())).toBe(true);
    next += 1;
  };
  return { today, close, dayAt };
};
