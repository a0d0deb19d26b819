import { each, type Sentence } from '../sentence.ts';

export const FILE_NOT_VALID: Sentence = { en: 'File is not valid', fil: 'Hindi wasto ang file' };
const SAVE_ADVICE: Sentence = {
  en: 'Save the workbook as .xlsx and upload it again',
  fil: 'I-save ang workbook bilang .xlsx at i-upload muli',
};

const PHOTO_ADVICE: Sentence = {
  en: 'Take a photo, or choose one that is a JPG, PNG or HEIC',
  fil: 'Kumuha ng larawan, o pumili ng JPG, PNG o HEIC',
};

export type UploadKind =
  | 'document'
  | 'photo'
  | 'piece'
  | 'contract'
  | 'image'
  | 'promoImage'
  | 'signature'
  | 'receipt'
  | 'spreadsheet';

const MEGABYTE = 1024 * 1024;

/** The extensions each kind of upload accepts, lower case and without the dot. */
export const ALLOWED: Readonly<Record<UploadKind, readonly string[]>> = {
  document: ['pdf', 'jpg', 'jpeg', 'png', 'heic'],
  // Of a person: no paper stands for a face.
  photo: ['jpg', 'jpeg', 'png', 'heic'],
  // One of the pieces that a document is sent in, or a sheet of branches.
  piece: ['pdf', 'jpg', 'jpeg', 'png', 'heic', 'xlsx', 'csv'],
  contract: ['pdf'],
  image: ['jpg', 'jpeg', 'png', 'webp'],
  promoImage: ['jpg', 'jpeg', 'png', 'webp'],
  // As it is printed on papers.
  signature: ['png', 'jpg', 'jpeg'],
  // What browsers show by themselves.
  receipt: ['pdf', 'jpg', 'jpeg', 'png'],
  spreadsheet: ['xlsx', 'csv', 'xls', 'xlsb', 'ods', 'fods'],
};

/** Spreadsheets of other programs that are not read: whoever chooses one is told what to do. */
const OTHER_SHEETS: readonly string[] = ['xlsm', 'xltx', 'xlt', 'numbers', 'ots', 'sxc', 'dif', 'slk'];

/** The largest size of each kind of upload, in bytes. */
export const MAX_BYTES: Readonly<Record<UploadKind, number>> = {
  document: 10 * MEGABYTE,
  photo: 10 * MEGABYTE,
  piece: MEGABYTE,
  contract: 10 * MEGABYTE,
  image: 10 * MEGABYTE,
  // All of a promo's images travel in one answer.
  promoImage: 2 * MEGABYTE,
  signature: MEGABYTE,
  receipt: 10 * MEGABYTE,
  spreadsheet: 64 * MEGABYTE,
};

/** The largest size of a spreadsheet that is read at one go, in bytes: of every kind but .xlsx and .csv. */
export const WHOLE_SHEET_BYTES = 20 * MEGABYTE;
const IN_PIECES: readonly string[] = ['xlsx', 'csv'];

const MEDIA_TYPES: ReadonlyMap<string, string> = new Map([
  ['pdf', 'application/pdf'],
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['png', 'image/png'],
  ['heic', 'image/heic'],
  ['webp', 'image/webp'],
  ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['csv', 'text/csv; charset=utf-8'],
  ['xls', 'application/vnd.ms-excel'],
  ['xlsb', 'application/vnd.ms-excel.sheet.binary.macroEnabled.12'],
  ['ods', 'application/vnd.oasis.opendocument.spreadsheet'],
  ['fods', 'application/vnd.oasis.opendocument.spreadsheet-flat-xml'],
]);

/** The media type that a file's extension stands for; what the sender claims does not count. */
export function mediaTypeOf(name: string): string {
  return MEDIA_TYPES.get(extensionOf(name)) ?? 'application/octet-stream';
}

/** The lower-cased text after the last dot of a file's name, '' when there is none. */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? name.slice(dot + 1).toLowerCase() : '';
}

/** The largest size of a file of this name as such an upload, in bytes; what it really is the server finds out by its content. */
export function mostBytes(kind: UploadKind, name: string): number {
  const isWhole = kind === 'spreadsheet' && !IN_PIECES.includes(extensionOf(name));
  return isWhole ? WHOLE_SHEET_BYTES : MAX_BYTES[kind];
}

/** Whether the extension, whatever its case, is one of the allowed ones. */
export function isAllowedFile(name: string, allowed: readonly string[]): boolean {
  const extension = extensionOf(name);
  return extension !== '' && allowed.includes(extension);
}

export type FileCheck = { ok: true } | { ok: false; text: Sentence };

/** What whoever chose a file that is not taken may do instead, where that is known. */
function adviceFor(extension: string, allowed: readonly string[]): Sentence | null {
  if (allowed.includes('xlsx') && OTHER_SHEETS.includes(extension)) return SAVE_ADVICE;
  return allowed.includes('heic') && extension === 'pdf' ? PHOTO_ADVICE : null;
}

/** What a chosen file's name is answered: accepted, or the text to show beside the field. */
export function checkFileName(name: string, allowed: readonly string[]): FileCheck {
  if (isAllowedFile(name, allowed)) return { ok: true };
  const advice = adviceFor(extensionOf(name), allowed);
  if (!advice) return { ok: false, text: FILE_NOT_VALID };
  return { ok: false, text: each((language) => `${FILE_NOT_VALID[language]}. ${advice[language]}`) };
}
