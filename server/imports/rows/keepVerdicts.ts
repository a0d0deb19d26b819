import { isWarning } from '#domain/imports/problems.ts';
import type { Tx } from '../../db/context.ts';
import type { Verdict } from './judge.ts';
import { shortened } from './shortened.ts';

const VERDICTS = `insert into import_verdict (import_id, row_no, state, has_warning, key, also_unique, name, resolved, changes,
    target_id, target_version, matters)
  select $1, x.row, x.state, x."hasWarning", x.key, x."alsoUnique", x.name, x.resolved, x.changes, x."targetId",
    x."targetVersion", x.matters
  from jsonb_to_recordset($2::jsonb) as x(row integer, state text, "hasWarning" boolean, key text, "alsoUnique" text[], name text,
    resolved jsonb, changes jsonb, "targetId" bigint, "targetVersion" integer, matters text[])`;
const PROBLEMS = `insert into import_problem (import_id, row_no, field, code, is_warning, params, value, suggestion)
  select $1, x.row, x.field, x.code, x."isWarning", x.params, x.value, x.suggestion
  from jsonb_to_recordset($2::jsonb) as x(row integer, field text, code text, "isWarning" boolean, params jsonb, value text,
    suggestion text)`;
const MOST_VALUE = 400;

/** Keeps what the check said of rows that have no verdict. */
export const keepVerdicts = async (tx: Tx, importId: string, verdicts: readonly Verdict[]): Promise<void> => {
  if (!verdicts.length) return;
  const rows = verdicts.map(({ problems, ...rest }) => ({
    ...rest,
    hasWarning: problems.some(({ code }) => isWarning(code)),
  }));
  const problems = verdicts.flatMap(({ row, problems: found }) =>
    found.map(({ value, ...problem }) => ({
      row,
      ...problem,
      value: value === null ? null : shortened(value, MOST_VALUE),
      isWarning: isWarning(problem.code),
    })),
  );
  await Promise.all([
    tx.query({ name: 'keep-verdicts', text: VERDICTS, values: [importId, JSON.stringify(rows)] }),
    problems.length
      ? tx.query({ name: 'keep-problems', text: PROBLEMS, values: [importId, JSON.stringify(problems)] })
      : [],
  ]);
};
