import { draftExpires } from '#domain/applicants/draftLife.ts';
import type { Tx } from '../../../db/context.ts';

const TOUCH = `update applicant_draft set revision = revision + 1, changed_at = $2, expires_at = $3, reminders_sent = 0
  where id = $1 and state = 'OPEN' returning revision`;

/** Counts a change of a draft that is locked, which keeps it for another 90 days; answers the count. */
export const touchDraft = async (tx: Tx, draftId: string, now: Date): Promise<number> => {
  const values = [draftId, now, draftExpires(now)];
  const [row] = await tx.query<{ revision: number }>({ name: 'touch-draft', text: TOUCH, values });
  if (!row) throw new Error('A draft that was locked is not there');
  return row.revision;
};
