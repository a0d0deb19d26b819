import type { SheetCell } from './sheetCell.ts';

/**
 * A cell as people see it in the spreadsheet, in a grid and in an error file. A text that comes back from there unchanged is no edit:
 * its cell still is the number or the day that it was.
 */
export function cellText(cell: SheetCell): string {
  if (cell === null) return '';
  return typeof cell === 'string' ? cell : cell.text;
}
