import type { Sentence } from '../sentence.ts';

/** The ids of an address, from the region down. */
export interface PlaceIds {
  regionId: string;
  provinceId: string;
  municipalityId: string;
  subMunicipalityId?: string | null | undefined;
  barangayId: string;
  zipCodeId?: string | null | undefined;
  /** The code itself, where the city has none to choose from. */
  zipTyped?: string | null | undefined;
}
export type PlaceField = keyof PlaceIds;

/** What is known of the places that an address names: each one's parent; null for a place that does not exist. */
export interface PlacesFound {
  region: string | null;
  provinceRegion: string | null;
  cityProvince: string | null;
  /** Whether the city is cut into sub-municipalities, as the City of Manila is. */
  cityHasParts: boolean;
  /** Whether any ZIP code of the city is known that fits the sub-municipality; of a few towns none is. */
  cityHasZips: boolean;
  partCity: string | null;
  barangayCity: string | null;
  barangayPart: string | null;
  zipCity: string | null;
  zipPart: string | null;
}

const WORDS = {
  noRegion: { en: 'Choose a region of the list', fil: 'Pumili ng rehiyon sa listahan' },
  province: { en: 'Choose a province of the region', fil: 'Pumili ng lalawigan ng rehiyon' },
  city: { en: 'Choose a city of the province', fil: 'Pumili ng lungsod ng lalawigan' },
  partMissing: { en: 'Choose the sub-municipality', fil: 'Piliin ang sub-municipality' },
  part: { en: 'Choose a sub-municipality of the city', fil: 'Pumili ng sub-municipality ng lungsod' },
  barangay: { en: 'Choose a barangay of the city', fil: 'Pumili ng barangay ng lungsod' },
  barangayPart: {
    en: 'Choose a barangay of the sub-municipality',
    fil: 'Pumili ng barangay ng sub-municipality',
  },
  zipMissing: { en: 'Choose the ZIP code', fil: 'Piliin ang ZIP code' },
  zipKnown: {
    en: 'Choose one of the ZIP codes that this town has',
    fil: 'Pumili ng isa sa mga ZIP code ng bayang ito',
  },
  zip: { en: 'Choose a ZIP code of this place', fil: 'Pumili ng ZIP code ng lugar na ito' },
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
  if (ids.zipTyped && found.cityHasZips) return { zipTyped: WORDS.zipKnown };
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
