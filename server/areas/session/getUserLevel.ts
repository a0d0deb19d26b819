import { osOpen } from '../../http/os.ts';
import { signedInUser } from '../../signIn/signedInUser.ts';

/** How far the user's data reaches: all, one partner, or stores of one. */
export const getUserLevel = osOpen.session.getUserLevel.handler(async ({ context }) => ({
  data: { accessLevel: signedInUser(context).accessLevel },
}));
