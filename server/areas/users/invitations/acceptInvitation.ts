import { normalForm } from '#domain/formats/unicode/normalForm.ts';
import { usernameProblem } from '#domain/people/username.ts';
import { type Tx, withSession } from '../../../db/context.ts';
import { badFields } from '../../../http/errors/fail.ts';
import { takeFromLimit } from '../../../http/limits/takeFromLimit.ts';
import { osOpen } from '../../../http/os.ts';
import { lockAccount } from '../../../signIn/lockAccount.ts';
import { invitationEnded, openInvitation } from '../../../signIn/openInvitation.ts';
import { hashPassword } from '../../../signIn/passwordHash.ts';
import { actAs, recordEvent } from '../../../signIn/recordEvent.ts';
import { refuseWeak } from '../../../signIn/refuseWeak.ts';
import { tokenHash } from '../../../signIn/tokensAndCodes.ts';
import { whenTaken } from './whenTaken.ts';

const TRIES_A_MINUTE = 20;
const USE = `update one_time_link set used_at = $2
  where token_hash = $1 and purpose = 'invitation' and used_at is null and expires_at > $2 returning user_id`;
const ACTIVATE = `update user_account set username = $2::citext, status = 'ACTIVE', active_since = $3, version = version + 1, updated_at = $3,
    updated_by = $2::text
  where id = $1 and status = 'INVITED' returning id`;
const CREDENTIAL = 'insert into credential (user_id, password_hash, changed_at) values ($1, $2, $3)';

interface Accepted {
  userId: string;
  token: string;
  username: string;
  hash: string;
}

const activate = async (tx: Tx, { userId, token, username, hash }: Accepted, now: Date): Promise<void> => {
  await lockAccount(tx, userId);
  const used = await tx.query({ text: USE, values: [tokenHash(token), now] });
  if (!used.length) throw invitationEnded();
  await actAs(tx, { userId, username });
  const active = await tx.query({ text: ACTIVATE, values: [userId, username, now] }).catch(whenTaken);
  if (!active.length) throw invitationEnded();
  await tx.query({ text: CREDENTIAL, values: [userId, hash, now] });
};

/**
 * Gives an account the name and password of its person, who may sign in from then on. What is refused uses nothing up. 400, 429, 422
 * rule_invitation_ended, rule_username_taken, rule_password_weak.
 */
export const acceptInvitation = osOpen.invitations.acceptInvitation.handler(async ({ input, context }) => {
  const { token, newPassword } = input.body;
  const { deps, requestId, address } = context;
  const username = normalForm(input.body.username, 'NFC');
  await takeFromLimit(context, `accept:${address}`, TRIES_A_MINUTE);
  const now = deps.now();
  const invited = await withSession(deps.pools, requestId, (tx) => openInvitation(tx, token, now));
  const problem = usernameProblem(username);
  if (problem) throw badFields({ username: problem });
  refuseWeak(newPassword, { ...invited, username });
  const hash = await hashPassword(newPassword);
  const { userId } = invited;
  await withSession(deps.pools, requestId, async (tx) => {
    await activate(tx, { userId, token, username, hash }, now);
    await recordEvent(tx, context, 'PASSWORD_CHANGED', { userId, username });
  });
  return { data: { username } };
});
