import { isMatter } from '#domain/imports/matters.ts';
import type { Tx } from '../../db/context.ts';
import type { Change } from '../importKind.ts';
import { waitingOf } from './countMatters.ts';

/** A change that a second person looks at: of which row and record, what from and what to. */
export interface MatterChange extends Change {
  row: number;
  name: string | null;
}

interface Row extends Record<string, unknown> {
  row: number;
  name: string | null;
  changes: Change[] | null;
  matters: string[];
}

// What changes stands before what is new: it touches what is in use.
const ROWS = `select row_no as row, name, changes, matters from import_verdict where ${waitingOf('$1')}
  order by state desc, row_no limit $2`;

/** The first changes of an import that a second person looks at, `most` at the most. */
export const readMatters = async (tx: Tx, importId: string, most: number): Promise<MatterChange[]> => {
  const rows = await tx.query<Row>({ name: 'import-matters', text: ROWS, values: [importId, most] });
  const found = rows.flatMap(({ row, name, changes, matters }): MatterChange[] =>
    changes
      ? changes
          .filter(({ field }) => isMatter(field))
          .map(({ field, before, after }) => ({ row, name, field, before, after }))
      : [{ row, name, field: matters[0] ?? '', before: null, after: name }],
  );
  return found.slice(0, most);
};
