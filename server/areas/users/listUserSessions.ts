import type { UserSession } from '#contract/people/users.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { instant, text } from '../../db/columns/kinds.ts';
import { toId } from '../../http/ids.ts';
import { os } from '../../http/os.ts';
import { readUser } from './readUser.ts';

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

/** Where a user is signed in now, the latest first. */
export const listUserSessions = os.users.listUserSessions.handler(async ({ input, context }) => {
  const { tx, user, deps } = context;
  const now = deps.now();
  const { id } = await readUser(tx, toId(input.params.id), now);
  const sessions = await SESSION.read(tx, { name: 'user-sessions', text: READ, values: [id, now] });
  return { data: { list: sessions.map((one) => ({ ...one, isThis: one.id === user.familyId })) } };
});
