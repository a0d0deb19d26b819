import { toId } from '../../http/ids.ts';
import { os } from '../../http/os.ts';
import { readRole } from './readRole.ts';

/** One access role with its modules; 404 when there is none. */
export const getAccessRole = os.accessRoles.getAccessRole.handler(async ({ input, context }) => {
  const { role } = await readRole(context.tx, toId(input.params.id));
  return { data: role };
});
