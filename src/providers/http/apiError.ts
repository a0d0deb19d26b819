import type { ErrorBody, ErrorCode } from '#contract/errors.ts';

/**
 * Codes of the API, and what else can go wrong: no network, no answer in 60 s, not our dialect, tokens of somebody else than
 * whose work is unsaved here, a browser that gave no passkey.
 */
export type ApiErrorCode =
  | ErrorCode
  | 'network'
  | 'timeout'
  | 'malformed'
  | 'another_user'
  | 'passkey_known'
  | 'passkey_unused';

type Details = Partial<Omit<ErrorBody, 'error' | 'message'>>;

/** Every call that fails rejects with this; `status` is 0 when there was no answer. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: ApiErrorCode;
  /** Path in the input → message. */
  readonly fields: Record<string, string>;
  readonly requestId: string | null;
  /** 409: the record as it stands now. */
  readonly current: unknown;
  /** 403: groups of permissions that are missing. */
  readonly missing: string[][];
  /** 429 and 423: seconds to wait. */
  readonly retryAfter: number | null;
  /** The body as it came: rules may add members of their own. */
  readonly body: unknown;

  constructor(status: number, code: ApiErrorCode, message: string, details: Details = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.fields = details.fields ?? {};
    this.requestId = details.requestId ?? null;
    this.current = details.current;
    this.missing = details.missing ?? [];
    this.retryAfter = details.retryAfter ?? null;
    this.body = details;
  }
}

/** A code that this version does not know yet is one all the same: its message is the server's. */
const isErrorBody = (body: unknown): body is ErrorBody =>
  typeof body === 'object' &&
  body !== null &&
  'error' in body &&
  typeof body.error === 'string' &&
  'message' in body;

/** The code of a failed answer without using up its body; null when it is not our dialect. */
export async function errorCodeOf(response: Response): Promise<string | null> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return isErrorBody(body) ? body.error : null;
}

/** The error of an answer that is not a success; a body that came as a blob or text is read as JSON all the same. */
export async function apiErrorOf(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  const wait = Number.parseInt(response.headers.get('retry-after') ?? '', 10);
  const retryAfter = Number.isNaN(wait) ? undefined : wait;
  const requestId = response.headers.get('x-request-id') ?? undefined;
  if (!isErrorBody(body))
    return new ApiError(response.status, 'malformed', 'Action failed', { requestId, retryAfter });
  const { error, message, ...details } = body;
  return new ApiError(response.status, error, message, { retryAfter, ...details });
}

/** A fetch that threw, as an ApiError; an abort by the caller stays what it is. */
export function thrownAsApiError(error: unknown): unknown {
  if (error instanceof ApiError || !(error instanceof Error)) return error;
  if (error.name === 'TimeoutError') return new ApiError(0, 'timeout', 'The server did not answer in time');
  if (error.name === 'AbortError') return error;
  return new ApiError(0, 'network', 'The server cannot be reached');
}

/** The answer of a call; its failure is logged under a name, and thrown on. */
export const loggedAnew = async <T>(name: string, call: () => Promise<T>): Promise<T> => {
  try {
    return await call();
  } catch (error) {
    console.error(`${name} failed`, error instanceof Error ? error.message : error);
    throw error;
  }
};
