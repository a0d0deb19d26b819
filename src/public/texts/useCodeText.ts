import { addEnglish, type CodeTextKey, type Translate, useText } from '../text.ts';
import { enCodes } from './enCodes.ts';

addEnglish(enCodes);

/** As useText, for the pages of codes and passwords, whose texts come with them. */
export const useCodeText = (): Translate<CodeTextKey> => useText() as Translate<CodeTextKey>;
