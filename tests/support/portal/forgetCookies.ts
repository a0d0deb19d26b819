/** Forgets the cookies that scripts can read. */
export const forgetCookies = (): void => {
  for (const pair of document.cookie.split('; ').filter(Boolean)) {
    // biome-ignore lint/suspicious/noDocumentCookie: this is the browser's part, done by hand
    document.cookie = `${pair.split('=')[0]}=; Path=/; Max-Age=0`;
  }
};
