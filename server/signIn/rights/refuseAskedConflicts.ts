import { permissionsOf } from '#domain/permissions.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { list, text } from '../../db/columns/kinds.ts';
import type { Tx } from '../../db/context.ts';
import type { SignedIn } from '../../http/caller/loadUser.ts';
import { HOLDER } from './readRights.ts';
import { refuseNewConflicts } from './refuseConflicts.ts';
import { readSeparation } from './separationRules.ts';

interface Asked {
  name: string;
  permissions: string[];
}
const ASKED = columnsOf<Asked>('access_role a')({
  name: text('a.name::text'),
  permissions: list('a.permissions'),
});
const READ_ASKED = `select ${ASKED.select} from access_role a where a.id = any ($1::bigint[])`;
const READ_HOLDER = `select ${HOLDER.select} from user_account u where u.id = $1`;

/**
 * 422 rule_kept_apart, on `field`, when roles that are asked for an account would bring together with what it has by then what is kept
 * apart: nobody is to wait for what could not be approved. Whoever approves asks again, of what is kept apart then.
 */
export const refuseAskedConflicts = async (
  { tx, user }: { tx: Tx; user: SignedIn },
  { userId, roleIds, field }: { userId: string; roleIds: readonly string[]; field: string },
): Promise<void> => {
  const rules = await readSeparation(tx);
  if (!rules.length || !roleIds.length) return;
  const [holder] = await HOLDER.read(tx, { name: 'rights-of-one', text: READ_HOLDER, values: [userId] });
  if (!holder) return;
  const asked = await ASKED.read(tx, { name: 'rights-asked-for', text: READ_ASKED, values: [roleIds] });
  const then = permissionsOf({
    ...holder,
    roles: [...holder.roles, ...asked.map(({ name }) => name)],
    moduleAccessibility: [...holder.moduleAccessibility, ...asked.flatMap(({ permissions }) => permissions)],
  });
  refuseNewConflicts(rules, [{ name: holder.name, before: permissionsOf(holder), after: then }], user, field);
};
