import type { FileHandle } from 'node:fs/promises';

const CHUNK = 256 * 1024;
const HEAD = 4096;

/** Bytes of a file in chunks, from one position up to another; the file stays open. */
export async function* fileBytes(
  handle: FileHandle,
  from = 0,
  to = Number.POSITIVE_INFINITY,
): AsyncGenerator<Buffer> {
  for (let at = from; at < to; ) {
    const wanted = Math.min(CHUNK, to - at);
    const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafe(wanted), 0, wanted, at);
    if (!bytesRead) return;
    at += bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}

/** The first bytes of a file, by which its kind is known. */
export const headOf = async (handle: FileHandle): Promise<Buffer> => {
  const { bytesRead, buffer } = await handle.read(Buffer.alloc(HEAD), 0, HEAD, 0);
  return buffer.subarray(0, bytesRead);
};
