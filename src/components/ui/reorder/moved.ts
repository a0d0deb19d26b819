/** The list with the entry at `from` taken out and put in at `to`, both counted from 0; what lies outside is moved to the end it is beyond. */
export const moved = <T>(list: readonly T[], from: number, to: number): T[] => {
  const rest = list.filter((_, at) => at !== from);
  const entry = list.slice(from, from + 1);
  const place = Math.max(0, Math.min(rest.length, to));
  return [...rest.slice(0, place), ...entry, ...rest.slice(place)];
};

/** Where one of several rows lies on the page, in pixels from its top. */
export interface Span {
  top: number;
  height: number;
}

/** The place that a row takes when it is dragged by so many pixels: behind every row whose middle its own has passed. */
export const placeOf = (spans: readonly Span[], from: number, by: number): number => {
  const own = spans[from];
  if (!own) return from;
  const middle = own.top + own.height / 2 + by;
  const isPassed = ({ top, height }: Span, at: number) => at !== from && top + height / 2 < middle;
  return spans.filter(isPassed).length;
};

/** How far a row gives way while another one is dragged from `from` to `to`, in pixels. */
export const shiftOf = (at: number, from: number, to: number, height: number): number => {
  if (from < at && at <= to) return -height;
  return to <= at && at < from ? height : 0;
};
