import type { Message } from './message.ts';

const TIMEOUT_MS = 15_000;

/**
 * SMS through an HTTP gateway: POSTs `{to, text}` as JSON to the URL, its user and password as basic authentication.
 * Rejects for any answer but 2xx, and after 15 seconds.
 */
export const openSms = (smsUrl: string) => {
  const url = new URL(smsUrl);
  const secret = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`;
  const authorization: Record<string, string> = url.username
    ? { Authorization: `Basic ${Buffer.from(secret).toString('base64')}` }
    : {};
  url.username = '';
  url.password = '';
  return async ({ recipient, body }: Message): Promise<void> => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...authorization },
      body: JSON.stringify({ to: recipient, text: body }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`The SMS gateway answered ${response.status}`);
  };
};
