import { setTo } from '../../db/columns/definitionOf.ts';
import { os } from '../../http/os.ts';
import { moved } from '../../http/versionOf.ts';
import { changeRights } from '../../signIn/rights/changeRights.ts';
import { keepAdministrators } from '../../signIn/rights/keepAdministrators.ts';
import { lockSeparation } from '../../signIn/rights/separationRules.ts';
import { openRoleEdit } from './openRoleEdit.ts';
import { readHolderIds } from './readHolders.ts';
import { ROLE, readRole } from './readRole.ts';
import { whenNameTaken } from './whenNameTaken.ts';

const WRITE = `update access_role set ${setTo(ROLE, 5)}, version = version + 1, updated_at = $3, updated_by = $4
  where id = $1 and version = $2 returning id`;

/**
 * Changes a role; what it newly grants its editor must hold. Whoever holds less by it is signed out and told. 404, 409, 428, 400, 422
 * rule_*.
 */
export const editAccessRole = os.accessRoles.editAccessRole.handler(async ({ input, context }) => {
  const { tx, user, deps } = context;
  const { id, version, body, permissions } = await openRoleEdit(context, {
    id: input.params.id,
    body: input.body,
  });
  const by = [deps.now(), user.username];
  const values = [id, version, ...by, ...Object.values(ROLE.write({ ...body, permissions }))];
  const write = () =>
    tx.query<{ id: string }>({ name: 'edit-access-role', text: WRITE, values }).catch(whenNameTaken);
  const changed = await keepAdministrators(context, body.isEnabled ? 'modules' : 'isEnabled', async () => {
    // Before it is read who has the role: whoever is given it at this moment is one of them.
    await lockSeparation(tx);
    const userIds = await readHolderIds(tx, id);
    return (await changeRights(context, { userIds, field: 'modules' }, write)).result;
  });
  const { role } = await readRole(tx, id);
  if (!changed.length) throw moved(role);
  return { data: role };
});
