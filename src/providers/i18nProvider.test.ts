import { memoryStore } from 'react-admin';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { importTexts, managementTexts } from '../i18n/messages.ts';
import { promos } from '../resources/promos/index.ts';
import { createI18nProvider, loadTexts } from './i18nProvider.ts';

beforeAll(() => vi.stubGlobal('document', { documentElement: { lang: '' } }));
afterAll(() => vi.unstubAllGlobals());

const english = () => memoryStore({ locale: 'en' });

describe('the language', () => {
  it('stays as chosen when texts of a part arrive while it changes', async () => {
    const provider = await createI18nProvider(english());
    await Promise.all([loadTexts(promos.texts), provider.changeLocale('fil'), loadTexts(importTexts)]);
    expect(provider.getLocale()).toBe('fil');
    expect(provider.translate('imports.all')).toBe('Lahat ng import');
    await Promise.all([provider.changeLocale('en'), loadTexts(managementTexts)]);
    expect([provider.getLocale(), provider.translate('imports.all')]).toEqual(['en', 'All imports']);
  });

  it('is the one that was chosen last', async () => {
    const provider = await createI18nProvider(english());
    await Promise.all([
      provider.changeLocale('fil'),
      provider.changeLocale('en'),
      provider.changeLocale('fil'),
    ]);
    expect(provider.getLocale()).toBe('fil');
  });
});

describe('the texts of a part', () => {
  it('reach the translations of an office that was begun before another one', async () => {
    const first = await createI18nProvider(english());
    const second = await createI18nProvider(english());
    await loadTexts({ en: async () => ({ late: { word: 'here' } }), fil: async () => ({}) });
    expect([first, second].map(({ translate }) => translate('late.word'))).toEqual(['here', 'here']);
  });
});

describe('a sentence', () => {
  it('is no key: it stands as it is, and nothing warns of it', async () => {
    const warned = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const noticed = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { translate } = await createI18nProvider(english());
    expect(translate('Saved: 5 % of “Nena’s”.')).toBe('Saved: 5 % of “Nena’s”.');
    expect([...warned.mock.calls, ...noticed.mock.calls]).toEqual([]);
    vi.restoreAllMocks();
  });
});
