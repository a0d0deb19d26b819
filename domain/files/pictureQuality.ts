import type { PictureSize } from './fitSize.ts';

/** A picture in shades of grey, row by row: 0 is black, 255 white. */
export interface Grey extends PictureSize {
  shades: ArrayLike<number>;
}

/** What may make a picture hard to read; whoever took it is told, and decides. */
export type PictureWarning = 'small' | 'dark' | 'blurred';

/** Pictures are measured when their longer side has so many pixels: the same words for every camera. */
export const MEASURED_SIDE = 640;
/** Below this shorter side, in pixels, the lines of an ID are not read any more. */
const SMALL_SIDE = 500;
/** Below this mean shade a picture is dark. */
const DARK_SHADE = 55;
/** Below this variance of the Laplacian no edge of a picture is sharp, at MEASURED_SIDE. */
const BLURRED_BELOW = 40;

/** The shades of a picture's colours, four bytes a pixel, as the eye weighs them (ITU-R BT.601). */
export function greyOf(rgba: ArrayLike<number>, { width, height }: PictureSize): Grey {
  const shades = new Uint8Array(width * height);
  const of = (at: number) => rgba[at] ?? 0;
  for (let pixel = 0; pixel < shades.length; pixel += 1) {
    const at = pixel * 4;
    shades[pixel] = Math.round(0.299 * of(at) + 0.587 * of(at + 1) + 0.114 * of(at + 2));
  }
  return { shades, width, height };
}

/** The mean shade of a picture, 0 to 255. */
export function brightnessOf({ shades }: Grey): number {
  let sum = 0;
  for (let at = 0; at < shades.length; at += 1) sum += shades[at] ?? 0;
  return shades.length ? sum / shades.length : 0;
}

/** How sharp the edges of a picture are: the variance of its Laplacian, 0 where there are none. */
export function sharpnessOf({ shades, width, height }: Grey): number {
  let [count, sum, squares] = [0, 0, 0];
  const of = (at: number) => shades[at] ?? 0;
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      const edge = of(at - 1) + of(at + 1) + of(at - width) + of(at + width) - 4 * of(at);
      count += 1;
      sum += edge;
      squares += edge * edge;
    }
  return count ? squares / count - (sum / count) ** 2 : 0;
}

/** What to tell whoever took a picture of this size whose measured copy is so; in the dark nothing is sharp, so that is told alone. */
export function pictureWarnings({ width, height }: PictureSize, measured: Grey): PictureWarning[] {
  const isSmall = Math.min(width, height) < SMALL_SIDE;
  const isDark = brightnessOf(measured) < DARK_SHADE;
  const isBlurred = !isDark && sharpnessOf(measured) < BLURRED_BELOW;
  return [
    ...(isSmall ? (['small'] as const) : []),
    ...(isDark ? (['dark'] as const) : []),
    ...(isBlurred ? (['blurred'] as const) : []),
  ];
}
