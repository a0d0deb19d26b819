import type { ImportProblemGroup } from '#contract/shapes/importShapes.ts';
import { isProblemCode } from '#domain/importJobs/problemCodes.ts';
import { rowRanges } from '#domain/importJobs/rowRanges.ts';
import {
  isWarning,
  MANY,
  type ProblemParams,
  problemSentence,
  readingsOf,
} from '#domain/imports/problems.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { flag, int, ints, json, text } from '../../db/columns/kinds.ts';
import { os } from '../../http/os.ts';
import type { ImportKinds } from '../../imports/importKind.ts';
import { lastEdit } from '../../imports/rows/runEdit.ts';
import { columnsByField } from './readRows.ts';
import { seenWithRows } from './seenImport.ts';

interface Group {
  field: string | null;
  code: string;
  rows: number;
  first: number[];
  params: ProblemParams | null;
  isOneParams: boolean;
}
interface Value {
  field: string | null;
  code: string;
  value: string;
  rows: number;
  suggestion: string | null;
  params: ProblemParams | null;
}

const SHOWN_ROWS = 200;
const GROUP = columnsOf<Group>('import_problem group by field, code')({
  field: text('field'),
  code: text('code'),
  rows: int('count(distinct row_no)::int'),
  first: ints(`(array_agg(distinct row_no))[1:${SHOWN_ROWS}]`),
  params: json('(array_agg(params))[1]'),
  isOneParams: flag('count(distinct params) <= 1'),
});
const TEXTS = `(
    select field, code, value, count(*)::int as rows, min(suggestion) as suggestion, (array_agg(params))[1] as params,
      row_number() over (partition by field, code order by count(*) desc, value) as place
    from import_problem where import_id = $1 and value is not null group by field, code, value
  ) v`;
const VALUE = columnsOf<Value>(TEXTS)({
  field: text('field'),
  code: text('code'),
  value: text('value'),
  rows: int('rows'),
  suggestion: text('suggestion'),
  params: json('params'),
});
const GROUPS = `select ${GROUP.select}
  from import_problem where import_id = $1 group by field, code
  order by bool_and(is_warning), count(*) desc, field, code`;
const VALUES = `select ${VALUE.select} from ${TEXTS} where place <= 10 order by place`;

// Where the params differ from row to row (the same as row 12, as row 31), the group says so without them.
const paramsOf = ({ params, isOneParams }: Group): ProblemParams =>
  isOneParams ? (params ?? {}) : Object.fromEntries(Object.keys(params ?? {}).map((name) => [name, MANY]));

/** What is wrong, by cause and column, errors first; with the commonest texts that have it. 404, 403, 409 once they were removed. */
export const listImportProblems = (kinds: ImportKinds) =>
  os.imports.listImportProblems.handler(async ({ input, context }) => {
    const job = await seenWithRows({ ...context, kinds }, input.params.id);
    const edit = await lastEdit(context.tx, job.id);
    const [groups, values] = await Promise.all([
      GROUP.read(context.tx, { name: 'import-groups', text: GROUPS, values: [job.id] }),
      VALUE.read(context.tx, { name: 'import-group-values', text: VALUES, values: [job.id] }),
    ]);
    const columnOf = columnsByField(job);
    const list = groups.flatMap((group): ImportProblemGroup[] => {
      const { field, code, rows, first } = group;
      if (!isProblemCode(code)) return [];
      return [
        {
          edit,
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
