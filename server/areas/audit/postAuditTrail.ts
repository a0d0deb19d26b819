import { auditRoleFor } from '#domain/access/auditRole.ts';
import { PORTAL_TARGET } from '#domain/audit/auditTargets.ts';
import { os } from '../../http/os.ts';

const FIND = `select m.code, (select r.permission from responsibility r
    where r.module_code = m.code and r.event_type = $2 order by r.position limit 1) as permission
  from module m where lower(m.name) = lower($1) or m.code = $1 limit 1`;
const RECORD = 'select audit.report_event($1, $2, $3, $4)';

/**
 * Records what the portal reports, marked as reported. Who did it comes from the session; the claims about that are not kept. A
 * screen that is none of the modules is recorded under the portal, by its name. 429 above sixty a minute of one user.
 */
export const postAuditTrail = os.audit.postAuditTrail.handler(async ({ input, context }) => {
  const { tx, user } = context;
  const { eventType, moduleName } = input.body;
  const [module] = await tx.query<{ code: string; permission: string | null }>({
    name: 'audit-module',
    text: FIND,
    values: [moduleName, eventType],
  });
  const permission = module?.permission ?? null;
  const role = permission === null ? user.roles[0] : auditRoleFor(user, permission, user.roleModules);
  const details = { moduleName, ...(permission === null ? {} : { permission }) };
  await tx.query({
    name: 'audit-record',
    text: RECORD,
    values: [eventType, module?.code ?? PORTAL_TARGET, role || null, JSON.stringify(details)],
  });
  return { data: { done: true as const } };
});
