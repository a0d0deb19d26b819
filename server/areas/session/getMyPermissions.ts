import { withSession } from '../../db/context.ts';
import type { SignedIn } from '../../http/caller/loadUser.ts';
import { osOpen } from '../../http/os.ts';
import { explainForUser } from '../../signIn/rights/explainForUser.ts';
import { readGrants } from '../../signIn/rights/readGrants.ts';
import { signedInUser } from '../../signIn/signedInUser.ts';

const ofRoles = ({ roleModules }: SignedIn) => ({
  roles: Object.entries(roleModules).map(([name, permissions]) => ({ name, permissions })),
  granted: [],
});

/** What the user may do, and why: each permission with the roles and modules that give it. */
export const getMyPermissions = osOpen.session.getMyPermissions.handler(async ({ context }) => {
  const user = signedInUser(context);
  const { deps, requestId } = context;
  const userId = user.view ? user.view.userId : user.userId;
  const grants =
    userId === null
      ? ofRoles(user)
      : await withSession(deps.pools, requestId, (tx) => readGrants(tx, userId));
  const list = explainForUser(user, grants).filter(({ permission }) => user.permissions.has(permission));
  return { data: { list } };
});
