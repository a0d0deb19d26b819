import { rightsMoved } from '#domain/access/rights/roleEffect.ts';
import { pathOf } from '#domain/pages.ts';
import type { Permission } from '#domain/permissions.ts';
import type { Tx } from '../../db/context.ts';
import type { SignedIn } from '../../http/caller/loadUser.ts';
import type { RequestContext } from '../../http/deps.ts';
import { composeRightsLost } from '../../messages/composeRightsLost.ts';
import { leaveWith } from '../../notices/leaveWith.ts';
import { agentOf } from '../noteSignIn.ts';
import { mailToUsers } from './mailToUsers.ts';
import type { Rights } from './readRights.ts';
import { rightsNotices } from './rightsNotices.ts';

const END = `with ended as (
    update session_family set ended_at = $2, end_reason = 'rights'
    where user_id = any ($1::bigint[]) and ended_at is null and expires_at > $2 and ($3::uuid is null or id <> $3)
    returning user_id
  )
  insert into sign_in (user_id, what, at, agent, address) select distinct user_id, 'SESSION_ENDED', $2::timestamptz, $4, $5 from ended`;
const NAMES =
  'select username::text as name from user_account where id = any ($1::bigint[]) and username is not null';

const none: ReadonlySet<Permission> = new Set();

/** People by what they lost, those alike together. */
const losersOf = (before: readonly Rights[], after: readonly Rights[]) => {
  const now = new Map(after.map(({ id, permissions }) => [id, permissions]));
  const lost = before
    .map(({ id, permissions }) => ({ id, lost: rightsMoved(permissions, now.get(id) ?? none).lost }))
    .filter((one) => one.lost.length > 0);
  return [...Map.groupBy(lost, (one) => one.lost.join()).values()].map((alike) => ({
    ids: alike.map(({ id }) => id),
    lost: alike[0]?.lost ?? [],
  }));
};

/**
 * Signs out whoever holds less than before, and tells them by a notice and by mail. The session in which the change is made goes on: its
 * rights are read anew at each request like any other's, and whoever acts knows what they did.
 */
export const endLostRights = async (
  context: RequestContext & { tx: Tx; user: SignedIn },
  before: readonly Rights[],
  after: readonly Rights[],
): Promise<void> => {
  const { tx, user, deps, language } = context;
  const at = deps.now();
  for (const { ids, lost } of losersOf(before, after)) {
    const values = [ids, at, user.familyId, agentOf(context), context.address];
    await tx.query({ name: 'end-lost-rights', text: END, values });
    const names = await tx.query<{ name: string }>({ text: NAMES, values: [ids] });
    const usernames = names.map(({ name }) => name);
    const kind = rightsNotices['rights-lost'];
    await leaveWith(tx, { usernames, kind, params: { lost }, link: pathOf('myPermissions'), at });
    const others = ids.filter((id) => id !== user.userId);
    await mailToUsers(tx, others, composeRightsLost(lost), language);
  }
};
