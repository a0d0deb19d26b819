import { usernameProblem } from '#domain/people/username.ts';
import { type Tx, withSession } from '../../db/context.ts';
import type { SignedIn } from '../../http/caller/loadUser.ts';
import { permit } from '../../http/caller/permit.ts';
import type { RequestContext } from '../../http/deps.ts';
import { sessionEnded } from '../../http/errors/fail.ts';
import { takeFromLimit } from '../../http/limits/takeFromLimit.ts';
import { osOpen } from '../../http/os.ts';
import { findInvitation } from '../../signIn/openInvitation.ts';
import { provedNumber } from '../../signIn/provedNumber.ts';

const NAMES_AN_HOUR = 10;
const MAKES_ACCOUNTS = { access: 'permission', needs: { all: [['UR_CREATE']] } } as const;

interface Proofs {
  token?: string | undefined;
  otpId?: string | undefined;
}

/** Who is invited, or whose number is proved; undefined for anything else, which nobody is told apart. */
const newcomer = async (tx: Tx, { token, otpId }: Proofs, now: Date): Promise<string | undefined> => {
  const invited = token === undefined ? undefined : await findInvitation(tx, token, now);
  if (invited) return `invited ${invited.userId}`;
  const number = otpId === undefined ? undefined : await provedNumber(tx, otpId, now);
  return number && `number ${number}`;
};

/** Who asks, as they are counted: a person who is about to have an account, or a user who makes accounts. Throws 401 and 403. */
const askedBy = async (
  context: RequestContext & { user: SignedIn | null },
  proofs: Proofs,
): Promise<string> => {
  const { deps, requestId, user } = context;
  const found = await withSession(deps.pools, requestId, (tx) => newcomer(tx, proofs, deps.now()));
  if (found) return found;
  if (!user) throw sessionEnded();
  permit({ ...context, user }, MAKES_ACCOUNTS);
  return `user ${user.userId}`;
};

/**
 * Whether a username may be taken and is free; upper and lower case are the same. Names tell who works here: ten an hour for those who make
 * accounts, who were invited, or who register with a proved number, and none for others (401, 403).
 */
export const postUsername = osOpen.session.postUsername.handler(async ({ input, context }) => {
  const { username, ...proofs } = input.body;
  const who = await askedBy(context, proofs);
  await takeFromLimit(context, `username:${who}`, NAMES_AN_HOUR, 'hour');
  const found = await withSession(context.deps.pools, context.requestId, (tx) =>
    tx.query({ text: 'select 1 from user_account where username = $1', values: [username] }),
  );
  return { data: { username, isAvailable: found.length === 0 && usernameProblem(username) === null } };
});
