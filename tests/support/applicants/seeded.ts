/** A row of numbers that looks random and is the same for the same seed (mulberry32). */
export const seeded = (seed: number) => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number): number => Math.floor(next() * count);
  const one = <T>(of: readonly T[]): T => {
    const chosen = of[below(of.length)];
    if (chosen === undefined) throw new Error('Nothing to choose from');
    return chosen;
  };
  return {
    below,
    one,
    chance: (share: number): boolean => next() < share,
    shuffled: <T>(of: readonly T[]): T[] =>
      of
        .map((value) => ({ value, at: next() }))
        .sort((left, right) => left.at - right.at)
        .map(({ value }) => value),
  };
};
export type Seeded = ReturnType<typeof seeded>;
