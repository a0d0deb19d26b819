import { whyNoRoleView } from '#domain/access/view/viewAs.ts';
import { READ_VIEWED_ROLE, VIEWED_ROLE } from '../../../http/caller/view/viewedRole.ts';
import { fail, notFound } from '../../../http/errors/fail.ts';
import { toId } from '../../../http/ids.ts';
import { os } from '../../../http/os.ts';
import { openView } from './openView.ts';

/** Begins to view as a role of staff sees the portal. 404, 422 rule_role_not_viewed. */
export const beginRoleView = os.views.beginRoleView.handler(async ({ input, context }) => {
  const values = [toId(input.params.id)];
  const [role] = await VIEWED_ROLE.read(context.tx, { ...READ_VIEWED_ROLE, values });
  if (!role) throw notFound();
  const why = whyNoRoleView(role);
  if (why) throw fail('rule_role_not_viewed', why);
  return { data: await openView(context, { userId: null, roleId: role.id }, input.body.reason) };
});
