import type { AddressForm, Choice } from '#domain/selfService/form/applicationForm.ts';
import { sendsSubMunicipality } from '#domain/selfService/send/sendAddress.ts';
import { askList } from '../../../../providers/applicant/lists.ts';

/** The levels of an address from the top; what is chosen on one empties those after it. */
const PLACE_LEVELS = [
  'region',
  'province',
  'municipality',
  'subMunicipality',
  'barangay',
  'zipCode',
] as const;
export type PlaceLevel = (typeof PLACE_LEVELS)[number];

/** Whether the city of an address is cut into sub-municipalities that are asked for. */
const hasParts = ({ municipality }: AddressForm): boolean => sendsSubMunicipality(municipality?.label ?? '');

/** The levels that an address asks for. */
export const levelsOf = (address: AddressForm): PlaceLevel[] =>
  PLACE_LEVELS.filter((level) => level !== 'subMunicipality' || hasParts(address));

interface List {
  level: PlaceLevel;
  query: Record<string, string>;
}

/** Where the places of a level are asked for; null while what they lie in is not chosen. */
export const listOf = (address: AddressForm, level: PlaceLevel): List | null => {
  const { region, province, municipality, subMunicipality } = address;
  const cut = hasParts(address);
  if (level === 'region') return { level, query: {} };
  if (level === 'province') return region && { level, query: { regionId: region.value } };
  if (level === 'municipality') return province && { level, query: { provinceId: province.value } };
  if (!municipality || (cut && !subMunicipality && level !== 'subMunicipality')) return null;
  const cityId = municipality.value;
  if (level === 'subMunicipality') return { level, query: { cityId } };
  const part = cut && subMunicipality ? { subMunicipalityId: subMunicipality.value } : null;
  return level === 'barangay' ? { level, query: part ?? { cityId } } : { level, query: { cityId, ...part } };
};

const known = new Map<string, readonly Choice[]>();
const keyOf = ({ level, query }: List): string => `${level}?${new URLSearchParams(query)}`;

/** The places of a list once they were fetched; undefined before. */
const knownPlaces = (list: List | null): readonly Choice[] | undefined =>
  list ? known.get(keyOf(list)) : undefined;

/** Fetches the places of a list, once. */
export const fetchPlaces = async (list: List): Promise<readonly Choice[]> => {
  const have = known.get(keyOf(list));
  if (have) return have;
  const rows = await askList<{ id: string; name: string; label?: string }>(list.level, list.query);
  const places = rows.map(({ id, name, label }) => ({ value: id, label: label ?? name }));
  known.set(keyOf(list), places);
  return places;
};

/** Whether the town of an address has ZIP codes to choose from, as far as is known here: the server knows. */
export const hasZips = (address: AddressForm): boolean =>
  (knownPlaces(listOf(address, 'zipCode'))?.length ?? 0) > 0;

/** An address after a choice on one level: what lies below is to be chosen anew. */
export const withPlace = (address: AddressForm, level: PlaceLevel, choice: Choice | null): AddressForm => {
  const below = PLACE_LEVELS.slice(PLACE_LEVELS.indexOf(level) + 1);
  const emptied = Object.fromEntries(below.map((one) => [one, null]));
  // A ZIP code does not hang on the barangay.
  const kept = level === 'barangay' ? { zipCode: address.zipCode } : {};
  return { ...address, ...emptied, ...kept, [level]: choice };
};
