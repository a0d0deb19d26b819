import { osOpen } from '../../http/os.ts';
import { refuseWeak } from '../../signIn/refuseWeak.ts';
import { holderOf, useResetToken } from '../../signIn/resetTokens.ts';
import { setPassword } from '../../signIn/setPassword.ts';

/** Sets a new password with a reset token or a one-time link, which is used up; ends all sessions of that user. */
export const resetPassword = osOpen.session.resetPassword.handler(async ({ input, context }) => {
  const { resetToken, newPassword } = input.body;
  refuseWeak(newPassword);
  const holder = await holderOf(context, resetToken);
  await setPassword(context, holder, newPassword, {
    keepFamily: null,
    claim: (tx, now) => useResetToken(tx, resetToken, now),
  });
  return { data: { done: true as const } };
});
