import type { ReactNode } from 'react';
import { readCells, writeCells } from './cells.ts';

export interface Cells {
  readCells: typeof readCells;
  writeCells: typeof writeCells;
}

/** Hands what reads and writes cells of spreadsheets to its children; loaded lazily, with the library behind it. */
export const WithCells = ({ children }: { children: (cells: Cells) => ReactNode }) =>
  children({ readCells, writeCells });
