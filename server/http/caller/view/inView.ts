import type { CallMeta } from '#contract/call.ts';
import { mayView, NOT_IN_VIEW, type ViewEnd } from '#domain/access/view/viewAs.ts';
import { VIEW_HEADER } from '#domain/access/view/viewHeader.ts';
import { columnsOf, type Selected } from '../../../db/columns/columnsOf.ts';
import { id, moment } from '../../../db/columns/kinds.ts';
import { querySession, withSession } from '../../../db/context.ts';
import type { RequestContext } from '../../deps.ts';
import { fail } from '../../errors/fail.ts';
import type { SignedIn } from '../loadUser.ts';
import { endView } from './endView.ts';
import { seenThrough } from './seenThrough.ts';
import { type Subject, subjectOf } from './subjectOf.ts';

interface Open {
  userId: string | null;
  roleId: string | null;
  partnerId: string | null;
  merchantId: string | null;
  endsAt: Date;
}
const OPEN = columnsOf<Open>('view_as v')({
  userId: id('v.user_id'),
  roleId: id('v.access_role_id'),
  partnerId: id('v.partner_id'),
  merchantId: id('v.merchant_id'),
  endsAt: moment('v.ends_at'),
});
const READ = `select ${OPEN.select} from view_as v where v.id = $1 and v.family_id = $2 and v.ended_at is null`;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

const over = () =>
  fail('view_ended', {
    en: 'Your view as somebody else has ended.',
    fil: 'Natapos na ang pagtingin mo bilang ibang tao.',
  });

const read = async ({ deps, requestId }: RequestContext, viewId: string, viewer: SignedIn): Promise<Open> => {
  const statement = { name: 'open-view', text: READ, values: [viewId, viewer.familyId] };
  const [row] = UUID.test(viewId) ? await querySession<Selected<Open>>(deps.pools, requestId, statement) : [];
  if (!row) throw over();
  return OPEN.present(row);
};

/** Ends the view in a transaction of its own, which the refusal does not undo. */
const overFor = async ({ deps, requestId }: RequestContext, viewId: string, reason: ViewEnd) => {
  await withSession(deps.pools, requestId, (tx) => endView(tx, viewId, reason, deps.now()));
  return over();
};

const refuseInView = (method: string | undefined, { inView }: CallMeta): void => {
  if (method !== 'GET') throw fail('forbidden', NOT_IN_VIEW.write);
  if (inView === 'file' || inView === 'own') throw fail('forbidden', NOT_IN_VIEW[inView]);
};

/**
 * Whoever asks, as their tab says that they ask: in a view as its subject sees the portal, else as themselves. Throws 403 view_ended for a
 * view that is over or of another sign-in, never falling back to the viewer's own rights; 403 forbidden for all that is no plain read.
 */
export const inView = async (
  context: RequestContext,
  viewer: SignedIn,
  { route, meta }: { route: { method?: string }; meta: CallMeta },
): Promise<SignedIn> => {
  const viewId = context.headers.get(VIEW_HEADER);
  if (viewId === null || meta.inView === 'kept') return viewer;
  const { userId, roleId, partnerId, merchantId, endsAt } = await read(context, viewId, viewer);
  if (!mayView(viewer)) throw await overFor(context, viewId, 'right');
  if (endsAt <= context.deps.now()) throw await overFor(context, viewId, 'time');
  const of = { userId, roleId, place: partnerId === null ? null : { partnerId, merchantId } } as Subject;
  const subject = await subjectOf(context, viewer, of);
  if (!subject) throw await overFor(context, viewId, 'subject');
  refuseInView(route.method, meta);
  return seenThrough(viewer, subject, of);
};
