import { expect, it } from 'vitest';
import { requiresFactorByDefault } from '#domain/access/rights/weightOf.ts';
import { MODULE_PERMISSIONS, RESERVED_ROLES, ROLE_MODULE_PERMISSIONS } from '#domain/permissions.ts';
import { databaseBefore } from '#tests/support/app/databaseBefore.ts';

it('marks the roles of an earlier installation as new ones begin', async () => {
  const database = await databaseBefore('0123_require_second_factors_by_role.sql');
  try {
    const roles = [
      ...RESERVED_ROLES.map((role) => ({ ...role, permissions: ROLE_MODULE_PERMISSIONS[role.name] })),
      // One role a permission, so that none is forgotten.
      ...MODULE_PERMISSIONS.flatMap((permission) =>
        [true, false].map((isExternal) => ({
          name: `${permission} ${isExternal ? 'outside' : 'staff'}`,
          isExternal,
          permissions: [permission],
        })),
      ),
    ];
    const values = roles.map(
      ({ name, isExternal, permissions }) => `('${name}', ${isExternal}, '{${permissions.join(',')}}')`,
    );
    await database.rows(
      `insert into access_role (name, is_external, permissions) values ${values.join(', ')}`,
    );
    await database.migrate();
    const stored = await database.rows(
      'select name::text, requires_second_factor as required from access_role order by id',
    );
    expect(stored).toEqual(
      roles.map((role) => ({ name: role.name, required: requiresFactorByDefault(role) })),
    );
  } finally {
    await database.drop();
  }
});
