import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Config } from '../config.ts';
import { readS3Url } from './readS3Url.ts';

/** Where the bytes of files lie; what they mean stands in the table `file`. Keys that leave the store are refused. */
export interface FileStore {
  /** Stores a stream under a key that nobody guesses. Rejects when the stream fails; what was written may remain. */
  put: (key: string, content: Readable) => Promise<void>;
  read: (key: string) => Promise<Readable>;
  has: (key: string) => Promise<boolean>;
  /** Removes one file; a missing one is no error. */
  remove: (key: string) => Promise<void>;
  /** Removes all files below a folder. */
  removeAll: (folder: string) => Promise<void>;
}

/** Rejects with what failed. The driver's own `putStream` reports a full disk as an aborted stream. */
class FolderDriver extends FSDriver {
  readonly #folder: string;
  constructor(folder: string) {
    super({ location: folder, visibility: 'private' });
    this.#folder = folder;
  }
  override async putStream(key: string, contents: Readable): Promise<void> {
    const path = join(this.#folder, key);
    await mkdir(dirname(path), { recursive: true });
    await pipeline(contents, createWriteStream(path));
  }
}

const fromDisk = (open: () => Promise<Disk>): FileStore => {
  let opened: Promise<Disk> | undefined;
  const disk = () => (opened ??= open());
  return {
    put: async (key, content) => (await disk()).putStream(key, content),
    read: async (key) => (await disk()).getStream(key),
    has: async (key) => (await disk()).exists(key),
    remove: async (key) => (await disk()).delete(key),
    removeAll: async (folder) => (await disk()).deleteAll(folder),
  };
};

/**
 * The store of the configuration: S3, or the folder DATA_DIR/files. Throws ConfigError for an unusable S3_URL; nothing is
 * loaded or opened before the first use.
 */
export const openFileStore = (config: Config): FileStore => {
  if (config.s3Url) {
    const settings = readS3Url(config.s3Url);
    return fromDisk(async () => (await import('./openS3.ts')).openS3(settings));
  }
  return fromDisk(async () => new Disk(new FolderDriver(`${config.dataDir}/files`)));
};
