import { formatDate } from '#domain/day.ts';
import type { Option } from '../../../ui/useOptions.ts';
import { amountsText, amountsToSend, amountsToType } from './amountRange.ts';

/** Values of a list's filters, written as the API has them: `{status: ['A'], role: {like: 'x'}, at: {gte, lte}}`. */
export type FilterValues = Record<string, unknown>;

interface Base {
  field: string;
  /** Translation key. */
  label: string;
}

/** A filter of a list: several of a closed list, yes or no, part of a text, one id, months, a range of days, a first or a last day, a range of amounts, or one that is looked for. */
export type FilterDef =
  | (Base & { kind: 'choices'; options: readonly Option[] })
  | (Base & { kind: 'flag'; yes: string; no: string })
  | (Base & { kind: 'text' })
  | (Base & { kind: 'exact' })
  | (Base & { kind: 'months' })
  | (Base & { kind: 'days' })
  | (Base & { kind: 'day'; bound: 'gte' | 'lte' })
  | (Base & { kind: 'amounts' })
  | FoundFilter
  | PlaceFilter;

/** One of more than are worth listing: found by what is typed, kept by its id. */
export type FoundFilter = Base & {
  kind: 'found';
  /** `values` are the filters that are set: another one may narrow what fits. */
  search: (text: string, values: FilterValues) => Promise<readonly Option[]>;
  nameOf: (id: string) => Promise<string | null>;
};

/** Region, province and city together; `field` only names the filter, the values stand under the three of PLACE_FIELDS. */
export type PlaceFilter = Base & { kind: 'place' };

export const PLACE_FIELDS = { region: 'regionId', province: 'provinceId', city: 'cityId' } as const;
export type PlaceFilterLevel = keyof typeof PLACE_FIELDS;
export type ChosenPlace = Partial<Record<PlaceFilterLevel, string>>;

const PLACE_LEVELS = ['region', 'province', 'city'] as const;

/** The place that a list is narrowed to; empty when it is not. */
export const placeOf = (values: FilterValues): ChosenPlace =>
  Object.fromEntries(
    PLACE_LEVELS.map((level) => [level, values[PLACE_FIELDS[level]]]).filter(
      ([, id]) => typeof id === 'string' && id !== '',
    ),
  );

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(String) : typeof value === 'string' && value ? [value] : [];

/** One operator of a filter value, an empty text when it is not there. */
export const partOf = (value: unknown, operator: 'like' | 'gte' | 'lte'): string => {
  if (typeof value !== 'object' || value === null) return '';
  const part: unknown = Object.entries(value).find(([name]) => name === operator)?.[1];
  return typeof part === 'string' ? part : '';
};

/** The chosen values of a closed list. */
export const choicesOf = (value: unknown): readonly string[] => texts(value);

/** The filter values with one field set, or without it when the value is empty. */
export const withFilter = (values: FilterValues, field: string, value: unknown): FilterValues => {
  const { [field]: _, ...rest } = values;
  const parts = typeof value === 'object' && value !== null ? Object.values(value) : [value];
  return parts.some((part) => part !== '' && part !== undefined) ? { ...rest, [field]: value } : rest;
};

/** The value that the editor of a filter begins with. */
export const editedValue = (def: FilterDef, values: FilterValues): unknown => {
  if (def.kind === 'place') return placeOf(values);
  const value = values[def.field];
  return def.kind === 'amounts' ? amountsToType(value) : value;
};

const isPlace = (value: unknown): value is ChosenPlace => typeof value === 'object' && value !== null;

/** The filter values with one filter set to what its editor answered, or without it when that is empty. */
export const withChoice = (values: FilterValues, def: FilterDef, value: unknown): FilterValues => {
  if (def.kind === 'amounts') return withFilter(values, def.field, amountsToSend(value));
  if (def.kind !== 'place') return withFilter(values, def.field, value);
  const place = isPlace(value) ? value : {};
  return PLACE_LEVELS.reduce(
    (chosen, level) => withFilter(chosen, PLACE_FIELDS[level], place[level] ?? ''),
    values,
  );
};

const shortened = (words: readonly string[]): string =>
  words.length > 2 ? `${words.slice(0, 2).join(', ')} +${words.length - 2}` : words.join(', ');

/** What a set filter says on its chip; null when it is not set. `translate` turns keys into words. */
export const chipText = (
  def: FilterDef,
  values: FilterValues,
  translate: (key: string) => string,
): string | null => {
  const value = values[def.field];
  // Its words have to be fetched: the chip says them itself.
  if (def.kind === 'place') return Object.keys(placeOf(values)).length > 0 ? '…' : null;
  if (def.kind === 'days') {
    const [from, to] = [partOf(value, 'gte'), partOf(value, 'lte')];
    return from || to ? `${from ? formatDate(from) : '…'} – ${to ? formatDate(to) : '…'}` : null;
  }
  if (def.kind === 'day') {
    const day = partOf(value, def.bound);
    return day ? formatDate(day) : null;
  }
  if (def.kind === 'amounts') return amountsText(value);
  if (def.kind === 'text') return partOf(value, 'like') || null;
  const chosen = texts(value);
  if (chosen.length === 0) return null;
  if (def.kind === 'months') return shortened(chosen);
  if (def.kind === 'flag') return translate(chosen[0] === 'true' ? def.yes : def.no);
  if (def.kind === 'exact' || def.kind === 'found') return chosen.join(', ');
  const labels = chosen.map((code) =>
    translate(def.options.find((option) => option.value === code)?.label ?? code),
  );
  return shortened(labels);
};
