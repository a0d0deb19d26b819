import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ALLOWED,
  checkFileName,
  extensionOf,
  FILE_NOT_VALID,
  isAllowedFile,
  MAX_BYTES,
} from './fileRules.ts';

describe('the name of an uploaded file', () => {
  it('[file.extension] is accepted by its lower-cased extension', () => {
    expect(checkFileName('a.PDF', ['pdf'])).toEqual({ ok: true });
    expect(checkFileName('a.pdf', ['pdf'])).toEqual({ ok: true });
  });

  it('[file.extension] is refused with the text otherwise', () => {
    for (const name of [
      'a.exe',
      'a.pdf.exe',
      'pdf',
      '.pdf',
      'a.pdf.',
      'a.pdf ',
      'a.pdfx',
      'a.',
      '',
      'apdf',
      'a.pdf\0',
      'a.pdf/x',
    ]) {
      expect(checkFileName(name, ['pdf']), name).toEqual({ ok: false, text: FILE_NOT_VALID });
    }
    expect(FILE_NOT_VALID.en).toBe('File is not valid');
  });

  it('[file.extension] counts only after the last dot', () => {
    expect(extensionOf('permit.2024.final.JPeG')).toBe('jpeg');
    expect(isAllowedFile('run.exe.pdf', ['pdf'])).toBe(true);
    expect(isAllowedFile('a.pdf', [])).toBe(false);
  });

  it('[file.extension] decides the same whatever the case', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...ALLOWED.document, 'exe', 'svg'), (stem, extension) => {
        const accepted = isAllowedFile(`x${stem}.${extension}`, ALLOWED.document);
        expect(accepted).toBe(ALLOWED.document.includes(extension));
        expect(isAllowedFile(`x${stem}.${extension.toUpperCase()}`, ALLOWED.document)).toBe(accepted);
      }),
    );
  });
});

describe('what may be uploaded', () => {
  it.each([
    ['document', 'pdf jpg jpeg png heic', 10],
    ['contract', 'pdf', 10],
    ['image', 'jpg jpeg png webp', 10],
    ['promoImage', 'jpg jpeg png webp', 2],
    ['spreadsheet', 'xlsx csv', 64],
  ] as const)('as a %s: %s, up to %d MB', (kind, extensions, megabytes) => {
    expect(ALLOWED[kind]).toEqual(extensions.split(' '));
    expect(MAX_BYTES[kind]).toBe(megabytes * 1024 * 1024);
  });

  it('refuses the old workbook format and says what to do', () => {
    const answer = checkFileName('partners.XLS', ALLOWED.spreadsheet);
    expect(answer).toEqual({
      ok: false,
      text: {
        en: 'File is not valid. Save the workbook as .xlsx and upload it again',
        fil: 'Hindi wasto ang file. I-save ang workbook bilang .xlsx at i-upload muli',
      },
    });
    expect(checkFileName('partners.xls', ALLOWED.document)).toEqual({ ok: false, text: FILE_NOT_VALID });
  });
});
