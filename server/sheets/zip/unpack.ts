import type { FileHandle } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { crc32, createInflateRaw, type ZlibOptions } from 'node:zlib';
import { fileBytes } from '../fileBytes.ts';
import { refused, SheetProblem } from '../sheetProblem.ts';
import type { ZipPart } from './readDirectory.ts';

const CHUNK = 256 * 1024;
/** Bytes that are unpacked by another thread while somebody works on those before. */
const AHEAD = 1024 * 1024;

/** Bytes of a part as they lie in the file, or unpacked. */
const streamOf = (handle: FileHandle, { method, packed }: ZipPart, from: number): AsyncIterable<Buffer> => {
  const raw = fileBytes(handle, from, from + packed);
  if (method === 'stored') return raw;
  // Whoever iterates hears of an error; the callback only says that somebody does.
  return pipeline(
    raw,
    createInflateRaw({ chunkSize: CHUNK, readableHighWaterMark: AHEAD } as ZlibOptions),
    () => undefined,
  );
};

/**
 * A part of an archive in chunks, its packed bytes beginning at `from`. Never gives more bytes than the part declares; throws
 * SheetProblem when there are more, fewer or others.
 */
export async function* unpack(handle: FileHandle, part: ZipPart, from: number): AsyncGenerator<Buffer> {
  let [size, crc] = [0, 0];
  try {
    if (part.packed > 0)
      for await (const chunk of streamOf(handle, part, from)) {
        size += chunk.length;
        if (size > part.size) throw refused('bomb');
        crc = crc32(chunk, crc);
        yield chunk;
      }
  } catch (error) {
    if (error instanceof SheetProblem || !(error as { code?: string }).code?.startsWith('Z_')) throw error;
    throw refused('damaged');
  }
  if (size !== part.size || crc !== part.crc) throw refused('damaged');
}
