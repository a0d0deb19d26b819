import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

const cell = (value: unknown): string => {
  if (value === null || value === undefined) return '\\N';
  const text = value instanceof Date ? value.toISOString() : String(value);
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
