import { columnsOf } from '../../db/columns/columnsOf.ts';
import { size, text } from '../../db/columns/kinds.ts';
import { StoredFile } from '../../files/storedFile.ts';
import type { RequestContext } from '../deps.ts';
import { notFound } from '../errors/fail.ts';
import { contentDisposition } from './contentDisposition.ts';

/** A file as it is stored; `size` in bytes. */
export interface Stored {
  name: string;
  mediaType: string;
  size: number;
  storageKey: string;
}

/** A file, `f`, as it is stored. */
export const STORED = columnsOf<Stored>('file f')({
  name: text('f.name'),
  mediaType: text('f.media_type'),
  size: size('f.size'),
  storageKey: text('f.storage_key'),
});

/** Nothing in a file that people sent in runs, whoever opens it and however. */
const HARMLESS = "sandbox; default-src 'none'";

/** A file of the store as an answer, read as it is sent; 404 when its bytes are gone. */
export const sendStored = async (
  { deps, resHeaders }: RequestContext,
  { name, mediaType, size: bytes, storageKey }: Stored,
  kind: 'attachment' | 'inline' = 'attachment',
): Promise<File> => {
  if (!(await deps.files.has(storageKey))) throw notFound();
  resHeaders.set('Content-Disposition', contentDisposition(kind, name));
  resHeaders.set('Content-Security-Policy', HARMLESS);
  return new StoredFile(await deps.files.read(storageKey), { name, type: mediaType, size: bytes });
};
