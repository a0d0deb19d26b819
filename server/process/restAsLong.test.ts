import { describe, expect, it } from 'vitest';
import { restAsLong } from './restAsLong.ts';

const work = (ms: number): void => {
  const until = performance.now() + ms;
  while (performance.now() < until);
};
const time = async (of: () => Promise<void>): Promise<number> => {
  const started = performance.now();
  await of();
  return performance.now() - started;
};

describe('a rest', () => {
  it('is twice as long as what was done since the one before', async () => {
    const rest = restAsLong();
    work(30);
    expect(await time(rest)).toBeGreaterThan(55);
    // What was done before the last rest counts no more.
    expect(await time(rest)).toBeLessThan(30);
  });
});
