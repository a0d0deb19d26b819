/** The width and the height of a picture, in pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** The size of a picture whose longer side is `most` at the most, its shape kept; a smaller one stays as it is. Whole pixels, at least one. */
export function fitSize({ width, height }: PictureSize, most: number): PictureSize {
  const share = Math.min(1, most / Math.max(width, height));
  const pixels = (side: number) => Math.max(1, Math.round(side * share));
  return { width: pixels(width), height: pixels(height) };
}

/** The size after turning a picture by so many quarters, in either direction. */
export function turnedSize({ width, height }: PictureSize, quarters: number): PictureSize {
  return quarters % 2 === 0 ? { width, height } : { width: height, height: width };
}
