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
  read: () => Promise<AsyncIterable<Uint8Array> | Iterable<Uint8Array>>;
}

/** The length in bytes of the archive that `zipOf` makes of these. */
export const zipLength = (entries: readonly ZipEntry[]): number => {
  const encoder = new TextEncoder();
  let [offset, directory] = [0, 0];
  for (const { name, size } of entries) {
    const { length } = encoder.encode(name);
    directory += CENTRAL + length + (offset >= MOST_32 ? FAR : 0);
    offset += LOCAL + length + size + DESCRIPTOR;
  }
  const far = offset + directory >= MOST_32 || entries.length > 0xffff;
  return offset + directory + END + (far ? END_64 : 0);
};

/** A file whose length nobody knows before it is there. */
export type ZipPiece = Pick<ZipEntry, 'name' | 'at' | 'read'> & { size?: number };

/**
 * A zip archive in chunks, its files as they are and as they come, one read at a time; what is a document or a picture gets no smaller by
 * packing. Throws when a file is not as long as it was said to be.
 */
export async function* zipOf(
  entries: AsyncIterable<ZipPiece> | Iterable<ZipPiece>,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  const placed: Placed[] = [];
  let offset = 0;
  for await (const entry of entries) {
    const name = encoder.encode(entry.name);
    const place: Placed = { name, size: 0, crc: 0, offset, time: dosTime(entry.at) };
    yield localHeader(place);
    yield name;
    for await (const chunk of await entry.read()) {
      place.crc = crc32(chunk, place.crc);
      place.size += chunk.length;
      yield chunk;
    }
    const { size = place.size } = entry;
    if (size !== place.size)
      throw new Error(`A file of an archive has ${place.size} bytes instead of ${size}`);
    yield descriptor(place);
    placed.push(place);
    offset += LOCAL + name.length + place.size + DESCRIPTOR;
  }
  let directory = 0;
  for (const place of placed)
    for (const chunk of centralHeader(place)) {
      directory += chunk.length;
      yield chunk;
    }
  yield* endOf(placed.length, offset, directory);
}
