import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brightnessOf, type Grey, greyOf, pictureWarnings, sharpnessOf } from './pictureQuality.ts';

const drawn = (width: number, height: number, shade: (x: number, y: number) => number): Grey => ({
  width,
  height,
  shades: Array.from({ length: width * height }, (_, at) => shade(at % width, Math.floor(at / width))),
});
const plain = (shade: number) => drawn(40, 30, () => shade);
/** Lines of print, 4 pixels high, as they stand on an ID. */
const print = (light: number, dark: number) =>
  drawn(64, 48, (x, y) => (y % 8 < 4 && x % 6 < 4 ? dark : light));

/** The mean of the neighbours within `reach`: what a hand that moved makes of a picture. */
const blurred = ({ shades, width, height }: Grey, reach: number): Grey =>
  drawn(width, height, (x, y) => {
    let [sum, count] = [0, 0];
    for (let dy = -reach; dy <= reach; dy += 1)
      for (let dx = -reach; dx <= reach; dx += 1) {
        const [nx, ny] = [x + dx, y + dy];
        if (nx < 0 || ny < 0 || nx >= width || ny >= height) continue;
        sum += shades[ny * width + nx] ?? 0;
        count += 1;
      }
    return Math.round(sum / count);
  });

const twice = (picture: Grey) => blurred(blurred(picture, 4), 4);

const LARGE = { width: 2000, height: 1500 };

describe('what a picture is like', () => {
  it('is grey as the eye sees colours', () => {
    const rgba = [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 255, 255, 0];
    expect([...Array.from(greyOf(rgba, { width: 2, height: 2 }).shades)]).toEqual([76, 150, 29, 255]);
  });

  it('is as bright as its mean, and a picture of no pixels is black', () => {
    expect(brightnessOf(plain(90))).toBe(90);
    expect(brightnessOf({ shades: [], width: 0, height: 0 })).toBe(0);
  });

  it('has no edge where nothing is drawn, at any shade', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 255 }), (shade) => {
        expect(sharpnessOf(plain(shade))).toBe(0);
      }),
    );
    expect(sharpnessOf({ shades: [1, 2, 3, 4], width: 2, height: 2 })).toBe(0);
  });

  it('is less sharp the more it is blurred', () => {
    const lines = print(230, 30);
    const [sharp, soft, softer] = [lines, blurred(lines, 1), blurred(lines, 4)].map(sharpnessOf);
    expect(sharp).toBeGreaterThan(soft ?? 0);
    expect(soft).toBeGreaterThan(softer ?? 0);
  });

  it('is as sharp upside down', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 48, maxLength: 48 }), (shades) => {
        const picture = { shades, width: 8, height: 6 };
        expect(sharpnessOf({ ...picture, shades: shades.toReversed() })).toBeCloseTo(sharpnessOf(picture));
      }),
    );
  });
});

describe('whoever took a picture', () => {
  it('is told nothing of a good one', () => {
    expect(pictureWarnings(LARGE, print(230, 30))).toEqual([]);
  });
  it('is told that it is blurred', () => {
    expect(pictureWarnings(LARGE, twice(print(230, 30)))).toEqual(['blurred']);
  });
  it('is told that it is dark, and not that nothing in the dark is sharp', () => {
    expect(pictureWarnings(LARGE, twice(print(60, 10)))).toEqual(['dark']);
  });
  it('is told that it is small by its shorter side, whatever was measured', () => {
    expect(pictureWarnings({ width: 4000, height: 499 }, print(230, 30))).toEqual(['small']);
    expect(pictureWarnings({ width: 4000, height: 500 }, print(230, 30))).toEqual([]);
  });
  it('is told of all that may be wrong at once', () => {
    expect(pictureWarnings({ width: 90, height: 60 }, plain(120))).toEqual(['small', 'blurred']);
  });
});
