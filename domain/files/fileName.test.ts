import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanFileName, folderName, numberedNames } from './fileName.ts';
import { extensionOf } from './fileRules.ts';

describe('the kept name of a file', () => {
  it.each([
    ['Permit ng Parañaque.PDF', 'Permit ng Parañaque.PDF'],
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\Users\\ana\\dti.pdf', 'dti.pdf'],
    ['a\r\nSet-Cookie: x.pdf', 'aSet-Cookie_ x.pdf'],
    ['invoice\u202Efdp.exe.pdf', 'invoicefdp.exe.pdf'],
    ['  two   words .pdf', 'two words.pdf'],
    ['.pdf', 'file.pdf'],
    ['...hidden.pdf', 'hidden.pdf'],
    ['man\u0303ana.jpg', 'mañana.jpg'],
    ['a"b<c>.png', 'a_b_c_.png'],
    ['', 'file'],
    [`${'x'.repeat(300)}.heic`, `${'x'.repeat(115)}.heic`],
  ])('of %j is %j', (name, kept) => expect(cleanFileName(name)).toBe(kept));

  it('keeps the extension, has no path and no control characters, and stays when it is cleaned again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom('pdf', 'JPG', 'heic'), (stem, extension) => {
        const kept = cleanFileName(`${stem}.${extension}`);
        expect(extensionOf(kept)).toBe(extension.toLowerCase());
        expect(kept).not.toMatch(/[\p{Cc}\\/"]/u);
        expect([...kept].length).toBeLessThanOrEqual(120);
        expect(cleanFileName(kept)).toBe(kept);
      }),
    );
  });
});

describe('the folder of a store', () => {
  it.each([
    ['Aling Nena / Main', 'Aling Nena - Main'],
    ['..', 'file'],
    ['Tindahan ni Mang Jose Inc.', 'Tindahan ni Mang Jose Inc'],
  ])('%j is %j', (name, folder) => expect(folderName(name)).toBe(folder));
});

describe('names that stand more than once', () => {
  it('are numbered before the extension, whatever their case', () => {
    expect(numberedNames(['a.pdf', 'b', 'A.pdf', 'a.pdf', 'b', 'a (2).pdf'])).toEqual([
      'a.pdf',
      'b',
      'A (2).pdf',
      'a (3).pdf',
      'b (2)',
      'a (2) (2).pdf',
    ]);
  });

  it('are all different afterwards and as many as before', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a.pdf', 'A.PDF', 'a (2).pdf', 'a', 'a (2)', '.')), (names) => {
        const unique = numberedNames(names);
        expect(unique).toHaveLength(names.length);
        expect(new Set(unique.map((name) => name.toLowerCase())).size).toBe(names.length);
      }),
    );
  });
});
