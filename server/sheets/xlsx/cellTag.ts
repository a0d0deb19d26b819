import type { Attributes } from '../xml/attribute.ts';
import { attribute } from '../xml/attribute.ts';

/** What a cell's tag says: where it stands, how it is shown, what kind of value it has. */
export interface CellTag {
  /** Zero-based; -1 when the tag does not say. */
  column: number;
  style: number;
  /** `n`, `s`, `str`, `inlineStr`, `b`, `e`, `d`; `n` when the tag does not say. */
  type: string;
  /** Of a shared string: its number. */
  shared: number;
}

const A = 65;
const LETTERS = 26;

/** The zero-based column of a reference such as `AB12`; -1 when there are no letters. */
export const columnOf = (text: string): number => {
  let column = 0;
  for (let at = 0; ; at++) {
    const letter = text.charCodeAt(at) - A;
    if (!(letter >= 0 && letter < LETTERS)) return column - 1;
    column = column * LETTERS + letter + 1;
  }
};

/** Reads a cell's tag into `tag`. */
export const readCellTag = (attributes: Attributes, tag: CellTag): void => {
  tag.column = columnOf(attribute(attributes, 'r')?.toUpperCase() ?? '');
  tag.style = Number(attribute(attributes, 's') ?? 0);
  tag.type = attribute(attributes, 't') ?? 'n';
};
