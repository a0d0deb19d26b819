import type { Store } from 'react-admin';
import { preferences } from '#contract/preferences.ts';
import { api } from './http/api.ts';
import { ApiError, authorizedFetch } from './http/request.ts';
import { isFinal } from './http/retrying.ts';
import { getAccessToken, takePreferences } from './session/session.ts';
import { getView } from './session/view.ts';

const SAVE_AFTER_MS = 500;

/** Where preferences are kept: the server, or a stand-in. */
export type PreferenceKeeper = {
  load: () => Promise<Record<string, unknown>>;
  /** Sets the given keys, null removes one; `last` is a save while the page closes. */
  save: (values: Record<string, unknown>, last: boolean) => Promise<void>;
};

/** Settings that follow a user from browser to browser. Paging, selections and the like stay in this tab. */
const SETTINGS = [
  /^theme$/,
  /^locale$/,
  /^sidebar\./,
  /^settings\./,
  /^preferences\./,
  /(^|\.)savedQueries$/,
];
const LIST_SETTINGS = /(^|\.)(datagrid|datatable|columns|hiddenColumns|perPage|density|views)([._]|$)/;

/** Whether a key of react-admin's store is a setting worth keeping on the server. */
export const isSetting = (key: string): boolean =>
  SETTINGS.some((form) => form.test(key)) || LIST_SETTINGS.test(key);

export type PreferenceStore = Store & {
  /** Sends what has not been saved yet; to be awaited before the session ends. */
  flush: () => Promise<void>;
};

/** Collects changes and sends them half a second after the last one; what could not be sent goes with the next. */
const createSaver = (keeper: PreferenceKeeper) => {
  let pending: Record<string, unknown> = {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  const send = async (last: boolean): Promise<void> => {
    clearTimeout(timer);
    const values = pending;
    if (Object.keys(values).length === 0) return;
    pending = {};
    await keeper.save(values, last).catch((error: unknown) => {
      // A value that the server refuses would be refused with every later change, too.
      if (!isFinal(error)) pending = { ...values, ...pending };
    });
  };
  return {
    send,
    note: (key: string, value: unknown) => {
      pending[key] = value ?? null;
      clearTimeout(timer);
      timer = setTimeout(() => void send(false), SAVE_AFTER_MS);
    },
    forget: () => {
      clearTimeout(timer);
      pending = {};
    },
  };
};

/**
 * react-admin's store with the user's settings from the server. It works from memory: a server that cannot be asked costs
 * the settings of other days, nothing else. `reset`, which react-admin calls at logout, empties this tab only.
 */
export const createStore = (settings: Record<string, unknown>, keeper: PreferenceKeeper): PreferenceStore => {
  const values = new Map<string, unknown>(Object.entries(settings));
  const listeners = new Map<string, Set<(value: unknown) => void>>();
  const saver = createSaver(keeper);
  const onHide = () => void saver.send(true);
  const change = (key: string, value: unknown) => {
    if (value === undefined) values.delete(key);
    else values.set(key, value);
    if (isSetting(key)) saver.note(key, value);
    for (const listener of listeners.get(key) ?? []) listener(value);
  };
  const keysUnder = (prefix: string) => [...values.keys()].filter((key) => key.startsWith(prefix));
  return {
    setup: () => window.addEventListener('pagehide', onHide),
    // What was set last is sent while its session runs: later it would be sent in the name of whoever is next.
    teardown: () => {
      window.removeEventListener('pagehide', onHide);
      onHide();
    },
    // react-admin's own type leaves the value to the caller.
    getItem: <T>(key: string, defaultValue?: T) => (values.has(key) ? (values.get(key) as T) : defaultValue),
    setItem: change,
    removeItem: (key) => change(key, undefined),
    removeItems: (prefix) => {
      for (const key of keysUnder(prefix)) change(key, undefined);
    },
    reset: () => {
      saver.forget();
      values.clear();
    },
    subscribe: (key, listener) => {
      const known = listeners.get(key) ?? new Set();
      listeners.set(key, known.add(listener));
      return () => void known.delete(listener);
    },
    listItems: (prefix = '') => Object.fromEntries(keysUnder(prefix).map((key) => [key, values.get(key)])),
    flush: () => saver.send(false),
  };
};

const savePath = preferences.savePreferences['~orpc'].route.path ?? '';

/** Preferences on the server; the last save outlives the page. */
const serverKeeper: PreferenceKeeper = {
  load: async () => takePreferences() ?? (await api.preferences.getPreferences({})).data,
  save: async (values, last) => {
    // In a view nothing is written: what is set in it goes with it.
    if (getView()) return;
    // A session that has ended is not asked once more; what was set goes with the next change after it.
    if (getAccessToken() === null) throw new Error('Preferences were not saved: nobody is signed in');
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, keepalive: last };
    const url = new URL(savePath, location.origin);
    const response = await authorizedFetch(new Request(url, { ...init, body: JSON.stringify({ values }) }));
    // Nobody reads what it says; left alone, the request never counts as finished.
    await response.body?.cancel();
    // A session that has ended goes on: what was set is sent with the next change after it.
    const status = response.status === 401 ? 0 : response.status;
    if (!response.ok) throw new ApiError(status, 'malformed', 'Preferences were not saved');
  },
};

/** The signed-in user's store, filled before the back office shows; empty when the server cannot be asked. */
export const loadStore = async (): Promise<PreferenceStore> => {
  const settings = await serverKeeper.load().catch(() => ({}));
  return createStore(settings, serverKeeper);
};
