import { OPEN_ROWS } from '#domain/importJobs/importStatus.ts';
import type { Tx } from '../../db/context.ts';
import type { ImportKind, ImportScope } from '../importKind.ts';
import { rowsAtOnce, type StoredImport } from '../readImport.ts';
import { openJudge } from '../rows/judge.ts';
import { keepRows } from '../rows/keepRows.ts';
import { keepVerdicts } from '../rows/keepVerdicts.ts';
import { RAW_ROW } from '../rows/rawRow.ts';
import { firstsInFile } from '../rows/twiceInFile.ts';
import { factsOf, withFacts } from '../rows/withFacts.ts';

/** Rows that one statement takes; fewer where they are long. */
const BATCH = 250;

const FORGET_PROBLEMS = `delete from import_problem p where p.import_id = $1 and not exists (
    select from import_verdict v where v.import_id = $1 and v.row_no = p.row_no and v.state not in (OPEN))`;
const FORGET = `delete from import_verdict where import_id = $1 and state in (OPEN)`;
const OPEN = OPEN_ROWS.map((state) => `'${state}'`).join(', ');
const next = (where: string) => `select ${RAW_ROW.select} from import_row r
  where r.import_id = $1 and r.row_no > $2 ${where} order by r.row_no limit $3`;
const NEXT = next('');
const NEXT_OPEN = next('and r.row_no <> all ($4::int[])');
// Rows that something came of already keep their verdict.
const SETTLED = 'select row_no as row from import_verdict where import_id = $1 order by row_no';
const KEEP_FACTS = 'update import_job set columns = $2::jsonb where id = $1';
const COUNT = 'select count(*)::int as rows from import_row where import_id = $1';
const open = (text: string) => text.replaceAll('(OPEN)', `(${OPEN})`);

/** Forgets what was said of rows that nothing came of; answers the numbers of the others, and how many are to be checked. */
const forget = async (tx: Tx, importId: string): Promise<{ finished: number[]; total: number }> => {
  const values = [importId];
  await tx.query({ text: open(FORGET_PROBLEMS), values });
  await tx.query({ text: open(FORGET), values });
  const rows = await tx.query<{ row: number }>({ text: SETTLED, values });
  const [all] = await tx.query<{ rows: number }>({ text: COUNT, values });
  return { finished: rows.map(({ row }) => row), total: (all?.rows ?? 0) - rows.length };
};

/**
 * Checks every row that nothing came of yet, from the first to the last: what was said of them before is forgotten. Writes
 * verdicts and problems only.
 */
export const checkRows = async (
  scope: ImportScope,
  kind: ImportKind,
  job: StoredImport,
  report: (done: number, total: number) => Promise<void>,
): Promise<void> => {
  const { tx } = scope;
  const { id } = job;
  const { finished, total } = await forget(tx, id);
  const known = await withFacts(tx, kind, job);
  const judge = await openJudge(scope, kind, known, factsOf(known));
  const firstWith = firstsInFile();
  const most = rowsAtOnce(job, BATCH);
  let last = 0;
  for (let done = 0; ; ) {
    const rows = await RAW_ROW.read(
      tx,
      finished.length
        ? { name: 'next-open-import-rows', text: NEXT_OPEN, values: [id, last, most, finished] }
        : { name: 'next-import-rows', text: NEXT, values: [id, last, most] },
    );
    const end = rows.at(-1);
    if (!end) break;
    last = end.row;
    const kept = await keepRows(tx, id, { kind, columns: known }, rows);
    await keepVerdicts(tx, id, await judge.rows(kept, firstWith));
    done += rows.length;
    await report(done, total);
  }
  // Last, as it holds the import until the end: whoever stops the check does not wait for it.
  await tx.query({ text: KEEP_FACTS, values: [id, JSON.stringify(known)] });
};
