import { limitFailures, takeFromLimit } from '../../http/limits/takeFromLimit.ts';
import { osOpen } from '../../http/os.ts';
import { checkPassword, wrongCredentials } from '../../signIn/checkPassword.ts';
import { askFactor } from '../../signIn/secondFactor/askFactor.ts';
import { signIn } from '../../signIn/tokens.ts';

const LOGINS_A_MINUTE = 10;

/**
 * Signs in with a password: answers tokens, or the challenge of a second factor. 401 invalid_credentials for every cause,
 * 423 after five failures in a row, 429 above ten tries a minute from one address, or 60 failed ones over all accounts.
 */
export const login = osOpen.session.login.handler(async ({ input, context }) => {
  const { username, password } = input.body;
  await takeFromLimit(context, `login:${username.toLowerCase()}:${context.address}`, LOGINS_A_MINUTE);
  const account = await limitFailures(context, 'login', () => checkPassword(context, username, password));
  const { factor } = account;
  if (factor !== 'none') {
    const { userId } = account;
    const asked = { purpose: 'login', way: factor, userId, username: account.username } as const;
    return { data: await askFactor(context, asked) };
  }
  const tokens = await signIn(context, account);
  if (!tokens) throw wrongCredentials();
  return { data: tokens };
});
