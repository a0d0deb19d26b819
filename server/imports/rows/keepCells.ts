import type { SheetCell } from '#domain/imports/cells/sheetCell.ts';
import { matchColumns } from '#domain/imports/match/matchColumns.ts';
import type { ImportKind } from '../importKind.ts';
import type { StoredColumn } from '../readImport.ts';

/** What of the cells of a row may be stored, by their places. */
export type KeepCells = (cells: readonly SheetCell[]) => SheetCell[];

/** A number of more digits is rounded. */
const KEPT_DIGITS = 15;

type Kept = NonNullable<ImportKind['kept']>;

const keepCell = (kept: Kept, cell: SheetCell, field: string | null): SheetCell => {
  if (cell === null) return null;
  if (typeof cell === 'string') return kept(cell, field, false);
  if (cell.kind === 'number') {
    const isRounded = cell.raw.length > KEPT_DIGITS;
    const raw = kept(cell.raw, field, isRounded);
    if (raw !== cell.raw) return raw;
    const text = kept(cell.text, field, false);
    return text === cell.text ? cell : text;
  }
  if (cell.kind !== 'formula') return cell;
  const value = keepCell(kept, cell.value, field);
  // What it was reckoned from is gone with it.
  return value === cell.value ? cell : value;
};

/** What of cells may be stored of a kind, where `fieldOf` says which field a column is. */
export const keepCells = ({ kept }: ImportKind, fieldOf: (index: number) => string | null): KeepCells =>
  kept ? (cells) => cells.map((cell, index) => keepCell(kept, cell, fieldOf(index))) : (cells) => [...cells];

/** The same where only the headers are known. */
export const keepByHeaders = (kind: ImportKind, headers: readonly string[]): KeepCells => {
  const matches = kind.kept ? matchColumns(headers, kind.fields) : [];
  return keepCells(kind, (index) => matches[index]?.field ?? null);
};

/** Edits with what of them may be stored. */
export const keepEdits = <E extends { column: number; text: string }>(
  { kept }: ImportKind,
  columns: readonly StoredColumn[],
  edits: readonly E[],
): E[] => {
  const fieldOf = fieldAt(columns);
  return edits.map((edit) => (kept ? { ...edit, text: kept(edit.text, fieldOf(edit.column), false) } : edit));
};

/** The field of each column of an import. */
export const fieldAt = (columns: readonly Pick<StoredColumn, 'index' | 'field'>[]) => {
  const by = new Map(columns.map(({ index, field }) => [index, field]));
  return (index: number): string | null => by.get(index) ?? null;
};
