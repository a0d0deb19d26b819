import { mobileLast4 } from '#domain/formats/mobile.ts';
import { withSession } from '../../db/context.ts';
import type { RequestContext } from '../../http/deps.ts';
import { limitFailures, takeFromLimit } from '../../http/limits/takeFromLimit.ts';
import { osOpen } from '../../http/os.ts';
import type { Challenge } from '../../signIn/challenge.ts';
import { issueToUser } from '../../signIn/challenges.ts';
import { lockChallenge } from '../../signIn/checkCode.ts';
import { type Account, checkPassword, wrongCredentials } from '../../signIn/checkPassword.ts';
import { optionsToSign, placeOf } from '../../signIn/secondFactor/credential.ts';
import { credentialsOf } from '../../signIn/secondFactor/passkeys.ts';
import { signIn } from '../../signIn/tokens.ts';

const LOGINS_A_MINUTE = 10;

const last4 = async ({ deps, requestId }: RequestContext, userId: string): Promise<string> => {
  const [row] = await withSession(deps.pools, requestId, (tx) =>
    tx.query<{ mobile: string | null }>({
      text: 'select mobile_number as mobile from user_account where id = $1',
      values: [userId],
    }),
  );
  return mobileLast4(row?.mobile ?? '');
};

/** What the browser is asked with, where a passkey answers; nothing at an address where none works: a recovery code does. */
const passkeyOptions = async (context: RequestContext, challengeId: string, userId: string) => {
  const place = placeOf(context);
  if (!place) return {};
  const options = await withSession(context.deps.pools, context.requestId, async (tx) => {
    const made = await lockChallenge(tx, challengeId);
    return made && optionsToSign({ place, challenge: made.codeHash }, await credentialsOf(tx, userId));
  });
  return { options };
};

const challenge = async (context: RequestContext, { userId, username }: Account, way: Challenge['way']) => {
  const challengeId = await issueToUser(context, { purpose: 'login', way, username, userId });
  return {
    challengeId,
    mobileLast4: way === 'sms' ? await last4(context, userId) : '',
    way,
    ...(way === 'passkey' ? await passkeyOptions(context, challengeId, userId) : {}),
  };
};

/**
 * Signs in with a password: answers tokens, or the challenge of a second factor. 401 invalid_credentials for every cause,
 * 423 after five failures in a row, 429 above ten tries a minute from one address, or 60 failed ones over all accounts.
 */
export const login = osOpen.session.login.handler(async ({ input, context }) => {
  const { username, password } = input.body;
  await takeFromLimit(context, `login:${username.toLowerCase()}:${context.address}`, LOGINS_A_MINUTE);
  const account = await limitFailures(context, 'login', () => checkPassword(context, username, password));
  const { factor } = account;
  if (factor !== 'none') return { data: await challenge(context, account, factor) };
  const tokens = await signIn(context, account);
  if (!tokens) throw wrongCredentials();
  return { data: tokens };
});
