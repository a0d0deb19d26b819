import type { RowState } from '#domain/importJobs/importStatus.ts';
import type { Tx } from '../../db/context.ts';
import type { Counts } from '../readImport.ts';
import { countMatters } from '../second/countMatters.ts';

const STATES = `select state, count(*)::int as rows, (count(*) filter (where has_warning))::int as warnings from import_verdict
  where import_id = $1 group by state`;
// Counted when the file was read: no row comes or goes later.
const TOTAL = `select (counts ->> 'total')::int as rows from import_job where id = $1`;

/** How the rows of an import stand, counted anew. */
export const countRows = async (tx: Tx, importId: string): Promise<Counts> => {
  const [states, [all], matters] = await Promise.all([
    tx.query<{ state: RowState; rows: number; warnings: number }>({
      name: 'count-import-states',
      text: STATES,
      values: [importId],
    }),
    tx.query<{ rows: number }>({ name: 'total-of-import', text: TOTAL, values: [importId] }),
    countMatters(tx, importId),
  ]);
  const counts: Counts = { total: all?.rows ?? 0, warning: 0, ...(matters.rows > 0 && { matters }) };
  for (const { state, rows, warnings } of states) {
    counts[state] = rows;
    counts.warning = (counts.warning ?? 0) + warnings;
  }
  return counts;
};

/** Whether nothing is left to be written or mended. */
export const isFinished = ({ create = 0, update = 0, error = 0, failed = 0 }: Counts): boolean =>
  create + update + error + failed === 0;

/** Rows that would be written now. */
export const writable = ({ create = 0, update = 0 }: Counts): number => create + update;

/** Rows that an import has written and that can be taken back. */
export const written = ({ created = 0, updated = 0 }: Counts): number => created + updated;
