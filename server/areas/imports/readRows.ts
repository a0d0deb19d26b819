import type { ImportProblem, ImportRow } from '#contract/shapes/importShapes.ts';
import type { RowState } from '#domain/importJobs/importStatus.ts';
import { isProblemCode } from '#domain/importJobs/problemCodes.ts';
import { cellText } from '#domain/imports/cells/cellText.ts';
import type { SheetCell } from '#domain/imports/cells/sheetCell.ts';
import { isWarning, type ProblemParams, problemSentence, readingsOf } from '#domain/imports/problems.ts';
import type { Language } from '#domain/sentence.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { id, int, json, text } from '../../db/columns/kinds.ts';
import type { Change } from '../../imports/importKind.ts';
import type { StoredImport } from '../../imports/readImport.ts';
import { lastEdit } from '../../imports/rows/runEdit.ts';
import type { ImportWork } from './importWork.ts';

interface StoredRow {
  row: number;
  cells: SheetCell[];
  edits: Record<string, string> | null;
  state: RowState;
  key: string | null;
  name: string | null;
  changes: Change[] | null;
  targetId: string | null;
}

/** A problem as it is kept. */
export interface StoredProblem {
  row: number;
  field: string | null;
  code: string;
  params: ProblemParams | null;
  value: string | null;
  suggestion: string | null;
}

/** Characters of a row that is shown as it is; of a longer one the beginning of each text. */
const LONG_ROW = 65_536;
const SHOWN_CHARACTERS = 500;
const SHOWN = `case when octet_length(r.cells::text) <= ${LONG_ROW} then r.cells else (
    select jsonb_agg(case jsonb_typeof(e.cell)
        when 'string' then to_jsonb(left(e.cell #>> '{}', ${SHOWN_CHARACTERS}))
        when 'object' then jsonb_build_object('kind', e.cell -> 'kind', 'text', left(e.cell ->> 'text', ${SHOWN_CHARACTERS}))
        else e.cell end order by e.at)
    from jsonb_array_elements(r.cells) with ordinality as e(cell, at)) end`;
const ROW = columnsOf<StoredRow>('import_row r, import_verdict v')({
  row: int('r.row_no'),
  cells: json(SHOWN),
  edits: json('r.edits'),
  state: text('v.state'),
  key: text('v.key'),
  name: text('v.name'),
  changes: json('v.changes'),
  targetId: id('v.target_id'),
});
const PROBLEM = columnsOf<StoredProblem>('import_problem p')({
  row: int('p.row_no'),
  field: text('p.field'),
  code: text('p.code'),
  params: json('p.params'),
  value: text('p.value'),
  suggestion: text('p.suggestion'),
});
const ROWS = `select ${ROW.select}
  from import_row r join import_verdict v on v.import_id = r.import_id and v.row_no = r.row_no
  where r.import_id = $1 and r.row_no = any ($2::int[]) order by r.row_no`;
const PROBLEMS = `select ${PROBLEM.select} from import_problem p
  where p.import_id = $1 and p.row_no = any ($2::int[]) order by p.row_no, p.is_warning, p.field, p.code`;

/** A stored problem in the reader's words; null for a cause that an earlier version knew. */
const presentProblem = (
  { field, code, params, value, suggestion }: Omit<StoredProblem, 'row'>,
  columnOf: ReadonlyMap<string | null, number>,
  language: Language,
): ImportProblem | null =>
  isProblemCode(code)
    ? {
        field,
        column: columnOf.get(field) ?? null,
        code,
        isWarning: isWarning(code),
        message: problemSentence(code, params ?? {})[language],
        value,
        suggestion,
        readings: readingsOf(params),
      }
    : null;

/** Place of the column of each field. */
export const columnsByField = ({ columns }: StoredImport): ReadonlyMap<string | null, number> =>
  new Map(columns.flatMap(({ field, index }) => (field === null ? [] : [[field, index] as const])));

const presentCell = (cell: SheetCell, edit: string | undefined): ImportRow['cells'][number] =>
  edit === undefined ? { text: cellText(cell) } : { text: edit, original: cellText(cell) };

/** Rows of an import by their numbers, with their verdicts, in the reader's words. */
export const readRows = async (
  { tx, kinds, language }: Pick<ImportWork, 'tx' | 'kinds' | 'language'>,
  job: StoredImport,
  numbers: readonly number[],
): Promise<ImportRow[]> => {
  const values = [job.id, numbers];
  const edit = await lastEdit(tx, job.id);
  const [rows, problems] = await Promise.all([
    ROW.read(tx, { name: 'import-rows', text: ROWS, values }),
    PROBLEM.read(tx, {
      name: 'import-row-problems',
      text: PROBLEMS,
      values,
    }),
  ]);
  const columnOf = columnsByField(job);
  const byRow = Map.groupBy(problems, ({ row }) => row);
  const width = Math.max(0, ...job.columns.map(({ index }) => index + 1));
  const { link } = kinds[job.kind];
  return rows.map(({ row, cells, edits, state, key, name, changes, targetId }) => ({
    edit,
    row,
    state,
    cells: Array.from({ length: width }, (_, at) => presentCell(cells[at] ?? null, edits?.[at])),
    problems: (byRow.get(row) ?? []).flatMap((one) => presentProblem(one, columnOf, language) ?? []),
    changes: changes ?? [],
    name,
    link: targetId && state !== 'reversed' ? link(targetId, key) : null,
  }));
};
