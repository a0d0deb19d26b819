/**
 * A cell as it was read from a spreadsheet: a text as it was typed, null for an empty one, else what it is besides its text.
 * `text` is what a person sees; `raw` a number in plain decimal notation; `iso` a day, a day with a time, or a time alone.
 */
export type RichSheetCell =
  | { kind: 'number'; text: string; raw: string; format: string }
  | { kind: 'date'; text: string; iso: string; format: string }
  | { kind: 'boolean'; text: 'TRUE' | 'FALSE'; value: boolean }
  | { kind: 'error'; text: string }
  | { kind: 'formula'; text: string; value: PlainSheetCell }
  | { kind: 'merged'; text: ''; into: string };
export type SheetCell = string | null | RichSheetCell;

/** A cell that holds its value itself. */
export type PlainSheetCell = Exclude<SheetCell, { kind: 'formula' | 'merged' }>;
export type NumberCell = Extract<RichSheetCell, { kind: 'number' }>;
export type DateCell = Extract<RichSheetCell, { kind: 'date' }>;
