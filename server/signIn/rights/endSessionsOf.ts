import type { Tx } from '../../db/context.ts';
import type { SignedIn } from '../../http/caller/loadUser.ts';
import type { RequestContext } from '../../http/deps.ts';
import { agentOf } from '../noteSignIn.ts';

const END = `with ended as (
    update session_family set ended_at = $2, end_reason = 'rights'
    where user_id = any ($1::bigint[]) and ended_at is null and expires_at > $2 and ($3::uuid is null or id <> $3)
    returning user_id
  ), noted as (
    insert into sign_in (user_id, what, at, agent, address) select distinct user_id, 'SESSION_ENDED', $2::timestamptz, $4, $5 from ended
  )
  select user_id::text as id, count(*)::int as sessions from ended group by user_id`;

/**
 * Ends the sessions of these people, since they hold less, and notes it at each account. The session in which the change is made goes on:
 * its rights are read anew at each request like any other's, and whoever acts knows what they did. Answers how many of whom.
 */
export const endSessionsOf = async (
  context: RequestContext & { tx: Tx; user: SignedIn },
  userIds: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  if (!userIds.length) return new Map();
  const { tx, user, deps, address } = context;
  const values = [userIds, deps.now(), user.familyId, agentOf(context), address];
  const rows = await tx.query<{ id: string; sessions: number }>({
    name: 'end-lost-rights',
    text: END,
    values,
  });
  return new Map(rows.map(({ id, sessions }) => [id, sessions]));
};
