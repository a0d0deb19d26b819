import { Readable } from 'node:stream';
import { folderName, numberedNames } from '#domain/files/fileName.ts';
import type { ZipEntry } from '../../documents/zipWriter.ts';
import type { FileStore } from '../../files/openFileStore.ts';

/** A document as the archive needs it. */
export interface ArchivedRow {
  code: string;
  at: Date;
  merchantId: string | null;
  store: string | null;
  name: string;
  size: number;
  storageKey: string;
}

/** What is at the top and in each store's folder, by the name it gets; what is called alike is numbered. */
const named = (rows: readonly ArchivedRow[]): Map<ArchivedRow, string> => {
  const nameOf = (row: ArchivedRow) => `${row.code} - ${row.name}`;
  const own = rows.filter(({ merchantId }) => merchantId === null);
  const stores = [...Map.groupBy(rows, ({ merchantId }) => merchantId)].filter(([id]) => id !== null);
  const folders = stores.map(([, of]) => folderName(of[0]?.store ?? ''));
  const top = numberedNames([...own.map(nameOf), ...folders]);
  const paths = new Map(own.map((row, at) => [row, top[at] ?? '']));
  for (const [at, [, of]] of stores.entries()) {
    const names = numberedNames(of.map(nameOf));
    for (const [n, row] of of.entries()) paths.set(row, `${top[own.length + at]}/${names[n]}`);
  }
  return paths;
};

const AT_ONCE = 16;

/** Those of the rows whose bytes are not in the store any more. */
const missingOf = async (rows: readonly ArchivedRow[], files: FileStore): Promise<Set<ArchivedRow>> => {
  const missing = new Set<ArchivedRow>();
  const waiting = rows.values();
  const look = async () => {
    for (const row of waiting) if (!(await files.has(row.storageKey))) missing.add(row);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, look));
  return missing;
};

/** A list of what could not be put in, so that nobody takes the archive for whole. */
const listOf = (names: readonly string[], at: Date): ZipEntry => {
  const bytes = new TextEncoder().encode(names.map((name) => `${name}\r\n`).join(''));
  return { name: 'MISSING.txt', size: bytes.length, at, read: async () => Readable.from([bytes]) };
};

/** The files of an archive: a partner's documents at the top, those of each store in a folder of its name. */
export const archive = async (
  rows: readonly ArchivedRow[],
  files: FileStore,
  now: Date,
): Promise<ZipEntry[]> => {
  const missing = await missingOf(rows, files);
  const paths = named(rows);
  const entries = rows
    .filter((row) => !missing.has(row))
    .map((row) => ({
      name: paths.get(row) ?? row.storageKey,
      size: Number(row.size),
      at: row.at,
      read: () => files.read(row.storageKey),
    }));
  const lost = [...missing].map((row) => paths.get(row) ?? row.storageKey);
  return lost.length ? [...entries, listOf(lost, now)] : entries;
};
