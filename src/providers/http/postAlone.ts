import { apiErrorOf } from './apiError.ts';
import { readBody } from './readBody.ts';
import { send, withKey } from './send.ts';

interface Options {
  /** One of one's own: the same try is known by it. */
  key?: string;
  /** How it is sent; once where it is left out. */
  by?: (request: Request) => Promise<Response>;
}

/**
 * POSTs JSON, or nothing, without a session to be renewed, as signing in does: what that takes (request.ts) is not loaded for it. The parsed body
 * of a success; rejects with an ApiError.
 */
export const postAlone = async (
  path: string,
  body?: object,
  { key, by = send }: Options = {},
): Promise<object> => {
  const headers = {
    ...(body && { 'content-type': 'application/json' }),
    ...(key && { 'idempotency-key': key }),
  };
  const url = new URL(path, location.origin);
  const response = await by(
    withKey(new Request(url, { method: 'POST', headers, body: body && JSON.stringify(body) })),
  );
  if (!response.ok) throw await apiErrorOf(response);
  return readBody(response);
};
