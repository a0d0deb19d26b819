import { toId } from '../../http/ids.ts';
import { os } from '../../http/os.ts';
import { readUser } from './readUser.ts';

/** One account; 404 for one that the caller does not see. */
export const getUser = os.users.getUser.handler(async ({ input, context }) => ({
  data: await readUser(context.tx, toId(input.params.id), context.deps.now()),
}));
