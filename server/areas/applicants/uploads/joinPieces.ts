import { Readable } from 'node:stream';
import { measured } from '../../../files/measured.ts';
import type { FileStore } from '../../../files/openFileStore.ts';

/** As much as tells what kind of file it is. */
const HEAD_BYTES = 4096;

async function* oneAfterTheOther(files: FileStore, keys: readonly string[], head: Uint8Array[]) {
  let missing = HEAD_BYTES;
  for (const key of keys)
    for await (const chunk of await files.read(key)) {
      const bytes = chunk as Uint8Array;
      if (missing > 0) head.push(bytes.subarray(0, missing));
      missing -= bytes.length;
      yield bytes;
    }
}

/** The first bytes of a file of the store. */
export const headOf = async (files: FileStore, key: string): Promise<Uint8Array> => {
  const head: Uint8Array[] = [];
  for await (const _ of oneAfterTheOther(files, [key], head)) break;
  return Buffer.concat(head);
};

/** Puts pieces together under a new key, never more than a chunk of them in memory; tells what came out of it. */
export const joinPieces = async (files: FileStore, keys: readonly string[], key: string) => {
  const head: Uint8Array[] = [];
  const { stream, sha256 } = measured(oneAfterTheOther(files, keys, head));
  await files.put(key, Readable.from(stream, { objectMode: false }));
  return { sha256: sha256(), head: Buffer.concat(head) };
};
