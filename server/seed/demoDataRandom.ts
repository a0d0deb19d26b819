/** A repeatable source of numbers: the same seed gives the same row of draws. */
export interface DemoRandom {
  /** A number from 0 up to, not including, 1. */
  next(): number;
  /** A whole number, both bounds included. */
  int(min: number, max: number): number;
  /** One member of the list; throws on an empty one. */
  pick<T>(list: readonly T[]): T;
  /** True in the given share of the draws, 0 to 1. */
  chance(share: number): boolean;
}

/** Makes a random source from a whole number (mulberry32). */
export function createRandom(seed: number): DemoRandom {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    int,
    pick<T>(list: readonly T[]): T {
      if (list.length === 0) throw new Error('Nothing to pick from');
      return list[int(0, list.length - 1)] as T;
    },
    chance: (share) => next() < share,
  };
}

/**
 * Hands out every number below 10^digits once, scattered, as text of that many digits; throws when none is left.
 * The step is odd and no multiple of 5, so it meets all numbers before it comes back.
 */
export function scatteredNumbers(random: DemoRandom, digits: number): () => string {
  const size = 10 ** digits;
  const step = 10 * random.int(size / 50, size / 25) + 7;
  let value = random.int(0, size - 1);
  let given = 0;
  return () => {
    if (given === size) throw new Error(`All ${size} numbers are given out`);
    given += 1;
    value = (value + step) % size;
    return String(value).padStart(digits, '0');
  };
}
