/** Key of the title of a page whose record is not there (404) or may not be seen (403): never the name of what it would have been. */
export const goneTitle = (status: number): string =>
  status === 403 ? 'shell.page.unauthorized' : 'errors.notFoundTitle';
