import { useEffect } from 'react';
import { useStoreContext } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { OPENED_KEY, openedAt, openedOf, withOpened } from '#domain/desk/recentlyOpened.ts';
import { routeAt } from '../../providers/guard.ts';

/** Keeps with the user's settings which record they opened last; the server alone says what it is called, and whether they may read it. */
export const useNoteOpened = (): void => {
  const { pathname } = useLocation();
  const store = useStoreContext();
  useEffect(() => {
    const { route, params } = routeAt(pathname);
    const opened = openedAt(route.page, params);
    const kept: unknown = store.getItem(OPENED_KEY);
    const [last] = openedOf(kept);
    // From one tab of a record to the next there is nothing to keep.
    if (opened && (last?.kind !== opened.kind || last.id !== opened.id))
      store.setItem(OPENED_KEY, withOpened(kept, opened));
  }, [pathname, store]);
};
