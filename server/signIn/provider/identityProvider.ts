import type { Configuration } from 'openid-client';
import { pathOf } from '#domain/pages.ts';
import type { IdentityProviderSettings } from '../../config.ts';
import { sharedSecret } from '../../http/caller/sharedSecret.ts';
import type { RequestContext } from '../../http/deps.ts';
import { fail, notFound } from '../../http/errors/fail.ts';
import { seal, unseal } from '../secondFactor/seal.ts';

/** The library comes with who needs it. */
const library = () => import('openid-client');

const HOUR_MS = 60 * 60_000;
/** So long somebody may take at the provider. */
const ATTEMPT_MS = 10 * 60_000;
const TIMEOUT_SECONDS = 10;
/** Seconds by which the provider's clock may differ from ours. */
const SKEW_SECONDS = 60;

const found = new WeakMap<IdentityProviderSettings, { at: number; configuration: Promise<Configuration> }>();

const discover = async (settings: IdentityProviderSettings): Promise<Configuration> => {
  const { allowInsecureRequests, discovery } = await library();
  const issuer = new URL(settings.issuer);
  return discovery(issuer, settings.clientId, settings.clientSecret, undefined, {
    timeout: TIMEOUT_SECONDS,
    // The settings let it be a provider on this machine alone.
    execute: issuer.protocol === 'http:' ? [allowInsecureRequests] : [],
  });
};

/** What the provider says of itself, read at most once an hour. Rejects while it does not answer. */
const configurationOf = (settings: IdentityProviderSettings, now: number): Promise<Configuration> => {
  const known = found.get(settings);
  if (known && now - known.at < HOUR_MS) return known.configuration;
  const configuration = discover(settings);
  found.set(settings, { at: now, configuration });
  configuration.catch(() => found.delete(settings));
  return configuration;
};

/** What a person is asked at the provider for: to sign in, or to prove in a session who they are. */
export type ProviderPurpose = { kind: 'login' } | { kind: 'proof'; familyId: string };

const ownerOf = (purpose: ProviderPurpose): string =>
  purpose.kind === 'login' ? 'provider login' : `provider proof ${purpose.familyId}`;

/** What only the server that began it may read: sealed, the browser brings it back. */
interface Attempt {
  state: string;
  nonce: string;
  codeVerifier: string;
  /** In milliseconds. */
  begunAt: number;
}

const settingsOf = ({ deps }: RequestContext): IdentityProviderSettings => {
  const settings = deps.config.identityProvider;
  if (!settings) throw notFound();
  return settings;
};

const redirectUri = ({ deps }: RequestContext): URL =>
  new URL(pathOf('companySignIn'), deps.config.publicUrl);

const silent = () =>
  fail('provider_unavailable', {
    en: 'The company sign-in does not answer. Try again later, or sign in with your password.',
    fil: 'Hindi sumasagot ang company sign-in. Subukan mamaya, o mag-sign in gamit ang password mo.',
  });
const notConfirmed = () =>
  fail('rule_provider_refused', {
    en: 'The company sign-in was not completed. Try again.',
    fil: 'Hindi natapos ang company sign-in. Subukan muli.',
  });

/** A provider that cannot be reached, or whose answers no client could read, is not the caller's fault. */
const isSilence = (error: unknown): boolean => {
  const { name, code, cause } = error as { name?: string; code?: string; cause?: { code?: unknown } };
  if (code === 'OAUTH_TIMEOUT' || code === 'OAUTH_RESPONSE_IS_NOT_CONFORM' || code === 'OAUTH_PARSE_ERROR')
    return true;
  return name === 'TypeError' && cause?.code !== undefined;
};

/**
 * Begins at the identity provider: answers where the browser goes, and the sealed attempt that it brings back. To prove who they are people
 * sign in there again. 404 without a provider, 503 while it does not answer.
 */
export const beginAtProvider = async (context: RequestContext, purpose: ProviderPurpose) => {
  const settings = settingsOf(context);
  const begunAt = context.deps.now().getTime();
  const {
    buildAuthorizationUrl,
    calculatePKCECodeChallenge,
    randomNonce,
    randomPKCECodeVerifier,
    randomState,
  } = await library();
  const configuration = await configurationOf(settings, begunAt).catch((error: unknown) => {
    context.deps.log.warn({ err: error }, 'The identity provider does not answer');
    throw silent();
  });
  const attempt: Attempt = {
    state: randomState(),
    nonce: randomNonce(),
    codeVerifier: randomPKCECodeVerifier(),
    begunAt,
  };
  const url = buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri(context).href,
    scope: 'openid',
    state: attempt.state,
    nonce: attempt.nonce,
    code_challenge: await calculatePKCECodeChallenge(attempt.codeVerifier),
    code_challenge_method: 'S256',
    ...(settings.acrValues.length ? { acr_values: settings.acrValues.join(' ') } : {}),
    ...(purpose.kind === 'proof' ? { prompt: 'login', max_age: '0' } : { max_age: '43200' }),
  });
  const secret = await sharedSecret(context.deps.pools);
  return {
    way: 'provider' as const,
    url: url.href,
    attempt: seal(secret, ownerOf(purpose), JSON.stringify(attempt)),
  };
};

/** Whom the provider has sent back. */
export interface ProviderPerson {
  issuer: string;
  subject: string;
  /** The provider asked for a second factor, by one of the listed `acr`. */
  hasFactor: boolean;
  /** When they signed in there last; null where the provider does not say. */
  authenticatedAt: Date | null;
  /** When this was begun here. */
  begunAt: Date;
}

/**
 * Reads whom the provider has sent back: `answer` is the query of the address to which it led the browser. 422 for what was not begun here for
 * this purpose within ten minutes, was cancelled there, or does not hold; 503 while the provider does not answer.
 */
export const finishAtProvider = async (
  context: RequestContext,
  purpose: ProviderPurpose,
  { attempt: sealed, answer }: { attempt: string; answer: string },
): Promise<ProviderPerson> => {
  const settings = settingsOf(context);
  const now = context.deps.now();
  const opened = unseal(await sharedSecret(context.deps.pools), ownerOf(purpose), sealed);
  const attempt = opened === null ? null : (JSON.parse(opened) as Attempt);
  if (!attempt || now.getTime() - attempt.begunAt > ATTEMPT_MS) throw notConfirmed();
  const current = redirectUri(context);
  current.search = answer;
  const { authorizationCodeGrant } = await library();
  try {
    const configuration = await configurationOf(settings, now.getTime());
    const tokens = await authorizationCodeGrant(configuration, current, {
      expectedState: attempt.state,
      expectedNonce: attempt.nonce,
      pkceCodeVerifier: attempt.codeVerifier,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims) throw notConfirmed();
    const { iss, sub, acr, auth_time: authTime } = claims;
    return {
      issuer: iss,
      subject: sub,
      hasFactor: typeof acr === 'string' && settings.acrValues.includes(acr),
      authenticatedAt:
        typeof authTime === 'number' ? new Date(Math.min(authTime * 1000, now.getTime())) : null,
      begunAt: new Date(attempt.begunAt),
    };
  } catch (error) {
    context.deps.log.warn({ err: error }, 'A sign-in at the identity provider was refused');
    throw isSilence(error) ? silent() : notConfirmed();
  }
};

/** True when somebody signed in at the provider, with a second factor, after this was begun. */
export const isFreshProof = ({ hasFactor, authenticatedAt, begunAt }: ProviderPerson): boolean =>
  hasFactor &&
  authenticatedAt !== null &&
  authenticatedAt.getTime() >= begunAt.getTime() - SKEW_SECONDS * 1000;
