/** Ranges that are named; of the others there are only dots. */
const NAMED = 8;

/**
 * Numbers of rows, in any order, as people list them: "12–14, 44", eight ranges at most, then "…"; so too when `hasMore` says that
 * there are others than these.
 */
export function rowRanges(rows: readonly number[], hasMore = false): string {
  const sorted = [...new Set(rows)].sort((one, other) => one - other);
  const ranges: [from: number, to: number][] = [];
  for (const row of sorted) {
    const last = ranges.at(-1);
    if (last && row === last[1] + 1) last[1] = row;
    else if (ranges.length > NAMED) break;
    else ranges.push([row, row]);
  }
  const texts = ranges.slice(0, NAMED).map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`));
  return texts.join(', ') + (hasMore || ranges.length > NAMED ? ' …' : '');
}
