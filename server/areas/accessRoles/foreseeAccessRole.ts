import type { ForeseenPermission } from '#contract/accessRoles.ts';
import { checkAdministration, ROLE_ADMINISTRATION } from '#domain/access/accessRole.ts';
import { type MovedPermission, rightsWith, roleEffect } from '#domain/access/rights/roleEffect.ts';
import type { Tx } from '../../db/context.ts';
import { os } from '../../http/os.ts';
import { readAdministrators, refuseAdministration } from '../../signIn/rights/keepAdministrators.ts';
import { refuseNewConflicts } from '../../signIn/rights/refuseConflicts.ts';
import { readSeparation } from '../../signIn/rights/separationRules.ts';
import { needsSecondPerson, openRoleEdit, type RoleEdit } from './openRoleEdit.ts';
import { type Holder, readHolders } from './readHolders.ts';
import { nameTaken } from './whenNameTaken.ts';

const PEOPLE_NAMED = 5;
const READ_ONLY = 'set transaction read only';
const TAKEN = 'select id from access_role where name = $1::citext and id <> $2';

const isAdministrator = (holder: Holder, role: RoleEdit['after']): boolean => {
  const held = rightsWith(holder, role);
  return (
    holder.isActive &&
    holder.type === 'INTERNAL' &&
    ROLE_ADMINISTRATION.every((permission) => held.has(permission))
  );
};

/** Ids of the administrators of access roles before and after an edit. */
const administrators = async (tx: Tx, holders: readonly Holder[], { after: role }: RoleEdit) => {
  const before = await readAdministrators(tx);
  const after = new Set(before);
  for (const holder of holders)
    if (isAdministrator(holder, role)) after.add(holder.id);
    else after.delete(holder.id);
  return { before, after };
};

const told =
  (mayName: boolean) =>
  ({ permission, holders }: MovedPermission<Holder>): ForeseenPermission => ({
    permission,
    count: holders.length,
    people: mayName ? holders.slice(0, PEOPLE_NAMED).map(({ id, name }) => ({ id, name })) : [],
  });

/**
 * What saving this body would do to the people who have the role; nothing is written. Refused where saving is. 404, 409, 428, 400, 422
 * rule_*.
 */
export const foreseeAccessRole = os.accessRoles.foreseeAccessRole.handler(async ({ input, context }) => {
  const { tx, user, deps } = context;
  await tx.query({ text: READ_ONLY });
  const edit = await openRoleEdit(context, { id: input.params.id, body: input.body });
  const { before, after, body } = edit;
  const taken = await tx.query({ name: 'role-name-taken', text: TAKEN, values: [body.role, edit.id] });
  if (taken.length) throw nameTaken();
  const holders = await readHolders(tx, edit.id, { now: deps.now(), familyId: user.familyId });
  const field = body.isEnabled ? 'modules' : 'isEnabled';
  const problem = checkAdministration({ ...(await administrators(tx, holders, edit)), by: user.userId });
  if (problem) throw refuseAdministration(problem, field);
  const changes = holders.map((holder) => ({
    name: holder.name,
    before: rightsWith(holder, before),
    after: rightsWith(holder, after),
  }));
  refuseNewConflicts(await readSeparation(tx), changes, user, 'modules');
  const { gains, losses, losers } = roleEffect(holders, before, after);
  const tell = told(user.permissions.has('UR_VIEW'));
  return {
    data: {
      holders: holders.length,
      gains: gains.map(tell),
      losses: losses.map(tell),
      needsSecondPerson: needsSecondPerson(edit),
      signedOut: losers.filter(({ isSignedIn }) => isSignedIn).length,
    },
  };
});
