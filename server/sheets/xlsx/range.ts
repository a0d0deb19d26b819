import { letters } from '../../documents/xlsxCells.ts';
import { refused } from '../sheetProblem.ts';
import { columnOf } from './cellTag.ts';

/** A rectangle of cells; rows from 1, columns from 0, both ends included. */
export interface Range {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** A range as it is written, `A2:B4`; null when it is none. */
export const rangeOf = (text: string): Range | null => {
  const [, left = '', top, right, bottom] =
    /^\$?([A-Z]{1,3})\$?(\d{1,7})(?::\$?([A-Z]{1,3})\$?(\d{1,7}))?$/.exec(text) ?? [];
  if (top === undefined) return null;
  return {
    top: Number(top),
    bottom: Number(bottom ?? top),
    left: columnOf(left),
    right: columnOf(right ?? left),
  };
};

export const rangeText = ({ top, bottom, left, right }: Range): string =>
  `${letters(left)}${top}:${letters(right)}${bottom}`;

/** Tells, row after row in ascending order, which merged ranges a row of so many columns has cells of. */
export const mergedByRow = (
  ranges: readonly Range[],
  columns: number,
): ((row: number) => readonly Range[]) => {
  const sorted = ranges.filter(({ left }) => left < columns).sort((one, other) => one.top - other.top);
  let next = 0;
  let active: Range[] = [];
  return (row) => {
    if (active.some(({ bottom }) => bottom < row)) active = active.filter(({ bottom }) => bottom >= row);
    for (let range = sorted[next]; range && range.top <= row; range = sorted[++next])
      if (range.bottom >= row) active.push(range);
    // Ranges that do not overlap are never more than columns.
    if (active.length > columns) throw refused('damaged');
    return active;
  };
};
