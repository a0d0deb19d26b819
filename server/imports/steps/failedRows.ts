import { PROBLEM_ROWS, type RowState } from '#domain/importJobs/importStatus.ts';
import { isProblemCode } from '#domain/importJobs/problemCodes.ts';
import { cellText } from '#domain/imports/cells/cellText.ts';
import type { SheetCell } from '#domain/imports/cells/sheetCell.ts';
import type { ProblemParams } from '#domain/imports/problems.ts';
import type { Tx } from '../../db/context.ts';
import type { FailedRow } from '../papers/writeErrorFile.ts';
import { rowsAtOnce, type StoredImport } from '../readImport.ts';

interface Stored {
  [column: string]: unknown;
  row: number;
  cells: SheetCell[];
  edits: Record<string, string> | null;
  problems: { field: string | null; code: string; params: ProblemParams | null; suggestion: string | null }[];
}

const BATCH = 500;
const nextOf = (which: string) => `select r.row_no as row, r.cells, r.edits, coalesce((
      select jsonb_agg(jsonb_build_object('field', p.field, 'code', p.code, 'params', p.params, 'suggestion', p.suggestion)
        order by p.is_warning, p.field, p.code)
      from import_problem p where p.import_id = r.import_id and p.row_no = r.row_no), '[]') as problems
  from import_verdict v join import_row r on r.import_id = v.import_id and r.row_no = v.row_no
  where v.import_id = $1 and v.state = any ($2) and v.row_no > $3 ${which} order by v.row_no limit $4`;
const NEXT = nextOf('');
const NEXT_MATTERS = nextOf('and v.matters is not null');

/** Rows that a second person confirms, or has confirmed. */
const CONFIRMED: readonly RowState[] = ['create', 'update', 'created', 'updated'];

/** The headers of a file by the place of their column, '' for one without. */
export const headersByPlace = ({ columns }: StoredImport): string[] => {
  const width = Math.max(0, ...columns.map(({ index }) => index + 1));
  const known = new Map(columns.map(({ index, header }) => [index, header]));
  return Array.from({ length: width }, (_, at) => known.get(at) ?? '');
};

async function* rowsOf(
  tx: Tx,
  job: StoredImport,
  { name, text, states }: { name: string; text: string; states: readonly RowState[] },
): AsyncGenerator<FailedRow> {
  const columnOf = new Map(job.columns.map(({ field, index }) => [field, index]));
  const headers = headersByPlace(job);
  const most = rowsAtOnce(job, BATCH);
  for (let last = 0; ; ) {
    const rows = await tx.query<Stored>({ name, text, values: [job.id, states, last, most] });
    const end = rows.at(-1);
    if (!end) return;
    last = end.row;
    for (const { row, cells, edits, problems } of rows)
      yield {
        row,
        texts: headers.map((_, at) => edits?.[at] ?? cellText(cells[at] ?? null)),
        problems: problems.flatMap(({ field, code, params, suggestion }) =>
          isProblemCode(code)
            ? [
                {
                  code,
                  column: field === null ? null : (columnOf.get(field) ?? null),
                  ...(params ? { params } : {}),
                  ...(suggestion ? { suggestion } : {}),
                },
              ]
            : [],
        ),
      };
  }
}

/** The rows of an import that did not go in, one batch in memory: their texts as they are now, and what is wrong. */
export const failedRows = (tx: Tx, job: StoredImport): AsyncGenerator<FailedRow> =>
  rowsOf(tx, job, { name: 'failed-import-rows', text: NEXT, states: PROBLEM_ROWS });

/** Those that a second person confirms, or has confirmed, the same way: with what they are warned of. */
export const confirmedRows = (tx: Tx, job: StoredImport): AsyncGenerator<FailedRow> =>
  rowsOf(tx, job, { name: 'confirmed-import-rows', text: NEXT_MATTERS, states: CONFIRMED });
