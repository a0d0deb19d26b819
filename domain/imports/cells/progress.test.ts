import { describe, expect, it } from 'vitest';
import { progressOf } from './progress.ts';

describe('how far a step is', () => {
  it.each([
    [0, 100_000, 0, 0, null],
    [0, 100_000, 5_000, 0, null],
    [25_000, 100_000, 5_000, 5_000, 15],
    [1, 3, 2_000, 1, 4],
    [100, 100, 1_000, 100, 0],
    [120, 100, 1_000, 120, 0],
    [500, 0, 1_000, 500, null],
    [500, 1_000, 0, 0, null],
  ])('%i of %i in %i ms', (done, total, elapsed, rowsPerSecond, secondsLeft) => {
    expect(progressOf(done, total, elapsed)).toEqual({ done, total, rowsPerSecond, secondsLeft });
  });
});
