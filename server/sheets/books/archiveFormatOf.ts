import type { BookFormat } from '../openedSheet.ts';
import { refused } from '../sheetProblem.ts';
import type { ZipFile } from '../zip/openZip.ts';

const OPEN_DOCUMENT = /^application\/vnd\.oasis\.opendocument\.spreadsheet(?:-template)?\s*$/;

const ENCRYPTED = /[:<]encryption-data[\s>]/;

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
