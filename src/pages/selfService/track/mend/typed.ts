import type { addressFields } from '#domain/fields/address.ts';
import { formatTin } from '#domain/formats/tin.ts';
import type { BirthDateForm } from '#domain/selfService/form/applicationForm.ts';
import { wholeBirthDate } from '#domain/selfService/form/wholeBirthDate.ts';
import { sendBirthDate } from '#domain/selfService/send/sendBirthDate.ts';

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

const BIRTH_PARTS = ['year', 'month', 'day'] as const satisfies readonly (keyof BirthDateForm)[];

const PARTS: Readonly<Record<string, readonly string[]>> = {
  birthDate: BIRTH_PARTS,
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
  const whole = field === 'birthDate' ? wholeBirthDate(String(sent[field] ?? '')) : sent[field];
  const value = part ? at(whole, part) : whole;
  if (typeof value !== 'string') return '';
  return field === 'tinNumber' ? formatTin(value) : value;
};

/** What was sent in the fields, as it is typed. */
export const typedOf = (fields: readonly string[], sent: SentValues): Typed =>
  Object.fromEntries(fields.flatMap(inputsOf).map((input) => [input, textOf(sent, input)]));

/** The parts of a day of birth as they stand in their boxes. */
export const typedBirth = (typed: Typed): BirthDateForm => ({
  year: typed['birthDate.year'] ?? '',
  month: typed['birthDate.month'] ?? '',
  day: typed['birthDate.day'] ?? '',
});

const sentAs = (field: string, typed: Typed): unknown => {
  if (field === 'birthDate') return sendBirthDate(typedBirth(typed));
  const parts = PARTS[field];
  if (parts)
    return Object.fromEntries(parts.map((part) => [part, typed[`${field}.${part}`]?.trim() || null]));
  return typed[field]?.trim() || null;
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
