import { type FileHandle, open } from 'node:fs/promises';
import { WHOLE_LIMITS } from '#domain/files/sheetLimits.ts';
import { archiveFormatOf } from './books/archiveFormatOf.ts';
import { isOldBook } from './books/isOldBook.ts';
import { textFormatOf } from './books/textFormatOf.ts';
import { encodingOf } from './csv/encodingOf.ts';
import { readCsv } from './csv/readCsv.ts';
import { headText } from './csv/textOf.ts';
import { headOf } from './fileBytes.ts';
import type { BookFormat, Encoding, OpenOptions } from './openedSheet.ts';
import { keepLimits, refused } from './sheetProblem.ts';
import type { Source } from './source.ts';
import { readXlsx } from './xlsx/readXlsx.ts';
import { openZip, type ZipFile } from './zip/openZip.ts';

const ZIP = Buffer.from('504b', 'hex');
const SPACE = 32;

/** A file that is neither .xlsx nor csv, as far as it is known without reading it. */
export interface OtherBook {
  handle: FileHandle;
  format: BookFormat;
  /** Of an archive, found safe to unpack. */
  zip?: ZipFile;
  /** Of a text. */
  encoding?: Encoding;
}

type Opened = Omit<Source, 'close'>;
/** Reads a workbook that is read at one go, the sheet that was asked for or the first one. */
export type ReadOther = (book: OtherBook, asked: string | undefined) => Promise<Opened>;

/** An archive that SheetJS would read, or a workbook of our own to read. */
const openArchive = async (handle: FileHandle, size: number, asked: string | undefined) => {
  const zip = await openZip(handle, size);
  const format = await archiveFormatOf(zip);
  return format ? { handle, format, zip } : readXlsx(zip, asked);
};

const openText = async (handle: FileHandle, { name, sheet }: OpenOptions) => {
  const encoding = await encodingOf(handle);
  const text = await headText(handle, encoding);
  const format = textFormatOf(text);
  return format ? { handle, format, encoding } : readCsv(handle, encoding, name, sheet);
};

const openByContent = async (handle: FileHandle, options: OpenOptions): Promise<Opened | OtherBook> => {
  const { size } = await handle.stat();
  keepLimits({ bytes: size });
  if (size === 0) throw refused('empty');
  const head = await headOf(handle);
  if (isOldBook(head)) return { handle, format: 'xls' };
  const isZip = head.subarray(0, 2).equals(ZIP) && (head[2] ?? SPACE) < SPACE;
  return isZip ? openArchive(handle, size, options.sheet) : openText(handle, options);
};

/**
 * Opens a spreadsheet in this thread, by its content alone, and counts it. Null when it is a workbook of another kind and
 * `readOther` is not given. Throws SheetProblem.
 */
export const openSource = async (
  path: string,
  options: OpenOptions,
  readOther: ReadOther | null,
): Promise<Source | null> => {
  const handle = await open(path);
  const close = () => handle.close();
  try {
    const opened = await openByContent(handle, options);
    if (!('format' in opened)) return { ...opened, close };
    keepLimits({ bytes: (await handle.stat()).size }, WHOLE_LIMITS);
    if (readOther) return { ...(await readOther(opened, options.sheet)), close };
  } catch (error) {
    await close();
    throw error;
  }
  await close();
  return null;
};
