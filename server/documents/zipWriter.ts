import { crc32 } from 'node:zlib';
import {
  CENTRAL,
  centralHeader,
  DESCRIPTOR,
  descriptor,
  dosTime,
  END,
  END_64,
  endOf,
  FAR,
  LOCAL,
  localHeader,
  MOST_32,
  type Placed,
} from './zipHeaders.ts';

/** A file of an archive; its bytes are asked for when its turn comes. */
export interface ZipEntry {
  /** With its folders, `Store/permit.pdf`. */
  name: string;
  /** Bytes that `read` gives, below 4 GB. */
  size: number;
  at: Date;
  read: () => Promise<AsyncIterable<Uint8Array>>;
}

/** Where everything will lie, and how long the archive will be. */
const layOut = (entries: readonly ZipEntry[]) => {
  const encoder = new TextEncoder();
  let [offset, directory] = [0, 0];
  const placed = entries.map((entry): Placed => {
    const name = encoder.encode(entry.name);
    const at = offset;
    offset += LOCAL + name.length + entry.size + DESCRIPTOR;
    directory += CENTRAL + name.length + (at >= MOST_32 ? FAR : 0);
    return { name, size: entry.size, crc: 0, offset: at, time: dosTime(entry.at) };
  });
  const far = offset + directory >= MOST_32 || entries.length > 0xffff;
  return { placed, start: offset, directory, length: offset + directory + END + (far ? END_64 : 0) };
};

/** The length in bytes of the archive that `writeZip` makes of these. */
export const zipLength = (entries: readonly ZipEntry[]): number => layOut(entries).length;

/**
 * A zip archive in chunks, its files as they are, one read at a time; what is a document or a picture gets no smaller by packing.
 * Throws when a file is not as long as it was said to be.
 */
export async function* writeZip(entries: readonly ZipEntry[]): AsyncGenerator<Uint8Array> {
  const { placed, start, directory } = layOut(entries);
  for (const [at, entry] of entries.entries()) {
    const place = placed[at];
    if (!place) return;
    yield localHeader(place);
    yield place.name;
    let size = 0;
    for await (const chunk of await entry.read()) {
      place.crc = crc32(chunk, place.crc);
      size += chunk.length;
      yield chunk;
    }
    if (size !== place.size)
      throw new Error(`A file of an archive has ${size} bytes instead of ${place.size}`);
    yield descriptor(place);
  }
  for (const place of placed) yield* centralHeader(place);
  yield* endOf(placed.length, start, directory);
}
