import type { AccessRole, AccessRoleRow } from '#contract/accessRoles.ts';
import { reachesOf } from '#domain/access/view/roleReach.ts';
import type { Assignment } from '#domain/people/assignments.ts';
import { columnsOf, writtenOf } from '../../db/columns/columnsOf.ts';
import { flag, id, instant, int, list, text } from '../../db/columns/kinds.ts';
import type { Tx } from '../../db/context.ts';
import { ROLE_REACH } from '../../http/caller/view/roleReach.ts';
import { notFound } from '../../http/errors/fail.ts';
import { readModules, withEnabled } from './readModules.ts';

type Written = Pick<AccessRoleRow, 'role' | 'isEnabled' | 'isExternal' | 'requiresSecondFactor'> & {
  permissions: readonly string[];
};
/** A role, `a`, as it is made and changed. */
export const ROLE = writtenOf<Written>('access_role a')({
  role: text('a.name'),
  isEnabled: flag('a.is_enabled'),
  isExternal: flag('a.is_external'),
  requiresSecondFactor: flag('a.requires_second_factor'),
  permissions: list('a.permissions'),
});
const { permissions: _, ...OWN } = ROLE.columns;
/** A role, `a`, as it stands in a list. */
export const ROLE_ROW = columnsOf<AccessRoleRow>('access_role a')({
  accessRoleId: id('a.id'),
  ...OWN,
  isReserved: flag('a.is_reserved'),
  responsibilityCount: int('cardinality(a.permissions)'),
  userCount: int('(select count(*)::int from user_access_role u where u.access_role_id = a.id)'),
  updatedBy: text('a.updated_by'),
  dtimeUpdated: instant('a.updated_at'),
  dtimeCreated: instant('a.created_at'),
});
interface Whole extends AccessRoleRow {
  permissions: string[];
  titles: Assignment[];
  levels: string[];
  approvalRequestId: string | null;
  version: number;
}
const WHOLE = columnsOf<Whole>('access_role a')({
  ...ROLE_ROW.columns,
  ...ROLE_REACH.columns,
  permissions: ROLE.columns.permissions,
  approvalRequestId: id(`(select q.id from approval_request q
    where q.kind = 'ACCESS_ROLE' and q.owner_id = a.id and q.state in ('PENDING', 'SCHEDULED'))`),
  version: int('a.version'),
});
const READ = `select ${WHOLE.select} from access_role a where a.id = $1`;

/** One role with its modules, and its enabled permissions; 404 when there is none. */
export const readRole = async (
  tx: Tx,
  roleId: string,
): Promise<{ role: AccessRole; permissions: readonly string[] }> => {
  const [[row], modules] = await Promise.all([
    WHOLE.read(tx, { name: 'access-role', text: READ, values: [roleId] }),
    readModules(tx),
  ]);
  if (!row) throw notFound();
  const { permissions, titles, levels, ...role } = row;
  return {
    role: { ...role, modules: withEnabled(modules, permissions), reaches: reachesOf(titles, levels) },
    permissions,
  };
};
