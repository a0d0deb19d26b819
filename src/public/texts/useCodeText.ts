import { useEffect } from 'react';
import { getLanguage } from '../../providers/language.ts';
import { addTexts, type CodeTextKey, loadPublicTexts, type Translate, useText } from '../text.ts';
import { enCodes } from './enCodes.ts';

addTexts(enCodes, async () => (await import('./filCodes.ts')).filCodes);

/** As useText, for the pages of codes and passwords, whose texts come with them. */
export const useCodeText = (): Translate<CodeTextKey> => {
  useEffect(() => {
    loadPublicTexts(getLanguage()).catch(() => undefined);
  }, []);
  return useText() as Translate<CodeTextKey>;
};
