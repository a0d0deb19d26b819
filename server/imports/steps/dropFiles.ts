import { IMPORT_KINDS, type ImportKindId, importKinds } from '#domain/importJobs/importKinds.ts';
import { columnsOf, type Selected } from '../../db/columns/columnsOf.ts';
import { id, text } from '../../db/columns/kinds.ts';
import type { Workshop } from '../../jobs/workshop.ts';

const FILES = `select f.storage_key as key from file f where f.purpose = 'import' and (f.id = $1 or f.id = $2)`;

interface Kept {
  kind: ImportKindId;
  fileId: string | null;
}

/** Takes the bytes of an import's files out of the store, of a kind whose files do not stay: the one it began with, and one that was mended. */
const drop = async (
  { deps, pool }: Pick<Workshop, 'deps' | 'pool'>,
  { kind, fileId }: Kept,
  mend: string | null = null,
): Promise<void> => {
  if (!importKinds[kind].dropsFile) return;
  const { rows } = await pool.query<{ key: string }>(FILES, [fileId, mend]);
  for (const { key } of rows) await deps.files.remove(key);
};

const KEPT = columnsOf<Kept>('import_job i')({ kind: text('i.kind'), fileId: id('i.file_id') });
const OF_IMPORT = `select ${KEPT.select} from import_job i where i.id = $1`;

/** Takes the files of an import out of the store once a step has ended, with the one that was mended by it. */
export const dropFiles = async (
  shop: Pick<Workshop, 'deps' | 'pool'>,
  importId: string,
  mend?: string,
): Promise<void> => {
  const { rows } = await shop.pool.query<Selected<Kept>>(OF_IMPORT, [importId]);
  for (const row of rows.map(KEPT.present)) await drop(shop, row, mend);
};

const GIVEN_UP = `select ${KEPT.select} from import_job i where i.job_id = $1`;

/** The same for the import of a job that is given up. */
export const dropFilesOf = async (shop: Pick<Workshop, 'deps' | 'pool'>, jobId: string): Promise<void> => {
  const { rows } = await shop.pool.query<Selected<Kept>>(GIVEN_UP, [jobId]);
  for (const row of rows.map(KEPT.present)) await drop(shop, row);
};

const LEFT = `select ${KEPT.select} from import_job i
  where i.kind = any ($1) and i.status <> 'reading' and i.updated_at < $2 and i.updated_at > $3`;
const DROPPING = IMPORT_KINDS.filter((kind) => importKinds[kind].dropsFile);
const HOUR_MS = 3_600_000;

/** Takes what a crash or a stop has left of such files, an hour after anybody touched their import. */
export const dropLeftFiles = async ({ deps, pool }: Pick<Workshop, 'deps' | 'pool'>): Promise<void> => {
  const now = deps.now().getTime();
  const values = [DROPPING, new Date(now - HOUR_MS), new Date(now - 72 * HOUR_MS)];
  const { rows } = await pool.query<Selected<Kept>>(LEFT, values);
  for (const row of rows.map(KEPT.present)) await drop({ deps, pool }, row);
};
