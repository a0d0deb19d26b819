import { formatDate } from '#domain/day.ts';
import type { addressFields } from '#domain/fields/address.ts';
import { formatTin } from '#domain/formats/tin.ts';
import { typedDate } from '#domain/typedDate.ts';

/** What was sent, by the names of the fields, as far as a remark may open it. */
export type SentValues = Readonly<Record<string, unknown>>;

/** What stands in the inputs, by field; parts of an address and of a name are joined by a dot. */
export type Typed = Readonly<Record<string, string>>;

export const NAME_PARTS = ['firstName', 'middleName', 'lastName'] as const;

/** Every part of an address: all of it is open where one is, for a place hangs on those above it. */
const ADDRESS = {
  regionId: 'place',
  provinceId: 'place',
  municipalityId: 'place',
  subMunicipalityId: 'place',
  barangayId: 'place',
  zipCodeId: 'place',
  zipTyped: 'place',
  streetNumber: 'street',
  streetName: 'street',
  buildingName: 'street',
  floorNumber: 'street',
  unitNumber: 'street',
} as const satisfies Readonly<Record<keyof typeof addressFields, 'place' | 'street'>>;
type AddressPart<Of> = {
  [Part in keyof typeof ADDRESS]: (typeof ADDRESS)[Part] extends Of ? Part : never;
}[keyof typeof ADDRESS];

const addressParts = <Of extends string>(of: Of): readonly AddressPart<Of>[] =>
  (Object.keys(ADDRESS) as (keyof typeof ADDRESS)[]).filter(
    (part): part is AddressPart<Of> => ADDRESS[part] === of,
  );

/** The places from the region down; the ZIP code is chosen, or typed where the town has none. */
export const PLACE_PARTS = addressParts('place');
export const STREET_PARTS = addressParts('street');

const PARTS: Readonly<Record<string, readonly string[]>> = {
  fullName: NAME_PARTS,
  authorizedSignatory: NAME_PARTS,
  address: [...PLACE_PARTS, ...STREET_PARTS],
};

/** The inputs of a field: itself, or its parts. */
const inputsOf = (field: string): readonly string[] =>
  PARTS[field]?.map((part) => `${field}.${part}`) ?? [field];

const at = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;

const textOf = (sent: SentValues, input: string): string => {
  const [field = '', part] = input.split('.');
  // A number that is masked is typed anew, or not at all.
  if (field === 'accountNumber') return '';
  const value = part ? at(sent[field], part) : sent[field];
  if (typeof value !== 'string') return '';
  if (field === 'tinNumber') return formatTin(value);
  return field === 'birthDate' ? formatDate(value) : value;
};

/** What was sent in the fields, as it is typed. */
export const typedOf = (fields: readonly string[], sent: SentValues): Typed =>
  Object.fromEntries(fields.flatMap(inputsOf).map((input) => [input, textOf(sent, input)]));

const sentAs = (field: string, typed: Typed): unknown => {
  const parts = PARTS[field];
  if (parts)
    return Object.fromEntries(parts.map((part) => [part, typed[`${field}.${part}`]?.trim() || null]));
  const text = typed[field]?.trim() ?? '';
  if (field === 'birthDate') return text ? typedDate(text) : null;
  return text || null;
};

/** The values that differ from what was sent, as the call takes them. */
export const changesOf = (
  fields: readonly string[],
  sent: SentValues,
  typed: Typed,
): Record<string, unknown> =>
  Object.fromEntries(
    fields
      .filter((field) => inputsOf(field).some((input) => (typed[input] ?? '').trim() !== textOf(sent, input)))
      .map((field) => [field, sentAs(field, typed)]),
  );

/** The places without which there is no address. */
const NEEDED = ['regionId', 'provinceId', 'municipalityId', 'barangayId'] as const;

/** The inputs that were emptied by a choice above them and not chosen anew: an address is sent whole, or not at all. */
export const missingPlaces = (changed: readonly string[], typed: Typed): string[] =>
  changed.includes('address') ? NEEDED.map((part) => `address.${part}`).filter((input) => !typed[input]) : [];
