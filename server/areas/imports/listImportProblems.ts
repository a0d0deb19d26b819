import type { ImportProblemGroup } from '#contract/shapes/importShapes.ts';
import { isProblemCode } from '#domain/importJobs/problemCodes.ts';
import {
  isWarning,
  MANY,
  type ProblemParams,
  problemSentence,
  readingsOf,
} from '#domain/imports/problems.ts';
import { rowRanges } from '#domain/imports/rowRanges.ts';
import { os } from '../../http/os.ts';
import type { ImportKinds } from '../../imports/importKind.ts';
import { columnsByField } from './readRows.ts';
import { seenWithRows } from './seenImport.ts';

interface Group {
  [column: string]: unknown;
  field: string | null;
  code: string;
  rows: number;
  first: number[];
  params: ProblemParams | null;
  isOneParams: boolean;
}
interface Value {
  [column: string]: unknown;
  field: string | null;
  code: string;
  value: string;
  rows: number;
  suggestion: string | null;
  params: ProblemParams | null;
}

const SHOWN_ROWS = 200;
const GROUPS = `select field, code, count(distinct row_no)::int as rows, (array_agg(distinct row_no))[1:${SHOWN_ROWS}] as first,
    (array_agg(params))[1] as params, count(distinct params) <= 1 as "isOneParams"
  from import_problem where import_id = $1 group by field, code
  order by bool_and(is_warning), count(*) desc, field, code`;
const VALUES = `select field, code, value, rows, suggestion, params from (
    select field, code, value, count(*)::int as rows, min(suggestion) as suggestion, (array_agg(params))[1] as params,
      row_number() over (partition by field, code order by count(*) desc, value) as place
    from import_problem where import_id = $1 and value is not null group by field, code, value
  ) v where place <= 10 order by place`;

// Where the params differ from row to row (the same as row 12, as row 31), the group says so without them.
const paramsOf = ({ params, isOneParams }: Group): ProblemParams =>
  isOneParams ? (params ?? {}) : Object.fromEntries(Object.keys(params ?? {}).map((name) => [name, MANY]));

/** What is wrong, by cause and column, errors first; with the commonest texts that have it. 404, 403, 409 once they were removed. */
export const listImportProblems = (kinds: ImportKinds) =>
  os.imports.listImportProblems.handler(async ({ input, context }) => {
    const job = await seenWithRows({ ...context, kinds }, input.params.id);
    const [groups, values] = await Promise.all([
      context.tx.query<Group>({ name: 'import-groups', text: GROUPS, values: [job.id] }),
      context.tx.query<Value>({ name: 'import-group-values', text: VALUES, values: [job.id] }),
    ]);
    const columnOf = columnsByField(job);
    const list = groups.flatMap((group): ImportProblemGroup[] => {
      const { field, code, rows, first } = group;
      if (!isProblemCode(code)) return [];
      return [
        {
          field,
          column: columnOf.get(field) ?? null,
          code,
          isWarning: isWarning(code),
          message: problemSentence(code, paramsOf(group))[context.language],
          rows,
          where: rowRanges(first, rows > first.length),
          values: values
            .filter((value) => value.field === field && value.code === code)
            .map(({ value, rows: count, suggestion, params }) => ({
              value,
              rows: count,
              suggestion,
              readings: readingsOf(params),
            })),
        },
      ];
    });
    return { data: { list } };
  });
