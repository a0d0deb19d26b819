import { CFB, type ParsingOptions, read, set_cptable, type WorkBook } from 'xlsx';
import * as codePages from 'xlsx/dist/cpexcel.full.mjs';
import { WHOLE_LIMITS } from '#domain/files/sheetLimits.ts';
import type { BookFormat } from '../openedSheet.ts';
import { refused, SheetProblem } from '../sheetProblem.ts';

/** Rows of a sheet that are looked at: blank ones, of which an old workbook may have many, among them. */
export const MOST_ROWS = 2 * WHOLE_LIMITS.rows;

const OPTIONS: ParsingOptions = { dense: true, cellNF: true, cellHTML: false, sheetRows: MOST_ROWS };
const OLE = 0xd0;
const LAST_SECTOR = 512;
const END_OF_SHEET = Buffer.from('0a000000', 'hex');

interface Stream {
  content: { length: number };
  size: number;
}

// Workbooks before 1997 write their letters in the code page of their country.
set_cptable(codePages);

/** Whether the sector in which an OLE file lists its streams lies behind its end. */
const isCutOff = (file: Buffer): boolean => {
  const sector = 2 ** file.readUInt16LE(30);
  return (file.readUInt32LE(48) + 2) * sector > file.length;
};

/** Old Excel's records without an OLE file around them are all there when their last one is. */
const isEnded = (file: Buffer): boolean => file.subarray(-LAST_SECTOR).includes(END_OF_SHEET);

/** Throws when an OLE file is locked, has macros, is cut off or no workbook at all. */
const checkStreams = (data: Buffer): void => {
  if (isCutOff(data)) throw refused('damaged');
  const file = CFB.read(data, { type: 'buffer' });
  const paths: string[] = file.FullPaths.map((path: string) => path.replace(/^[^/]*/, '').toLowerCase());
  if (paths.includes('/encryptedpackage') || paths.includes('/encryption')) throw refused('password');
  const at = paths.findIndex((path) => path === '/workbook' || path === '/book');
  if (at < 0) throw refused('notASpreadsheet');
  if (paths.some((path) => path.startsWith('/_vba_project_cur/'))) throw refused('macros');
  const { content, size } = file.FileIndex[at] as Stream;
  if (content.length < size) throw refused('damaged');
};

const checkOldBook = (data: Buffer): void => {
  if (data[0] === OLE) checkStreams(data);
  else if (!isEnded(data)) throw refused('damaged');
};

const optionsOf = (format: BookFormat, data: Buffer | string): ParsingOptions => ({
  ...OPTIONS,
  type: typeof data === 'string' ? 'string' : 'buffer',
  // An OpenDocument brings the text that a cell shows along; of the others it is made from the number format.
  cellText: format === 'ods' || format === 'fods',
  // Hidden columns come with the styles only.
  cellStyles: format === 'xls' || format === 'xlsb' || format === 'xml',
  // A web page has no numbers: what looks like one may be an account that begins with zeros.
  raw: format === 'html',
});

/** Has SheetJS read a workbook. Throws SheetProblem when it cannot. */
export const parseBook = (format: BookFormat, data: Buffer | string): WorkBook => {
  try {
    if (typeof data !== 'string' && format === 'xls') checkOldBook(data);
    return read(data, optionsOf(format, data));
  } catch (error) {
    if (error instanceof SheetProblem) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    if (/password|encrypt/i.test(reason)) throw refused('password');
    throw refused(format === 'html' ? 'webPage' : 'damaged');
  }
};
