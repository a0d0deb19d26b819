import simpleRestProvider from 'ra-data-simple-rest';
import { type DataProvider, type fetchUtils, HttpError } from 'react-admin';
import { takeBegun } from '../firstList/begunCall.ts';
import { type ApiList, formErrors, readList, readRecord } from '../http/apiAnswer.ts';
import { apiErrorOf } from '../http/apiError.ts';
import { ApiError, authorizedFetch } from '../http/request.ts';
import type { ResourceDescriptor } from './resourceDescriptor.ts';
import { type ApiCall, toApiCall } from './restDialect.ts';

type Client = typeof fetchUtils.fetchJson;
type Answer = Awaited<ReturnType<Client>>;

/** What one call says and learns besides what ra-data-simple-rest carries. */
export type Carry = { cursor?: string; version?: number; page?: ApiList };

/** An ApiError as react-admin knows failures: status, and a body with what the server said and `errors` for the form. */
const toHttpError = (error: unknown): unknown => {
  if (!(error instanceof ApiError)) return error;
  const { status, code, message, requestId, fields, current, missing, retryAfter } = error;
  const errors = formErrors(status, { message, fields });
  const body = { error: code, message, requestId, fields, current, missing, retryAfter };
  return new HttpError(message, status, errors ? { ...body, errors } : body);
};

const fetchJson = async (
  call: ApiCall,
  { version }: Carry,
  signal?: AbortSignal | null,
): Promise<unknown> => {
  const headers = new Headers({ accept: 'application/json' });
  if (call.body) headers.set('content-type', 'application/json');
  if (version !== undefined) headers.set('if-match', `"${version}"`);
  const body = call.body ? JSON.stringify(call.body) : null;
  const url = new URL(call.url, location.origin);
  const request = new Request(url, { method: call.method, headers, body, signal: signal ?? null });
  const begun = call.method === 'GET' ? takeBegun(call.url) : null;
  const response = await (begun ?? authorizedFetch(request));
  if (!response.ok) throw await apiErrorOf(response);
  return response.json();
};

const answer = (json: unknown, headers: Record<string, string> = {}): Answer => ({
  status: 200,
  headers: new Headers(headers),
  body: '',
  json,
});

const listAnswer = (page: ApiList): Answer =>
  answer(page.list, { 'content-range': `rows 0-${page.list.length}/${page.total}` });

const clientFor =
  (descriptor: ResourceDescriptor, carry: Carry): Client =>
  async (url, options = {}) => {
    const method = options.method ?? 'GET';
    const body = typeof options.body === 'string' ? { body: options.body } : {};
    const call = toApiCall({ url, method, ...body }, descriptor, carry.cursor);
    try {
      const json = await fetchJson(call, carry, options.signal);
      const isList = method === 'GET' && url.includes('?');
      if (!isList) return answer(readRecord(json, descriptor.idField));
      carry.page = readList(json, descriptor.idField);
      return listAnswer(carry.page);
    } catch (error) {
      throw toHttpError(error);
    }
  };

/** ra-data-simple-rest over our API for one call of a resource; `carry` brings the cursor and version, and the page back. */
export const restFor = (descriptor: ResourceDescriptor, carry: Carry = {}): DataProvider =>
  simpleRestProvider('', clientFor(descriptor, carry));
