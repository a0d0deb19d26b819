import { getLanguage } from '../../providers/language.ts';
import { loadPublicTexts } from '../../public/text.ts';

/** Fetches the pages behind the sign-in form, with their texts, so that nothing is drawn in another language first. */
export const loadCodePages = async () => {
  const { codePages } = await import('./codePages.ts');
  await loadPublicTexts(getLanguage()).catch(() => undefined);
  return codePages;
};

/** The words for why somebody was signed out, which come with them. */
export const loadEndedWords = async () => (await import('./codePages.ts')).EndedWords;
