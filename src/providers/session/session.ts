import type { Tokens, UserDetails } from '#contract/session.ts';
import type { EndReason } from '#domain/signIn/endReason.ts';
import { afterRefreshFailure } from '#domain/signIn/refreshPolicy.ts';
import { ApiError } from '../http/apiError.ts';
import { readCookie, writeCookie } from './cookies.ts';
import { hasUnsaved } from './unsaved.ts';
import { forgetView, getView, keepViewOf } from './view.ts';

/** What is kept of a session, in memory only. The refresh token stays in the httpOnly cookie, out of reach of scripts. */
interface Session {
  accessToken: string;
  user: UserDetails;
}

export type SessionEnd = 'logout' | 'askPassword';
/** Answers true when the person has signed in again and waiting calls may go on. */
type EndListener = (end: SessionEnd) => Promise<boolean> | undefined;
type Message = { kind: 'session'; session: Session } | { kind: 'loggedOut' };

let current: Session | null = null;
/** Whose page this is: whoever was signed in last in this tab. */
let owner: string | null = null;
let isOver = false;
/** Why the session of this page ended, as the server said; null as long as it runs or there was none. */
let endReason: EndReason | null = null;
/** The settings that came with the last tokens, until the back office takes them. */
let brought: { userId: string; preferences: Tokens['preferences'] } | null = null;
const listeners = new Set<() => void>();
const endListeners = new Set<EndListener>();
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('suki.session');

function set(session: Session | null): void {
  current = session;
  owner = session?.user.userId ?? owner;
  for (const listener of listeners) listener();
}

function begin(session: Session): void {
  isOver = false;
  endReason = null;
  keepViewOf(session.user.userId);
  set(session);
}

/** Whether somebody else has signed in over unsaved work: it must not be saved, nor kept as a draft, in their name. */
const isOfAnother = ({ user }: Session): boolean => hasUnsaved() && owner !== null && user.userId !== owner;

if (channel) {
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'loggedOut') {
      if (current) void endSession();
    } else if (isOfAnother(data.session)) void endSession({ byAnother: true });
    else begin(data.session);
  };
}

/** The access token of this moment, or null without a session. */
export const getAccessToken = (): string | null => current?.accessToken ?? null;

/** The signed-in user, in a view whom it shows; or null. The same object until it changes. */
export const getUser = (): UserDetails | null => current && (getView()?.user ?? current.user);

/** The id of whoever was signed in last in this tab, after the end of their session too; null when nobody was. */
export const getOwner = (): string | null => owner;

/** Whether the session ended by itself: no late call may bring it back, only the person by signing in. */
export const hasEnded = (): boolean => isOver;

/** Why the session of this page ended by itself; null while it runs, or when there was none. */
export const whyEnded = (): EndReason | null => endReason;

/** Keeps why the session ended. The first to know counts: who asks again is no longer told. */
export const noteEnd = (reason: EndReason): void => {
  endReason ??= reason;
};

/** Whether a session may exist: the server sets this cookie together with the one scripts cannot read. */
export const mayHaveSession = (): boolean => !isOver && readCookie('suki_signed_in') === '1';

/** Calls back after each change of the session; returns how to stop. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Calls back when the session ended by itself; a listener that lets the person sign in again in place answers a promise. */
export function onSessionEnded(listener: EndListener): () => void {
  endListeners.add(listener);
  return () => endListeners.delete(listener);
}

/** Takes fresh tokens for this tab and hands them to the others. Throws when they are somebody else's over unsaved work. */
export function adoptTokens({
  accessToken,
  user,
  preferences,
}: Pick<Tokens, 'accessToken' | 'user'> & Partial<Pick<Tokens, 'preferences'>>): void {
  if (isOfAnother({ accessToken, user }))
    throw new ApiError(401, 'another_user', 'Somebody else has signed in');
  brought = preferences ? { userId: user.userId, preferences } : null;
  begin({ accessToken, user });
  channel?.postMessage({ kind: 'session', session: { accessToken, user } } satisfies Message);
}

/** The settings that came with the signed-in user's tokens, once: later ones may be older than what was changed here. */
export function takePreferences(): Tokens['preferences'] | null {
  const taken = brought?.userId === current?.user.userId ? brought?.preferences : null;
  brought = null;
  return taken ?? null;
}

/** One of the settings that came with the tokens, for as long as the back office has not taken them. */
export const seePreference = (key: string): unknown => brought?.preferences[key];

/** Forgets the session in this tab, and in the others too when the person logged out. */
export function clearSession({ everywhere = false } = {}): void {
  set(null);
  if (!everywhere) return;
  forgetView();
  channel?.postMessage({ kind: 'loggedOut' } satisfies Message);
}

function announce(end: SessionEnd): Promise<boolean>[] {
  return [...endListeners].map((listener) => listener(end)).filter((answer) => answer !== undefined);
}

let ending: Promise<boolean> | null = null;

/**
 * Ends the session without a logout call. True when the person signed in again in place, so that waiting calls may go on.
 * With something typed unsaved the password is asked for; when nothing can ask, it is a logout like any other. `byAnother`:
 * the browser's cookies are somebody else's by now.
 */
export function endSession({ byAnother = false } = {}): Promise<boolean> {
  ending ??= (async () => {
    isOver = true;
    noteEnd('ended');
    // Else the login page, loaded anew, would bring back what has just been ended.
    if (!byAnother) writeCookie('suki_signed_in', '', new Date(0));
    clearSession();
    const end = afterRefreshFailure({ unsavedWork: hasUnsaved() });
    if (end === 'logout') forgetView();
    const answers = announce(end);
    if (end === 'askPassword' && answers.length === 0) announce('logout');
    return (await Promise.all(answers)).some(Boolean);
  })().finally(() => {
    ending = null;
  });
  return ending;
}
