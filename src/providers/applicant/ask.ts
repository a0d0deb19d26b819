import type { InferContractRouterOutputs } from '@orpc/contract';
import type { Contract } from '#contract/index.ts';
import { apiErrorOf } from '../http/apiError.ts';
import { readBody } from '../http/readBody.ts';
import { send, withKey } from '../http/send.ts';
import { sendAgain } from '../http/sendAgain.ts';
import { readData } from '../session/sessionAnswers.ts';
import { heldSession } from './held.ts';
import { proveAgain } from './proveAgain.ts';

type Outputs = InferContractRouterOutputs<Contract>;

/** What a call of the contract answers, without its envelope. */
export type Answer<
  Area extends keyof Outputs,
  Call extends keyof Outputs[Area],
> = Outputs[Area][Call] extends {
  data: infer Data;
}
  ? Data
  : never;

export interface AskOptions {
  /** Sent as JSON, or as it is when it is FormData. */
  body?: object;
  query?: Readonly<Record<string, string>>;
  /** The version of the record that is written: If-Match. */
  version?: number;
  /** Makes a second try of a write harmless; a random one when it is left out. */
  key?: string;
  /** It is not sent again when the line has lost it: nobody waits for it, or a second try would say something else. */
  once?: boolean;
  /** Nobody sees it: no number is proved for it, and it goes out from a page that is being left as well. */
  unseen?: boolean;
  signal?: AbortSignal;
}

const requestOf = (
  method: string,
  path: string,
  { body, query, version, key, signal, unseen = false }: AskOptions,
): Request => {
  const headers = new Headers();
  const isForm = body instanceof FormData;
  if (body && !isForm) headers.set('content-type', 'application/json');
  if (version !== undefined) headers.set('if-match', `"${version}"`);
  if (key) headers.set('idempotency-key', key);
  const url = new URL(path, location.origin);
  for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
  const payload = isForm ? body : body && JSON.stringify(body);
  return withKey(
    new Request(url, { method, headers, body: payload ?? null, signal: signal ?? null, keepalive: unseen }),
  );
};

const sendAs = (request: Request, once: boolean): Promise<Response> => {
  const headers = new Headers(request.headers);
  headers.set('authorization', `Bearer ${heldSession()?.accessToken ?? ''}`);
  const own = new Request(request.clone(), { headers });
  return once ? send(own) : sendAgain(own);
};

/**
 * One call in the applicant's session. What the line has lost is sent again under the same key. When the session has ended the number
 * is proved again over the page, and the call goes on; the answer is that of a success. Rejects with an ApiError.
 */
const askResponse = async (method: string, path: string, options: AskOptions): Promise<Response> => {
  const request = requestOf(method, path, options);
  const { once = false, unseen = false } = options;
  let response = await sendAs(request, once);
  if (response.status === 401 && !unseen && (await proveAgain())) response = await sendAs(request, once);
  if (!response.ok) throw await apiErrorOf(response);
  return response;
};

/** As `askResponse`: what the answer's envelope holds. Name the call that it is: `ask<Answer<'applications', 'getX'>>(…)`. */
export const ask = async <Data>(method: string, path: string, options: AskOptions = {}): Promise<Data> =>
  readData(await readBody(await askResponse(method, path, options))) as Data;

/** As `askResponse`: the file that is answered. */
export const askBlob = async (path: string, options: AskOptions = {}): Promise<Blob> =>
  (await askResponse('GET', path, options)).blob();
