import { extensionOf } from './fileRules.ts';

export type SniffedKind = 'pdf' | 'jpg' | 'png' | 'heic' | 'webp' | 'xlsx';

const HEIC_BRANDS: ReadonlySet<string> = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx']);
const HEIF_BRANDS: ReadonlySet<string> = new Set(['mif1', 'msf1']);
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];
const ZIP = [0x50, 0x4b, 0x03, 0x04];

const startsWith = (bytes: Uint8Array, magic: readonly number[]): boolean =>
  bytes.length >= magic.length && magic.every((byte, at) => bytes[at] === byte);

const ascii = (bytes: Uint8Array, from: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(from, from + length));

function isHeic(bytes: Uint8Array): boolean {
  if (ascii(bytes, 4, 4) !== 'ftyp') return false;
  const major = ascii(bytes, 8, 4);
  if (HEIC_BRANDS.has(major)) return true;
  const boxEnd = Math.min(bytes.length, 64, new DataView(bytes.buffer, bytes.byteOffset).getUint32(0));
  const compatible = ascii(bytes, 16, Math.max(0, boxEnd - 16)).match(/.{4}/gs) ?? [];
  return HEIF_BRANDS.has(major) && compatible.some((brand) => HEIC_BRANDS.has(brand));
}

/**
 * The kind of file its first bytes show, or null. A zip counts as xlsx: whether a workbook is inside is found by
 * the reader that opens it.
 */
export function sniffKind(bytes: Uint8Array): SniffedKind | null {
  if (ascii(bytes, 0, 5) === '%PDF-') return 'pdf';
  if (startsWith(bytes, JPEG)) return 'jpg';
  if (startsWith(bytes, PNG)) return 'png';
  if (startsWith(bytes, ZIP)) return 'xlsx';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 4) === 'WEBP') return 'webp';
  return isHeic(bytes) ? 'heic' : null;
}

/** Whether the content is what the name's extension says; a csv is text of no known kind and without zero bytes. */
export function contentFits(name: string, bytes: Uint8Array): boolean {
  const extension = extensionOf(name);
  const kind = sniffKind(bytes);
  if (extension === 'csv') return kind === null && !bytes.includes(0);
  return kind !== null && kind === (extension === 'jpeg' ? 'jpg' : extension);
}
