import { MODULES } from '#domain/permissions.ts';
import type { TestApp } from './app/app.ts';

const BASE = '/api/access-role-management';

/** The modules of a role's body with these permissions enabled. */
const modulesWith = (permissions: readonly string[]) =>
  MODULES.map(({ code, responsibilities }) => ({
    code,
    responsibilities: responsibilities.map(({ permission }) => ({
      permission,
      isEnabled: permissions.includes(permission),
    })),
  }));

/** A role as it is sent. */
export const roleBody = (
  role: string,
  permissions: readonly string[],
  more: Record<string, unknown> = {},
) => ({
  role,
  isEnabled: true,
  isExternal: false,
  // Its people sign in by their password alone, as those of the other roles do in tests.
  requiresSecondFactor: false,
  modules: modulesWith(permissions),
  ...more,
});

/** Makes a role as sales.admin, who may give everything; answers its id. */
export const makeRole = async (
  app: TestApp,
  role: string,
  permissions: readonly string[],
  more: Record<string, unknown> = {},
): Promise<string> => {
  const { status, body } = await app.call('POST', BASE, {
    as: 'sales.admin',
    body: roleBody(role, permissions, more),
  });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.data.accessRoleId;
};

/** The edits of a role as one call: to save it, or to foresee what that does. */
export const roleEdits = (app: TestApp) => {
  const post = async (path: string, id: string, body: unknown, as: string, version?: number | null) => {
    const { rows } = await app.admin.query('select version from access_role where id = $1', [id]);
    const known = version === undefined ? rows[0]?.version : version;
    const headers: Record<string, string> = known === null ? {} : { 'If-Match': String(known) };
    return app.call('POST', `${BASE}/${id}${path}`, { as, body, headers });
  };
  return {
    save: (id: string, body: unknown, as = 'sales.admin', version?: number | null) =>
      post('', id, body, as, version),
    foresee: (id: string, body: unknown, as = 'sales.admin', version?: number | null) =>
      post('/foresee', id, body, as, version),
  };
};
