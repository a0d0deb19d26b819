import type { AccessRole, AccessRoleRow } from '#contract/accessRoles.ts';
import type { Tx } from '../../db/context.ts';
import { notFound } from '../../http/errors/errors.ts';
import { readModules, withEnabled } from './modules.ts';

/** Columns of a role in a list; `a` is the role. */
export const ROW_COLUMNS = `a.id as "accessRoleId", a.name::text as role, a.is_enabled as "isEnabled",
  a.is_external as "isExternal", a.is_reserved as "isReserved", cardinality(a.permissions) as "responsibilityCount",
  (select count(*)::int from user_access_role u where u.access_role_id = a.id) as "userCount",
  a.updated_by as "updatedBy", a.updated_at as "dtimeUpdated", a.created_at as "dtimeCreated"`;

export interface RowOfRole extends Omit<AccessRoleRow, 'dtimeUpdated' | 'dtimeCreated'> {
  dtimeUpdated: Date;
  dtimeCreated: Date;
}

interface WholeRole extends RowOfRole {
  permissions: string[];
  version: number;
}

/** A role as it stands in a list. */
export const presentRow = (row: RowOfRole): AccessRoleRow => ({
  accessRoleId: row.accessRoleId,
  role: row.role,
  isEnabled: row.isEnabled,
  isExternal: row.isExternal,
  isReserved: row.isReserved,
  responsibilityCount: row.responsibilityCount,
  userCount: row.userCount,
  updatedBy: row.updatedBy,
  dtimeUpdated: row.dtimeUpdated.toISOString(),
  dtimeCreated: row.dtimeCreated.toISOString(),
});

const READ = `select ${ROW_COLUMNS}, a.permissions, a.version from access_role a where a.id = $1`;

/** One role with its modules, and its enabled permissions; 404 when there is none. */
export const readRole = async (
  tx: Tx,
  id: string,
): Promise<{ role: AccessRole; permissions: readonly string[] }> => {
  const [[row], modules] = await Promise.all([
    tx.query<WholeRole>({ name: 'access-role', text: READ, values: [id] }),
    readModules(tx),
  ]);
  if (!row) throw notFound();
  const { permissions, version } = row;
  return {
    role: { ...presentRow(row), modules: withEnabled(modules, permissions), version },
    permissions,
  };
};
