import { fail } from '../../http/errors.ts';
import { osOpen } from '../../http/os.ts';
import { clearSessionCookies, refreshCookie } from './cookies.ts';
import { rotate } from './rotate.ts';
import { answerTokens } from './tokens.ts';

/**
 * New tokens for a refresh token, from the body or else from the cookie. 401 when it counts no more, which also takes the
 * cookie away; 403 when another origin's page sent the cookie.
 */
export const refreshToken = osOpen.session.refreshToken.handler(async ({ input, context }) => {
  const given = input.body?.refreshToken;
  const token = given ?? refreshCookie(context);
  const rotated = token ? await rotate(context, token) : null;
  const tokens = rotated && (await answerTokens(context, rotated.family, rotated.token));
  if (tokens) return { data: tokens };
  if (!given) clearSessionCookies(context);
  throw fail('invalid_token', 'Your session has ended: sign in again.');
});
