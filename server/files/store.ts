import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Config } from '../config.ts';

/** Where the bytes of files lie; what they mean stands in the table `file`. */
export interface FileStore {
  /** Stores a stream under a key that nobody guesses. */
  put: (key: string, content: Readable) => Promise<void>;
  read: (key: string) => Promise<Readable>;
  remove: (key: string) => Promise<void>;
}

const fromDisk = (disk: Disk): FileStore => ({
  put: (key, content) => disk.putStream(key, content),
  read: (key) => disk.getStream(key),
  remove: (key) => disk.delete(key),
});

/** The local folder DATA_DIR/files. Throws when a key leaves it. */
const folderStore = (config: Config): FileStore =>
  fromDisk(new Disk(new FSDriver({ location: `${config.dataDir}/files`, visibility: 'private' })));

export const openFileStore = (config: Config): FileStore => folderStore(config);
