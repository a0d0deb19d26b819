import { type BookType, utils, type WorkBook, type WorkSheet, write } from 'xlsx';

/** Kinds of workbook that SheetJS both writes and reads, besides .xlsx. */
export const BOOKS = ['biff8', 'xlsb', 'ods', 'fods', 'xlml'] as const satisfies readonly BookType[];

/** The bytes of a workbook in a kind. */
export const written = (book: WorkBook, bookType: BookType): Uint8Array =>
  write(book, { type: 'buffer', bookType, compression: true });
/** A workbook of sheets by their names. */
export const bookOf = (...sheets: [name: string, sheet: WorkSheet][]): WorkBook => {
  const book = utils.book_new();
  for (const [name, sheet] of sheets) utils.book_append_sheet(book, sheet, name);
  return book;
};
/** A workbook of one sheet. */
export const listOf = (rows: unknown[][]): WorkBook => bookOf(['Stores', utils.aoa_to_sheet(rows)]);
