import { job } from '../../db/schema/desk.ts';
import { fail } from '../../http/errors.ts';
import { permit } from '../../http/guard.ts';
import { os } from '../../http/os.ts';
import { EXPORTS } from '../../jobs/export/resources.ts';
import { present } from './present.ts';

const ACTIVE = `select count(*)::int as active from job where status in ('queued', 'running')`;
const AT_ONCE = 10;
const EVENT = 'select audit.record_event($1, $2, $3, null, $4::jsonb)';

/**
 * Orders the export of a list: 403 without the list's permission, 400 for a query that the list would refuse, 422 for a column
 * that it does not have, 429 while ten of the caller's exports
 * are under way. The rows are read later, by a job in the caller's own scope.
 */
export const createExport = os.jobs.createExport.handler(async ({ input, context }) => {
  const { resource, query, columns, format } = input.body;
  const list = EXPORTS[resource];
  permit(context.user, list.meta);
  list.check(query);
  const unknown = columns.filter((name) => !Object.hasOwn(list.columns, name));
  if (unknown.length || new Set(columns).size < columns.length)
    throw fail('rule_export_columns', 'Some columns cannot be exported.', {
      fields: { columns: unknown.length ? `Not known here: ${unknown.join(', ')}` : 'Name each column once' },
    });
  const [mine] = await context.tx.query<{ active: number }>({ text: ACTIVE });
  if ((mine?.active ?? 0) >= AT_ONCE)
    throw fail('too_many', `${AT_ONCE} of your exports are still running: wait for one to end.`, {
      retryAfter: 30,
    });
  const [row] = await context.tx.db
    .insert(job)
    .values({
      ownerId: context.user.userId,
      kind: 'export',
      title: `${list.title} (${format})`,
      params: { resource, query, columns, format },
      createdAt: context.deps.now(),
    })
    .returning();
  if (!row) throw new Error('The job was not stored');
  const details = JSON.stringify({ query, columns, format });
  await context.tx.query({ text: EVENT, values: ['EXPORT', resource, row.id, details] });
  return { data: present(row) };
});
