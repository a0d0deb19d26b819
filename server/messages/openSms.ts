import { type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestTls } from 'node:https';
import { type Outcome, retryAfterMs } from '#domain/messages/afterTry.ts';
import type { Transport } from './message.ts';

const CONNECT_MS = 15_000;

/** Answers of a gateway, or of a proxy before it, that has not taken the request: too early, too many, busy, full, or not reached. */
const NOT_TAKEN = [408, 425, 429, 503, 507, 521, 523, 525, 526];
/** Credentials, address, method or media type: every message would get the same answer. */
const OUR_SETTINGS = [401, 403, 404, 405, 407, 415, 501, 505, 508, 511];

const outcomeOfAnswer = ({ statusCode: status = 0, statusMessage, headers }: IncomingMessage): Outcome => {
  if (status >= 200 && status < 300) return { kind: 'sent' };
  const detail = `${status} ${statusMessage ?? ''}`.trim();
  // A date in Retry-After is by the gateway's clock, and so is the date of its answer.
  const answeredAt = new Date(headers.date ?? Number.NaN);
  const retryAfter = retryAfterMs(headers['retry-after'] ?? null, answeredAt);
  const isAskedAgain = status >= 500 && retryAfter !== undefined;
  if (isAskedAgain || NOT_TAKEN.includes(status))
    return { kind: 'temporary', reason: 'gatewayBusy', detail, retryAfterMs: retryAfter };
  if (status < 400 || OUR_SETTINGS.includes(status))
    return { kind: 'configuration', reason: 'gatewaySettings', detail, retryAfterMs: retryAfter };
  // 409 answers an Idempotency-Key whose first request is still being worked on.
  if (status >= 500 || status === 409) return { kind: 'unknown', reason: 'gatewayFault', detail };
  return { kind: 'permanent', reason: 'refusedMessage', detail };
};

const outcomeOfError = ({ code = '' }: NodeJS.ErrnoException, isConnected: boolean): Outcome => {
  const detail = code || null;
  if (isConnected) return { kind: 'unknown', reason: 'noAnswer', detail };
  if (/CERT|TLS|SSL|SIGNATURE/.test(code))
    return { kind: 'configuration', reason: 'gatewayCertificate', detail };
  return { kind: 'temporary', reason: 'gatewayUnreachable', detail };
};

/**
 * SMS through an HTTP gateway: POSTs `{to, text}` as JSON with an `Idempotency-Key`, the URL's user and password as basic authentication.
 */
export const openSms = (smsUrl: string, { isRepeatable }: Pick<Transport, 'isRepeatable'>): Transport => {
  const url = new URL(smsUrl);
  const secret = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`;
  const authorization: Record<string, string> = url.username
    ? { Authorization: `Basic ${Buffer.from(secret).toString('base64')}` }
    : {};
  url.username = '';
  url.password = '';
  const isSecure = url.protocol === 'https:';
  const send: Transport['send'] = ({ recipient, body, deliveryKey }, signal) =>
    new Promise((resolve) => {
      let isConnected = false;
      const text = JSON.stringify({ to: recipient, text: body });
      const headers = {
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(text),
        'Idempotency-Key': deliveryKey,
        ...authorization,
      };
      // A connection of its own: one kept from before may be closed under the request, which nobody can tell from a lost answer.
      const request = (isSecure ? requestTls : requestPlain)(url, {
        method: 'POST',
        headers,
        signal,
        agent: false,
      });
      const late = setTimeout(() => {
        if (!isConnected) request.destroy(Object.assign(new Error(), { code: 'ETIMEDOUT' }));
      }, CONNECT_MS);
      request.once('socket', (socket) =>
        socket.once(isSecure ? 'secureConnect' : 'connect', () => {
          isConnected = true;
        }),
      );
      request.once('response', (response) => {
        response.on('error', () => undefined).resume();
        resolve(outcomeOfAnswer(response));
      });
      request.once('error', (error) => resolve(outcomeOfError(error, isConnected)));
      request.once('close', () => clearTimeout(late));
      request.end(text);
    });
  return { send, isRepeatable, close: () => undefined };
};
