import { ApiError } from '../http/apiError.ts';
import { type RequestOptions, request } from '../http/request.ts';

/** A look-up that always has a list; `failed` tells an empty list from one that could not be had. */
export interface FetchedList<T> {
  list: T[];
  failed: ApiError | null;
}

function listIn(body: unknown): unknown[] | null {
  if (typeof body !== 'object' || body === null) return null;
  const outer = 'data' in body && typeof body.data === 'object' && body.data !== null ? body.data : body;
  return 'list' in outer && Array.isArray(outer.list) ? outer.list : null;
}

/**
 * The whole list of a look-up, from {"data": {"list"}} or a bare {"list"}. A failure is logged and answers an empty
 * list that is marked as failed; only an abort rejects. `isRow` guards the shape of a row.
 */
export async function fetchList<T>(
  path: string,
  isRow: (row: unknown) => row is T,
  options: RequestOptions = {},
): Promise<FetchedList<T>> {
  try {
    const list = listIn(await request('GET', path, options));
    if (list?.every(isRow)) return { list, failed: null };
    throw new ApiError(200, 'malformed', 'The server sent a list that cannot be read');
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    console.error(`${path}: ${error.code}`, error.requestId ?? '');
    return { list: [], failed: error };
  }
}
