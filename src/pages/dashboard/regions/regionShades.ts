/** How much there is of something in a place, beside the place that has most of it. */
export const SHADES = ['few', 'some', 'most'] as const;
export type Shade = (typeof SHADES)[number];

/** The shade of each count above 0: a third each of the orders of magnitude up to the most, so that one great city leaves others their shades. */
export const regionShades = (counts: readonly number[]): ((count: number) => Shade | null) => {
  const most = Math.log1p(Math.max(1, ...counts));
  return (count) => {
    if (count <= 0) return null;
    const third = Math.ceil((Math.log1p(count) / most) * SHADES.length) - 1;
    return SHADES[Math.min(third, SHADES.length - 1)] ?? 'few';
  };
};
