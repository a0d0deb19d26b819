import { useSyncExternalStore } from 'react';
import { getLanguage, LANGUAGES, onLanguage, setLanguage } from '../providers/language.ts';
import { useText } from './text.ts';

const NAMES = { en: 'English', fil: 'Filipino' } as const;

/** Chooses the language; each one is named in itself. */
export function LanguageSwitch() {
  const t = useText();
  const chosen = useSyncExternalStore(onLanguage, getLanguage);
  return (
    <fieldset className="s-languages">
      <legend className="s-hidden">{t('common.language')}</legend>
      {LANGUAGES.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === chosen}
          onClick={() => setLanguage(language)}
        >
          {NAMES[language]}
        </button>
      ))}
    </fieldset>
  );
}
