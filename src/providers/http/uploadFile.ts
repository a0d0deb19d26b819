import { ApiError, apiErrorOf } from './apiError.ts';
import { TIMEOUT_MS, withHeaders } from './send.ts';
import { sendAsking } from './voids.ts';
import { sendWhileBusy } from './waitOut.ts';

/** How a file is sent: the key that makes a second try harmless, the way to stop, and who is told how much has left. */
export interface UploadOptions {
  key: string;
  signal: AbortSignal;
  /** From 0 to 1. */
  onProgress: (share: number) => void;
  /** Of the record that the file goes to, where the call compares it. */
  version?: number;
  /** Who sends it, where that is not the signed-in user. */
  token?: string;
}

const HEADERS = ['content-type', 'retry-after', 'x-request-id'];

const answerOf = (xhr: XMLHttpRequest): Response => {
  const headers = new Headers();
  for (const name of HEADERS) {
    const value = xhr.getResponseHeader(name);
    if (value) headers.set(name, value);
  }
  return new Response(xhr.responseText, { status: xhr.status, headers });
};

/** One try. fetch tells nobody how much has left; a slow line may take its time as long as something moves. */
const sendForm = (request: Request, form: FormData, onProgress: UploadOptions['onProgress']) =>
  new Promise<Response>((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    let still: AbortSignal;
    const watch = () => {
      const mine = AbortSignal.timeout(TIMEOUT_MS);
      still = mine;
      mine.addEventListener('abort', () => {
        if (still !== mine || xhr.readyState === XMLHttpRequest.DONE) return;
        reject(new ApiError(0, 'timeout', 'The server did not answer in time'));
        xhr.abort();
      });
    };
    xhr.open(request.method, request.url);
    withHeaders(request).forEach((value, name) => void xhr.setRequestHeader(name, value));
    xhr.upload.onprogress = ({ loaded, total }) => {
      watch();
      onProgress(total > 0 ? loaded / total : 0);
    };
    xhr.onload = () => resolve(answerOf(xhr));
    xhr.onerror = () => reject(new ApiError(0, 'network', 'The server cannot be reached'));
    xhr.onabort = () => reject(new DOMException('Stopped', 'AbortError'));
    request.signal.addEventListener('abort', () => xhr.abort());
    watch();
    xhr.send(form);
  });

/** Sends a file with the words that go with it; answers the `data` of the answer. Rejects with an ApiError, or an AbortError. */
export async function uploadFile(
  path: string,
  { file, request, fields = {} }: { file: File; request?: object; fields?: Record<string, string> },
  { key, signal, onProgress, version, token }: UploadOptions,
): Promise<unknown> {
  const form = new FormData();
  if (request) form.set('request', JSON.stringify(request));
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', file);
  const call = new Request(new URL(path, location.origin), {
    method: 'POST',
    headers: {
      'idempotency-key': key,
      ...(version !== undefined && { 'if-match': `"${version}"` }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    signal,
  });
  signal.throwIfAborted();
  const response = await sendAsking(call, (once) =>
    sendWhileBusy(() => sendForm(once, form, onProgress), signal),
  );
  if (!response.ok) throw await apiErrorOf(response);
  const body: unknown = await response.json().catch(() => null);
  if (typeof body === 'object' && body !== null && 'data' in body) return body.data;
  throw new ApiError(response.status, 'malformed', 'The server sent an answer that cannot be read');
}
