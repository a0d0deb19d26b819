import { osOpen } from '../../http/os.ts';
import { signedInUser } from '../../signIn/signedInUser.ts';
import { securityOf } from './readSecurity.ts';

/** How the caller signs in: password, second factor, recovery codes that are left. */
export const getMySecurity = osOpen.mySettings.getMySecurity.handler(async ({ context }) => ({
  data: await securityOf(context, signedInUser(context).userId),
}));
