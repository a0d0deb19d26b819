import { tinRule } from '#contract/tinRule.ts';
import { readContactNumber } from '#domain/formats/contactNumber.ts';
import { isValidTin, storedTin } from '#domain/formats/tin.ts';
import { plainName } from './plainName.ts';

/** A store as it was pasted: a line, or a row of a spreadsheet. */
export interface PastedStore {
  merchantName: string;
  tinNumber: string;
  contactNumber: string;
  /** The name is in the list already, or higher up in what was pasted. */
  isDouble: boolean;
  isTinWrong: boolean;
  isNumberWrong: boolean;
}

// A line break within a cell, blanks at its ends, characters that nobody sees.
const clean = (cell: string): string => cell.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();

const isHead = ([, tin = '']: readonly string[]): boolean => /^tin\b/i.test(tin);

/** Stores out of pasted rows of cells: a name, or name, TIN and contact number, below a head or none. */
export const parsePasted = (
  pasted: readonly (readonly string[])[],
  taken: readonly string[],
): PastedStore[] => {
  const known = new Set(taken.map(plainName));
  const rows = pasted.map((cells) => cells.map(clean)).filter((cells) => cells.some(Boolean));
  const named = (rows[0] && isHead(rows[0]) ? rows.slice(1) : rows).filter(([name]) => name);
  return named.map(([merchantName = '', tin = '', contactNumber = '']) => {
    const plain = plainName(merchantName);
    const isDouble = known.has(plain);
    known.add(plain);
    const tinNumber = storedTin(tin.replace(/[\s-]/g, ''), tinRule());
    return {
      merchantName,
      tinNumber,
      contactNumber,
      isDouble,
      isTinWrong: tin !== '' && !isValidTin(tinNumber),
      isNumberWrong: contactNumber !== '' && readContactNumber(contactNumber) === null,
    };
  });
};
