import { requiresFactorByDefault } from '#domain/access/rights/weightOf.ts';
import { RESERVED_ROLES, ROLE_MODULE_PERMISSIONS } from '#domain/permissions.ts';
import { execute } from './testServer.ts';

const REQUIRING = RESERVED_ROLES.filter(({ name, isExternal }) =>
  requiresFactorByDefault({ name, isExternal, permissions: ROLE_MODULE_PERMISSIONS[name] }),
).map(({ name }) => `'${name}'`);

const audit = (state: string) => `alter table access_role ${state} trigger audited`;

/**
 * Lets people of roles sign in by their password alone: thousands of sign-ins a run are no test of the second factor, and a number gets
 * few codes a minute. Tests of it ask the roles for it again.
 */
export const waiveFactors = (url: string): Promise<void> =>
  execute(url, audit('disable'), 'update access_role set requires_second_factor = false', audit('enable'));

/** The statement that makes the roles of an installation require a second factor, as they are seeded. */
export const REQUIRE_FACTORS = `update access_role set requires_second_factor = name in (${REQUIRING})`;
