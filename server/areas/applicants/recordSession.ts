import type { Tx } from '../../db/context.ts';
import { nameActor } from '../../db/nameActor.ts';
import { APPLICANT } from '../../http/caller/applicant.ts';

const RECORD = `select audit.record_event($1, 'session', $2, null, $3::jsonb)`;

/** Puts the beginning or end of an applicant's session into the audit trail, by the application: there is no user. */
export const recordSession = async (
  tx: Tx,
  event: 'LOGIN' | 'LOGOUT',
  { username, partnerId }: { username: string; partnerId: string | null },
): Promise<void> => {
  await nameActor(tx, { name: username, role: APPLICANT.role });
  await tx.query({ text: RECORD, values: [event, username, JSON.stringify({ partner_id: partnerId })] });
};
