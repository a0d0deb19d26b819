/** Fetches the pages behind the sign-in form. */
export const loadCodePages = async () => (await import('./codePages.ts')).codePages;
