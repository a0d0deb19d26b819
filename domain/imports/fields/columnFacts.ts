import { cellText } from '../cells/cellText.ts';
import { datePartsOf, isoOf } from '../cells/dateParts.ts';
import type { ColumnFacts } from '../cells/reading.ts';
import type { SheetCell } from '../cells/sheetCell.ts';
import { isLong, looksRounded } from '../cells/shownDigits.ts';

/** What holds of a column of which nothing is known. */
export const NO_FACTS: ColumnFacts = { isDayFirst: false, zeroLed: [] };

/** Whether a text can only be a date with its day first, or a day is shown so: what is typed beside it may be meant so too. */
const hasDayFirst = (cell: SheetCell): boolean => {
  const isDay = cell !== null && typeof cell === 'object' && cell.kind === 'date';
  if (typeof cell !== 'string' && !isDay) return false;
  const parts = datePartsOf(cellText(cell).trim());
  if (parts?.kind !== 'numbers') return false;
  const { first, second, year } = parts;
  return isDay ? isoOf(year, first, second) !== cell.iso.slice(0, 10) : first > 12 && second <= 12;
};

/** What the cells of a column say of one another; cells that say nothing may be left out, and those that say the same. */
export function columnFacts(cells: Iterable<SheetCell>): ColumnFacts {
  let isDayFirst = false;
  let hasWholeLong = false;
  const widths = new Set<number>();
  for (const cell of cells) {
    const text = cellText(cell).trim();
    if (/^0\d+$/.test(text)) widths.add(text.length);
    isDayFirst ||= hasDayFirst(cell);
    hasWholeLong ||= isLong(text) && !looksRounded(text);
  }
  return {
    isDayFirst,
    zeroLed: [...widths].sort((one, other) => one - other),
    ...(hasWholeLong && { hasWholeLong }),
  };
}
