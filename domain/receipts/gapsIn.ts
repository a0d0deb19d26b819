/** How many numbers are missing between the first and the last of each series; receipts come in any order. */
export function gapsIn(receipts: readonly { seriesId: string; number: number }[]): number {
  const bySeries = Map.groupBy(receipts, ({ seriesId }) => seriesId);
  return [...bySeries.values()].reduce((gaps, of) => {
    const numbers = new Set(of.map(({ number }) => number));
    const span = [...numbers].reduce(
      ({ first, last }, number) => ({ first: Math.min(first, number), last: Math.max(last, number) }),
      { first: Number.POSITIVE_INFINITY, last: 0 },
    );
    return gaps + (span.last - span.first + 1 - numbers.size);
  }, 0);
}
