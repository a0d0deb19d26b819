import type { User } from '#contract/people/users.ts';
import type { SignedIn } from '../../http/caller/loadUser.ts';
import { toId } from '../../http/ids.ts';
import { os } from '../../http/os.ts';
import { readUser } from './readUser.ts';

/** The letters of a registration code let more people in, as long as it has uses left: only whoever makes codes reads them. */
const withoutCode = (account: User, { permissions }: SignedIn): User =>
  permissions.has('UR_CREATE') ? account : { ...account, registrationCode: null };

/** One account; 404 for one that the caller does not see. */
export const getUser = os.users.getUser.handler(async ({ input, context }) => {
  const account = await readUser(context.tx, toId(input.params.id), context.deps.now());
  return { data: withoutCode(account, context.user) };
});
