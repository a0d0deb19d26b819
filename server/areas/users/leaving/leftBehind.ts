import type { LeftBehind } from '#contract/people/users.ts';
import { claimsCountSince } from '#domain/review/workflowActions.ts';
import { columnsOf } from '../../../db/columns/columnsOf.ts';
import { int } from '../../../db/columns/kinds.ts';
import type { Tx } from '../../../db/context.ts';

const LEFT = columnsOf<LeftBehind>('(select)')({
  claims: int('(select count(*)::int from review_claim c where c.user_id = $1 and c.claimed_at > $2)'),
  forms: int('forms_begun($1)'),
  requests: int(`(select count(*)::int from user_request r where r.user_id = $1 and r.status = 'SUBMITTED')`),
  changes: int(
    `(select count(*)::int from approval_request a where a.maker_id = $1 and a.state = 'PENDING')`,
  ),
});
const READ = `select ${LEFT.select}`;

/** What somebody who leaves now leaves behind. */
export const leftBehind = async (tx: Tx, userId: string, now: Date): Promise<LeftBehind> => {
  const values = [userId, claimsCountSince(now)];
  const [left] = await LEFT.read(tx, { name: 'left-behind', text: READ, values });
  return left ?? { claims: 0, forms: 0, requests: 0, changes: 0 };
};
