import { toId } from '../../../http/ids.ts';
import { os } from '../../../http/os.ts';
import { readUser } from '../readUser.ts';
import { leftBehind } from './leftBehind.ts';

/** What an account would leave behind: reviews it has taken, forms it has begun, what it asked for. 404. */
export const getLeftBehind = os.users.getLeftBehind.handler(async ({ input, context }) => {
  const { tx, deps } = context;
  const now = deps.now();
  const { id } = await readUser(tx, toId(input.params.id), now);
  return { data: await leftBehind(tx, id, now) };
});
