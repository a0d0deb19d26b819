import type { PermissionOfUser, User } from '#contract/people/users.ts';
import { RESERVED_ROLES } from '#domain/access/roles.ts';
import { type Lack, whatGives } from '#domain/access/whatGives.ts';
import { PERMISSIONS } from '#domain/permissions.ts';
import { toId } from '../../http/ids.ts';
import { os } from '../../http/os.ts';
import { explainForUser } from '../../signIn/rights/explainForUser.ts';
import { type Grants, holderOf, readGrants } from '../../signIn/rights/readGrants.ts';
import { readUser } from './readUser.ts';

const OF_PARTNERS = new Set<string>(
  RESERVED_ROLES.filter(({ isExternal }) => isExternal).map(({ name }) => name),
);

/** What partners are told that somebody lacks: no role of staff by its name, what only those give is for staff. */
const toldOutside = (lacks: readonly Lack[]): Lack[] => {
  const told = lacks.filter(({ kind, name }) => kind !== 'role' || OF_PARTNERS.has(name));
  return told.length || !lacks.length ? told : [{ kind: 'type', name: 'INTERNAL' }];
};

/** Every permission there is: what gives it to somebody of these grants, or what would. */
export const accessOf = (
  { type }: Pick<User, 'type'>,
  grants: Grants,
  isOutside: boolean,
): PermissionOfUser[] => {
  const holder = holderOf(type, grants);
  const held = new Map(explainForUser(holder, grants).map((one) => [one.permission, one.because]));
  return PERMISSIONS.map((permission) => {
    const because = held.get(permission) ?? [];
    const lacks = because.length ? [] : whatGives(permission, holder, grants);
    return { permission, because, lacks: isOutside ? toldOutside(lacks) : lacks };
  });
};

/** Why a user can do what they can, and why not the rest. */
export const getUserAccess = os.users.getUserAccess.handler(async ({ input, context }) => {
  const { tx, deps, user: reader } = context;
  const id = toId(input.params.id);
  const [user, grants] = await Promise.all([readUser(tx, id, deps.now()), readGrants(tx, id)]);
  return { data: { list: accessOf(user, grants, reader.type === 'EXTERNAL') } };
});
