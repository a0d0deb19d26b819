export const FILE_NOT_VALID = 'File is not valid';
export const XLS_ADVICE = 'Save the workbook as .xlsx and upload it again';

export type UploadKind = 'document' | 'image' | 'spreadsheet';

const MEGABYTE = 1024 * 1024;

/** The extensions each kind of upload accepts, lower case and without the dot. */
export const ALLOWED: Readonly<Record<UploadKind, readonly string[]>> = {
  document: ['pdf', 'jpg', 'jpeg', 'png', 'heic'],
  image: ['jpg', 'jpeg', 'png', 'webp'],
  spreadsheet: ['xlsx', 'csv'],
};

/** The largest size of each kind of upload, in bytes. */
export const MAX_BYTES: Readonly<Record<UploadKind, number>> = {
  document: 10 * MEGABYTE,
  image: 10 * MEGABYTE,
  spreadsheet: 64 * MEGABYTE,
};

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

export type FileCheck = { ok: true } | { ok: false; text: string };

/** What a chosen file's name is answered: accepted, or the text to show beside the field. */
export function checkFileName(name: string, allowed: readonly string[]): FileCheck {
  if (isAllowedFile(name, allowed)) return { ok: true };
  const advised = extensionOf(name) === 'xls' && allowed.includes('xlsx');
  return { ok: false, text: advised ? `${FILE_NOT_VALID}. ${XLS_ADVICE}` : FILE_NOT_VALID };
}
