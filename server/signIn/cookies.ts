import type { RequestContext } from '../http/deps.ts';
import { fail } from '../http/errors/fail.ts';

const REFRESH = 'suki_refresh';
/** Tells the portal that a refresh may succeed; it holds nothing secret. */
const SIGNED_IN = 'suki_signed_in';

/** The secret that proves that this browser signed in before. Scripts cannot read it, and it is sent to the API only. */
const KNOWN_DEVICE = 'suki_known_device';
/** Days for which a browser stores it. */
export const KNOWN_DEVICE_DAYS = 180;
/** The secret under its former name, which is that of the portal's device id too; no device id has 43 characters. */
const FORMER = /(?:^|;) *suki_device=([\w-]{43})(?=;|$)/;

const append = (context: RequestContext, pair: string, rest: string, seconds: number): void => {
  const secure = context.deps.config.publicUrl.startsWith('https:') ? '; Secure' : '';
  context.resHeaders.append('Set-Cookie', `${pair}; ${rest}; Max-Age=${seconds}; SameSite=Strict${secure}`);
};

const write = (context: RequestContext, token: string, flag: string, seconds: number): void => {
  append(context, `${REFRESH}=${token}`, 'Path=/api; HttpOnly', seconds);
  append(context, `${SIGNED_IN}=${flag}`, 'Path=/', seconds);
};

/** Gives the browser the refresh token for the seconds that are left. */
export const setSessionCookies = (context: RequestContext, refreshToken: string, seconds: number): void =>
  write(context, refreshToken, '1', seconds);

/** Takes the session's cookies back. */
export const clearSessionCookies = (context: RequestContext): void => write(context, '', '', 0);

const hostOf = (url: string | null): string | null => (url && URL.canParse(url) ? new URL(url).host : null);

/** SameSite=Strict lets sister hosts of one site through; an Origin that is neither us nor our public URL does not count. */
const refuseForeignOrigin = ({ headers, deps }: RequestContext): void => {
  const origin = headers.get('origin');
  if (origin === null) return;
  const host = hostOf(origin);
  const ours = [hostOf(deps.config.publicUrl), headers.get('host')];
  if (host === null || !ours.includes(host))
    throw fail('forbidden', {
      en: 'This page may not use the session of another one.',
      fil: 'Hindi puwedeng gamitin ng pahinang ito ang session ng iba.',
    });
};

/** Whether the browser believes that it is signed in; another site's page cannot make it say so. */
export const claimsSession = ({ headers }: RequestContext): boolean =>
  new RegExp(`(?:^|;)\\s*${SIGNED_IN}=1`).test(headers.get('cookie') ?? '');

const cookieNamed = ({ headers }: RequestContext, name: string): string | null => {
  const pairs = (headers.get('cookie') ?? '').split(/;\s*/);
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) || null;
};

const formerSecret = ({ headers }: RequestContext): string | null =>
  FORMER.exec(headers.get('cookie') ?? '')?.[1] ?? null;

/** Gives the browser the secret by which it is known the next time, and removes one that has the former name. */
export const setKnownDeviceCookie = (context: RequestContext, secret: string): void => {
  append(context, `${KNOWN_DEVICE}=${secret}`, 'Path=/api; HttpOnly', KNOWN_DEVICE_DAYS * 86_400);
  if (formerSecret(context)) append(context, 'suki_device=', 'Path=/api; HttpOnly', 0);
};

/** The secret that the request carries; the caller checks whether it is one of a known device. */
export const knownDeviceCookie = (context: RequestContext): string | null =>
  cookieNamed(context, KNOWN_DEVICE) ?? formerSecret(context);

/** The refresh token of the request's cookie, or null. Throws 403 when another origin's page sent it. */
export const refreshCookie = (context: RequestContext): string | null => {
  const found = cookieNamed(context, REFRESH);
  if (!found) return null;
  refuseForeignOrigin(context);
  return found;
};
