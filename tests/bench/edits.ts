import type { ImportRow } from '#contract/shapes/importShapes.ts';
import { partnerFields } from '#domain/imports/fields/partnerFields.ts';
import { p95 } from './p95.ts';
import type { Result } from './result.ts';
import type { WatchedServer } from './watchedServer.ts';

const AS = 'sales.admin';
/** Rows that are edited, and then set right again. */
const ROWS = 30;

const columnOf = (key: string): number => partnerFields.findIndex((field) => field.key === key);
const CODE = columnOf('hsisPartnerCode');
const ZIP = columnOf('zipCode');
const NAME = columnOf('partnerName');

interface Edit {
  row: number;
  column: number;
  text: string;
}

const at = (id: string) => `/api/batch-processing/imports/${id}`;

/** Rows without a problem from all over a checked import, in their order. */
const soundRows = async (server: WatchedServer, id: string, total: number): Promise<ImportRow[]> => {
  const found: ImportRow[] = [];
  for (let place = 0; place <= ROWS; place += 1) {
    const offset = String(Math.floor((place * total) / (ROWS + 2)));
    const query = { only: 'create', limit: '1', offset };
    const { body } = await server.call('GET', `${at(id)}/rows`, { as: AS, query });
    found.push(...body.data.list);
  }
  return found;
};

const textAt = ({ cells }: ImportRow, column: number): string => cells[column]?.text ?? '';

/** One edit a row, of three kinds in turn: a name, a wrong ZIP code, and a code that more and more rows share. */
const editsOf = ([first, ...rows]: readonly ImportRow[]): { away: Edit[]; back: Edit[] } => {
  const shared = first ? textAt(first, CODE) : '';
  const kinds = [
    { column: NAME, text: 'Edited Trading' },
    { column: ZIP, text: '40-27' },
    { column: CODE, text: shared },
  ];
  const away: Edit[] = [];
  const back: Edit[] = [];
  for (const [place, row] of rows.entries()) {
    const { column, text } = kinds[place % kinds.length] ?? { column: NAME, text: '' };
    away.push({ row: row.row, column, text });
    back.push({ row: row.row, column, text: textAt(row, column) });
  }
  return { away, back };
};

/** Milliseconds until the verdict of an edit is there, and the number of the edit, which its row is then seen with. */
const timedEdit = async (
  server: WatchedServer,
  id: string,
  edit: Edit & { seen: number },
): Promise<{ took: number; seen: number }> => {
  const started = performance.now();
  const { status, body } = await server.call('POST', `${at(id)}/cells`, { as: AS, body: { edits: [edit] } });
  const took = performance.now() - started;
  if (status !== 200 || !body.data.rows.length) throw new Error(`no verdict: ${JSON.stringify(body)}`);
  return { took, seen: Math.max(...body.data.rows.map((row: ImportRow) => row.edit)) };
};

/** How soon a person who mends a cell of a checked import reads what it says now; leaves the rows as they were. */
export const measureEdits = async (
  server: WatchedServer,
  { id, counts }: { id: string; counts: { create: number } },
  what: string,
): Promise<Result> => {
  const { away, back } = editsOf(await soundRows(server, id, counts.create));
  const times: number[] = [];
  let seen = 0;
  for (const edit of [...away, ...back]) {
    const timed = await timedEdit(server, id, { ...edit, seen });
    times.push(timed.took);
    seen = timed.seen;
  }
  const note = `${times.length} edits, the slowest ${Math.max(...times).toFixed(0)} ms`;
  return { what: `${what}, edit to verdict, p95`, value: p95(times), unit: 'ms', budget: 300, note };
};
