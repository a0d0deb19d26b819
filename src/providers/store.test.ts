import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStore, isSetting } from './store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const setUp = (save = vi.fn(async () => {})) => {
  const store = createStore({ theme: 'dark' }, { load: async () => ({}), save });
  return { save, store };
};

it('begins with what the server keeps', () => {
  const { store } = setUp();
  expect(store.getItem('theme')).toBe('dark');
  expect(store.getItem('locale', 'en')).toBe('en');
});

it('saves half a second after the last change, all changes at once', () => {
  const { save, store } = setUp();
  store.setItem('theme', 'light');
  vi.advanceTimersByTime(400);
  store.setItem('locale', 'fil');
  vi.advanceTimersByTime(499);
  expect(save).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(save).toHaveBeenCalledExactlyOnceWith({ theme: 'light', locale: 'fil' }, false);
});

it('sends null for a key that was removed', async () => {
  const { save, store } = setUp();
  store.removeItem('theme');
  await store.flush();
  expect(save).toHaveBeenCalledWith({ theme: null }, false);
});

it('logging out empties the tab and leaves the server copy alone', () => {
  const { save, store } = setUp();
  store.setItem('theme', 'light');
  store.reset();
  vi.advanceTimersByTime(5000);
  expect(store.getItem('theme')).toBeUndefined();
  expect(save).not.toHaveBeenCalled();
});

it('keeps what could not be saved and sends it with the next change', async () => {
  const { save, store } = setUp(
    vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(undefined),
  );
  store.setItem('theme', 'light');
  await store.flush();
  store.setItem('locale', 'fil');
  await store.flush();
  expect(save).toHaveBeenLastCalledWith({ theme: 'light', locale: 'fil' }, false);
});

it('sends what was set last as it is taken off the page, and nothing later', () => {
  vi.stubGlobal('window', new EventTarget());
  const { save, store } = setUp();
  store.setItem('theme', 'light');
  store.teardown();
  expect(save).toHaveBeenCalledExactlyOnceWith({ theme: 'light' }, true);
  vi.advanceTimersByTime(5000);
  expect(save).toHaveBeenCalledOnce();
});

it('tells listeners of a key, and only them', () => {
  const { store } = setUp();
  const heard = vi.fn();
  const stop = store.subscribe('theme', heard);
  store.setItem('locale', 'fil');
  store.setItem('theme', 'light');
  stop();
  store.setItem('theme', 'dark');
  expect(heard).toHaveBeenCalledExactlyOnceWith('light');
});

it('keeps settings on the server, and neither records nor selections', () => {
  const settings = [
    'theme',
    'settings.menu',
    'partners.savedQueries',
    'preferences.partners.datagrid.columns',
  ];
  expect(settings.filter((key) => !isSetting(key))).toEqual([]);
  expect(['partners.listParams', 'partners.selectedIds', 'drafts.role'].filter(isSetting)).toEqual([]);
});
