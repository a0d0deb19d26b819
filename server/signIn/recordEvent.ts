import type { Tx } from '../db/context.ts';
import type { RequestContext } from '../http/deps.ts';
import { noteSignIn, type SignInEvent } from './noteSignIn.ts';

const WHO = `select set_config('app.user_id', $1, true), set_config('app.username', $2, true)`;
/** From here on the trail of the transaction names the person: they have proved who they are, but have no session in it. */
export const actAs = async (tx: Tx, who: { userId: string; username: string }): Promise<void> => {
  await tx.query({ text: WHO, values: [who.userId, who.username] });
};

const RECORD = `select audit.record_event($1, 'session', $2, null, $3::jsonb)`;

/**
 * Puts a sign-in event into the audit trail, and into the history of the account that it is about. `userId` is null while nobody has proved who they are: then the trail names
 * the username that was typed, but no actor.
 */
export const recordEvent = async (
  tx: Tx,
  context: RequestContext,
  event: SignInEvent,
  who: { userId: string | null; username: string },
  details: Record<string, string> = {},
): Promise<void> => {
  const { userId, username } = who;
  if (userId) await actAs(tx, { userId, username });
  await tx.query({ text: RECORD, values: [event, username, JSON.stringify(details)] });
  await noteSignIn(tx, context, event, username);
};
