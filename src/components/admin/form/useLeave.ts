import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

/** The address a plain click on a link leads to inside the portal, null for anything else. */
const linkTarget = (event: MouseEvent): string | null => {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
  if (event.defaultPrevented || modified || !(event.target instanceof Element)) return null;
  const link = event.target.closest('a[href]');
  if (!(link instanceof HTMLAnchorElement) || link.target || link.download) return null;
  const url = new URL(link.href);
  const same = url.pathname === location.pathname && url.search === location.search;
  return url.origin === location.origin && !same ? `${url.pathname}${url.search}${url.hash}` : null;
};

/** Holds clicks on links while `blocked` says so, and asks. Works in any router, unlike the router's own blocker. */
export const useLeave = (blocked: () => boolean) => {
  const navigate = useNavigate();
  const [target, setTarget] = useState<string | null>(null);
  const isBlocked = useRef(blocked);
  isBlocked.current = blocked;
  const leaving = useRef(false);
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const to = linkTarget(event);
      if (to === null || leaving.current || !isBlocked.current()) return;
      event.preventDefault();
      event.stopPropagation();
      setTarget(to);
    };
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, []);
  return {
    asking: target !== null,
    stay: () => setTarget(null),
    go: () => {
      if (target === null) return;
      leaving.current = true;
      navigate(target);
    },
  };
};
