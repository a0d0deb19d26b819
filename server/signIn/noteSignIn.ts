import type { SIGN_IN_EVENTS } from '#contract/people/users.ts';
import type { Tx } from '../db/context.ts';
import type { RequestContext } from '../http/deps.ts';

export type SignInEvent = (typeof SIGN_IN_EVENTS)[number];

const NOTE = `insert into sign_in (user_id, what, at, agent, address)
  select id, $2, $3, $4, $5 from user_account where username = $1::citext`;
const LAST = 'update user_account set last_sign_in_at = $2 where username = $1::citext';
const LONGEST = 300;

/** What a browser says of itself, as far as it is kept. */
export const agentOf = ({ headers }: Pick<RequestContext, 'headers'>): string | null =>
  headers.get('user-agent')?.slice(0, LONGEST) || null;

/** Notes what happened at the door of an account, where one has that name. */
export const noteSignIn = async (
  tx: Tx,
  context: RequestContext,
  what: SignInEvent,
  username: string,
): Promise<void> => {
  const now = context.deps.now();
  const values = [username, what, now, agentOf(context), context.address];
  await tx.query({ name: 'note-sign-in', text: NOTE, values });
  if (what === 'LOGIN') await tx.query({ name: 'last-sign-in', text: LAST, values: [username, now] });
};
