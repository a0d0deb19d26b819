import { loginPath } from '../providers/loginPath.ts';
import { getUser, onSessionEnded, subscribe, whyEnded } from '../providers/session/session.ts';
import { hasUnsaved } from '../providers/session/unsaved.ts';
import { isOfficeAddress } from './entryGuard.ts';
import { reloadForLost } from './loading/chunks.ts';

/** A session that ended while a page of the back office was open leads to login, and from there back. */
function leaveWhenSessionEnds(): void {
  onSessionEnded((end) => {
    if (end === 'logout' && isOfficeAddress(location.pathname)) {
      location.assign(
        loginPath({ returnTo: location.pathname + location.search, reason: whyEnded() ?? 'ended' }),
      );
    }
    return undefined;
  });
}

/** When another tab signs in as somebody else, nothing of the former user may stay on this one. */
function reloadForAnotherUser(): void {
  let known = getUser()?.userId;
  subscribe(() => {
    const now = getUser()?.userId;
    if (now && known && now !== known && !hasUnsaved()) location.reload();
    known = now ?? known;
  });
}

/** Starts what watches over the page as a whole: the end of the session, another user, parts that fail to preload. */
export function watchPage(): void {
  leaveWhenSessionEnds();
  reloadForAnotherUser();
  window.addEventListener('vite:preloadError', (event) => void reloadForLost(event.payload));
}
