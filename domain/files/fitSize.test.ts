import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitSize, turnedSize } from './fitSize.ts';

describe('the size that a picture is sent in', () => {
  it.each([
    [4000, 3000, 2000, 1500],
    [3000, 4000, 1500, 2000],
    [2000, 2000, 2000, 2000],
    [2001, 10, 2000, 10],
    [800, 600, 800, 600],
    [90_000, 1, 2000, 1],
    [4032, 3024, 2000, 1500],
  ])('of %i × %i is %i × %i', (width, height, fitWidth, fitHeight) => {
    expect(fitSize({ width, height }, 2000)).toEqual({ width: fitWidth, height: fitHeight });
  });

  const side = fc.integer({ min: 1, max: 20_000 });
  it('is never more than the most, never larger than the picture, and of the same shape within a pixel', () => {
    fc.assert(
      fc.property(side, side, fc.integer({ min: 1, max: 4000 }), (width, height, most) => {
        const fit = fitSize({ width, height }, most);
        expect(Math.max(fit.width, fit.height)).toBeLessThanOrEqual(Math.max(most, 1));
        expect(fit.width <= width && fit.height <= height).toBe(true);
        const share = Math.max(fit.width, fit.height) / Math.max(width, height);
        expect(Math.abs(fit.width - width * share)).toBeLessThanOrEqual(1);
        expect(Math.abs(fit.height - height * share)).toBeLessThanOrEqual(1);
        expect(fitSize(fit, most)).toEqual(fit);
      }),
    );
  });
});

describe('a picture that is turned', () => {
  it.each([
    [0, 30, 20],
    [1, 20, 30],
    [2, 30, 20],
    [3, 20, 30],
    [4, 30, 20],
    [-1, 20, 30],
  ])('by %i quarters is %i × %i', (quarters, width, height) => {
    expect(turnedSize({ width: 30, height: 20 }, quarters)).toEqual({ width, height });
  });
});
