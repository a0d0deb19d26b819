import { describe, expect, it } from 'vitest';
import {
  AREA_COVERAGES,
  AREA_TYPES,
  areaCoverage,
  LOCATION_MODES,
  namesItsAreas,
  namesItsLocations,
} from './promoCoverage.ts';

describe('where a promo is honoured', () => {
  it('[promo.areaCoverageChoices] the five choices, each with the kind of area that it names', () => {
    expect(
      AREA_COVERAGES.map((choice) => [areaCoverage[choice].label.en, areaCoverage[choice].area]),
    ).toEqual([
      ['Nationwide', null],
      ['Regional', 'region'],
      ['Provincial', 'province'],
      ['City', 'city'],
      ['Zip code', 'zipCode'],
    ]);
  });

  it('[promo.areaCoverageChoices] every kind of area belongs to one choice', () => {
    expect(AREA_COVERAGES.flatMap((choice) => areaCoverage[choice].area ?? [])).toEqual([...AREA_TYPES]);
  });

  it.each(AREA_COVERAGES)('%s names areas, the whole country none', (choice) => {
    expect(namesItsAreas(choice, 0)).toBe(choice === 'NATIONWIDE');
    expect(namesItsAreas(choice, 2)).toBe(choice !== 'NATIONWIDE');
  });

  it.each(LOCATION_MODES)('%s names stores, all names none', (mode) => {
    expect(namesItsLocations(mode, 0)).toBe(mode === 'all');
    expect(namesItsLocations(mode, 1)).toBe(mode !== 'all');
  });
});
