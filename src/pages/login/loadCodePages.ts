/** Fetches the pages behind the sign-in form. */
export const loadCodePages = async () => (await import('./codePages.ts')).codePages;

/** The words for why somebody was signed out, which come with them. */
export const loadEndedWords = async () => (await import('./codePages.ts')).EndedWords;
