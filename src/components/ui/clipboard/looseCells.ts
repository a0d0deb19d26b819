// A quote opens a cell only where another ends it: before a tab, a line's end, or the end of all.
const CELL = /(?:"([^"]*(?:""[^"]*)*)"(?=[\t\n]|$)|([^\t\n]*))([\t\n]|$)/g;

/** Rows of pasted text whose quotes are no spreadsheet's: each line is one, and a quote that ends no cell is a part of it. */
export const looseCells = (text: string): string[][] => {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of text.matchAll(CELL)) {
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === '\n') rows.push([]);
    if (end === '') break;
  }
  return rows;
};
