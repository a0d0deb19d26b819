import type pg from 'pg';
import { UNDER_WAY } from '#domain/importJobs/importStatus.ts';
import { inTransaction } from '../jobs/inTransaction.ts';
import type { Workshop } from '../jobs/workshop.ts';

/** Imports that one run clears at most; the next run goes on. */
const AT_ONCE = 50;

// Several servers do this: each takes another one.
const NEXT = `select id from import_job where cleared_at is null and updated_at < $1 and status <> all ($2)
  order by id limit 1 for no key update skip locked`;
const CLEAR = `with rows as (delete from import_row where import_id = $1),
  verdicts as (delete from import_verdict where import_id = $1),
  problems as (delete from import_problem where import_id = $1),
  edits as (delete from import_edit where import_id = $1),
  batches as (delete from import_edit_batch where import_id = $1)
  update import_job set cleared_at = $2, layout = '{}',
    columns = (select coalesce(jsonb_agg(c || '{"samples": []}' order by n), '[]')
      from jsonb_array_elements(columns) with ordinality as x(c, n))
  where id = $1`;

/**
 * Takes the rows of imports that nobody has touched since `before`, with all that was said of them and the samples beside their
 * columns; that there was one, whose, and how many rows came of it, stays.
 */
const clearImports = async (pool: pg.Pool, { before, now }: { before: Date; now: Date }): Promise<void> => {
  for (let cleared = 0; cleared < AT_ONCE; cleared += 1) {
    const isMore = await inTransaction(pool, async (client) => {
      const { rows } = await client.query<{ id: string }>(NEXT, [before, [...UNDER_WAY, 'confirming']]);
      for (const { id } of rows) await client.query(CLEAR, [id, now]);
      return rows.length > 0;
    });
    if (!isMore) return;
  }
};

const DAY_MS = 86_400_000;
/** Rows of imports stay so long after anybody touched their import. */
const KEPT_DAYS = 90;

/** Takes the rows of imports that nobody has touched for 90 days. */
export const clearOldImports = async ({ deps, pool }: Pick<Workshop, 'deps' | 'pool'>): Promise<void> => {
  const now = deps.now();
  await clearImports(pool, { before: new Date(now.getTime() - KEPT_DAYS * DAY_MS), now });
};
