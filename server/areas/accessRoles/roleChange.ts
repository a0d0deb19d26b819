import { accessRoleBody } from '#contract/accessRoles.ts';
import type { Difference } from '#contract/approvals.ts';
import { rowHandler } from '../../approvals/kind.ts';
import { setTo } from '../../db/columns/definitionOf.ts';
import type { Tx } from '../../db/context.ts';
import type { Work } from '../../records/lock/work.ts';
import { changeRights } from '../../signIn/rights/changeRights.ts';
import { keepAdministrators } from '../../signIn/rights/keepAdministrators.ts';
import { readRights } from '../../signIn/rights/readRights.ts';
import { lockSeparation } from '../../signIn/rights/separationRules.ts';
import { type RoleEdit, readRoleEdit } from './openRoleEdit.ts';
import { readHolderIds } from './readHolders.ts';
import { enabledIn } from './readModules.ts';
import { ROLE, readRole } from './readRole.ts';
import { whenNameTaken } from './whenNameTaken.ts';

const WRITE = `update access_role set ${setTo(ROLE, 5)}, version = version + 1, updated_at = $3, updated_by = $4
  where id = $1 and version = $2 returning id`;

/**
 * Writes a role and settles what it means for the people who have it; false where the role is not in that version any more. 422 rule_*.
 */
export const writeRole = async (
  context: Work,
  { id, version, body, permissions }: RoleEdit,
): Promise<boolean> => {
  const { tx, user, deps } = context;
  const values = [
    id,
    version,
    deps.now(),
    user.username,
    ...Object.values(ROLE.write({ ...body, permissions })),
  ];
  const write = () =>
    tx.query<{ id: string }>({ name: 'edit-access-role', text: WRITE, values }).catch(whenNameTaken);
  return keepAdministrators(context, body.isEnabled ? 'modules' : 'isEnabled', async () => {
    // Before it is read who has the role: whoever is given it at this moment is one of them.
    await lockSeparation(tx);
    const userIds = await readHolderIds(tx, id);
    return (await changeRights(context, { userIds, field: 'modules' }, write)).result.length > 0;
  });
};

const LOCK = 'select version from access_role where id = $1 for update';
const MAKER = 'select maker_id::text as id from approval_request where id = $1';

/** All that the maker of a request may do now. */
const heldByMaker = async (tx: Tx, requestId: string): Promise<Iterable<string>> => {
  const [maker] = await tx.query<{ id: string }>({
    name: 'maker-of-approval',
    text: MAKER,
    values: [requestId],
  });
  const [rights] = await readRights(tx, maker ? [maker.id] : []);
  return rights?.permissions ?? [];
};

/** A change of a role that makes it approve, move money or give rights. One of the two people holds all that it newly gives. */
export const roleChange = rowHandler({
  name: 'ACCESS_ROLE',
  command: accessRoleBody,
  delayHours: () => 0,
  lock: async (tx, { ownerId }) => {
    const [role] = await tx.query<{ version: number }>({
      name: 'lock-role',
      text: LOCK,
      values: [ownerId],
    });
    return role ? { version: role.version, isEditable: true } : null;
  },
  describe: async (tx, { ownerId }, body) => {
    const { role, permissions: before } = await readRole(tx, ownerId);
    const after = enabledIn(body, role.modules);
    const own = (['role', 'isEnabled', 'isExternal', 'requiresSecondFactor'] as const).flatMap(
      (field): Difference[] =>
        role[field] === body[field]
          ? []
          : [{ field, before: String(role[field]), after: String(body[field]) }],
    );
    const moved = [...new Set([...before, ...after])].filter(
      (permission) => before.includes(permission) !== after.includes(permission),
    );
    const said = (list: readonly string[], permission: string) => String(list.includes(permission));
    return [
      ...own,
      ...moved.map((field) => ({ field, before: said(before, field), after: said(after, field) })),
    ];
  },
  beside: async (tx, { ownerId }) => {
    const { role } = await readRole(tx, ownerId);
    return [{ field: 'userCount', value: String(role.userCount) }];
  },
  apply: async (tx, { ownerId: id }, body, { call, requestId }) => {
    if (!call) throw new Error('A change of a role is made in the call that approves it');
    const held = new Set([...call.user.permissions, ...(await heldByMaker(tx, requestId))]);
    const { role } = await readRole(tx, id);
    const edit = await readRoleEdit(tx, { id, body, held, version: role.version });
    if (!(await writeRole(call, edit))) throw new Error('The role was locked, and moved all the same');
  },
});
