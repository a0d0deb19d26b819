import type { z } from 'zod';
import type { imports } from '#contract/imports.ts';
import { PROBLEM_ROWS, ROW_STATES, type RowState } from '#domain/importJobs/importStatus.ts';
import { LEFT_OUT_COLUMN } from '#domain/imports/leftOut.ts';
import { os } from '../../http/os.ts';
import type { ImportKinds } from '../../imports/importKind.ts';
import { readRows } from './readRows.ts';
import { seenWithRows } from './seenImport.ts';

type Query = z.output<NonNullable<(typeof imports.listImportRows)['~orpc']['inputSchema']>>['query'];

const WHERE = `v.import_id = $1 and v.state = any ($2) and ($3::boolean is null or v.has_warning = $3)
  and ($7::boolean is null or (v.matters is not null) = $7)
  and ($4::text is null or exists (select from import_problem p where p.import_id = $1 and p.row_no = v.row_no and p.code = $4
    and ($5::text is null or p.field = $5)))
  and ($5::text is null or $4::text is not null or exists (select from import_problem p where p.import_id = $1
    and p.row_no = v.row_no and p.field = $5))
  and ($6::text is null or exists (select from import_row r where r.import_id = $1 and r.row_no = v.row_no
    and (r.cells::text ilike $6 or (r.edits - '${LEFT_OUT_COLUMN}')::text ilike $6)))`;
const PAGE = `select v.row_no as row from import_verdict v where ${WHERE} order by v.row_no limit $8 offset $9`;
const COUNT = `select count(*)::int as rows from import_verdict v where ${WHERE}`;

/** Rows that would be written now. */
const WAITING: readonly RowState[] = ['create', 'update'];

const statesOf = (only: Query['only']): readonly string[] => {
  if (only === 'problems') return PROBLEM_ROWS;
  if (only === 'matters') return WAITING;
  return only === 'all' || only === 'warnings' ? ROW_STATES : [only];
};

const pattern = (q: string): string => `%${q.replace(/[\\%_]/g, '\\$&')}%`;

/** A page of an import's rows with their verdicts; without `only` those that wait to be fixed. 404, 403, 409 once they were removed. */
export const listImportRows = (kinds: ImportKinds) =>
  os.imports.listImportRows.handler(async ({ input, context }) => {
    const work = { ...context, kinds };
    const job = await seenWithRows(work, input.params.id);
    const { only, code, field, q, limit, offset } = input.query;
    const states = statesOf(only);
    const asked = [only === 'warnings' ? true : null, code ?? null, field ?? null, q ? pattern(q) : null];
    const matters = only === 'matters' ? true : null;
    const values = [job.id, states, ...asked, matters];
    const [page, [all]] = await Promise.all([
      context.tx.query<{ row: number }>({ text: PAGE, values: [...values, limit, offset] }),
      context.tx.query<{ rows: number }>({ text: COUNT, values }),
    ]);
    const numbers = page.map(({ row }) => row);
    return {
      data: { list: await readRows(work, job, numbers), total: all?.rows ?? 0 },
    };
  });
