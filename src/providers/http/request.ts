import { afterUnauthorized } from '#domain/signIn/refreshPolicy.ts';
import { type QueryValues, toQuery } from '../rest/query.ts';
import { refresh } from '../session/refresh.ts';
import {
  endSession,
  getAccessToken,
  getOwner,
  getUser,
  hasEnded,
  mayHaveSession,
} from '../session/session.ts';
import { hasUnsaved } from '../session/unsaved.ts';
import { leaveView } from '../session/view.ts';
import { ApiError, apiErrorOf, errorCodeOf } from './apiError.ts';
import { hasProved } from './proof.ts';
import { readBody } from './readBody.ts';
import { send, withKey } from './send.ts';

export { ApiError } from './apiError.ts';

export interface RequestOptions {
  query?: QueryValues;
  /** Sent as JSON, or as it is when it is FormData or a Blob. */
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** The version of the record that is written: If-Match. */
  version?: number;
}

const CALL_NAMES: Readonly<Record<string, string>> = {
  '/api/logout': 'logout',
  '/api/refresh-token': 'refreshToken',
};

/**
 * Ends the session of this page and, unless the password is asked for in place, on the server too: the cookie that scripts cannot reach
 * would outlive the page.
 */
function endEverywhere({ byAnother = false } = {}): Promise<boolean> {
  if (!byAnother && mayHaveSession() && !hasUnsaved()) {
    const logout = new Request(new URL('/api/logout', location.origin), { method: 'POST', keepalive: true });
    send(logout).catch((error: unknown) => console.error('logout failed', error));
  }
  return endSession({ byAnother });
}

/** Whether waiting calls may go on after a 401: by a refreshed token, or because the person signed in again. */
async function isRenewed(stale: string | null): Promise<boolean> {
  try {
    await refresh(stale);
    return true;
  } catch (error) {
    const answered = error instanceof ApiError && error.status > 0;
    // Nobody answered: that says nothing about the session, so this call fails alone.
    if (!answered) throw error;
    // A server in trouble is asked again by the caller's next try, up to the limit.
    if (error.status >= 500 || error.status === 429) return true;
    // Whoever has signed in meanwhile is not signed out by what an earlier session is told.
    if (getAccessToken() !== null && getAccessToken() !== stale) return true;
    return endEverywhere({ byAnother: error.code === 'another_user' });
  }
}

/** Whether a call that was answered 403 may be sent again; notes what the refusal says of the session rather than of the call. */
async function mayGoOn(response: Response): Promise<boolean> {
  const code = await errorCodeOf(response);
  if (code === 'proof_needed') return hasProved(response);
  if (code === 'view_ended') leaveView('over');
  // A role began to require a second factor: fresh tokens say so, and the set-up is shown.
  if (code === 'factor_needed' && !getUser()?.factorNeeded)
    await refresh(getAccessToken()).catch(() => undefined);
  return false;
}

/**
 * fetch for every call of the portal: adds our headers, and on 401 invalid_token refreshes and tries again, at most
 * three times a request. Answers whatever the server said last; rejects with an ApiError when it said nothing. `sendOnce` makes one try.
 */
export async function authorizedFetch(original: Request, sendOnce = send): Promise<Response> {
  const request = withKey(original);
  const call = CALL_NAMES[new URL(request.url).pathname] ?? request.url;
  const asker = getOwner();
  let refreshes = 0;
  for (;;) {
    const used = getAccessToken();
    const response = await sendOnce(request);
    if (response.status === 403 && (await mayGoOn(response))) continue;
    if (response.ok || response.status !== 401) return response;
    const error = await errorCodeOf(response);
    const next = afterUnauthorized({ status: 401, error, call, refreshes });
    if (next === 'reject') return response;
    const goesOn = next === 'refresh' && !hasEnded() ? await isRenewed(used) : await endEverywhere();
    // What one person asked for is never asked again in another's name.
    if (!goesOn || (asker !== null && getOwner() !== asker)) return response;
    refreshes += 1;
  }
}

function toRequest(method: string, path: string, options: RequestOptions): Request {
  const { query, body, signal, version } = options;
  const headers = new Headers(options.headers);
  const isRaw = body instanceof FormData || body instanceof Blob;
  if (body !== undefined && !isRaw) headers.set('content-type', 'application/json');
  if (version !== undefined) headers.set('if-match', `"${version}"`);
  const url = new URL(path + toQuery(query), location.origin);
  const payload = body === undefined || isRaw ? body : JSON.stringify(body);
  return new Request(url, { method, headers, body: payload, signal: signal ?? null });
}

export function request(
  method: string,
  path: string,
  options: RequestOptions & { blob: true },
): Promise<Blob>;
export function request(method: string, path: string, options?: RequestOptions): Promise<unknown>;
/** Calls the API: the parsed body of a success, or its Blob. Rejects with an ApiError, or an AbortError if aborted. */
export async function request(method: string, path: string, options: RequestOptions & { blob?: true } = {}) {
  const response = await authorizedFetch(toRequest(method, path, options));
  if (!response.ok) throw await apiErrorOf(response);
  if (options.blob) return response.blob();
  return readBody(response);
}
