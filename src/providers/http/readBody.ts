import { ApiError } from './apiError.ts';

/** The parsed body of a success. Rejects with an ApiError where it cannot be read. */
export const readBody = async (response: Response): Promise<object> => {
  const body: unknown = await response.json().catch(() => undefined);
  if (typeof body === 'object' && body !== null) return body;
  const requestId = response.headers.get('x-request-id') ?? undefined;
  throw new ApiError(response.status, 'malformed', 'The server sent an answer that cannot be read', {
    requestId,
  });
};
