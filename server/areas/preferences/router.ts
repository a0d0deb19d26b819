import { getPreferences } from './getPreferences.ts';
import { savePreferences } from './savePreferences.ts';

export const preferencesRouter = { getPreferences, savePreferences };
