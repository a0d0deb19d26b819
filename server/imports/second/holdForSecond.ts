import type { Tx } from '../../db/context.ts';
import type { ImportKinds } from '../importKind.ts';
import type { StoredImport } from '../readImport.ts';

const HOLD = `update import_job set status = 'confirming', mode = $2, committed_at = $3, committed_by = $4, confirmed_at = null,
    confirmed_by = null, message = null, ended_at = null, version = version + 1, updated_at = $3, updated_by = $4
  where id = $1 returning version`;

/** Holds a locked import for a second person: its rows stay as they are until then. Answers its version. */
export const holdForSecond = async (
  tx: Tx,
  { id }: StoredImport,
  { mode, username, now }: { mode: 'valid' | 'all'; username: string; now: Date },
): Promise<number> => {
  const [row] = await tx.query<{ version: number }>({ text: HOLD, values: [id, mode, now, username] });
  if (!row) throw new Error('An import was not held');
  return row.version;
};

/** Whether a held import would still write what was asked for: it is held, and its rows find the data as their check did. */
export const stillHolds = async (
  kinds: ImportKinds,
  tx: Tx,
  { id, kind, status }: StoredImport,
): Promise<boolean> => status === 'confirming' && !(await kinds[kind].hasMoved?.(tx, id));
