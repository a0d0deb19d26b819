import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentFits, sniffKind } from './sniffKind.ts';

const bytes = (...parts: (string | number[])[]): Uint8Array =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...part].map((c) => c.charCodeAt(0)) : part)),
  );

const PDF = bytes('%PDF-1.7\n');
const JPG = bytes([0xff, 0xd8, 0xff, 0xe0], 'JFIF');
const PNG = bytes([0x89], 'PNG\r\n', [0x1a, 0x0a]);
const WEBP = bytes('RIFF', [4, 0, 0, 0], 'WEBPVP8 ');
const HEIC = bytes([0, 0, 0, 24], 'ftypheic', [0, 0, 0, 0], 'mif1heic');
const ZIP = bytes('PK', [3, 4], 'xl/workbook.xml');
const EXE = bytes('MZ', [0x90, 0]);
const CSV = bytes('name,amount\r\nNi', [0xc3, 0xb1], 'o,1.00\r\n');

describe('the kind a file shows by its first bytes', () => {
  it.each([
    ['pdf', PDF],
    ['jpg', JPG],
    ['png', PNG],
    ['webp', WEBP],
    ['heic', HEIC],
    ['xlsx', ZIP],
  ] as const)('is %s', (kind, content) => {
    expect(sniffKind(content)).toBe(kind);
  });

  it('is found in a view of a larger buffer', () => {
    const buffer = new Uint8Array(100);
    buffer.set(HEIC, 17);
    expect(sniffKind(buffer.subarray(17, 17 + HEIC.length))).toBe('heic');
  });

  it('is heic for a general HEIF brand only when a HEIC brand is compatible', () => {
    const general = (compatible: string): Uint8Array =>
      bytes([0, 0, 0, 24], 'ftypmif1', [0, 0, 0, 0], compatible);
    expect(sniffKind(general('mif1heic'))).toBe('heic');
    expect(sniffKind(general('mif1avif'))).toBeNull();
    expect(sniffKind(bytes([0, 0, 0, 20], 'ftypmif1', [0, 0, 0, 0], 'mif1', 'heic'))).toBeNull();
    expect(sniffKind(bytes([0, 0, 0, 24], 'ftypmp42', [0, 0, 0, 0], 'mp42heic'))).toBeNull();
  });

  it.each([
    ['a program', EXE],
    ['markup', bytes('<svg onload=alert(1)>')],
    ['nothing', bytes()],
    ['a cut PNG', PNG.subarray(0, 7)],
    ['a RIFF of another kind', bytes('RIFF', [4, 0, 0, 0], 'WAVE')],
    ['a PDF after something else', bytes('<html>%PDF-1.7')],
    ['an empty zip', bytes('PK', [5, 6])],
  ])('is none for %s', (_what, content) => {
    expect(sniffKind(content)).toBeNull();
  });

  it('is asked of any bytes without failing', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 80 }), (content) => {
        sniffKind(content);
        sniffKind(bytes([...content.subarray(0, 4)], 'ftypmif1', [...content]));
      }),
    );
  });
});

describe('content and name', () => {
  it.each([
    ['a.pdf', PDF],
    ['a.JPG', JPG],
    ['a.jpeg', JPG],
    ['a.png', PNG],
    ['a.heic', HEIC],
    ['a.webp', WEBP],
    ['a.xlsx', ZIP],
    ['a.csv', CSV],
    ['a.csv', bytes()],
  ])('agree for %s', (name, content) => {
    expect(contentFits(name, content)).toBe(true);
  });

  it.each([
    ['a.pdf', EXE],
    ['a.pdf', JPG],
    ['a.png', JPG],
    ['a.jpg', PNG],
    ['a.csv', ZIP],
    ['a.csv', EXE],
    ['a.xlsx', CSV],
    ['a.exe', EXE],
    ['a', PDF],
    ['a.pdf', bytes()],
  ])('disagree for %s with other bytes', (name, content) => {
    expect(contentFits(name, content)).toBe(false);
  });
});
