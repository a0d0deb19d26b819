import { OPEN_ROWS } from '#domain/importJobs/importStatus.ts';
import type { Tx } from '../../db/context.ts';
import type { ImportKind, ImportScope } from '../importKind.ts';
import { rowsAtOnce, type StoredImport } from '../readImport.ts';
import { firstsBeside } from '../rows/firstsBeside.ts';
import { openJudge } from '../rows/judge.ts';
import { keepVerdicts } from '../rows/keepVerdicts.ts';
import { marksOf } from '../rows/marksOf.ts';
import { RAW_ROW } from '../rows/rawRow.ts';
import { movedMarks, rowsToFollow } from '../rows/rowsToFollow.ts';
import { storedMarks } from '../rows/storedMarks.ts';
import { firstsInFile } from '../rows/twiceInFile.ts';
import { factsOf } from '../rows/withFacts.ts';

const RAW = `select ${RAW_ROW.select} from import_row r
  left join import_verdict v on v.import_id = r.import_id and v.row_no = r.row_no
  where r.import_id = $1 and r.row_no = any ($2::int[]) and (v.state is null or v.state = any ($3))
  order by r.row_no`;
const FORGET = `with gone as (delete from import_verdict where import_id = $1 and row_no = any ($2::int[]))
  delete from import_problem where import_id = $1 and row_no = any ($2::int[])`;

const rowsOf = (tx: Tx, importId: string, rows: readonly number[]) =>
  RAW_ROW.read(tx, {
    name: 'raw-import-rows',
    text: RAW,
    values: [importId, rows, OPEN_ROWS],
  });

/**
 * Checks the rows that were touched, and those that shared with them what only one may have, before or now. Answers the numbers
 * of all rows that were judged again; null when there are more than `mostRows`, or they are too long to be judged at once, of which none was.
 */
export const recheckRows = async (
  scope: ImportScope,
  kind: ImportKind,
  job: StoredImport,
  touched: readonly number[],
  mostRows: number,
): Promise<number[] | null> => {
  const { tx } = scope;
  const { id, columns } = job;
  const most = rowsAtOnce(job, mostRows);
  if (touched.length > most) return null;
  const judge = await openJudge(scope, kind, columns, factsOf(columns));
  const before = await storedMarks(tx, id, touched);
  // Judged once alone, to learn what the touched rows have now.
  const alone = await judge.rows(await rowsOf(tx, id, touched), () => null);
  const after = alone.map((one) => ({ row: one.row, marks: marksOf({ ...one, also: one.alsoUnique }) }));
  const others = await rowsToFollow(tx, id, movedMarks(before, after), touched);
  if (touched.length + others.length > most) return null;
  const rows = await rowsOf(tx, id, [...new Set([...touched, ...others])]);
  const numbers = rows.map(({ row }) => row);
  const marks = [...after, ...(await storedMarks(tx, id, others))].flatMap((one) => one.marks);
  const known = await firstsBeside(tx, id, [...new Set(marks)], numbers);
  const verdicts = await judge.rows(rows, firstsInFile(known));
  await tx.query({ name: 'forget-verdicts', text: FORGET, values: [id, numbers] });
  await keepVerdicts(tx, id, verdicts);
  return numbers;
};
