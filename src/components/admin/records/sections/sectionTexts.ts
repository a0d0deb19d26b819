import type { QueryClient } from '@tanstack/react-query';
import { everyField } from '#domain/fields/field.ts';
import { partnerFields } from '#domain/fields/partner.ts';
import { storeFields } from '#domain/fields/store.ts';
import { daysText } from '#domain/records/daysText.ts';
import type { Language } from '#domain/sentence.ts';

/** The lists of choices in which the codes of a field are named. */
const LISTS: Readonly<Record<string, string>> = {
  regionId: 'region',
  provinceId: 'province',
  municipalityId: 'city',
  subMunicipalityId: 'subMunicipality',
  barangayId: 'barangay',
  zipCodeId: 'zipCode',
  bankId: 'bank',
  bankBranchId: 'branch',
  accountOwnerCode: 'staff',
  partnerBrandId: 'brand',
};
/** Look-ups by the field that holds their codes. */
const LOOKUPS: ReadonlyMap<string, string> = new Map(
  [...everyField(partnerFields), ...everyField(storeFields)].flatMap(([name, { list }]) =>
    list ? [[name, list] as const] : [],
  ),
);

interface Choice {
  value?: string;
  code?: string;
  label: string;
}

const named = (client: QueryClient, key: readonly string[], code: unknown): string | undefined =>
  client
    .getQueriesData<readonly Choice[]>({ queryKey: key })
    .flatMap(([, choices]) => choices ?? [])
    .find((choice) => (choice.value ?? choice.code) === code)?.label;

type Row = Readonly<Record<string, unknown>>;
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A row of a list in a few words: hours, a terminal, a site, a person or a commodity. */
const rowText = (row: Row, language: Language): string => {
  if (Array.isArray(row.days)) {
    return `${daysText(row.days)[language]} ${textOf(row.openingHour)}–${textOf(row.closingHour)}`;
  }
  if (isRow(row.fullName)) {
    const mobile = isRow(row.contactDetail) ? textOf(row.contactDetail.mobileNumber) : '';
    return [textOf(row.fullName.firstName), textOf(row.fullName.lastName), mobile].filter(Boolean).join(' ');
  }
  if (row.terminalId !== undefined) return textOf(row.terminalId);
  if (row.website !== undefined) return textOf(row.website);
  const types = Array.isArray(row.types) ? row.types.filter(isRow).map(({ name }) => textOf(name)) : [];
  return [textOf(row.name) || textOf(row.code), types.join(', ')].filter(Boolean).join(': ');
};

/** A value of a section's form in words where its code or its rows do not speak for themselves. */
export const sectionText = (
  client: QueryClient,
  language: Language,
  path: string,
  value: unknown,
): string | undefined => {
  const field = path.split('.').at(-1) ?? path;
  const [list, lookup] = [LISTS[field], LOOKUPS.get(field)];
  if (list) return named(client, ['choices', list], value);
  if (lookup) return named(client, ['lookup', lookup], value);
  if (!Array.isArray(value) || value.length === 0 || !value.every(isRow)) return undefined;
  return value.map((row) => rowText(row, language)).join('; ');
};
