import { ask } from './ask.ts';

const lists = new Map<string, Promise<readonly unknown[]>>();

/** The rows of a look-up, fetched once while the page is open; a failure is tried again by the next one who asks. */
export const askList = <Row>(path: string, query: Record<string, string> = {}): Promise<readonly Row[]> => {
  const key = `${path}?${new URLSearchParams(query)}`;
  const asked =
    lists.get(key) ?? ask<{ list: readonly unknown[] }>('GET', path, { query }).then(({ list }) => list);
  lists.set(key, asked);
  asked.catch(() => lists.delete(key));
  return asked as Promise<readonly Row[]>;
};
