import { each, type Sentence } from './text.ts';

export const FILE_NOT_VALID: Sentence = { en: 'File is not valid', fil: 'Hindi wasto ang file' };
const XLS_ADVICE: Sentence = {
  en: 'Save the workbook as .xlsx and upload it again',
  fil: 'I-save ang workbook bilang .xlsx at i-upload muli',
};

export type UploadKind = 'document' | 'contract' | 'image' | 'promoImage' | 'spreadsheet';

const MEGABYTE = 1024 * 1024;

/** The extensions each kind of upload accepts, lower case and without the dot. */
export const ALLOWED: Readonly<Record<UploadKind, readonly string[]>> = {
  document: ['pdf', 'jpg', 'jpeg', 'png', 'heic'],
  contract: ['pdf'],
  image: ['jpg', 'jpeg', 'png', 'webp'],
  promoImage: ['jpg', 'jpeg', 'png', 'webp'],
  spreadsheet: ['xlsx', 'csv'],
};

/** The largest size of each kind of upload, in bytes. */
export const MAX_BYTES: Readonly<Record<UploadKind, number>> = {
  document: 10 * MEGABYTE,
  contract: 10 * MEGABYTE,
  image: 10 * MEGABYTE,
  // All of a promo's images travel in one answer.
  promoImage: 2 * MEGABYTE,
  spreadsheet: 64 * MEGABYTE,
};

const MEDIA_TYPES: ReadonlyMap<string, string> = new Map([
  ['pdf', 'application/pdf'],
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['png', 'image/png'],
  ['heic', 'image/heic'],
  ['webp', 'image/webp'],
  ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['csv', 'text/csv; charset=utf-8'],
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

/** Whether the extension, whatever its case, is one of the allowed ones. */
export function isAllowedFile(name: string, allowed: readonly string[]): boolean {
  const extension = extensionOf(name);
  return extension !== '' && allowed.includes(extension);
}

export type FileCheck = { ok: true } | { ok: false; text: Sentence };

/** What a chosen file's name is answered: accepted, or the text to show beside the field. */
export function checkFileName(name: string, allowed: readonly string[]): FileCheck {
  if (isAllowedFile(name, allowed)) return { ok: true };
  const advised = extensionOf(name) === 'xls' && allowed.includes('xlsx');
  if (!advised) return { ok: false, text: FILE_NOT_VALID };
  return { ok: false, text: each((language) => `${FILE_NOT_VALID[language]}. ${XLS_ADVICE[language]}`) };
}
