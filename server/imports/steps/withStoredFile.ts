import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FileStore } from '../../files/openFileStore.ts';

/** Runs `work` with a file of the store in a temporary folder, which is gone when this settles. */
export const withStoredFile = async <T>(
  files: FileStore,
  storageKey: string,
  signal: AbortSignal,
  work: (path: string) => Promise<T>,
): Promise<T> => {
  const folder = await mkdtemp(join(tmpdir(), 'suki-import-'));
  try {
    const path = join(folder, 'file');
    await pipeline(await files.read(storageKey), createWriteStream(path), { signal });
    return await work(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
