import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { endFirstLook, getFirstLook } from '../../providers/firstList/firstLook.ts';

/**
 * Ends the first look when the shell stands: at once, but over the rows of a list, which then go over into the list's own, and at
 * the latest when another page is opened.
 */
export const useFirstLookEnd = (): void => {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  useEffect(() => {
    if (!getFirstLook().rows || first.current !== pathname) endFirstLook();
  }, [pathname]);
};
