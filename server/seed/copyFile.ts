import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { REFERENCE_DIR } from './reference/referenceFiles.ts';

export interface ReferenceFile {
  table: string;
  file: string;
  columns: readonly string[];
}

/** Copies a reference file into the temporary table `load_<table>`, all columns text, gone at commit. */
export const copyFile = async (
  client: pg.ClientBase,
  { table, file, columns }: ReferenceFile,
): Promise<void> => {
  const typed = columns.map((column) => `${column} text`).join(', ');
  await client.query(`create temporary table load_${table} (${typed}) on commit drop`);
  const stream = client.query(
    copyFrom(`copy load_${table} from stdin with (format text, header true, null '')`),
  );
  await pipeline(createReadStream(new URL(file, REFERENCE_DIR)), stream);
};
