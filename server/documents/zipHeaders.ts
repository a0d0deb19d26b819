/** Fixed parts of a zip file; numbers of 32 bits give way to those of 64 where they do not suffice. */

export interface Placed {
  name: Uint8Array;
  size: number;
  crc: number;
  /** Where its local header begins. */
  offset: number;
  time: number;
}

export const MOST_32 = 0xffff_ffff;
const MOST_16 = 0xffff;
const VERSION = 45;
/** Names are UTF-8; checksum and size follow the bytes. */
const FLAGS = 0x0808;

type Width = 2 | 4 | 8;

const bytesOf = (fields: readonly (readonly [number, Width])[]): Uint8Array => {
  const bytes = new Uint8Array(fields.reduce((sum, [, width]) => sum + width, 0));
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const [value, width] of fields) {
    if (width === 2) view.setUint16(at, value, true);
    else if (width === 4) view.setUint32(at, value, true);
    else view.setBigUint64(at, BigInt(value), true);
    at += width;
  }
  return bytes;
};

/** An instant as the two words of MS-DOS, in Manila's wall clock. */
export const dosTime = (at: Date): number => {
  const manila = new Date(at.getTime() + 8 * 3_600_000);
  const date =
    ((manila.getUTCFullYear() - 1980) << 9) | ((manila.getUTCMonth() + 1) << 5) | manila.getUTCDate();
  const time = (manila.getUTCHours() << 11) | (manila.getUTCMinutes() << 5) | (manila.getUTCSeconds() >> 1);
  return ((date << 16) | time) >>> 0;
};

export const LOCAL = 30;
/** Before the bytes of an entry, its name after it. */
export const localHeader = ({ name, time }: Pick<Placed, 'name' | 'time'>): Uint8Array =>
  bytesOf([
    [0x0403_4b50, 4],
    [VERSION, 2],
    [FLAGS, 2],
    [0, 2],
    [time, 4],
    [0, 4],
    [0, 4],
    [0, 4],
    [name.length, 2],
    [0, 2],
  ]);

export const DESCRIPTOR = 16;
/** After the bytes of an entry. */
export const descriptor = ({ crc, size }: Pick<Placed, 'crc' | 'size'>): Uint8Array =>
  bytesOf([
    [0x0807_4b50, 4],
    [crc, 4],
    [size, 4],
    [size, 4],
  ]);

export const CENTRAL = 46;
/** What an entry of the directory needs more when it lies beyond 4 GB. */
export const FAR = 12;
const isFar = (offset: number) => offset >= MOST_32;

/** The entry of the directory, its name and what it needs more after it. */
export const centralHeader = ({ name, time, crc, size, offset }: Placed): Uint8Array[] => {
  const far = isFar(offset);
  const extra = far
    ? bytesOf([
        [1, 2],
        [8, 2],
        [offset, 8],
      ])
    : new Uint8Array();
  const header = bytesOf([
    [0x0201_4b50, 4],
    [VERSION, 2],
    [VERSION, 2],
    [FLAGS, 2],
    [0, 2],
    [time, 4],
    [crc, 4],
    [size, 4],
    [size, 4],
    [name.length, 2],
    [extra.length, 2],
    [0, 2],
    [0, 2],
    [0, 2],
    [0, 4],
    [far ? MOST_32 : offset, 4],
  ]);
  return [header, name, extra];
};

export const END = 22;
export const END_64 = 56 + 20;
/** The end of the file for so many entries, whose directory begins at `start` and has `length` bytes. */
export const endOf = (count: number, start: number, length: number): Uint8Array[] => {
  const needs64 = count > MOST_16 || start + length >= MOST_32;
  const end = bytesOf([
    [0x0605_4b50, 4],
    [0, 4],
    [Math.min(count, MOST_16), 2],
    [Math.min(count, MOST_16), 2],
    [Math.min(length, MOST_32), 4],
    [Math.min(start, MOST_32), 4],
    [0, 2],
  ]);
  if (!needs64) return [end];
  const end64 = bytesOf([
    [0x0606_4b50, 4],
    [44, 8],
    [VERSION, 2],
    [VERSION, 2],
    [0, 8],
    [count, 8],
    [count, 8],
    [length, 8],
    [start, 8],
  ]);
  const locator = bytesOf([
    [0x0706_4b50, 4],
    [0, 4],
    [start + length, 8],
    [1, 4],
  ]);
  return [end64, locator, end];
};
