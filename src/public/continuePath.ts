import { safeReturnTo } from '#domain/access/returnTo.ts';
import { applyPages } from '#domain/pages/selfServicePages.ts';

/** The page of an application that the address asks to be led to once a number is proved, or null. */
export const thenPath = (): string | null => {
  const then = safeReturnTo(new URLSearchParams(location.search).get('then'));
  return then?.startsWith('/self-service') ? then : null;
};

/** Where a number is proved for the page that the address asks for, or null when it asks for none. */
export const continuePath = (): string | null => {
  const then = thenPath();
  return then && `${applyPages.applyContinue.path}?${new URLSearchParams([['then', then]])}`;
};
