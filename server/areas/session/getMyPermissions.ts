import { withSession } from '../../db/context.ts';
import { osOpen } from '../../http/os.ts';
import { explainForUser, type RoleGrant } from '../../signIn/explainForUser.ts';
import { signedInUser } from '../../signIn/signedInUser.ts';

const ROLES = `select a.name::text as name, a.permissions from user_access_role ua
  join access_role a on a.id = ua.access_role_id and a.is_enabled where ua.user_id = $1 order by a.name`;

/** What the user may do, and why: each permission with the roles and modules that give it. */
export const getMyPermissions = osOpen.session.getMyPermissions.handler(async ({ context }) => {
  const user = signedInUser(context);
  const roles = await withSession(context.deps.pools, context.requestId, (tx) =>
    tx.query<RoleGrant & { [column: string]: unknown }>({ text: ROLES, values: [user.userId] }),
  );
  return { data: { list: explainForUser(user, roles) } };
});
