import { refused } from '../problems.ts';
import type { BookFormat } from '../types.ts';
import type { ZipFile } from '../zip/openZip.ts';

/** A workbook of old Excel is an OLE file. */
const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const OPEN_DOCUMENT = /^application\/vnd\.oasis\.opendocument\.spreadsheet(?:-template)?\s*$/;
const ENCRYPTED = /[:<]encryption-data[\s>]/;
const PAGE = /^\s*(?:<!--|<!doctype html|<html|<table|<head|<meta|<style|<body|<div)/i;
/** XML, or a web page with its pictures in one file. */
const MARKUP = /^\s*(?:<\?xml|<!doctype|<\w+:\w+ |<Workbook\s|mime-version:)/i;
const EXCEL_2003 = /<(?:\w+:)?Workbook\s/;

/** Old Excel's own records, when they lie in no OLE file: 9, a version, a length. */
const isBiff = ([id, version = 1, length = 1, zero]: Buffer): boolean =>
  id === 9 && version % 2 === 0 && version <= 8 && length % 2 === 0 && length <= 16 && zero === 0;

/** Whether a file begins as a workbook of an Excel before 2007, in an OLE file or without. */
export const isOldBook = (head: Buffer): boolean => head.subarray(0, OLE.length).equals(OLE) || isBiff(head);

/** Which workbook a text is by how it begins, null when it may be a csv. Throws SheetProblem when it is markup of another kind. */
export const textFormatOf = (head: string): BookFormat | null => {
  if (PAGE.test(head)) return 'html';
  if (!MARKUP.test(head)) return null;
  if (/<office:document\s/.test(head)) return 'fods';
  if (EXCEL_2003.test(head)) return 'xml';
  if (/<html[\s>]/i.test(head)) return 'html';
  throw refused('webPage');
};

const textOfPart = async (zip: ZipFile, name: string): Promise<string> => {
  const part = zip.parts.get(name);
  return part ? Buffer.concat(await Array.fromAsync(zip.read(part))).toString() : '';
};

/** Which workbook an archive is by its parts, null when it may be an .xlsx. Throws SheetProblem when it is locked or has macros. */
export const archiveFormatOf = async (zip: ZipFile): Promise<BookFormat | null> => {
  const names = [...zip.parts.keys()];
  if (names.some((name) => name.endsWith('vbaproject.bin') || name.includes('/macrosheets/')))
    throw refused('macros');
  if (names.includes('xl/workbook.bin')) return 'xlsb';
  if (!names.includes('content.xml') || !names.includes('mimetype')) return null;
  if (!OPEN_DOCUMENT.test(await textOfPart(zip, 'mimetype'))) throw refused('notASpreadsheet');
  if (ENCRYPTED.test(await textOfPart(zip, 'meta-inf/manifest.xml'))) throw refused('password');
  return 'ods';
};
