import { addressFields } from '#domain/fields/address.ts';
import type { Language } from '#domain/sentence.ts';
import type { Option } from '../useOptions.ts';

export const LEVELS = ['region', 'province', 'city', 'subMunicipality', 'barangay', 'zipCode'] as const;
export type Level = (typeof LEVELS)[number];

/** The field of an address that each level fills. */
export const FIELD_OF = {
  region: 'regionId',
  province: 'provinceId',
  city: 'municipalityId',
  subMunicipality: 'subMunicipalityId',
  barangay: 'barangayId',
  zipCode: 'zipCodeId',
} as const satisfies Record<Level, keyof typeof addressFields>;

/** What each level is called in a language. */
export const levelNames = (language: Language): Record<Level, string> => ({
  region: addressFields.regionId.label[language],
  province: addressFields.provinceId.label[language],
  city: addressFields.municipalityId.label[language],
  subMunicipality: addressFields.subMunicipalityId.label[language],
  barangay: addressFields.barangayId.label[language],
  zipCode: addressFields.zipCodeId.label[language],
});

/** A chosen place: the id of each level, a ZIP code typed in place of one, and whether the city is divided into sub-municipalities. */
export type PlaceValues = Partial<Record<Level | 'zipTyped', string | null>> & {
  hasSubMunicipalities?: boolean;
};

export interface PlaceOption extends Option {
  hasSubMunicipalities?: boolean;
}

/** Loads the choices of a level below what is chosen so far. */
export type PlaceLoaders = Record<
  Level,
  (chosen: PlaceValues, signal: AbortSignal) => Promise<readonly PlaceOption[]>
>;

const CHILDREN: Record<Level, readonly Level[]> = {
  region: ['province', 'city', 'subMunicipality', 'barangay', 'zipCode'],
  province: ['city', 'subMunicipality', 'barangay', 'zipCode'],
  city: ['subMunicipality', 'barangay', 'zipCode'],
  subMunicipality: ['barangay', 'zipCode'],
  barangay: [],
  zipCode: [],
};

/** What the choices of a level hang on, null while that is not chosen. Only Manila's barangays need a sub-municipality. */
export const parentKey = (level: Level, value: PlaceValues): string | null => {
  if (level === 'region') return 'all';
  if (level === 'province') return value.region ?? null;
  if (level === 'city') return value.province ?? null;
  if (level === 'subMunicipality') return value.city ?? null;
  return (value.hasSubMunicipalities ? value.subMunicipality : value.city) ?? null;
};

/** What has to be chosen next: the first level that is not, from the region down. */
export const firstMissing = (value: PlaceValues): Level =>
  LEVELS.find((level) => !value[level] && (level !== 'subMunicipality' || value.hasSubMunicipalities)) ??
  'region';

/** Whether a level has an answer: chosen, or of the ZIP code typed. */
export const isGiven = (value: PlaceValues, level: Level): boolean =>
  Boolean(value[level] || (level === 'zipCode' && value.zipTyped));

/** The place after one level was chosen: what hangs below it is cleared. */
export const afterChange = (
  value: PlaceValues,
  level: Level,
  chosen: string | null,
  row?: PlaceOption,
): PlaceValues => {
  if ((value[level] ?? null) === chosen) return value;
  const next: PlaceValues = { ...value, [level]: chosen };
  for (const child of CHILDREN[level]) next[child] = null;
  if (level !== 'barangay') next.zipTyped = null;
  if (level === 'city') next.hasSubMunicipalities = row?.hasSubMunicipalities ?? false;
  if (level === 'region' || level === 'province') next.hasSubMunicipalities = false;
  return next;
};
