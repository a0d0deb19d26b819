import { MAX_OFFSET } from '#contract/list.ts';

const REMEMBERED_LISTS = 50;

/**
 * Which cursor leads to which page. react-admin counts pages, the API pages by key: the `next` of each page is kept, so that
 * walking on stays fast and exact; a jump uses the offset, which the API takes up to 10,000.
 */
export const createPageCursors = () => {
  const lists = new Map<string, Map<number, string>>();
  return {
    /** The cursor of a page, undefined when it must be reached by offset; too far for that throws. */
    find: (list: string, page: number, perPage: number): string | undefined => {
      const cursor = lists.get(list)?.get(page);
      if (!cursor && (page - 1) * perPage > MAX_OFFSET) {
        throw new Error('This page is too far to jump to. Narrow the list with a filter, or page forward.');
      }
      return page === 1 ? undefined : cursor;
    },
    /** Keeps the way to the page after this one; the first page, read again, begins the list anew. */
    keep: (list: string, page: number, next: string | null): void => {
      const pages = page === 1 ? new Map<number, string>() : (lists.get(list) ?? new Map<number, string>());
      if (next) pages.set(page + 1, next);
      lists.delete(list);
      lists.set(list, pages);
      const oldest = lists.keys().next().value;
      if (lists.size > REMEMBERED_LISTS && oldest !== undefined) lists.delete(oldest);
    },
  };
};
