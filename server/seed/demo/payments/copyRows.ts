import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

const textOf = (value: unknown): string => {
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

const cell = (value: unknown): string => {
  if (value === null || value === undefined) return '\\N';
  const text = textOf(value);
  return text.replace(/[\\\t\n\r]/g, (sign) => `\\${{ '\\': '\\', '\t': 't', '\n': 'n', '\r': 'r' }[sign]}`);
};

/** Copies rows into a table as its owner, all of them with the columns of the first. */
export const copyRows = async (
  client: pg.ClientBase,
  table: string,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<void> => {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first);
  const stream = client.query(copyFrom(`copy ${table} (${columns.join(', ')}) from stdin`));
  const lines = function* () {
    for (const row of rows) yield `${columns.map((column) => cell(row[column])).join('\t')}\n`;
  };
  await pipeline(Readable.from(lines()), stream);
};

/** The same into a table that is empty and numbers its rows, and answers their numbers. */
export const copyNumbered = async (
  client: pg.ClientBase,
  table: string,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<string[]> => {
  const ids = rows.map((_, at) => String(at + 1));
  await copyRows(
    client,
    table,
    rows.map((row, at) => ({ id: ids[at], ...row })),
  );
  await client.query(`select setval(pg_get_serial_sequence($1, 'id'), $2, false)`, [table, rows.length + 1]);
  return ids;
};
