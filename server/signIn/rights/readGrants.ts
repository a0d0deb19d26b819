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
}

const ROLES_FROM = 'user_access_role h join access_role a on a.id = h.access_role_id and a.is_enabled';
const ROLE = columnsOf<RoleGrant>(ROLES_FROM)({
  name: text('a.name::text'),
  permissions: list(`array(select p.name from unnest(a.permissions) as p(name) where not exists (
    select from user_module m join responsibility r on r.module_code = m.module_code
    where m.user_id = h.user_id and m.state = 'off' and r.permission = p.name))`),
});
const ROLES = `select ${ROLE.select} from ${ROLES_FROM} where h.user_id = $1 order by a.name`;

interface Module {
  code: string;
  state: 'off' | 'granted';
  views: string[];
}
const MODULE = columnsOf<Module>('user_module m')({
  code: text('m.module_code'),
  state: text('m.state'),
  views: list(
    `array(select r.permission from responsibility r where r.module_code = m.module_code and r.event_type = 'VIEW')`,
  ),
});
const MODULES = `select ${MODULE.select} from user_module m where m.user_id = $1 order by m.module_code`;

/** The roles of a user and the modules that differ from them. */
export const readGrants = async (tx: Tx, userId: string): Promise<Grants> => {
  const [roles, modules] = await Promise.all([
    ROLE.read(tx, { name: 'user-roles', text: ROLES, values: [userId] }),
    MODULE.read(tx, { name: 'user-modules', text: MODULES, values: [userId] }),
  ]);
  const of = (state: Module['state']) => modules.filter((module) => module.state === state);
  return {
    roles,
    granted: of('granted').flatMap(({ views }) => views),
    off: of('off').map(({ code }) => code),
  };
};

/** The same as the rules on permissions take it. */
export const holderOf = (type: PermissionHolder['type'], { roles, granted }: Grants): PermissionHolder => ({
  type,
  roles: roles.map(({ name }) => name),
  moduleAccessibility: [...roles.flatMap(({ permissions }) => permissions), ...granted],
});
