import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ALLOWED,
  checkFileName,
  extensionOf,
  FILE_NOT_VALID,
  isAllowedFile,
  MAX_BYTES,
  mostBytes,
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
    ['spreadsheet', 'xlsx csv xls xlsb ods fods', 64],
  ] as const)('as a %s: %s, up to %d MB', (kind, extensions, megabytes) => {
    expect(ALLOWED[kind]).toEqual(extensions.split(' '));
    expect(MAX_BYTES[kind]).toBe(megabytes * 1024 * 1024);
  });

  it('as a spreadsheet that is read at one go: up to 20 MB [OP-66]', () => {
    const megabytes = (name: string) => mostBytes('spreadsheet', name) / 1024 / 1024;
    expect(['a.XLS', 'a.xlsb', 'a.ods', 'a.fods'].map(megabytes)).toEqual([20, 20, 20, 20]);
    expect(['a.xlsx', 'a.CSV'].map(megabytes)).toEqual([64, 64]);
    expect(mostBytes('document', 'a.pdf')).toBe(MAX_BYTES.document);
  });

  it('takes no paper where a photo of a person is wanted, and says what to do', () => {
    expect(ALLOWED.photo).toEqual(['jpg', 'jpeg', 'png', 'heic']);
    expect(checkFileName('me.PDF', ALLOWED.photo)).toEqual({
      ok: false,
      text: {
        en: 'File is not valid. Take a photo, or choose one that is a JPG, PNG or HEIC',
        fil: 'Hindi wasto ang file. Kumuha ng larawan, o pumili ng JPG, PNG o HEIC',
      },
    });
    expect(checkFileName('me.exe', ALLOWED.photo)).toEqual({ ok: false, text: FILE_NOT_VALID });
    expect(checkFileName('products.pdf', ALLOWED.spreadsheet)).toEqual({ ok: false, text: FILE_NOT_VALID });
  });

  it('refuses workbooks that are not read and says what to do', () => {
    const answer = checkFileName('partners.Numbers', ALLOWED.spreadsheet);
    expect(answer).toEqual({
      ok: false,
      text: {
        en: 'File is not valid. Save the workbook as .xlsx and upload it again',
        fil: 'Hindi wasto ang file. I-save ang workbook bilang .xlsx at i-upload muli',
      },
    });
    expect(checkFileName('partners.XLS', ALLOWED.spreadsheet)).toEqual({ ok: true });
    expect(checkFileName('partners.xlsm', ALLOWED.document)).toEqual({ ok: false, text: FILE_NOT_VALID });
  });
});
