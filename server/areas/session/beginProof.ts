import { askedFactor } from '#domain/signIn/secondFactor.ts';
import { fail } from '../../http/errors/fail.ts';
import { osOpen } from '../../http/os.ts';
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
 * Asks somebody who is signed in for their second factor once more. A code goes to the proved number alone, never by mail. 422
 * rule_no_second_factor, rule_no_mobile, 429.
 */
export const beginProof = osOpen.session.beginProof.handler(async ({ context }) => {
  const { userId, username, factor } = signedInUser(context);
  const way = factor ? askedFactor(factor) : 'none';
  if (way === 'none') throw noFactor();
  if (way === 'sms' && !factor?.isNumberProved) throw notProved();
  return { data: await askFactor(context, { purpose: 'proof', way, userId, username }) };
});
