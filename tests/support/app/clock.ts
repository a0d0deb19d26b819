import { TEST_NOW } from './testNow.ts';

/** A clock that runs on from where it was set. */
export interface TestClock {
  now: () => Date;
  set: (to: Date) => void;
  advance: (milliseconds: number) => void;
}

/** A running clock that starts at `from`. */
export const startClock = (from: Date = TEST_NOW): TestClock => {
  let offset = from.getTime() - Date.now();
  return {
    now: () => new Date(Date.now() + offset),
    set: (to) => {
      offset = to.getTime() - Date.now();
    },
    advance: (milliseconds) => {
      offset += milliseconds;
    },
  };
};
