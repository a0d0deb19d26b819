import { UPLOAD_IDLE_MS } from '#domain/applicants/uploadRules.ts';
import type { Workshop } from '../../../jobs/workshop.ts';

const BATCH = 200;
/** A whole file has lost its pieces long before, unless the server was stopped right then. */
const LEFT_BEHIND_MS = 60 * 60_000;

// A draft ends with its files; those for an application, used or not, are over after a day.
const IDLE = `update applicant_upload set discarded_at = $1
  where partner_id is not null and discarded_at is null and updated_at <= $2`;
// Bytes that a document took over are its own.
const DISCARDED = `select u.id, array_remove(array_agg(p.storage_key) || case when u.file_id is null then u.storage_key end, null) as keys
  from applicant_upload u left join applicant_upload_piece p on p.upload_id = u.id
  where u.discarded_at <= $1 group by u.id order by u.discarded_at limit ${BATCH}`;
const LEFT_BEHIND = `select u.id, array_agg(p.storage_key) as keys
  from applicant_upload u join applicant_upload_piece p on p.upload_id = u.id
  where u.storage_key is not null and u.updated_at <= $1 group by u.id limit ${BATCH}`;
const PIECES = 'delete from applicant_upload_piece where upload_id = $1';
const ROW = 'delete from applicant_upload where id = $1';

interface Gone {
  id: string;
  keys: string[];
}

/** Removes the bytes of files that were taken away, then their rows, so that a crash between leaves nothing behind. */
export const removeUploads = async ({ deps, pool }: Pick<Workshop, 'deps' | 'pool'>): Promise<void> => {
  const remove = async (text: string, at: Date, after: readonly string[]) => {
    const { rows } = await pool.query<Gone>(text, [at]);
    for (const { id, keys } of rows) {
      for (const key of keys) await deps.files.remove(key);
      for (const statement of after) await pool.query(statement, [id]);
    }
  };
  const now = deps.now();
  await pool.query(IDLE, [now, new Date(now.getTime() - UPLOAD_IDLE_MS)]);
  await remove(DISCARDED, now, [PIECES, ROW]);
  await remove(LEFT_BEHIND, new Date(now.getTime() - LEFT_BEHIND_MS), [PIECES]);
};
