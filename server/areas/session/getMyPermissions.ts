import { withSession } from '../../db/context.ts';
import { osOpen } from '../../http/os.ts';
import { explainForUser } from '../../signIn/rights/explainForUser.ts';
import { readGrants } from '../../signIn/rights/readGrants.ts';
import { signedInUser } from '../../signIn/signedInUser.ts';

/** What the user may do, and why: each permission with the roles and modules that give it. */
export const getMyPermissions = osOpen.session.getMyPermissions.handler(async ({ context }) => {
  const user = signedInUser(context);
  const grants = await withSession(context.deps.pools, context.requestId, (tx) =>
    readGrants(tx, user.userId),
  );
  return { data: { list: explainForUser(user, grants) } };
});
