import { sign } from '../../http/caller/sign.ts';
import { osOpen } from '../../http/os.ts';
import { signedInUser } from '../../signIn/signedInUser.ts';

const HANDOVER_SECONDS = 60;

/** A token signed by us that tells a linked product who the user is; it ends after a minute and opens nothing here. */
export const getUserToken = osOpen.session.getUserToken.handler(async ({ context }) => {
  const { deps } = context;
  const { userId, username, type } = signedInUser(context);
  const claims = { username, type };
  return { data: await sign(deps.pools, 'handover', userId, claims, HANDOVER_SECONDS, deps.now()) };
});
