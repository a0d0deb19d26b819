import type { UserSession } from '#contract/people/users.ts';
import { columnsOf } from '../db/columns/columnsOf.ts';
import { instant, text } from '../db/columns/kinds.ts';
import type { Tx } from '../db/context.ts';

const SESSION = columnsOf<Omit<UserSession, 'isThis'>>('session_family f')({
  id: text('f.id::text'),
  agent: text('f.agent'),
  dtimeStarted: instant('f.created_at'),
  dtimeUsed: instant(
    'coalesce((select max(t.issued_at) from refresh_token t where t.family_id = f.id), f.created_at)',
  ),
  dtimeExpires: instant('f.expires_at'),
});
const READ = `select ${SESSION.select} from session_family f
  where f.user_id = $1 and f.ended_at is null and f.expires_at > $2 order by f.created_at desc, f.id`;

/** Where a user is signed in, the latest first; `familyId` is the session that asks. */
export const userSessions = async (
  tx: Tx,
  { userId, familyId, now }: { userId: string; familyId: string | null; now: Date },
): Promise<UserSession[]> => {
  const sessions = await SESSION.read(tx, { name: 'user-sessions', text: READ, values: [userId, now] });
  return sessions.map((session) => ({ ...session, isThis: session.id === familyId }));
};
