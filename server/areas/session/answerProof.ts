import type { PasskeyAnswer } from '#contract/shapes/passkey.ts';
import { withSession } from '../../db/context.ts';
import type { SignedIn } from '../../http/caller/loadUser.ts';
import type { RequestContext } from '../../http/deps.ts';
import { fail } from '../../http/errors/fail.ts';
import { osOpen } from '../../http/os.ts';
import { checkCode, codeEnded } from '../../signIn/checkCode.ts';
import { boundAccount } from '../../signIn/provider/boundAccount.ts';
import { finishAtProvider, isFreshProof } from '../../signIn/provider/identityProvider.ts';
import { noteProof } from '../../signIn/secondFactor/noteProof.ts';
import { signedInUser } from '../../signIn/signedInUser.ts';
import { stillIn } from '../../signIn/stillIn.ts';

const notProved = () =>
  fail('rule_second_factor_required', {
    en: 'The company sign-in did not ask for your second factor again. Sign out, then sign in again.',
    fil: 'Hindi muling hiningi ng company sign-in ang ikalawang patunay mo. Mag-sign out, saka mag-sign in muli.',
  });

/** When the same person has signed in at the identity provider again, with a second factor. */
const provedAtProvider = async (
  context: RequestContext,
  { userId, familyId }: SignedIn,
  returned: { attempt: string; answer: string },
): Promise<Date> => {
  const person = await finishAtProvider(context, { kind: 'proof', familyId: familyId ?? '' }, returned);
  const account = await boundAccount(context, person);
  if (account.userId !== userId || !isFreshProof(person) || !person.authenticatedAt) throw notProved();
  return person.authenticatedAt;
};

type Answered = { challengeId: string } & ({ otp: string } | { passkey: PasskeyAnswer });

const provedHere = async (context: RequestContext, user: SignedIn, body: Answered): Promise<Date> => {
  const code = 'passkey' in body ? body.passkey : body.otp;
  const challenge = await checkCode(context, { id: body.challengeId, code, purposes: ['proof'] });
  if (challenge.userId !== user.userId) throw codeEnded();
  return context.deps.now();
};

/**
 * Takes the answer to a challenge that `beginProof` began: from now on the second factor counts as proved in this session. 422
 * rule_otp_wrong, rule_otp_expired, rule_otp_used_up, rule_passkey_not_right, rule_second_factor_required; 401 when the session ended meanwhile.
 */
export const answerProof = osOpen.session.answerProof.handler(async ({ input, context }) => {
  const { deps, requestId } = context;
  const user = signedInUser(context);
  const { body } = input;
  const provedAt =
    'attempt' in body ? await provedAtProvider(context, user, body) : await provedHere(context, user, body);
  await withSession(deps.pools, requestId, async (tx) => {
    await stillIn(tx, user);
    await noteProof(tx, user, provedAt);
  });
  return { data: { done: true as const } };
});
