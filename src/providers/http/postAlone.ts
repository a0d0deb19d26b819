import { apiErrorOf } from './apiError.ts';
import { readBody } from './readBody.ts';
import { send, withKey } from './send.ts';

/**
 * POSTs JSON without a session to be renewed, as signing in does: what that takes (request.ts) is not loaded for it. The parsed body
 * of a success; rejects with an ApiError.
 */
export const postAlone = async (path: string, body: object): Promise<object> => {
  const headers = { 'content-type': 'application/json' };
  const url = new URL(path, location.origin);
  const response = await send(
    withKey(new Request(url, { method: 'POST', headers, body: JSON.stringify(body) })),
  );
  if (!response.ok) throw await apiErrorOf(response);
  return readBody(response);
};
