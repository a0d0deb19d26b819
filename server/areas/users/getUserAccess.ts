import type { PermissionOfUser, User } from '#contract/users.ts';
import { whatGives } from '#domain/access/whatGives.ts';
import { PERMISSIONS } from '#domain/permissions.ts';
import { toId } from '../../http/ids.ts';
import { os } from '../../http/os.ts';
import { explainForUser } from '../../signIn/explainForUser.ts';
import { type Grants, holderOf, readGrants } from '../../signIn/readGrants.ts';
import { readUser } from './readUser.ts';

const accessOf = ({ type }: User, grants: Grants): PermissionOfUser[] => {
  const holder = holderOf(type, grants);
  const held = new Map(explainForUser(holder, grants).map((one) => [one.permission, one.because]));
  return PERMISSIONS.map((permission) => {
    const because = held.get(permission) ?? [];
    return { permission, because, lacks: because.length ? [] : whatGives(permission, holder, grants.off) };
  });
};

/** Why a user can do what they can, and why not the rest. */
export const getUserAccess = os.users.getUserAccess.handler(async ({ input, context }) => {
  const { tx, deps } = context;
  const id = toId(input.params.id);
  const [user, grants] = await Promise.all([readUser(tx, id, deps.now()), readGrants(tx, id)]);
  return { data: { list: accessOf(user, grants) } };
});
