import { isValidTin } from '#domain/tin.ts';
import { plainName } from './plainName.ts';

/** A store as it was pasted: a line, or a row of a spreadsheet. */
export interface PastedStore {
  merchantName: string;
  tinNumber: string;
  contactNumber: string;
  /** The name is in the list already, or higher up in what was pasted. */
  isDouble: boolean;
  isTinWrong: boolean;
}

/** A cell as a spreadsheet copies it: in quotes, the quotes within doubled, when it holds any. */
const unquoted = (cell: string): string =>
  /^".*"$/s.test(cell) ? cell.slice(1, -1).replaceAll('""', '"') : cell;

// A line break within a cell, tabs at its ends, characters that nobody sees.
const clean = (cell: string): string =>
  unquoted(cell.trim())
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();

const isHead = ([, tin = '']: readonly string[]): boolean => /^tin\b/i.test(tin);

/** Rows of pasted text; a cell in quotes may hold line breaks. */
const rowsOf = (text: string): string[][] =>
  (text.match(/(?:"(?:[^"]|"")*"(?=[\t\r\n]|$)|[^\r\n])+/g) ?? [])
    .map((line) => line.split('\t').map(clean))
    .filter((cells) => cells.some(Boolean));

/** Stores out of pasted text, one a line: a name, or name, TIN and contact number with tabs between as a spreadsheet copies them. */
export const parsePasted = (text: string, taken: readonly string[]): PastedStore[] => {
  const known = new Set(taken.map(plainName));
  const rows = rowsOf(text);
  const named = (rows[0] && isHead(rows[0]) ? rows.slice(1) : rows).filter(([name]) => name);
  return named.map(([merchantName = '', tin = '', contactNumber = '']) => {
    const plain = plainName(merchantName);
    const isDouble = known.has(plain);
    known.add(plain);
    const tinNumber = tin.replace(/[\s-]/g, '');
    return {
      merchantName,
      tinNumber,
      contactNumber,
      isDouble,
      isTinWrong: tin !== '' && !isValidTin(tinNumber),
    };
  });
};
