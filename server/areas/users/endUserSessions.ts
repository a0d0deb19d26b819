import { toId } from '../../http/ids.ts';
import { os } from '../../http/os.ts';
import { endSessions } from '../../signIn/endSessions.ts';
import { readUser } from './readUser.ts';

const EVENT = `select audit.record_event('SESSION_ENDED', 'user_account', $1, null, $2::jsonb)`;

/** Ends one session of a user, or all; one that has ended already is none. */
export const endUserSessions = os.users.endUserSessions.handler(async ({ input, context }) => {
  const { tx, deps } = context;
  const user = await readUser(tx, toId(input.params.id), deps.now());
  const { sessionId } = input.body ?? {};
  const ended = await endSessions(tx, context, { user, reason: 'ended', sessionId });
  if (ended) await tx.query({ text: EVENT, values: [user.id, JSON.stringify({ sessions: ended })] });
  return { data: { ended } };
});
