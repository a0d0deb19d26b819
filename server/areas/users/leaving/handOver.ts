import type { User } from '#contract/people/users.ts';
import { type Permission, permissionsOf } from '#domain/permissions.ts';
import { waitsFor } from '#domain/review/workflowActions.ts';
import { columnsOf } from '../../../db/columns/columnsOf.ts';
import { id, text } from '../../../db/columns/kinds.ts';
import type { Tx } from '../../../db/context.ts';
import { holderOf, readGrants } from '../../../signIn/rights/readGrants.ts';

interface Held {
  id: string;
  status: Parameters<typeof waitsFor>[0];
  workflowStatus: Parameters<typeof waitsFor>[1];
}
const HELD = columnsOf<Held>('review_claim c, partner p, merchant m')({
  id: id('c.id'),
  status: text('coalesce(m.status, p.status)'),
  workflowStatus: text('case when m.id is null then p.workflow_status else m.workflow_status end'),
});
const READ = `select ${HELD.select} from review_claim c join partner p on p.id = c.partner_id
  left join merchant m on m.id = c.merchant_id where c.user_id = $1 order by c.id for update of c`;
// From now on, so that what was taken long ago does not end under the hands of whoever takes it over.
const GIVE =
  'update review_claim set user_id = $2, username = $3, claimed_at = $4 where id = any ($1::bigint[])';
const FREE = 'delete from review_claim where id = any ($1::bigint[])';
const FORMS = 'select hand_over_forms($1, $2) as forms';

const mayReview = (held: ReadonlySet<Permission>, { status, workflowStatus }: Held): boolean => {
  const permission = waitsFor(status, workflowStatus);
  return permission !== null && held.has(permission);
};

/**
 * Hands what somebody has under review, and the forms they have begun, to a successor. What the successor may not review, and all
 * of it without one, goes back to the queue.
 */
export const handOver = async (
  tx: Tx,
  leaver: Pick<User, 'id'>,
  successor: Pick<User, 'id' | 'username' | 'type'> | null,
  now: Date,
): Promise<{ claims: number; released: number; forms: number }> => {
  const claims = await HELD.read(tx, { name: 'claims-held', text: READ, values: [leaver.id] });
  const held = successor
    ? permissionsOf(holderOf(successor.type, await readGrants(tx, successor.id)))
    : new Set<Permission>();
  const [given, freed] = [
    claims.filter((claim) => mayReview(held, claim)),
    claims.filter((claim) => !mayReview(held, claim)),
  ];
  const ids = (some: readonly Held[]) => some.map((claim) => claim.id);
  if (successor && given.length)
    await tx.query({ text: GIVE, values: [ids(given), successor.id, successor.username, now] });
  if (freed.length) await tx.query({ text: FREE, values: [ids(freed)] });
  const [moved] = successor
    ? await tx.query<{ forms: number }>({ text: FORMS, values: [leaver.id, successor.id] })
    : [];
  return { claims: given.length, released: freed.length, forms: moved?.forms ?? 0 };
};
