/** What a spreadsheet file holds, for whoever checks it. Nothing here does any work; see readSheet.ts and writeSheet.ts. */

/**
 * A cell that is more than a text. `text` is always what a person sees in it, formatted as the workbook says.
 *
 * - number: `raw` is the stored value in plain decimal notation (no exponent), `format` its number format (`General`, `0.00`,
 *   `000-000-000`). Leading zeros that a person sees only by the format are in `text`, not in `raw`.
 * - date: `iso` is `YYYY-MM-DD`, `YYYY-MM-DDTHH:MM:SS` or, for a time of day alone, `HH:MM:SS`; no zone.
 * - formula: `value` is the result the program that saved the file left; null when it left none. Nothing is ever computed.
 * - error: `text` is the code a person sees (`#REF!`, `########`).
 * - merged: covered by the cell `into` (`B7`), which holds the value of the whole range.
 */
export type RichCell =
  | { kind: 'number'; text: string; raw: string; format: string }
  | { kind: 'date'; text: string; iso: string; format: string }
  | { kind: 'boolean'; text: 'TRUE' | 'FALSE'; value: boolean }
  | { kind: 'error'; text: string }
  | { kind: 'formula'; text: string; value: PlainCell }
  | { kind: 'merged'; text: ''; into: string };

/** A text as it was typed (line breaks are LF), null for an empty or blank cell, else a RichCell. Of csv: text or null only. */
export type Cell = string | null | RichCell;

/** What a cell holds that neither computes nor is covered. */
export type PlainCell = Exclude<Cell, { kind: 'formula' | 'merged' }>;

/** A row with something in it; rows without are skipped, the numbers of the others stay. */
export interface Row {
  /** As Excel counts, from 1. Of csv: the record, blank ones counted. */
  row: number;
  /** By column, A first; cells after the last one with something in it are left out. */
  cells: Cell[];
  /** Hidden by hand, by a filter, or without height. */
  hidden: boolean;
}
