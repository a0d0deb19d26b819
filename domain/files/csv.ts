export type Cell = string | number | boolean | null | undefined;

// Full-width signs count too: some spreadsheets fold them into the plain ones.
const FORMULA_START = /^[=+\-@\t\r\n＝＋－＠]/;

/** A cell that no spreadsheet runs as a formula: such a text gets a leading apostrophe, numbers stay as they are. */
export function formulaSafe<C extends Cell>(cell: C): C | string {
  return typeof cell === 'string' && FORMULA_START.test(cell) ? `'${cell}` : cell;
}

/** The text without the apostrophe that {@link formulaSafe} gave it; any other stays as it is. */
export function formulaBare(text: string): string {
  return text.startsWith("'") && FORMULA_START.test(text.slice(1)) ? text.slice(1) : text;
}

function field(cell: Cell): string {
  const text = String(formulaSafe(cell) ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** One record of RFC 4180, formula-safe, without the line end (CRLF) that separates records. */
export function csvLine(cells: readonly Cell[]): string {
  return cells.map(field).join(',');
}
