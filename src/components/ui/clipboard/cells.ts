import Papa from 'papaparse';
import { formulaBare, formulaSafe } from '#domain/files/csv.ts';
import { looseCells } from './looseCells.ts';

const TAB = '\t';
const LINE = '\n';

/**
 * Rows of cells out of pasted text as spreadsheets copy it: tabs between cells, a line a row, a cell with either in quotes.
 * Text whose quotes do not fit is read line by line. Line breaks within cells are `\n`; nothing is one empty cell.
 */
export const readCells = (text: string): string[][] => {
  // The last line of a copied block ends with a line break of its own.
  const plain = text.replace(/\r\n?/g, LINE).replace(/\n$/, '');
  if (plain === '') return [['']];
  const { data, errors } = Papa.parse<string[]>(plain, { delimiter: TAB, newline: LINE });
  return (errors.length > 0 ? looseCells(plain) : data).map((cells) => cells.map(formulaBare));
};

/** Rows of cells as spreadsheets and {@link readCells} read them back: in quotes where needed, and none runs as a formula. */
export const writeCells = (rows: readonly (readonly string[])[]): string =>
  Papa.unparse(
    rows.map((cells) => cells.map(formulaSafe)),
    { delimiter: TAB, newline: LINE },
  );
