import type { FileHandle } from 'node:fs/promises';
import { refused } from '../sheetProblem.ts';
import { readDirectory, type ZipPart } from './readDirectory.ts';
import { unpack } from './unpack.ts';

const END = 0x0605_4b50;
const END_LENGTH = 22;
const END_64 = 0x0606_4b50;
const LOCATOR_64 = 0x0706_4b50;
const LOCATOR_LENGTH = 20;
const LONGEST_COMMENT = 0xffff;
const LOCAL = 0x0403_4b50;
const LOCAL_LENGTH = 30;

const MOST_PARTS = 4_096;
const MOST_DIRECTORY = 4 * 1024 * 1024;
/** Bytes that all parts together may unpack to: over twice the largest list within the limits as Excel writes it. */
const MOST_UNPACKED = 768 * 1024 * 1024;
/** A list of rows packs to a tenth, one of equal rows to a sixtieth; a bomb to a thousandth. */
const MOST_RATIO = 200;
const RATIO_FROM = 16 * 1024 * 1024;

/** An archive whose directory was read and found safe to unpack. */
export interface ZipFile {
  /** By lower-cased name. */
  parts: ReadonlyMap<string, ZipPart>;
  /** The bytes of a part in chunks, at most as many as it declares. */
  read: (part: ZipPart) => AsyncGenerator<Buffer>;
}

const bytesAt = async (handle: FileHandle, position: number, length: number): Promise<Buffer> => {
  const bytes = Buffer.alloc(length);
  const { bytesRead } = await handle.read(bytes, 0, length, position);
  if (bytesRead !== length) throw refused('damaged');
  return bytes;
};

const findEnd = (tail: Buffer): number => {
  for (let at = tail.length - END_LENGTH; at >= 0; at--)
    if (tail.readUInt32LE(at) === END && at + END_LENGTH + tail.readUInt16LE(at + 20) <= tail.length)
      return at;
  throw refused('damaged');
};

/** Where the directory lies and how many entries it has. */
const locate = async (handle: FileHandle, fileSize: number) => {
  const tailLength = Math.min(fileSize, END_LENGTH + LOCATOR_LENGTH + LONGEST_COMMENT);
  const tail = await bytesAt(handle, fileSize - tailLength, tailLength);
  const end = findEnd(tail);
  const locator = end - LOCATOR_LENGTH;
  if (locator >= 0 && tail.readUInt32LE(locator) === LOCATOR_64) {
    const record = await bytesAt(handle, Number(tail.readBigUInt64LE(locator + 8)), 56);
    if (record.readUInt32LE(0) !== END_64) throw refused('damaged');
    const [count, length, start] = [32, 40, 48].map((field) => Number(record.readBigUInt64LE(field)));
    return { count: count ?? 0, length: length ?? 0, start: start ?? 0 };
  }
  const [count, length, start] = [
    tail.readUInt16LE(end + 10),
    tail.readUInt32LE(end + 12),
    tail.readUInt32LE(end + 16),
  ];
  return { count, length, start };
};

/** Bombs declare what they unpack to, or are stopped where they go on beyond what they declared. */
const checkSizes = (parts: readonly ZipPart[], directoryStart: number): void => {
  const unpacked = parts.reduce((sum, { size }) => sum + size, 0);
  const packed = parts.reduce((sum, part) => sum + part.packed, 0);
  if (unpacked > MOST_UNPACKED || (unpacked > RATIO_FROM && unpacked > packed * MOST_RATIO))
    throw refused('bomb');
  // Parts that share bytes multiply what a small file unpacks to.
  let free = 0;
  for (const part of [...parts].sort((one, other) => one.offset - other.offset)) {
    if (part.offset < free) throw refused('bomb');
    free = part.offset + LOCAL_LENGTH + part.packed;
  }
  if (free > directoryStart) throw refused('damaged');
};

/** Reads the directory of a zip archive of `fileSize` bytes. Throws SheetProblem when it is broken, locked or a bomb. */
export const openZip = async (handle: FileHandle, fileSize: number): Promise<ZipFile> => {
  const { count, length, start } = await locate(handle, fileSize);
  if (count > MOST_PARTS || length > MOST_DIRECTORY) throw refused('bomb');
  if (!(start >= 0 && start + length <= fileSize)) throw refused('damaged');
  const parts = readDirectory(await bytesAt(handle, start, length), count);
  checkSizes([...parts.values()], start);
  const read = async function* (part: ZipPart): AsyncGenerator<Buffer> {
    const local = await bytesAt(handle, part.offset, LOCAL_LENGTH);
    if (local.readUInt32LE(0) !== LOCAL) throw refused('damaged');
    const from = part.offset + LOCAL_LENGTH + local.readUInt16LE(26) + local.readUInt16LE(28);
    if (from + part.packed > start) throw refused('damaged');
    yield* unpack(handle, part, from);
  };
  return { parts, read };
};
