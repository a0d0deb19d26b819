import { usernameProblem } from '#domain/people/username.ts';
import { withSession } from '../../db/context.ts';
import { osOpen } from '../../http/os.ts';

/** Whether a username may be taken and is free; upper and lower case are the same. Strangers are told nothing. */
export const postUsername = osOpen.session.postUsername.handler(async ({ input, context }) => {
  const { username } = input.body;
  const found = await withSession(context.deps.pools, context.requestId, (tx) =>
    tx.query({ text: 'select 1 from user_account where username = $1', values: [username] }),
  );
  return { data: { username, isAvailable: found.length === 0 && usernameProblem(username) === null } };
});
