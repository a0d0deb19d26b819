import type { Sentence } from '../sentence.ts';

/** How far a promo reaches; all but the first name the areas of their kind. */
export const AREA_COVERAGES = ['NATIONWIDE', 'REGIONAL', 'PROVINCIAL', 'CITY', 'ZIP_CODE'] as const;
export type AreaCoverage = (typeof AREA_COVERAGES)[number];

/** The kinds of area, as the area-coverage call names them. */
export const AREA_TYPES = ['region', 'province', 'city', 'zipCode'] as const;
export type AreaType = (typeof AREA_TYPES)[number];

/** Each choice in words, with the kind of area that it names; none for the whole country. */
export const areaCoverage: Readonly<Record<AreaCoverage, { label: Sentence; area: AreaType | null }>> = {
  NATIONWIDE: { label: { en: 'Nationwide', fil: 'Buong bansa' }, area: null },
  REGIONAL: { label: { en: 'Regional', fil: 'Ayon sa rehiyon' }, area: 'region' },
  PROVINCIAL: { label: { en: 'Provincial', fil: 'Ayon sa probinsya' }, area: 'province' },
  CITY: { label: { en: 'City', fil: 'Ayon sa lungsod' }, area: 'city' },
  ZIP_CODE: { label: { en: 'Zip code', fil: 'Ayon sa zip code' }, area: 'zipCode' },
};

/** How the stores of a promo are chosen among those that its areas cover. */
export const LOCATION_MODES = ['all', 'only', 'except'] as const;
export type LocationMode = (typeof LOCATION_MODES)[number];

/** The most areas that a promo names. */
export const MAX_AREAS = 100;
/** The most stores that are named one by one, to be in or to be out. */
export const MAX_NAMED_LOCATIONS = 10_000;

/** Whether a choice names as many areas as it should: none for the whole country, else at least one. */
export function namesItsAreas(choice: AreaCoverage, areas: number): boolean {
  return areaCoverage[choice].area === null ? areas === 0 : areas > 0;
}

/** Whether a mode names as many stores as it should: none where all are meant, else at least one. */
export function namesItsLocations(mode: LocationMode, locations: number): boolean {
  return mode === 'all' ? locations === 0 : locations > 0;
}
