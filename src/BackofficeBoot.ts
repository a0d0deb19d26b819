import type { I18nProvider } from 'react-admin';
import { createI18nProvider } from './providers/i18nProvider.ts';
import { onLanguage } from './providers/language.ts';
import { getUser } from './providers/session/session.ts';
import { loadStore, type PreferenceStore } from './providers/store.ts';
import { isNamedTheme, rememberedTheme, showTheme } from './theme/themeChoice.ts';

export interface Boot {
  store: PreferenceStore;
  i18nProvider: I18nProvider;
}

/** The theme kept on the server wins; one that was chosen before signing in, on this browser, is taken over. */
const agreeOnTheme = (store: PreferenceStore): void => {
  const saved = store.getItem('theme');
  const remembered = rememberedTheme();
  if (isNamedTheme(saved)) showTheme(saved);
  else if (isNamedTheme(remembered)) store.setItem('theme', remembered);
};

const begin = async (): Promise<Boot> => {
  const store = await loadStore();
  agreeOnTheme(store);
  const i18nProvider = await createI18nProvider(store);
  // Saved at once: the next load begins with it, and asks for it before what waits to be saved would be there.
  onLanguage(() => void store.flush());
  return { store, i18nProvider };
};

const boots = new Map<string, Promise<Boot>>();

/** What the back office needs before its first screen: the signed-in user's settings and their language. Asked for once. */
export const bootForUser = (): Promise<Boot> => {
  const userId = getUser()?.userId ?? '';
  const known = boots.get(userId) ?? begin();
  boots.set(userId, known);
  return known;
};
