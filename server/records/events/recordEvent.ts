import type { ApplicationMove } from '#domain/review/applicationMoves.ts';
import type { Standing } from '#domain/review/workflowActions.ts';
import type { Tx } from '../../db/context.ts';
import type { Owner } from '../parts/owner.ts';

/** One move of a record: what was done, from where (null: it begins here) and to where, why, and on which version. */
export interface Move {
  action: ApplicationMove;
  from: Standing | null;
  to: Standing;
  reason: string | null;
  /** What the people of the record are told. */
  told?: string | null;
  seenVersion: number | null;
}

// People outside write no words to themselves, and have no right to that column.
const insert = (
  hasTold: boolean,
) => `insert into application_event (partner_id, merchant_id, action, from_status, from_workflow,
    to_status, to_workflow, reason, seen_version, created_at, created_by${hasTold ? ', told' : ''})
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11${hasTold ? ', $12' : ''})`;

/** Writes a move into the history of a record. */
export const recordEvent = async (
  tx: Tx,
  { partnerId, merchantId }: Owner,
  { action, from, to, reason, told, seenVersion }: Move,
  by: { username: string; now: Date },
): Promise<void> => {
  const before = [from?.status ?? null, from?.workflow ?? null];
  const values = [partnerId, merchantId, action, ...before, to.status, to.workflow, reason, seenVersion];
  const hasTold = typeof told === 'string';
  await tx.query({
    name: hasTold ? 'record-event-told' : 'record-event',
    text: insert(hasTold),
    values: [...values, by.now, by.username, ...(hasTold ? [told] : [])],
  });
};
