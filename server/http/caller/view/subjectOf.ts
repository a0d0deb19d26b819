import { whyNoRoleView } from '#domain/access/view/viewAs.ts';
import { permissionsOf } from '#domain/permissions.ts';
import type { Selected } from '../../../db/columns/columnsOf.ts';
import { querySession } from '../../../db/context.ts';
import type { RequestContext } from '../../deps.ts';
import { loadUser, type SignedIn } from '../loadUser.ts';
import { type Place, reachAt } from './reachAt.ts';
import { READ_VIEWED_ROLE, VIEWED_ROLE, type ViewedRole } from './viewedRole.ts';

/**
 * What a view shows: a person, or a role as somebody who has nothing else would have it, of the staff or, for a role of partners, at a
 * place.
 */
export type Subject =
  | { userId: string; roleId: null; place: null }
  | { userId: null; roleId: string; place: Place | null };

const inRole = (viewer: SignedIn, { name, permissions }: ViewedRole, reach: Partial<SignedIn>): SignedIn => {
  const holder = { ...viewer, ...reach, roles: [name], moduleAccessibility: permissions };
  return {
    ...holder,
    roleModules: { [name]: permissions },
    permissions: permissionsOf(holder),
  };
};

const roleOf = async ({ deps, requestId }: RequestContext, roleId: string): Promise<ViewedRole | null> => {
  const statement = { ...READ_VIEWED_ROLE, values: [roleId] };
  const [row] = await querySession<Selected<ViewedRole>>(deps.pools, requestId, statement);
  const role = row && VIEWED_ROLE.present(row);
  return role && whyNoRoleView(role) === null ? role : null;
};

/** Whom a view shows, as of now; null once the account or role is out of use, or the place is gone. */
export const subjectOf = async (
  context: RequestContext,
  viewer: SignedIn,
  { userId, roleId, place }: Subject,
): Promise<SignedIn | null> => {
  const { deps, requestId } = context;
  if (userId !== null) return loadUser(deps.pools, requestId, userId, null, deps.now());
  const role = await roleOf(context, roleId);
  // A role that has gone to the other kind of people meanwhile would show the wrong rows.
  if (!role || role.isExternal !== (place !== null)) return null;
  const reach = place ? await reachAt(context, viewer, place) : {};
  return reach && inRole(viewer, role, reach);
};
