import type { ImportKind } from '../importKind.ts';
import type { StoredColumn } from '../readImport.ts';

/** Required fields that no column is matched with, by key. */
export const missingFields = (kind: ImportKind, columns: readonly StoredColumn[]): string[] => {
  const placed = new Set(columns.map(({ field }) => field));
  return kind.fields.filter(({ key, required }) => required && !placed.has(key)).map(({ key }) => key);
};

/** Fields that two columns are matched with, by key. */
export const doubledFields = (columns: readonly Pick<StoredColumn, 'field'>[]): string[] => {
  const fields = columns.flatMap(({ field }) => field ?? []);
  return [...new Set(fields.filter((field, at) => fields.indexOf(field) < at))];
};

/** Whether the rows can be checked with these columns as they are. */
export const isPlaced = (kind: ImportKind, columns: readonly StoredColumn[]): boolean =>
  missingFields(kind, columns).length === 0 && doubledFields(columns).length === 0;
