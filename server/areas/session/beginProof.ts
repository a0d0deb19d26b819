import { proofWay } from '#domain/signIn/secondFactor.ts';
import { fail } from '../../http/errors/fail.ts';
import { osOpen } from '../../http/os.ts';
import { beginAtProvider } from '../../signIn/provider/identityProvider.ts';
import { askFactor } from '../../signIn/secondFactor/askFactor.ts';
import { signedInUser } from '../../signIn/signedInUser.ts';

const noFactor = () =>
  fail('rule_no_second_factor', {
    en: 'You have no second factor yet: set one up in your settings.',
    fil: 'Wala ka pang ikalawang patunay: mag-set up nito sa mga setting mo.',
  });
const notProved = () =>
  fail('rule_no_mobile', {
    en: 'Your mobile number is new and not yet verified: sign in again with the code that is sent to it.',
    fil: 'Bago ang mobile number mo at hindi pa na-verify: mag-sign in muli gamit ang code na ipapadala rito.',
  });

/**
 * Asks somebody who is signed in for their second factor once more. A code goes to the proved number alone, never by mail; who signed in at the
 * identity provider and has none here is sent there again. 422
 * rule_no_second_factor, rule_no_mobile, 429.
 */
export const beginProof = osOpen.session.beginProof.handler(async ({ context }) => {
  const { userId, username, factor, familyId } = signedInUser(context);
  const way = factor ? proofWay(factor) : 'none';
  if (way === 'none' || familyId === null) throw noFactor();
  if (way === 'provider') return { data: await beginAtProvider(context, { kind: 'proof', familyId }) };
  if (way === 'sms' && !factor?.isNumberProved) throw notProved();
  return { data: await askFactor(context, { purpose: 'proof', way, userId, username }) };
});
