import { useSyncExternalStore } from 'react';
import type { Language } from '#domain/sentence.ts';
import { getLanguage, onLanguage } from '../../../providers/language.ts';

/** The language chosen now, for what the domain says in pairs. */
export const useLanguage = (): Language => useSyncExternalStore(onLanguage, getLanguage);
