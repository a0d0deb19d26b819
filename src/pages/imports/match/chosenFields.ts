import type { ImportColumn, ImportFieldRow } from '#contract/shapes/importShapes.ts';

/** Field of each column by the column's place; '' leaves a column out. */
export type Chosen = Readonly<Record<number, string>>;

export const chosenOf = (columns: readonly ImportColumn[]): Chosen =>
  Object.fromEntries(columns.map(({ index, field }) => [index, field ?? '']));

/** Fields that two columns are, by key. */
export const doubled = (chosen: Chosen): ReadonlySet<string> => {
  const fields = Object.values(chosen).filter((field) => field !== '');
  return new Set(fields.filter((field, at) => fields.indexOf(field) < at));
};

/** Required fields that no column is. */
export const missing = (chosen: Chosen, fields: readonly ImportFieldRow[]): readonly ImportFieldRow[] => {
  const placed = new Set(Object.values(chosen));
  return fields.filter(({ key, required }) => required && !placed.has(key));
};

/** How many columns are matched with a field. */
export const matched = (columns: readonly ImportColumn[]): number =>
  columns.filter(({ field }) => field !== null).length;
