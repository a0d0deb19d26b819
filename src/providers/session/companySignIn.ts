import { postAlone } from '../http/postAlone.ts';
import { adoptTokens } from './session.ts';
import { has, type LoginAnswer, malformed, readData, readLogin } from './sessionAnswers.ts';

const KEY = 'suki.companySignIn';
const CHANNEL = 'suki.companySignIn';

/** Where the browser signs in at the company's identity provider, and what is sent back with its answer. */
export interface ProviderStart {
  url: string;
  attempt: string;
}

/** Reads it of an answer's data. Throws a malformed ApiError. */
export function readProviderStart(data: unknown): ProviderStart {
  if (!has(data, 'url') || !has(data, 'attempt')) throw malformed();
  const { url, attempt } = data;
  if (typeof url !== 'string' || typeof attempt !== 'string') throw malformed();
  return { url, attempt };
}

/** Returns what ties an answer to its start. */
const stateOf = (query: string): string | null => new URLSearchParams(query).get('state');

interface Begun {
  state: string | null;
  attempt: string;
  returnTo: string | null;
}

/** Leads this tab to the identity provider. Rejects with an ApiError while that does not answer. */
export async function goToCompany(returnTo: string | null): Promise<void> {
  const { url, attempt } = readProviderStart(readData(await postAlone('/api/login/provider')));
  const begun: Begun = { state: stateOf(new URL(url).search), attempt, returnTo };
  sessionStorage.setItem(KEY, JSON.stringify(begun));
  location.assign(url);
}

const takeBegun = (query: string): Begun | null => {
  const begun = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Begun | null;
  if (!begun?.state || begun.state !== stateOf(query)) return null;
  sessionStorage.removeItem(KEY);
  return begun;
};

/**
 * Takes what the identity provider answered. Of a sign-in that began in this tab: as `signIn`, with the page that was asked for; null of a proof, whose answer
 * goes to the tab that waits for it.
 */
export async function takeCompanyAnswer(
  query: string,
): Promise<(LoginAnswer & { returnTo: string | null }) | null> {
  const begun = takeBegun(query);
  if (!begun) {
    const channel = new BroadcastChannel(CHANNEL);
    channel.postMessage(query);
    channel.close();
    return null;
  }
  const body = { attempt: begun.attempt, answer: query };
  const answer = readLogin(await postAlone('/api/login/provider/answer', body));
  if ('tokens' in answer) adoptTokens(answer.tokens);
  return { ...answer, returnTo: begun.returnTo };
}

/** Opens the identity provider in a window of its own; resolves with what it answered. Never settles when nobody comes back; `signal` ends the wait. */
export const askCompany = ({ url }: ProviderStart, signal: AbortSignal): Promise<string> =>
  new Promise((resolve, reject) => {
    const channel = new BroadcastChannel(CHANNEL);
    const state = stateOf(new URL(url).search);
    channel.onmessage = ({ data }: MessageEvent<string>) => {
      if (stateOf(data) !== state) return;
      channel.close();
      resolve(data);
    };
    signal.addEventListener('abort', () => {
      channel.close();
      reject(signal.reason);
    });
    window.open(url, 'suki-company-sign-in', 'popup,width=520,height=720');
  });
