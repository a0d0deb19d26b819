import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type pg from 'pg';
import { columnsOf, type Selected } from '../../../db/columns/columnsOf.ts';
import { id, moment, text } from '../../../db/columns/kinds.ts';
import type { FileStore } from '../../../files/openFileStore.ts';
import { contentOf, type DemoFile } from './content.ts';

/** Where the bytes of the demo's files lie; the code of the document stands in the key. */
export const DEMO_FOLDER = 'demo';
const AT_ONCE = 16;

interface Row {
  id: string;
  name: string;
  key: string;
  createdAt: Date;
  sha256: string;
}

const ROW = columnsOf<Row>('file f')({
  id: id('f.id'),
  name: text('f.name'),
  key: text('f.storage_key'),
  createdAt: moment('f.created_at'),
  sha256: text('f.sha256'),
});
const LAST = `select storage_key as key from file where storage_key like '${DEMO_FOLDER}/%' order by id desc limit 1`;
const ALL = `select ${ROW.select} from file f where f.storage_key like '${DEMO_FOLDER}/%' order by f.id`;
const CORRECT = 'update file set size = $2, sha256 = $3 where id = $1';

export const sha256Of = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

const asFile = ({ name, key, createdAt }: Row): DemoFile => ({
  name,
  createdAt,
  code: key.split('/')[1] ?? '',
});

const write = async (client: pg.ClientBase, files: FileStore, row: Row): Promise<void> => {
  const content = contentOf(asFile(row));
  await files.put(row.key, Readable.from([content]));
  // Another version of the compressor makes other bytes of the same picture.
  const sha256 = sha256Of(content);
  if (sha256 !== row.sha256) await client.query(CORRECT, [row.id, content.length, sha256]);
};

/** Puts the demo's files into a store that does not have them: after the seed, or when the store is another one. Answers how many. */
export const writeDemoFiles = async (client: pg.ClientBase, files: FileStore): Promise<number> => {
  const [last] = (await client.query<{ key: string }>(LAST)).rows;
  if (!last || (await files.has(last.key))) return 0;
  const rows = (await client.query<Selected<Row>>(ALL)).rows.map(ROW.present);
  for (let at = 0; at < rows.length; at += AT_ONCE)
    await Promise.all(rows.slice(at, at + AT_ONCE).map((row) => write(client, files, row)));
  return rows.length;
};
