import { wordOf } from '#domain/audit/words.ts';
import { os } from '../../http/os.ts';

// Hops from one target to the next along the index: the trail is long, its targets are few.
const READ = `with recursive found(target) as (
  select min(target) from audit.entry
  union all
  select (select min(e.target) from audit.entry e where e.target > f.target) from found f where f.target is not null
) select target as code from found where target is not null`;

/** What the trail has entries about, for its filter. */
export const listAuditTargets = os.audit.listAuditTargets.handler(async ({ context }) => {
  const rows = await context.tx.query<{ code: string }>({ name: 'audit-targets', text: READ });
  const { language } = context;
  const list = rows.map(({ code }) => ({ code, label: wordOf('target', code, language) }));
  return { data: { list: list.sort((a, b) => a.label.localeCompare(b.label, language)) } };
});
