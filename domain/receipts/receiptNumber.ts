/** So many digits a number has within its series. */
const NUMBER_WIDTH = 10;
/** From this part of a series on somebody is warned that it ends. */
const WARNED_PERCENT = 90n;

/** A row of numbers as it was registered, and the one that is given next. */
export interface SeriesNumbers {
  first: bigint;
  last: bigint;
  next: bigint;
}

/** The number of a receipt as it is printed: the prefix of its series and ten digits. */
export function receiptNumber(prefix: string, number: bigint | number): string {
  return `${prefix}${String(number).padStart(NUMBER_WIDTH, '0')}`;
}

/** How many numbers of a series are left. */
export function leftInSeries({ last, next }: Pick<SeriesNumbers, 'last' | 'next'>): bigint {
  return next > last ? 0n : last - next + 1n;
}

/** Whether nine in ten numbers of a series are given. */
export function isNearEnd({ first, last, next }: SeriesNumbers): boolean {
  return (next - first) * 100n >= (last - first + 1n) * WARNED_PERCENT;
}

/** Numbers of one series that follow each other. */
export interface NumberRange<S> {
  series: S;
  first: bigint;
  last: bigint;
}

/**
 * The next `count` numbers of series in the order in which they are used: of the first as many as it has left, the others of those behind it.
 * Null where they have fewer between them.
 */
export function nextNumbers<S extends Pick<SeriesNumbers, 'last' | 'next'>>(
  all: readonly S[],
  count: number,
): NumberRange<S>[] | null {
  let open = BigInt(count);
  const ranges = all.flatMap((series) => {
    const left = leftInSeries(series);
    const taken = left < open ? left : open;
    open -= taken;
    return taken > 0n ? [{ series, first: series.next, last: series.next + taken - 1n }] : [];
  });
  return open > 0n ? null : ranges;
}
