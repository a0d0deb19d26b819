import type pg from 'pg';
import { requiresFactorByDefault } from '#domain/access/rights/weightOf.ts';
import { RESERVED_ROLES, ROLE_MODULE_PERMISSIONS } from '#domain/access/roles.ts';

const INSERT = `insert into access_role (name, is_external, is_reserved, permissions, requires_second_factor, created_at, created_by, updated_at, updated_by)
  select x.name, x.is_external, true, x.permissions, x.requires_second_factor, $2, 'seed', $2, 'seed'
  from jsonb_to_recordset($1) as x(name citext, is_external boolean, permissions text[], requires_second_factor boolean)
  where not exists (select 1 from access_role a where a.name = x.name)`;

/** Adds the reserved roles that are missing; those that are there keep what was made of them. Answers how many it added. */
export const seedRoles = async (client: pg.ClientBase, now: Date): Promise<number> => {
  const roles = RESERVED_ROLES.map(({ name, isExternal }) => {
    const permissions = ROLE_MODULE_PERMISSIONS[name];
    return {
      name,
      is_external: isExternal,
      permissions,
      requires_second_factor: requiresFactorByDefault({ name, isExternal, permissions }),
    };
  });
  const { rowCount } = await client.query(INSERT, [JSON.stringify(roles), now]);
  return rowCount ?? 0;
};
