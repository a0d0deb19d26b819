import { STYLE, textRow } from '../../documents/xlsxCells.ts';
import { sheetHead, sheetTail } from '../../documents/xlsxParts.ts';
import type { ZipStream } from '../../documents/zipStream.ts';
import type { OutBook } from '../outBook.ts';
import type { ListPlaces } from './validationsXml.ts';

const ROWS_AT_ONCE = 1_000;

/** Where each list of a book goes on its hidden sheet: column A is the stamp's. */
export const placesOf = ({ lists = {} }: OutBook): ListPlaces =>
  new Map(
    Object.entries(lists).map(([name, values], at) => [name, { column: at + 1, count: values.length }]),
  );

/** Whether a book has anything to hide. */
export const hasLookups = ({ lists = {}, stamp }: OutBook): boolean =>
  stamp !== undefined || Object.values(lists).some(({ length }) => length > 0);

/** Writes the hidden sheet to the part that was opened. */
export const writeLookups = (zip: ZipStream, { lists = {}, stamp = '' }: OutBook): void => {
  const columns = Object.values(lists);
  const count = columns.reduce((most, { length }) => Math.max(most, length), 1);
  zip.write(
    sheetHead(
      [stamp, ...columns].map(() => 20),
      false,
    ),
  );
  let text = '';
  for (let row = 1; row <= count; row++) {
    const texts = [row === 1 ? stamp : '', ...columns.map((values) => values[row - 1] ?? '')];
    text += textRow(row, texts, STYLE.text);
    if (row % ROWS_AT_ONCE) continue;
    zip.write(text);
    text = '';
  }
  zip.write(text + sheetTail(), true);
};
