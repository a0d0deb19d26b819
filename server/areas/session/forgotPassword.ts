import { withSession } from '../../db/context.ts';
import { osOpen } from '../../http/os.ts';
import { issueToUser } from '../../signIn/challenges.ts';

const FIND = `select id from user_account where username = $1 and status = 'ACTIVE'`;

/** Sends a code to set a new password. Every username gets a challenge, so that nobody learns which exist. */
export const forgotPassword = osOpen.session.forgotPassword.handler(async ({ input, context }) => {
  const { username } = input.body;
  const [account] = await withSession(context.deps.pools, context.requestId, (tx) =>
    tx.query<{ id: string }>({ text: FIND, values: [username] }),
  );
  const userId = account?.id ?? null;
  return { data: { challengeId: await issueToUser(context, { purpose: 'password', username, userId }) } };
});
