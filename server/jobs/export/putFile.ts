import { Readable } from 'node:stream';
import { measured } from '../../files/measured.ts';
import type { Deps } from '../../http/deps.ts';

/** Puts bytes into the store as they come, with their number and sha256 (hex). Throws what made them threw. */
export const putFile = async (
  { files }: Pick<Deps, 'files'>,
  key: string,
  bytes: AsyncIterable<Uint8Array>,
): Promise<{ size: number; sha256: string }> => {
  const { stream, size, sha256 } = measured(bytes);
  await files.put(key, Readable.from(stream, { objectMode: false })).catch((error: Error) => {
    // The store wraps what the bytes threw; what they threw decides how the job ends.
    throw error.cause ?? error;
  });
  return { size: size(), sha256: sha256() };
};
