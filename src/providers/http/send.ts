import { VIEW_HEADER } from '#domain/access/view/viewHeader.ts';
import { getLanguage } from '../language.ts';
import { deviceId } from '../session/device.ts';
import { getAccessToken } from '../session/session.ts';
import { getView } from '../session/view.ts';
import { thrownAsApiError } from './apiError.ts';
import { randomId } from './randomId.ts';
import { sendWhileBusy } from './waitOut.ts';

export const TIMEOUT_MS = 60_000;
const isWrite = (method: string): boolean => method !== 'GET' && method !== 'HEAD';

/** The headers every call carries: who, which device, which language, and in which view. An applicant's call says itself who asks. */
export function withHeaders(request: Request): Headers {
  const headers = new Headers(request.headers);
  const isApplicant = headers.has('authorization');
  const token = getAccessToken();
  if (token && !isApplicant) headers.set('authorization', `Bearer ${token}`);
  headers.set('signature', deviceId());
  headers.set('accept-language', getLanguage());
  const view = getView();
  if (view && !isApplicant) headers.set(VIEW_HEADER, view.id);
  return headers;
}

/** The request with an Idempotency-Key, the same one for all its tries; a key that was given stays. */
export function withKey(request: Request): Request {
  if (!isWrite(request.method) || request.headers.has('idempotency-key')) return request;
  const headers = new Headers(request.headers);
  headers.set('idempotency-key', randomId());
  return new Request(request, { headers });
}

// What the browser keeps, it keeps for an address: a view reads nothing that was answered outside of it, nor leaves anything.
const fresh = (): RequestInit => (getView() ? { cache: 'no-store' } : {});

const sendOnce = async (request: Request): Promise<Response> => {
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(TIMEOUT_MS)]);
  const tried = new Request(request.clone(), { headers: withHeaders(request), signal, ...fresh() });
  try {
    return await fetch(tried);
  } catch (error) {
    throw thrownAsApiError(error);
  }
};

/**
 * One try of a request, which can be tried again; it is repeated only while the server is busy with others of the same person. Rejects
 * with an ApiError when no answer came within 60 seconds.
 */
export const send = (request: Request): Promise<Response> =>
  sendWhileBusy(() => sendOnce(request), request.signal);
