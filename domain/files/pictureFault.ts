import type { PictureSize } from './fitSize.ts';
import { sniffKind } from './sniffKind.ts';

/** What keeps a picture off our papers: it is cut off or none, has too many pixels, or a ground that cannot be printed. */
export type PictureFault = 'broken' | 'large' | 'ground';

/** The most pixels of a picture that is printed: each paper that bears it reads them all. */
const MOST_PIXELS = 4_000_000;

const PNG_HEAD = 8;
/** A chunk's length and name before what is in it, and the sum of its bytes behind. */
const CHUNK_AROUND = 12;
const INDEXED = 3;
const BYTE = 8;

const JPEG_HEAD = 2;
const SCAN = 0xda;
const END = 0xd9;
/** The markers that say a picture's size; between them lie tables. */
const FRAMES: ReadonlySet<number> = new Set([
  0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf,
]);

/** A picture as its parts say; null as soon as one of them is missing or ends beyond the last byte. */
type Read = (PictureSize & { isGroundPrinted: boolean }) | null;

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  new DataView(buffer, byteOffset, byteLength);

function readPng(bytes: Uint8Array): Read {
  const view = viewOf(bytes);
  const names = new Map<string, number>();
  for (let at = PNG_HEAD; at + CHUNK_AROUND <= bytes.length && !names.has('IEND'); ) {
    names.set(String.fromCharCode(...bytes.subarray(at + 4, at + 8)), at + 8);
    at += CHUNK_AROUND + view.getUint32(at);
    if (at > bytes.length) return null;
  }
  const head = names.get('IHDR');
  if (head === undefined || !names.has('IDAT') || !names.has('IEND')) return null;
  const [depth, colours] = [view.getUint8(head + 8), view.getUint8(head + 9)];
  return {
    width: view.getUint32(head),
    height: view.getUint32(head + 4),
    // Several pixels share a byte: what prints takes each byte for one, and tears the picture.
    isGroundPrinted: !(colours === INDEXED && depth < BYTE && names.has('tRNS')),
  };
}

function readJpeg(bytes: Uint8Array): Read {
  const view = viewOf(bytes);
  let size: PictureSize | undefined;
  for (let at = JPEG_HEAD; at + 9 < bytes.length && bytes[at] === 0xff; ) {
    const marker = bytes[at + 1] ?? 0;
    if (FRAMES.has(marker)) size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    if (marker === SCAN) {
      const isWhole = bytes.some((byte, of) => of > at && byte === 0xff && bytes[of + 1] === END);
      return size && isWhole ? { ...size, isGroundPrinted: true } : null;
    }
    at += 2 + view.getUint16(at + 2);
  }
  return null;
}

/** What keeps the PNG or JPEG of these bytes off our papers, as far as its parts say; null where nothing does. */
export function pictureFault(bytes: Uint8Array): PictureFault | null {
  const kind = sniffKind(bytes);
  const read = kind === 'png' ? readPng(bytes) : kind === 'jpg' ? readJpeg(bytes) : null;
  if (!read || read.width === 0 || read.height === 0) return 'broken';
  if (read.width * read.height > MOST_PIXELS) return 'large';
  return read.isGroundPrinted ? null : 'ground';
}
