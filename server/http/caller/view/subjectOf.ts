import { whyNoRoleView } from '#domain/access/view/viewAs.ts';
import { permissionsOf } from '#domain/permissions.ts';
import type { Selected } from '../../../db/columns/columnsOf.ts';
import { querySession } from '../../../db/context.ts';
import type { RequestContext } from '../../deps.ts';
import { loadUser, type SignedIn } from '../loadUser.ts';
import { READ_VIEWED_ROLE, VIEWED_ROLE, type ViewedRole } from './viewedRole.ts';

/** What a view shows: a person, or a role as somebody of the staff who has nothing else would have it. */
export type Subject = { userId: string; roleId: null } | { userId: null; roleId: string };

const inRole = (viewer: SignedIn, { name, permissions }: ViewedRole): SignedIn => ({
  ...viewer,
  roles: [name],
  moduleAccessibility: permissions,
  roleModules: { [name]: permissions },
  permissions: permissionsOf({ type: viewer.type, roles: [name], moduleAccessibility: permissions }),
});

const roleOf = async ({ deps, requestId }: RequestContext, roleId: string): Promise<ViewedRole | null> => {
  const statement = { ...READ_VIEWED_ROLE, values: [roleId] };
  const [row] = await querySession<Selected<ViewedRole>>(deps.pools, requestId, statement);
  const role = row && VIEWED_ROLE.present(row);
  return role && whyNoRoleView(role) === null ? role : null;
};

/** Whom a view shows, as of now; null once the account or role is out of use. */
export const subjectOf = async (
  context: RequestContext,
  viewer: SignedIn,
  { userId, roleId }: Subject,
): Promise<SignedIn | null> => {
  const { deps, requestId } = context;
  if (userId !== null) return loadUser(deps.pools, requestId, userId, null, deps.now());
  const role = await roleOf(context, roleId);
  return role && inRole(viewer, role);
};
