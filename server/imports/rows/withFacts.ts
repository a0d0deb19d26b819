import { tinRule } from '#contract/tinRule.ts';
import type { FieldType } from '#domain/importJobs/fieldTypes.ts';
import { type ColumnFacts, columnFacts } from '#domain/imports/cells/readCell.ts';
import type { SheetCell } from '#domain/imports/cells/sheetCell.ts';
import { isIdentifier } from '#domain/imports/fields/fields.ts';
import { LEFT_OUT_COLUMN } from '#domain/imports/leftOut.ts';
import type { Tx } from '../../db/context.ts';
import type { ImportKind } from '../importKind.ts';
import type { StoredColumn, StoredImport } from '../readImport.ts';

// The cells of one column as they count now: a mended one is a text, and rows that were left out say nothing.
const CELLS = `select coalesce(to_jsonb(edits ->> $2::text), cells -> $2::int) as cell from import_row
  where import_id = $1 and not coalesce(edits ? '${LEFT_OUT_COLUMN}', false)`;
// Of typed dates the part that tells day from month, each once; of real ones one for each way to show them.
const DATES = `select distinct to_jsonb(substring(t.cell #>> '{}' from '^\\s*(\\d{1,2}\\D\\d{1,2}\\D)') || '2000') as cell from (${CELLS}) t
  where jsonb_typeof(t.cell) = 'string' and t.cell #>> '{}' ~ '^\\s*\\d{1,2}\\D\\d{1,2}\\D\\d'
  union all
  (select distinct on (t.cell ->> 'format') t.cell from (${CELLS}) t
   where t.cell ->> 'kind' = 'date' and substr(t.cell ->> 'iso', 6, 2) <> substr(t.cell ->> 'iso', 9, 2))`;
// Of digits with a zero in front, typed or shown so, one of each length.
const ZERO_LED = `select to_jsonb(min(t.text)) as cell from (
    select case jsonb_typeof(c.cell) when 'string' then c.cell #>> '{}' else c.cell ->> 'text' end as text from (${CELLS}) c
  ) t where t.text ~ '^\\s*0\\d+\\s*$' group by length(btrim(t.text))`;
// Of numbers of more than 15 digits, as a csv brought them, one that is whole: its column was not rounded.
const WHOLE_LONG = `select to_jsonb(min(t.text)) as cell from (
    select btrim(cells ->> $2::int) as text from import_row
    where import_id = $1 and not coalesce(edits ? '${LEFT_OUT_COLUMN}', false)
  ) t where t.text ~ '^[1-9]\\d{14}0*[1-9]\\d*$'`;

const askedOf = (type: FieldType, hasTextsAlone: boolean): string | null => {
  if (type === 'date') return DATES;
  if (!isIdentifier(type)) return null;
  return hasTextsAlone ? `${ZERO_LED} union all ${WHOLE_LONG}` : ZERO_LED;
};

/** What the texts of each column say about it as a whole: how its dates are written, how long its numbers with a zero are. */
export const withFacts = async (
  tx: Tx,
  kind: ImportKind,
  { id, columns, layout }: Pick<StoredImport, 'id' | 'columns' | 'layout'>,
): Promise<StoredColumn[]> => {
  const hasTextsAlone = typeof layout.encoding === 'string';
  const types = new Map(kind.fields.map(({ key, type }) => [key, type]));
  const found: StoredColumn[] = [];
  for (const column of columns) {
    const type = column.field === null ? undefined : types.get(column.field);
    const text = type === undefined ? null : askedOf(type, hasTextsAlone);
    const rows = text ? await tx.query<{ cell: SheetCell }>({ text, values: [id, column.index] }) : [];
    found.push({
      ...column,
      facts: {
        ...columnFacts(rows.map(({ cell }) => cell)),
        ...(hasTextsAlone && { hasTextsAlone }),
        ...(type === 'tin' && tinRule().branchOfFive && { branchOfFive: true }),
      },
    });
  }
  return found;
};

/** The facts that a check found, by the column's place. */
export const factsOf = (columns: readonly StoredColumn[]): ReadonlyMap<number, ColumnFacts> =>
  new Map(columns.flatMap(({ index, facts }) => (facts ? [[index, facts] as const] : [])));
