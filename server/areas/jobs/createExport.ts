import { permit } from '../../http/caller/permit.ts';
import { useRight } from '../../http/caller/useRight.ts';
import { fail } from '../../http/errors/fail.ts';
import { os } from '../../http/os.ts';
import type { Exports } from '../../jobs/export/exportable.ts';
import { jobRow } from './jobRow.ts';

const ACTIVE = `select count(*)::int as active from job where status in ('queued', 'running')`;
const AT_ONCE = 10;
const CANNOT = {
  en: 'Some columns cannot be exported.',
  fil: 'May mga column na hindi maie-export.',
};
const NO_PAPERS = {
  en: 'The rows of this list have no papers to be put into a zip.',
  fil: 'Walang papel ang mga hilera ng listahang ito na mailalagay sa zip.',
};
const ONCE = { en: 'Name each column once', fil: 'Isang beses lang banggitin ang bawat column' };
const STILL_RUNNING = {
  en: `${AT_ONCE} of your exports are still running: wait for one to end.`,
  fil: `${AT_ONCE} sa mga export mo ang tumatakbo pa: hintaying may matapos.`,
};
const unknownColumns = (names: readonly string[]) => ({
  en: `Not known here: ${names.join(', ')}`,
  fil: `Hindi kilala rito: ${names.join(', ')}`,
});
const EVENT = 'select audit.record_event($1, $2, $3, null, $4::jsonb)';

/**
 * Orders the export of a list: 403 without the list's permission, 400 for a query that the list would refuse or a zip of what has no papers, 422 for a column
 * that it does not have, 429 while ten of the caller's exports
 * are under way. The rows are read later, by a job in the caller's own scope.
 */
export const createExport = (exports: Exports) =>
  os.jobs.createExport.handler(async ({ input, context }) => {
    const { resource, query, columns, format } = input.body;
    const list = exports[resource];
    permit(context, list.meta);
    await useRight(context, ...(list.meta.needs?.all.at(-1) ?? []));
    list.check(query);
    if (format === 'zip' && !list.papers) throw fail('invalid', NO_PAPERS, { fields: { format: NO_PAPERS } });
    const unknown = columns.filter((name) => !Object.hasOwn(list.columns, name));
    if (unknown.length || new Set(columns).size < columns.length)
      throw fail('rule_export_columns', CANNOT, {
        fields: { columns: unknown.length ? unknownColumns(unknown) : ONCE },
      });
    const [mine] = await context.tx.query<{ active: number }>({ text: ACTIVE });
    if ((mine?.active ?? 0) >= AT_ONCE) throw fail('too_many', STILL_RUNNING, { retryAfter: 30 });
    const job = jobRow(context.language);
    const params = JSON.stringify({ resource, query, columns, format, language: context.language });
    const [row] = await job.read(context.tx, {
      text: `insert into job as j (owner_id, kind, params, created_at) values ($1, 'export', $2, $3)
        returning ${job.select}`,
      values: [context.user.userId, params, context.deps.now()],
    });
    if (!row) throw new Error('The job was not stored');
    const details = JSON.stringify({ query, columns, format });
    await context.tx.query({ text: EVENT, values: ['EXPORT', resource, row.id, details] });
    return { data: row };
  });
