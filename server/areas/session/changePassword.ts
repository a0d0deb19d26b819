import type { SignedIn } from '../../http/caller/loadUser.ts';
import type { RequestContext } from '../../http/deps.ts';
import { fail } from '../../http/errors/fail.ts';
import { osOpen } from '../../http/os.ts';
import { checkPassword } from '../../signIn/checkPassword.ts';
import { refuseWeak } from '../../signIn/refuseWeak.ts';
import { holderOf, resetEnded, useResetToken } from '../../signIn/resetTokens.ts';
import { setPassword } from '../../signIn/setPassword.ts';
import { signedInUser } from '../../signIn/signedInUser.ts';
import { stillIn } from '../../signIn/stillIn.ts';

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

const byToken = async (
  context: RequestContext,
  username: string,
  resetToken: string,
  newPassword: string,
) => {
  const holder = await holderOf(context, resetToken);
  if (!isSame(holder.username, username)) throw resetEnded();
  await setPassword(context, holder, newPassword, {
    keepFamily: null,
    claim: (tx, now) => useResetToken(tx, resetToken, now),
  });
};

const bySession = async (
  context: RequestContext & { user: SignedIn | null },
  username: string,
  currentPassword: string,
  newPassword: string,
) => {
  const user = signedInUser(context);
  if (!isSame(user.username, username))
    throw fail('forbidden', {
      en: 'You may change your own password only.',
      fil: 'Sariling password mo lang ang puwede mong palitan.',
    });
  const account = await checkPassword(context, user.username, currentPassword);
  await setPassword(context, account, newPassword, {
    keepFamily: user.familyId,
    claim: (tx) => stillIn(tx, user),
  });
};

/**
 * Sets a user's password: with the session of that user and the current password (other sessions end, this one goes on),
 * or with a reset token or one-time link of that user (all end). A wrong current password counts as a failed sign-in.
 */
export const changePassword = osOpen.session.changePassword.handler(async ({ input, context }) => {
  const { body, params } = input;
  refuseWeak(body.newPassword);
  if ('resetToken' in body) await byToken(context, params.username, body.resetToken, body.newPassword);
  else await bySession(context, params.username, body.currentPassword, body.newPassword);
  return { data: { done: true as const } };
});
