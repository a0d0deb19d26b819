import { notFound } from '../../http/errors/errors.ts';
import { os } from '../../http/os.ts';

const READ = `select r.event_type as "eventType", m.code as "moduleId", m.name as "moduleName"
  from responsibility r join module m on m.code = r.module_code
  where r.permission = $1 or lower(r.name) = lower($1) order by r.permission = $1 desc, r.position limit 1`;

/** Kind of event and module of a responsibility, by its permission or its name; 404 for an unknown one. */
export const getAuditResponsibility = os.audit.getAuditResponsibility.handler(async ({ input, context }) => {
  const [row] = await context.tx.query<{ eventType: string; moduleId: string; moduleName: string }>({
    name: 'audit-responsibility',
    text: READ,
    values: [input.query.responsibilityName],
  });
  if (!row) throw notFound();
  return { data: row };
});
