import { placeProblem, reachesOf, type ViewPlace } from '#domain/access/view/roleReach.ts';
import { whyNoRoleView } from '#domain/access/view/viewAs.ts';
import type { Assignment } from '#domain/people/assignments.ts';
import { columnsOf } from '../../../db/columns/columnsOf.ts';
import type { Tx } from '../../../db/context.ts';
import type { Place } from '../../../http/caller/view/reachAt.ts';
import { ROLE_REACH } from '../../../http/caller/view/roleReach.ts';
import { VIEWED_ROLE, type ViewedRole } from '../../../http/caller/view/viewedRole.ts';
import { badFields, fail, notFound } from '../../../http/errors/fail.ts';
import { toId } from '../../../http/ids.ts';
import { os } from '../../../http/os.ts';
import { strangeStores } from '../invitations/checkNewUser.ts';
import { openPartner } from '../invitations/openPartner.ts';
import { openView } from './openView.ts';

interface Asked extends ViewedRole {
  titles: Assignment[];
  levels: string[];
}
const ROLE = columnsOf<Asked>('access_role a')({ ...VIEWED_ROLE.columns, ...ROLE_REACH.columns });
const READ = `select ${ROLE.select} from access_role a where a.id = $1`;

/** The place that was chosen, none for a role of staff. 400 for none that is needed, none that there is, and a store of another partner. */
const chosenPlace = async (tx: Tx, role: Asked, chosen: ViewPlace): Promise<Place | null> => {
  const problem = placeProblem({ ...role, reaches: reachesOf(role.titles, role.levels) }, chosen);
  if (problem) throw badFields(problem);
  const { partnerId, merchantId = null } = chosen;
  if (partnerId === undefined) return null;
  await openPartner(tx, partnerId);
  const strange = await strangeStores(tx, merchantId === null ? [] : [merchantId], partnerId);
  if (strange) throw badFields({ merchantId: strange });
  return { partnerId, merchantId };
};

/** Begins to view as a role sees the portal, one of partners at the partner or store that is chosen. 400, 404, 422 rule_role_not_viewed. */
export const beginRoleView = os.views.beginRoleView.handler(async ({ input, context }) => {
  const { reason, ...chosen } = input.body;
  const values = [toId(input.params.id)];
  const [role] = await ROLE.read(context.tx, { name: 'role-to-view', text: READ, values });
  if (!role) throw notFound();
  const why = whyNoRoleView(role);
  if (why) throw fail('rule_role_not_viewed', why);
  const place = await chosenPlace(context.tx, role, chosen);
  return { data: await openView(context, { userId: null, roleId: role.id, place }, reason) };
});
