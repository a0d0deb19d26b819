import { MODULES } from '#domain/access/modules.ts';
import type { PermissionHolder } from '#domain/permissions.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { list, text } from '../../db/columns/kinds.ts';
import type { Tx } from '../../db/context.ts';
import type { RoleGrant } from './explainForUser.ts';

/** What a person's rights come from. */
export interface Grants {
  /** The enabled roles with what each opens, less what is off. */
  roles: readonly RoleGrant[];
  /** Permissions of modules that were granted besides. */
  granted: readonly string[];
  /** Codes of modules that are off. */
  off: readonly string[];
  /** Permissions that the roles would give, were their modules not off. */
  withheld: readonly string[];
}

/** A module that differs from what the roles say of it. */
interface Differing {
  code: string;
  state: 'off' | 'granted';
}

const ROLES_FROM = 'user_access_role h join access_role a on a.id = h.access_role_id and a.is_enabled';
const ROLE = columnsOf<RoleGrant>(ROLES_FROM)({
  name: text('a.name::text'),
  permissions: list('a.permissions'),
});
const ROLES = `select ${ROLE.select} from ${ROLES_FROM} where h.user_id = $1 order by a.name`;

const MODULE = columnsOf<Differing>('user_module m')({ code: text('m.module_code'), state: text('m.state') });
const MODULES_READ = `select ${MODULE.select} from user_module m where m.user_id = $1 order by m.module_code`;

const responsibilitiesOf = (codes: readonly string[]) =>
  MODULES.filter(({ code }) => codes.includes(code)).flatMap((module) => [...module.responsibilities]);

/** What enabled roles and the modules that differ from them come to. */
export const grantsOf = (roles: readonly RoleGrant[], modules: readonly Differing[]): Grants => {
  const codesOf = (state: Differing['state']) =>
    modules.filter((module) => module.state === state).map(({ code }) => code);
  const off = codesOf('off');
  const closed = new Set<string>(responsibilitiesOf(off).map(({ permission }) => permission));
  const isOpen = (permission: string) => !closed.has(permission);
  return {
    off,
    roles: roles.map(({ name, permissions }) => ({ name, permissions: permissions.filter(isOpen) })),
    granted: responsibilitiesOf(codesOf('granted'))
      .filter(({ eventType }) => eventType === 'VIEW')
      .map(({ permission }) => permission),
    withheld: roles.flatMap(({ permissions }) => permissions.filter((permission) => !isOpen(permission))),
  };
};

/** The roles of a user and the modules that differ from them. */
export const readGrants = async (tx: Tx, userId: string): Promise<Grants> => {
  const [roles, modules] = await Promise.all([
    ROLE.read(tx, { name: 'user-roles', text: ROLES, values: [userId] }),
    MODULE.read(tx, { name: 'user-modules', text: MODULES_READ, values: [userId] }),
  ]);
  return grantsOf(roles, modules);
};

/** The same as the rules on permissions take it. */
export const holderOf = (type: PermissionHolder['type'], { roles, granted }: Grants): PermissionHolder => ({
  type,
  roles: roles.map(({ name }) => name),
  moduleAccessibility: [...roles.flatMap(({ permissions }) => permissions), ...granted],
});
