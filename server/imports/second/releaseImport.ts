import type { Sentence } from '#domain/sentence.ts';
import type { Tx } from '../../db/context.ts';

const RELEASE = `update import_job set message = $2::jsonb, due = case when $3 then 'check' else due end,
    status = case when coalesce((counts ->> 'created')::int, 0) + coalesce((counts ->> 'updated')::int, 0) > 0
      then 'done_with_errors' else 'review' end, version = version + 1, updated_at = $4, updated_by = $5
  where id = $1 and status = 'confirming'`;

interface Released {
  /** What whoever mends its rows is told; null for nothing. */
  message: Sentence | null;
  /** The data has moved: it is to be checked again first. */
  isStale: boolean;
  by: string;
  at: Date;
}

/** Gives a held import back to whoever mends its rows. */
export const releaseImport = async (
  tx: Tx,
  importId: string,
  { message, isStale, by, at }: Released,
): Promise<void> => {
  await tx.query({ text: RELEASE, values: [importId, message && JSON.stringify(message), isStale, at, by] });
};
