import { withSession } from '../../db/context.ts';
import { osOpen } from '../../http/os.ts';
import { checkCode, codeEnded } from '../../signIn/checkCode.ts';
import { noteProof } from '../../signIn/secondFactor/noteProof.ts';
import { signedInUser } from '../../signIn/signedInUser.ts';
import { stillIn } from '../../signIn/stillIn.ts';

/**
 * Takes the answer to a challenge that `beginProof` began: from now on the second factor counts as proved in this session. 422
 * rule_otp_wrong, rule_otp_expired, rule_otp_used_up, rule_passkey_not_right; 401 when the session ended meanwhile.
 */
export const answerProof = osOpen.session.answerProof.handler(async ({ input, context }) => {
  const { deps, requestId } = context;
  const user = signedInUser(context);
  const { body } = input;
  const code = 'passkey' in body ? body.passkey : body.otp;
  const challenge = await checkCode(context, { id: body.challengeId, code, purposes: ['proof'] });
  if (challenge.userId !== user.userId) throw codeEnded();
  await withSession(deps.pools, requestId, async (tx) => {
    await stillIn(tx, user);
    await noteProof(tx, user, deps.now());
  });
  return { data: { done: true as const } };
});
