import { columnsOf } from '../../db/columns/columnsOf.ts';
import { text } from '../../db/columns/kinds.ts';
import { notFound } from '../../http/errors/fail.ts';
import { os } from '../../http/os.ts';

const RESPONSIBILITY = columnsOf<{ eventType: string; moduleId: string; moduleName: string }>(
  'responsibility r, module m',
)({
  eventType: text('r.event_type'),
  moduleId: text('m.code'),
  moduleName: text('m.name'),
});
const READ = `select ${RESPONSIBILITY.select}
  from responsibility r join module m on m.code = r.module_code
  where r.permission = $1 or lower(r.name) = lower($1) order by r.permission = $1 desc, r.position limit 1`;

/** Kind of event and module of a responsibility, by its permission or its name; 404 for an unknown one. */
export const getAuditResponsibility = os.audit.getAuditResponsibility.handler(async ({ input, context }) => {
  const [row] = await RESPONSIBILITY.read(context.tx, {
    name: 'audit-responsibility',
    text: READ,
    values: [input.query.responsibilityName],
  });
  if (!row) throw notFound();
  return { data: row };
});
