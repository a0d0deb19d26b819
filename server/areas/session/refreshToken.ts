import { ORPCError } from '@orpc/server';
import type { Tokens } from '#contract/session.ts';
import type { RequestContext } from '../../http/deps.ts';
import { sessionEnded } from '../../http/errors/fail.ts';
import { limitFailures } from '../../http/limits/takeFromLimit.ts';
import { osOpen } from '../../http/os.ts';
import { claimsSession, clearSessionCookies, refreshCookie } from '../../signIn/cookies.ts';
import { rotate } from '../../signIn/rotate.ts';
import { answerTokens } from '../../signIn/tokens.ts';

/** Tokens of a refresh token's successor; throws 401 when it counts no more. */
const exchange = async (context: RequestContext, token: string): Promise<Tokens> => {
  const rotated = await rotate(context, token);
  if ('over' in rotated) throw sessionEnded({ endReason: rotated.over });
  const tokens = await answerTokens(context, rotated.family, rotated.token);
  if (tokens) return tokens;
  throw sessionEnded();
};

/**
 * New tokens for a refresh token, from the body or else from the cookie. 401 when it counts no more, with why, which also takes the
 * cookie away; 403 when another origin's page sent the cookie; 429 above 60 failures a minute from one address.
 */
export const refreshToken = osOpen.session.refreshToken.handler(async ({ input, context }) => {
  const given = input.body?.refreshToken;
  const token = given ?? refreshCookie(context);
  if (!token) {
    // Another site's form comes without our cookies: were they taken back all the same, it would sign people out.
    if (claimsSession(context)) clearSessionCookies(context);
    throw sessionEnded();
  }
  try {
    return { data: await limitFailures(context, 'refresh', () => exchange(context, token)) };
  } catch (error) {
    if (!given && error instanceof ORPCError && error.code === 'invalid_token') clearSessionCookies(context);
    throw error;
  }
});
