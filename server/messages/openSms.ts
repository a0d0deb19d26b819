import { type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestTls } from 'node:https';
import { type Outcome, retryAfterMs } from '#domain/messages/afterTry.ts';
import type { Transport } from './message.ts';

const CONNECT_MS = 15_000;

const outcomeOfAnswer = ({ statusCode: status = 0, headers }: IncomingMessage): Outcome => {
  if (status >= 200 && status < 300) return { kind: 'sent' };
  const reason = `The SMS gateway answered ${status}`;
  // A date in Retry-After is by the gateway's clock, and so is the date of its answer.
  const answeredAt = new Date(headers.date ?? Number.NaN);
  const retryAfter = retryAfterMs(headers['retry-after'] ?? null, answeredAt);
  if (status === 408 || status === 425 || status === 429 || status === 503)
    return { kind: 'temporary', reason, retryAfterMs: retryAfter };
  // Credentials, address, method or media type: every message would get the same answer.
  if (status < 400 || [401, 403, 404, 405, 407, 415, 501, 505].includes(status))
    return { kind: 'configuration', reason: `${reason}: check SMS_URL`, retryAfterMs: retryAfter };
  // 409 answers an Idempotency-Key whose first request is still being worked on.
  if (status >= 500 || status === 409) return { kind: 'unknown', reason };
  return { kind: 'permanent', reason };
};

const outcomeOfError = ({ code = '' }: NodeJS.ErrnoException, isConnected: boolean): Outcome => {
  if (isConnected)
    return {
      kind: 'unknown',
      reason: `No answer from the SMS gateway (${code}): it may have accepted the message`,
    };
  if (/CERT|TLS|SSL|SIGNATURE/.test(code))
    return { kind: 'configuration', reason: `The SMS gateway's certificate is not valid (${code})` };
  return { kind: 'temporary', reason: `The SMS gateway cannot be reached (${code})` };
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
