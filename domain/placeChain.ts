import type { Sentence } from './text.ts';

/** The ids of an address, from the region down. */
export interface PlaceIds {
  regionId: string;
  provinceId: string;
  municipalityId: string;
  subMunicipalityId?: string | null | undefined;
  barangayId: string;
  zipCodeId?: string | null | undefined;
}
export type PlaceField = keyof PlaceIds;

/** What is known of the places that an address names: each one's parent; null for a place that does not exist. */
export interface PlacesFound {
  region: string | null;
  provinceRegion: string | null;
  cityProvince: string | null;
  /** Whether the city is cut into sub-municipalities, as the City of Manila is. */
  cityHasParts: boolean;
  /** Whether any ZIP code of the city is known; of nineteen towns none is. */
  cityHasZips: boolean;
  partCity: string | null;
  barangayCity: string | null;
  barangayPart: string | null;
  zipCity: string | null;
  zipPart: string | null;
}

const WORDS = {
  noRegion: { en: 'There is no such region', fil: 'Walang ganitong rehiyon' },
  province: { en: 'This province is not in the region', fil: 'Wala sa rehiyon ang lalawigang ito' },
  city: { en: 'This city is not in the province', fil: 'Wala sa lalawigan ang lungsod na ito' },
  partMissing: { en: 'Choose the sub-municipality', fil: 'Piliin ang sub-municipality' },
  part: {
    en: 'This sub-municipality is not in the city',
    fil: 'Wala sa lungsod ang sub-municipality na ito',
  },
  barangay: { en: 'This barangay is not in the city', fil: 'Wala sa lungsod ang barangay na ito' },
  barangayPart: {
    en: 'This barangay is not in the sub-municipality',
    fil: 'Wala sa sub-municipality ang barangay na ito',
  },
  zipMissing: { en: 'Choose the ZIP code', fil: 'Piliin ang ZIP code' },
  zip: { en: 'This ZIP code belongs to another place', fil: 'Sa ibang lugar ang ZIP code na ito' },
} as const satisfies Record<string, Sentence>;

const inParts = (ids: PlaceIds, found: PlacesFound): Partial<Record<PlaceField, Sentence>> => {
  if (!found.cityHasParts) return ids.subMunicipalityId ? { subMunicipalityId: WORDS.part } : {};
  if (!ids.subMunicipalityId) return { subMunicipalityId: WORDS.partMissing };
  return found.partCity === ids.municipalityId ? {} : { subMunicipalityId: WORDS.part };
};

const ofBarangay = (ids: PlaceIds, found: PlacesFound): Partial<Record<PlaceField, Sentence>> => {
  if (found.barangayCity !== ids.municipalityId) return { barangayId: WORDS.barangay };
  const elsewhere = found.cityHasParts && found.barangayPart !== (ids.subMunicipalityId ?? null);
  return elsewhere ? { barangayId: WORDS.barangayPart } : {};
};

const ofZip = (ids: PlaceIds, found: PlacesFound): Partial<Record<PlaceField, Sentence>> => {
  if (!ids.zipCodeId) return found.cityHasZips ? { zipCodeId: WORDS.zipMissing } : {};
  const elsewhere = found.zipPart !== null && found.zipPart !== (ids.subMunicipalityId ?? null);
  return found.zipCity !== ids.municipalityId || elsewhere ? { zipCodeId: WORDS.zip } : {};
};

/** Which fields of an address do not lie in the one above them; of a wrong place only itself is named, not what lies below. */
export function placeProblems(ids: PlaceIds, found: PlacesFound): Partial<Record<PlaceField, Sentence>> {
  if (found.region === null) return { regionId: WORDS.noRegion };
  if (found.provinceRegion !== ids.regionId) return { provinceId: WORDS.province };
  if (found.cityProvince !== ids.provinceId) return { municipalityId: WORDS.city };
  const part = inParts(ids, found);
  if (part.subMunicipalityId) return part;
  return { ...ofBarangay(ids, found), ...ofZip(ids, found) };
}

/** Which parts of an address below its city are not chosen although the city has them; nothing while no city is chosen. */
export function missingPlaces(
  ids: Readonly<Partial<Record<PlaceField, unknown>>>,
  { hasParts, hasZips }: { hasParts: boolean; hasZips: boolean },
): Partial<Record<PlaceField, Sentence>> {
  if (!ids.municipalityId) return {};
  return {
    ...(hasParts && !ids.subMunicipalityId ? { subMunicipalityId: WORDS.partMissing } : {}),
    ...(hasZips && !ids.zipCodeId ? { zipCodeId: WORDS.zipMissing } : {}),
  };
}
