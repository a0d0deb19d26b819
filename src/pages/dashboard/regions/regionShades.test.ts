import { expect, it } from 'vitest';
import { regionShades } from './regionShades.ts';
import { REGION_TILES } from './regionTiles.ts';

it('shades by the order of magnitude beside the most, equal counts alike, and not where there is nothing', () => {
  const shade = regionShades([227, 101, 51, 10, 8, 5, 1]);
  expect([227, 101, 51, 10, 8, 5, 1, 0].map(shade)).toEqual([
    ...['most', 'most', 'most', 'some', 'some', 'few', 'few'],
    null,
  ]);
  expect([1, 0].map(regionShades([1]))).toEqual(['most', null]);
  expect(regionShades([])(0)).toBeNull();
});

it('has a place of its own for each region', () => {
  expect(REGION_TILES).toHaveLength(18);
  expect(new Set(REGION_TILES.map(({ regionId }) => regionId)).size).toBe(18);
  expect(new Set(REGION_TILES.map(({ at }) => at.join())).size).toBe(18);
  // Neighbours of a row are two half widths apart, and rows stand half a width aside: tiles touch and do not overlap.
  const places = REGION_TILES.map(({ at: [x, row] }) => (x + row) % 2);
  expect(new Set(places)).toEqual(new Set([0]));
});
