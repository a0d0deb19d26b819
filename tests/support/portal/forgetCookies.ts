/** Forgets the cookies that scripts can read. */
export const forgetCookies = (): void => {
  for (const pair of document.cookie.split('; ').filter(Boolean)) {
    // One that was set without a path is another than one of the same name with a path.
    for (const path of ['; Path=/', '']) {
      // biome-ignore lint/suspicious/noDocumentCookie: this is the browser's part, done by hand
      document.cookie = `${pair.split('=')[0]}=; Max-Age=0${path}`;
    }
  }
};
